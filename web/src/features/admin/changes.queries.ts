import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { CompanyChangesQuery, ImportChangesQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from './reload-companies.ts'

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

/** Recent changes in a company, newest first; null is the viewer's own company. */
export const eventsQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: [...companyKey, 'events', companyId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly CompanyEvent[]> =>
      (await request(eventsDocument, { companyId }, { signal })).companyEventGetMany,
  })

const importDocument = graphql(`
  query ImportChanges($companyId: ID, $import: ID!, $before: ID, $first: Int!) {
    companyEventGetMany(companyId: $companyId, import: $import, before: $before, first: $first) {
      _id
      kind
      about
      fields
    }
  }
`)

export type ImportChange = ImportChangesQuery['companyEventGetMany'][number]

/** A few at first, because they open within the list of changes. */
const few = 8
const page = 50

/** The changes of an import, in order, a page at a time. */
export const importChangesQuery = (companyId: string | null, id: string) =>
  infiniteQueryOptions({
    queryKey: [...companyKey, 'events', companyId, id],
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam }) => {
      const most = pageParam === null ? few : page
      // Requests one more than shown, to know whether there are more.
      const asked = { companyId, import: id, before: pageParam, first: most + 1 }
      const { companyEventGetMany } = await request(importDocument, asked, { signal })
      const changes: readonly ImportChange[] = companyEventGetMany.slice(0, most)
      return { changes, hasMore: companyEventGetMany.length > most }
    },
    getNextPageParam: ({ changes, hasMore }) => (hasMore ? (changes.at(-1)?._id ?? null) : null),
  })
