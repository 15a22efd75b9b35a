import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { idsFormula, listAllContent } from '#api/content.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { allPages } from '#api/pages.ts'
import { recordsQuery } from '#features/advice/records.ts'
import { feedOfTheDayQuery } from '#features/feed/feed.queries.ts'
import {
  bookmarksQuery,
  goalQuery,
  goalsQuery,
  tooltipsQuery,
} from '#features/goals/goals.queries.ts'
import { withKeptChanges } from '#features/goals/kept-changes.ts'
import { homeGoalsKey } from '#features/home/below/goals.tsx'
import { nextQuery } from '#features/home/below/next.queries.ts'
import { latestIndexQuery } from '#features/impact-index/impact-index.queries.ts'
import { rhythmQuery } from '#features/impact-index/rhythm.queries.ts'
import { remindersQuery } from '#features/reminders/reminders.queries.ts'
import { localDay } from '#lib/dates.ts'
import { opensOffline } from '#shell/app-update.ts'

const goalsDocument = graphql(`
  query OfflineGoals($first: Int, $after: ID) {
    goalBookmarkGetMany(first: $first, after: $after) {
      ...WholeGoal
    }
  }
`)

/** Pieces of advice in one request. */
const most = 50

/** Fetches once a visit what opens without a network (product 2), also pages not opened yet. */
export function ReadyOffline() {
  const queries = useQueryClient()
  const { _id, timeZone, sessionState } = useMe()
  const isActive = sessionState === 'active'
  useEffect(() => {
    if (!isActive || _id === '') return
    let isOver = false
    const day = localDay(new Date(), timeZone ?? 'UTC')
    opensOffline()
      .then(() => (isOver ? undefined : getReady(queries, day)))
      // The next visit tries again.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [queries, _id, timeZone, isActive])
  return null
}

/** One after the other, because the person's own requests come first. */
async function getReady(queries: QueryClient, day: string): Promise<void> {
  const adviceIds = await fetchGoals(queries)
  await queries.prefetchQuery(feedOfTheDayQuery(day))
  await queries.prefetchQuery(remindersQuery)
  await queries.prefetchQuery(nextQuery)
  await queries.prefetchQuery(latestIndexQuery)
  await queries.prefetchQuery(rhythmQuery)
  await queries.prefetchQuery(tooltipsQuery)
  for (let start = 0; start < adviceIds.length; start += most) {
    await fetchAdvice(queries, adviceIds.slice(start, start + most))
  }
}

/** Fills in an answer that this visit doesn't have. */
function fill(queries: QueryClient, queryKey: QueryKey, data: unknown): void {
  const state = queries.getQueryState(queryKey)
  if (state?.data === undefined || state.isInvalidated) queries.setQueryData(queryKey, data)
}

/** All goals and bookmarks in full. Returns the ids of the bookmarked advice. */
async function fetchGoals(queries: QueryClient): Promise<string[]> {
  const all = await allPages(
    async (page) => (await request(goalsDocument, page)).goalBookmarkGetMany,
  )
  const goals = all.map(withKeptChanges)
  for (const goal of goals) fill(queries, goalQuery(goal._id).queryKey, goal)
  const bookmarks = goals.filter((goal) => goal.isBookmark)
  fill(queries, homeGoalsKey, goals)
  fill(queries, bookmarksQuery.queryKey, bookmarks)
  fill(
    queries,
    goalsQuery.queryKey,
    goals.filter((goal) => goal.isGoal),
  )
  return [...new Set(bookmarks.flatMap(({ adviceId }) => adviceId ?? []))]
}

/** The current text of advice and its sources, each as the page asks for it. */
async function fetchAdvice(queries: QueryClient, ids: readonly string[]): Promise<void> {
  const advice = await listAllContent('impact-advice', { filterByFormula: idsFormula(ids) })
  for (const one of advice) fill(queries, recordsQuery('impact-advice', [one.id]).queryKey, [one])
  const sourceIds = [...new Set(advice.flatMap((one) => one.sourceIds ?? []))]
  if (sourceIds.length === 0) return
  const sources = await listAllContent('sources', { filterByFormula: idsFormula(sourceIds) })
  for (const { sourceIds: own = [] } of advice) {
    const found = sources.filter(({ id }) => own.includes(id))
    fill(queries, recordsQuery('sources', own).queryKey, found)
  }
}
