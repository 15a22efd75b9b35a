import { queryOptions } from '@tanstack/react-query'
import { lasting } from '#advice/records.ts'
import { listAllContent } from '#api/content.ts'

/** Every category: a few for each entity. */
export const categoriesQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'impact-category', 'all'],
  queryFn: ({ signal }) => listAllContent('impact-category', {}, { signal }),
})

/** Every obstacle that the content knows. */
export const challengesQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'implementation-challenge', 'all'],
  queryFn: ({ signal }) => listAllContent('implementation-challenge', {}, { signal }),
})
