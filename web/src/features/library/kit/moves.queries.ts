import { queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import { lasting } from '#features/advice/records.ts'

/** The actions that pieces of advice belong to. */
export const movesQuery = (ids: readonly string[]) =>
  queryOptions({
    ...lasting,
    queryKey: ['content', 'actions-of', ids],
    queryFn: ({ signal }) => {
      const holding = ids.map((id) => `FIND('${id}', {adviceIds})`)
      const filterByFormula = holding.length === 0 ? 'FALSE()' : `OR(${holding.join(', ')})`
      const fields = ['id', 'title', 'entity', 'adviceIds']
      return listAllContent('impact-action', { filterByFormula, fields }, { signal })
    },
  })
