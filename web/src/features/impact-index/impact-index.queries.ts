import { type InvalidateOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { LatestImpactIndexQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const latestDocument = graphql(`
  query LatestImpactIndex {
    getLatestImpactIndex {
      _id
      yearWeek
      weeksAgo
      weeklyScore
      lastScore
      hasAvatar
      lines {
        measure
        part
        count
        points
        cap
        level
        next {
          count
          points
        }
      }
    }
  }
`)

/** One week's score and its lines (product 4, Impact Index). */
export type ImpactIndex = LatestImpactIndexQuery['getLatestImpactIndex'][number]

export type ScoreLine = ImpactIndex['lines'][number]

export const latestIndexQuery = queryOptions({
  queryKey: ['impact-index'],
  queryFn: async ({ signal }): Promise<readonly ImpactIndex[]> =>
    (await request(latestDocument, {}, { signal })).getLatestImpactIndex,
})

/** Reloads the score after an action that earns points. */
export const refreshIndex = (queries: QueryClient, options?: InvalidateOptions): Promise<void> =>
  queries.invalidateQueries({ queryKey: latestIndexQuery.queryKey }, options)

const adviceViewedDocument = graphql(`
  mutation AdviceViewed($item: ID!) {
    recordTakeAction(type: "adviceViewed", item: $item) {
      _id
    }
  }
`)

const readFeedDocument = graphql(`
  mutation ReadFeed($feedId: ID!) {
    recordReadFeed(feedId: $feedId) {
      _id
    }
  }
`)

const readReminderDocument = graphql(`
  mutation ReadReminder($reminderId: ID!) {
    recordReadReminder(reminderId: $reminderId) {
      _id
    }
  }
`)

/** Failures are silent, because the next reading counts too. */
async function counted(queries: QueryClient, call: Promise<unknown>): Promise<boolean> {
  try {
    await call
  } catch {
    return false
  }
  void refreshIndex(queries)
  return true
}

/** Counts opened advice as an action of this week, once. */
export async function recordAdviceViewed(queries: QueryClient, item: string): Promise<boolean> {
  const isCounted = await counted(queries, request(adviceViewedDocument, { item }))
  // A check-in on a goal may add other points now.
  if (isCounted) await queries.invalidateQueries({ queryKey: ['goals'], refetchType: 'none' })
  return isCounted
}

/** Counts a tip for this week's score, once. Returns whether it counted. */
export const recordReadFeed = (queries: QueryClient, feedId: string): Promise<boolean> =>
  counted(queries, request(readFeedDocument, { feedId }))

/** Counts a reminder for this week's score, once, and marks it as read. */
export const recordReadReminder = (queries: QueryClient, reminderId: string): Promise<boolean> =>
  counted(queries, request(readReminderDocument, { reminderId }))
