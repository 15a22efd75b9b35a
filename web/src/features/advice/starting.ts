import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import { lasting } from './records.ts'

/** All important things, the choices of the flow's first step; of all entities, as they are few. */
export const importantThingsQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'important-thing', 'all'],
  queryFn: ({ signal }) => listAllContent('important-thing', {}, { signal }),
})

/**
 * Fetches the flow's first choices, so that a tap on home shows them at once. Ignores
 * failures.
 */
export function preloadStart(queries: QueryClient): void {
  void queries.prefetchQuery(importantThingsQuery)
}
