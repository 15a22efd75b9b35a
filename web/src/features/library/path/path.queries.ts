import { queryOptions } from '@tanstack/react-query'
import type { Path } from '#api/content-tables.ts'
import { graphql } from '#api/generated/gql.ts'
import type { PathGoalsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const goalsDocument = graphql(`
  query PathGoals($ids: [String!]!) {
    goalGetByAdviceIds(ids: $ids) {
      _id
      state
      pathId
      pathWeek
      createdDate
    }
  }
`)

export type PathGoal = PathGoalsQuery['goalGetByAdviceIds'][number]

/** The person's goals that are weeks of this path. */
export const pathGoalsQuery = ({ id, weeks }: Path) =>
  queryOptions({
    // Every change of a goal reloads it along with the lists.
    queryKey: ['goals', 'path', id],
    queryFn: async ({ signal }): Promise<PathGoal[]> => {
      const ids = weeks.flatMap(({ adviceId, kitId }) => adviceId ?? kitId ?? [])
      const { goalGetByAdviceIds } = await request(goalsDocument, { ids }, { signal })
      return goalGetByAdviceIds.filter(({ pathId }) => pathId === id)
    },
  })
