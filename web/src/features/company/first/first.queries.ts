import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from '#companies/read-anew.ts'

const firstStepsDocument = graphql(`
  query FirstSteps {
    orgInfoGetMany {
      _id
      isAnswered
    }
    reminderGetMany {
      _id
    }
  }
`)

/** How far the company has come with what its people will find here. */
export const firstStepsQuery = queryOptions({
  queryKey: [...companyKey, 'first-steps'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { orgInfoGetMany, reminderGetMany } = await request(firstStepsDocument, {}, { signal })
    const answers = orgInfoGetMany.filter(({ isAnswered }) => isAnswered).length
    return { answers, reminders: reminderGetMany.length }
  },
})
