import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import type { Entity } from '#lib/entities.ts'
import { lasting } from './records.ts'

/** What the first step of the flow offers: every important thing of an entity. */
export function importantThingsQuery(entity: Entity) {
  return queryOptions({
    ...lasting,
    queryKey: ['content', 'important-thing', entity],
    queryFn: ({ signal }) =>
      listAllContent(
        'important-thing',
        { filterByFormula: `FIND('${entity}', {entity})` },
        { signal },
      ),
  })
}

/** Fetches the first step ahead, when a choice of home is touched. Failures don't matter. */
export function preloadStart(queries: QueryClient, entity: Entity): void {
  void queries.prefetchQuery(importantThingsQuery(entity))
}
