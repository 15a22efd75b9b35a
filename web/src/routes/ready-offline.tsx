import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { idsFormula, listAllContent } from '#api/content.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { keptAnswers } from '#api/kept-queries.ts'
import { useMe } from '#api/me.ts'
import { allPages } from '#api/pages.ts'
import { recordsQuery } from '#features/advice/records.ts'
import { feedOfTheDayQuery } from '#features/feed/feed.queries.ts'
import {
  bookmarksQuery,
  goalQuery,
  goalsQuery,
  tooltipsQuery,
  type WholeGoal,
} from '#features/goals/goals.queries.ts'
import { withKeptChanges } from '#features/goals/kept-changes.ts'
import { homeGoalsQuery } from '#features/home/below/goals.tsx'
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
  const kept = await keptAnswers()
  const hasAdvice = (id: string) => kept.has(hashKey(recordsQuery('impact-advice', [id]).queryKey))
  const bookmarks = await readyGoals(queries, kept)
  const all = new Set(bookmarks.flatMap(({ adviceId }) => adviceId ?? []))
  const adviceIds = [...all].filter((id) => !hasAdvice(id))
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

type Kept = Awaited<ReturnType<typeof keptAnswers>>

/** Fills in an answer that this visit doesn't have. */
function fill(queries: QueryClient, queryKey: QueryKey, data: unknown, updatedAt?: number): void {
  const state = queries.getQueryState(queryKey)
  if (state?.data !== undefined && !state.isInvalidated) return
  queries.setQueryData(queryKey, data, updatedAt === undefined ? {} : { updatedAt })
}

/** All goals and bookmarks in full. Returns the bookmarks. */
async function readyGoals(queries: QueryClient, kept: Kept): Promise<WholeGoal[]> {
  const { goals, at } = (await keptGoals(queries, kept)) ?? { goals: await fetchGoals() }
  for (const goal of goals) fill(queries, goalQuery(goal._id).queryKey, goal, at)
  const bookmarks = goals.filter((goal) => goal.isBookmark)
  fill(queries, homeGoalsQuery.queryKey, goals, at)
  fill(queries, bookmarksQuery.queryKey, bookmarks, at)
  const ownGoals = goals.filter((goal) => goal.isGoal)
  fill(queries, goalsQuery.queryKey, ownGoals, at)
  return bookmarks
}

/** The goals that this device has, if it has each in its newest version; else null. */
async function keptGoals(queries: QueryClient, kept: Kept) {
  const newest = await queries.fetchQuery(homeGoalsQuery)
  const found = newest.flatMap(({ _id, version }) => {
    const one = kept.get(hashKey(goalQuery(_id).queryKey))
    const goal = one?.data as WholeGoal | null | undefined
    return one && goal?.version === version ? [{ goal: withKeptChanges(goal), at: one.at }] : []
  })
  if (found.length < newest.length) return null
  const at = Math.min(Date.now(), ...found.map((one) => one.at))
  return { goals: found.map(({ goal }) => goal), at }
}

async function fetchGoals(): Promise<WholeGoal[]> {
  const all = await allPages(
    async (page) => (await request(goalsDocument, page)).goalBookmarkGetMany,
  )
  return all.map(withKeptChanges)
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
