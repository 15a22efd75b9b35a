import { queryOptions } from '@tanstack/react-query'
import { lasting } from '#advice/records.ts'
import { listAllContent } from '#api/content.ts'

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
