import type { Store } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { mondayOf, weekIn, zoneOr } from '#lib/weeks.ts'
import { linesOf, type ScoreLine, type WeekCounts, weeklyScore } from './impact-index.rules.ts'
import { findZone, listItems } from './impact-index.store.ts'
import { listActiveWeeks, listWeeksUpTo, type WeekRow } from './weeks.store.ts'

export type { ScoreLine } from './impact-index.rules.ts'

/** The Impact Index of one week: product 3. */
export type ImpactIndex = {
  /** The week, which is unique for the person */
  _id: string
  yearWeek: string
  /** 0 this week, 1 last week */
  weeksAgo: number
  weeklyScore: number
  /** The score of the latest active week before this one; null without such a week */
  lastScore: number | null
  takeActionCount: number
  feedReadCount: number
  reminderReadCount: number
  totalGoalCount: number
  hasAvatar: boolean
  lines: ScoreLine[]
}

export type Week = { user: string; week: string }

const countsOf = (row: WeekRow): WeekCounts => ({ ...row, hasAvatar: row.hasAvatar > 0 })

const scoreOf = (row: WeekRow | undefined): number | null =>
  row === undefined ? null : weeklyScore(countsOf(row))

const WEEK_MS = 7 * 86_400_000

const weeksBetween = (earlier: string, later: string): number =>
  (Date.parse(mondayOf(later)) - Date.parse(mondayOf(earlier))) / WEEK_MS

function indexOf(row: WeekRow, before: WeekRow | undefined, thisWeek: string): ImpactIndex {
  const counts = countsOf(row)
  return {
    _id: row.week,
    yearWeek: row.week,
    weeksAgo: weeksBetween(row.week, thisWeek),
    weeklyScore: weeklyScore(counts),
    lastScore: scoreOf(before),
    takeActionCount: counts.takeAction,
    feedReadCount: counts.feed,
    reminderReadCount: counts.reminder,
    totalGoalCount: counts.goals,
    hasAvatar: counts.hasAvatar,
    lines: linesOf(counts),
  }
}

/** A week without events: goals and picture are those of the week before. */
const untouched = (week: string, before: WeekRow | undefined): WeekRow => ({
  week,
  goals: before?.goals ?? 0,
  hasAvatar: before?.hasAvatar ?? 0,
  takeAction: 0,
  feed: 0,
  reminder: 0,
})

/** The index of a week, then the index of the latest earlier week with activity. */
async function indexesUpTo(store: Store, at: Week): Promise<[ImpactIndex, ImpactIndex?]> {
  const rows = await listWeeksUpTo(store, at)
  if (rows[0]?.week !== at.week) rows.unshift(untouched(at.week, rows[0]))
  const [now, before, earlier] = rows as [WeekRow, WeekRow?, WeekRow?]
  const current = indexOf(now, before, at.week)
  return before === undefined ? [current] : [current, indexOf(before, earlier, at.week)]
}

/** The current score of a week, after an item was added. */
export const standsAt = async ({ store }: SignedIn, at: Week): Promise<ImpactIndex> =>
  (await indexesUpTo(store, at))[0]

/** The current week of the person, read outside of a transaction and without the query builder. */
async function currentWeek({ store, viewer, clock }: SignedIn): Promise<Week> {
  const timeZone = await findZone(store, viewer.userId)
  return { user: viewer.userId, week: weekIn(clock.now(), zoneOr(timeZone)) }
}

/**
 * getLatestImpactIndex: this week in the zone of the user, and the latest earlier week with any
 * activity (product 4, last score).
 */
export async function latestIndex(context: SignedIn): Promise<ImpactIndex[]> {
  const indexes = await indexesUpTo(context.store, await currentWeek(context))
  return indexes.filter((index) => index !== undefined)
}

/** The tips that the person has read this week, by id. */
export async function tipsRead(context: SignedIn): Promise<Set<string>> {
  return new Set(await listItems(context.store, await currentWeek(context), 'feed'))
}

/** The actions of this week, each as `actionItem` names it. */
export async function actionsTaken(context: SignedIn): Promise<ReadonlySet<string>> {
  return new Set(await listItems(context.store, await currentWeek(context), 'takeAction'))
}

/**
 * The ISO weeks, from a given one on, in which the person acted. The rhythm is computed from them.
 */
export const activeWeeks = ({ store, viewer }: SignedIn, from: string): Promise<string[]> =>
  listActiveWeeks(store, viewer.userId, from)
