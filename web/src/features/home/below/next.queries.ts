import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { NextAdviceQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const nextDocument = graphql(`
  query NextAdvice {
    nextAdviceGet {
      isOn
      recorded
      pieces {
        adviceId
        title
        situation
        entity
        actionId
        time
        wish
        reasons {
          name
          value
        }
      }
      fresh {
        adviceId
        isSeen
        why {
          name
          value
        }
      }
    }
  }
`)

const shownDocument = graphql(`
  mutation AdviceShown($ids: [ID!]!) {
    adviceShownRecord(ids: $ids)
  }
`)

export type NextAdvice = NextAdviceQuery['nextAdviceGet']
export type NextPiece = NextAdvice['pieces'][number]
export type WhyNow = NonNullable<NextAdvice['fresh']>['why']

/** The three pieces of home. A wish reloads all queries of this key. */
export const nextQuery = queryOptions({
  queryKey: ['fit', 'next'],
  queryFn: async ({ signal }) => (await request(nextDocument, {}, { signal })).nextAdviceGet,
})

/** Records that the person saw a piece today. After a failure the next visit does. */
export async function recordShown(queries: QueryClient, id: string): Promise<void> {
  try {
    await request(shownDocument, { ids: [id] })
  } catch {
    return
  }
  queries.setQueryData(
    nextQuery.queryKey,
    (next) => next && { ...next, recorded: [...next.recorded, id] },
  )
}
