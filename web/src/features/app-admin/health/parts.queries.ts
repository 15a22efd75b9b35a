import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { ServerPartsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const partsDocument = graphql(`
  query ServerParts {
    appHealth {
      version
      storeKind
      backupDate
      model {
        place
        problem
      }
      pictures {
        place
        problem
      }
    }
  }
`)

export type ServerParts = ServerPartsQuery['appHealth']

/**
 * Requested apart from the figures: the server tries each part, and a part that hangs takes
 * seconds.
 */
export const partsQuery = queryOptions({
  queryKey: ['app-admin', 'parts'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<ServerParts> =>
    (await request(partsDocument, {}, { signal })).appHealth,
})
