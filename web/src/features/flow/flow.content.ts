import { queryOptions } from '@tanstack/react-query'
import { lasting } from '#advice/records.ts'
import { listAllContent } from '#api/content.ts'
import type { Entity } from '#lib/entities.ts'

/** What the first step offers: every important thing of an entity. */
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
