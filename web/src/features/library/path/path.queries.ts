import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { PathProgressQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const progressDocument = graphql(`
  query PathProgress($pathId: ID!) {
    pathProgressGet(pathId: $pathId) {
      current
      next
      weeks {
        week
        goalId
        isAchieved
      }
    }
  }
`)

export type StartedWeek = PathProgressQuery['pathProgressGet']['weeks'][number]

/** How far the person has come on a path. */
export const pathProgressQuery = (pathId: string) =>
  queryOptions({
    // Every change of a goal reloads it along with the lists.
    queryKey: ['goals', 'path', pathId],
    queryFn: async ({ signal }) =>
      (await request(progressDocument, { pathId }, { signal })).pathProgressGet,
  })
