import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { CommittedActionsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const committedDocument = graphql(`
  query CommittedActions {
    committedActionGetMany {
      _id
      title
      state
      category
      entity
      progress
      reviewDate
      reviewTime
      reviewMoment
      planWhen
      planThen
      createdDate
      updatedDate
      checkIns {
        ...StoryCheckIn
      }
    }
  }
`)

export const committedQuery = queryOptions({
  queryKey: ['goals', 'committed'],
  queryFn: async ({ signal }) =>
    (await request(committedDocument, {}, { signal })).committedActionGetMany,
})

export type Commitment = CommittedActionsQuery['committedActionGetMany'][number]
