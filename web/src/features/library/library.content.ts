import { queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import { lasting } from '#features/advice/records.ts'

export const categoriesQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'impact-category', 'all'],
  queryFn: ({ signal }) => listAllContent('impact-category', {}, { signal }),
})

export const challengesQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'implementation-challenge', 'all'],
  queryFn: ({ signal }) => listAllContent('implementation-challenge', {}, { signal }),
})
