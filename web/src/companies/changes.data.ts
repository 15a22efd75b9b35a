import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { CompanyChangesQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from '#companies/read-anew.ts'

const eventsDocument = graphql(`
  query CompanyChanges($companyId: ID) {
    companyEventGetMany(companyId: $companyId) {
      _id
      at
      kind
      who
      about
      items
      fields
      counts {
        what
        count
      }
      month
    }
  }
`)

export type CompanyEvent = CompanyChangesQuery['companyEventGetMany'][number]

/** What was changed lately of a company, newest first; null is one's own. */
export const eventsQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: [...companyKey, 'events', companyId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly CompanyEvent[]> =>
      (await request(eventsDocument, { companyId }, { signal })).companyEventGetMany,
  })
