import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'

const openDocument = graphql(`
  query SetupIsOpen {
    setupIsOpen
  }
`)

/** Whether the server still waits for its first app admin. */
export const setupOpenQuery = queryOptions({
  queryKey: ['setup'],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await request(openDocument, {}, { signal, anonymous: true })).setupIsOpen,
})
