import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { MonthReviewQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const reviewDocument = graphql(`
  query MonthReview {
    monthReviewGet {
      month
      isSeen
      isEmpty
      actions
      weeks
      did
      partly
      achieved
      forWhom {
        entity
        actions
      }
      best {
        note
        title
        goalId
        adviceId
        actionId
        entity
      }
      suggestion {
        title
        goalId
        adviceId
        actionId
        entity
      }
    }
  }
`)

const onHomeDocument = graphql(`
  query MonthOnHome {
    monthReviewGet {
      month
      isSeen
      isEmpty
      actions
    }
  }
`)

const seenDocument = graphql(`
  mutation MonthSeen($month: String!) {
    monthReviewSeen(month: $month)
  }
`)

export type MonthReview = MonthReviewQuery['monthReviewGet']

/** The last month of the person. */
export const reviewQuery = queryOptions({
  queryKey: ['month', 'review'],
  queryFn: async ({ signal }) => (await request(reviewDocument, {}, { signal })).monthReviewGet,
})

/** What home says of the last month. It changes once a month. */
export const monthOnHomeQuery = queryOptions({
  queryKey: ['month', 'home'],
  queryFn: async ({ signal }) => (await request(onHomeDocument, {}, { signal })).monthReviewGet,
  staleTime: 3_600_000,
})

/** Marks the review of a month as seen. After a failure home offers it again on the next visit. */
export function seeMonth(queries: QueryClient, month: string): void {
  const seen = <R extends object>(review: R | undefined) => review && { ...review, isSeen: true }
  queries.setQueryData(reviewQuery.queryKey, seen)
  queries.setQueryData(monthOnHomeQuery.queryKey, seen)
  void request(seenDocument, { month }).catch(() => {})
}
