import { queryOptions } from '@tanstack/react-query'
import { lasting } from '#advice/records.ts'
import { listAllContent } from '#api/content.ts'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { withAction } from './trending.rules.ts'

type Slim = Pick<ImpactAdvice, 'id' | 'title' | 'people' | 'time' | 'budget'>
export type TrendingAdvice = { advice: Slim; action: Pick<ImpactAction, 'id' | 'title' | 'entity'> }

/** Trending advice (product 7: impact-advice with trending = 1), each with the action it belongs to. */
export const trendingQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'trending'],
  queryFn: async ({ signal }): Promise<TrendingAdvice[]> => {
    const fields = ['id', 'title', 'people', 'time', 'budget']
    const asked = { filterByFormula: '{trending} = 1', fields }
    const advices = await listAllContent('impact-advice', asked, { signal })
    const holding = advices.map(({ id }) => `FIND('${id}', {adviceIds})`)
    const filterByFormula = holding.length === 0 ? 'FALSE()' : `OR(${holding.join(', ')})`
    const actions = await listAllContent(
      'impact-action',
      { filterByFormula, fields: ['id', 'title', 'entity', 'adviceIds'] },
      { signal },
    )
    return withAction(advices, actions)
  },
})
