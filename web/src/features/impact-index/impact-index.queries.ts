import { type InvalidateOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { LatestImpactIndexQuery, TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { knownPerson } from '#api/me.ts'
import { post } from '#api/outbox.ts'

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
  mutation ReadFeed($item: ID!) {
    recordReadFeed(feedId: $item) {
      _id
    }
  }
`)

const readReminderDocument = graphql(`
  mutation ReadReminder($item: ID!) {
    recordReadReminder(reminderId: $item) {
      _id
    }
  }
`)

type Counted = { document: TypedDocumentString<unknown, { item: string }>; operation: string }

/** Kept on this device without a network. Failures are silent: the next reading counts too. */
async function count(queries: QueryClient, item: string, counted: Counted): Promise<boolean> {
  const person = knownPerson(queries)
  if (person === undefined) return false
  try {
    await post({ ...counted, person, variables: { item }, isQuiet: true })
  } catch {
    return false
  }
  void refreshIndex(queries)
  return true
}

/** Counts opened advice as an action of this week, once. */
export async function recordAdviceViewed(queries: QueryClient, item: string): Promise<boolean> {
  const how = { document: adviceViewedDocument, operation: 'recordTakeAction' }
  const isCounted = await count(queries, item, how)
  // A check-in on a goal may add other points now.
  if (isCounted) await queries.invalidateQueries({ queryKey: ['goals'], refetchType: 'none' })
  return isCounted
}

/** Counts a tip for this week's score, once. Returns whether it counted, or will count. */
export const recordReadFeed = (queries: QueryClient, feedId: string): Promise<boolean> =>
  count(queries, feedId, { document: readFeedDocument, operation: 'recordReadFeed' })

/** Counts a reminder for this week's score, once, and marks it as read. */
export const recordReadReminder = (queries: QueryClient, reminderId: string): Promise<boolean> =>
  count(queries, reminderId, { document: readReminderDocument, operation: 'recordReadReminder' })
