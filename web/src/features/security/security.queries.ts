import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { EventsQuery, SessionsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { type Factors, factorsQuery } from '#features/fresh-sign-in/factors.ts'

const sessionsDocument = graphql(`
  query Sessions {
    sessionGetMany {
      _id
      isCurrent
      createdDate
      lastSeen
      client
      place
    }
  }
`)

const eventsDocument = graphql(`
  query Events {
    identityEventGetMany {
      _id
      at
      kind
      place
      client
      byAdmin
    }
  }
`)

export type Session = SessionsQuery['sessionGetMany'][number]
export type AccountEvent = EventsQuery['identityEventGetMany'][number]

export const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: async ({ signal }): Promise<Session[]> =>
    (await request(sessionsDocument, {}, { signal })).sessionGetMany,
})

export const eventsQuery = queryOptions({
  queryKey: ['security', 'events'],
  queryFn: async ({ signal }): Promise<AccountEvent[]> =>
    (await request(eventsDocument, {}, { signal })).identityEventGetMany,
})

export const useFactors = (): Factors => useSuspenseQuery(factorsQuery).data
