import type { Db, Store } from '#db/store.ts'
import { noteRead, reminder } from '#features/reminders/reminders.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput, notFound } from '#kernel/errors.ts'
import { weekIn, zoneOr } from '#kernel/weeks.ts'
import { recordOnce, recordState, type State } from './events.ts'
import {
  isTakeAction,
  linesOf,
  type ScoreLine,
  TAKE_ACTIONS,
  type TakeAction,
  type WeekCounts,
  weeklyScore,
} from './impact-index.rules.ts'
import { findGoal, findPerson, findZone, hasFinishedFlow, listItems } from './impact-index.store.ts'
import {
  type Counted,
  holdWeek,
  listActiveWeeks,
  listWeeksUpTo,
  type WeekRow,
} from './weeks.store.ts'

export type { ScoreLine } from './impact-index.rules.ts'

/** Whether a content table has a row with this id. */
export type HasContent = (table: 'impact-advice' | 'main', id: string) => boolean

/** The Impact Index of one week: product 3. */
export type ImpactIndex = {
  /** The week, which is unique for the person */
  _id: string
  yearWeek: string
  weeklyScore: number
  /** Of the latest week before this one in which there was anything; null where there is none */
  lastScore: number | null
  takeActionCount: number
  feedReadCount: number
  reminderReadCount: number
  totalGoalCount: number
  hasAvatar: boolean
  lines: ScoreLine[]
}

type Week = { user: string; week: string }

const countsOf = (row: WeekRow): WeekCounts => ({ ...row, hasAvatar: row.hasAvatar > 0 })

const scoreOf = (row: WeekRow | undefined): number | null =>
  row === undefined ? null : weeklyScore(countsOf(row))

function indexOf(row: WeekRow, before: WeekRow | undefined): ImpactIndex {
  const counts = countsOf(row)
  return {
    _id: row.week,
    yearWeek: row.week,
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

/** A week in which nothing was noted yet: goals and picture stay as they were. */
const untouched = (week: string, before: WeekRow | undefined): WeekRow => ({
  week,
  goals: before?.goals ?? 0,
  hasAvatar: before?.hasAvatar ?? 0,
  takeAction: 0,
  feed: 0,
  reminder: 0,
})

/** The index of a week, and after it that of the latest earlier week with anything in it. */
async function indexesUpTo(store: Store, at: Week): Promise<[ImpactIndex, ImpactIndex?]> {
  const rows = await listWeeksUpTo(store, at)
  if (rows[0]?.week !== at.week) rows.unshift(untouched(at.week, rows[0]))
  const [now, before, earlier] = rows as [WeekRow, WeekRow?, WeekRow?]
  const current = indexOf(now, before)
  return before === undefined ? [current] : [current, indexOf(before, earlier)]
}

const standsAt = async ({ store }: SignedIn, at: Week): Promise<ImpactIndex> =>
  (await indexesUpTo(store, at))[0]

async function thisWeek(db: Db, { viewer, clock }: SignedIn): Promise<Week> {
  const { timeZone } = await findPerson(db, viewer.userId)
  return { user: viewer.userId, week: weekIn(clock.now(), zoneOr(timeZone)) }
}

/** As `thisWeek`, outside of a transaction and without the query builder. */
async function currentWeek({ store, viewer, clock }: SignedIn): Promise<Week> {
  const timeZone = await findZone(store, viewer.userId)
  return { user: viewer.userId, week: weekIn(clock.now(), zoneOr(timeZone)) }
}

/**
 * getLatestImpactIndex: this week in the person's own zone, and after it the latest earlier week
 * with anything in it (product 4, last score). Read from the weeks' counts, which every event
 * brings up to date in its own transaction.
 */
export async function latestIndex(context: SignedIn): Promise<ImpactIndex[]> {
  const indexes = await indexesUpTo(context.store, await currentWeek(context))
  return indexes.filter((index) => index !== undefined)
}

async function countIn(trx: Db, context: SignedIn, measure: Counted, item: string): Promise<Week> {
  const week = await thisWeek(trx, context)
  await recordOnce(trx, { ...week, at: context.clock.now() }, measure, item)
  return week
}

/** Counts one item for this week, and answers where the score stands. */
async function count(context: SignedIn, measure: Counted, item: string): Promise<ImpactIndex> {
  const at = await context.store.write((trx) => countIn(trx, context, measure, item))
  return standsAt(context, at)
}

/** Counts an action in the transaction that takes it: a goal saved, a flow completed. */
export async function noteAction(
  trx: Db,
  context: SignedIn,
  type: TakeAction,
  item: string,
): Promise<void> {
  await countIn(trx, context, 'takeAction', `${type}:${item}`)
}

/** Refuses what the person does not have or may not see, as if it did not exist. */
async function checkItem(
  { store, viewer }: SignedIn,
  has: HasContent,
  type: TakeAction,
  item: string,
): Promise<void> {
  const user = viewer.userId
  // PostgreSQL knows no such text.
  if (item.includes('\0')) throw notFound('item')
  if (type === 'adviceViewed') {
    if (!has('impact-advice', item)) throw notFound('advice')
  } else if (type === 'flowCompleted') {
    if (!(await hasFinishedFlow(store.read, user, item))) throw notFound('entry')
  } else if ((await findGoal(store.read, user, item)) !== true) throw notFound('goal')
}

/**
 * recordTakeAction: one of four ways to act, once for each item and week. Without an item the way
 * itself counts, once a week.
 */
export async function takeAction(
  context: SignedIn,
  has: HasContent,
  type: string,
  item: string | null | undefined,
): Promise<ImpactIndex> {
  if (!isTakeAction(type)) {
    throw badInput(`Please give one of ${TAKE_ACTIONS.join(', ')}.`, 'type')
  }
  if (item != null) await checkItem(context, has, type, item)
  return count(context, 'takeAction', item == null ? type : `${type}:${item}`)
}

/** recordReadFeed: a tip was read. */
export async function readFeed(
  context: SignedIn,
  has: HasContent,
  feedId: string,
): Promise<ImpactIndex> {
  if (!has('main', feedId)) throw notFound('tip')
  return count(context, 'feed', feedId)
}

/** The tips that the person has read this week, by id. */
export async function tipsRead(context: SignedIn): Promise<Set<string>> {
  return new Set(await listItems(context.store, await currentWeek(context), 'feed'))
}

/** recordReadReminder: a reminder that the person may see was read, this week and for good. */
export async function readReminder(context: SignedIn, reminderId: string): Promise<ImpactIndex> {
  const { store } = context
  const { _id } = await reminder(context, reminderId)
  const at = await store.write(async (trx) => {
    await noteRead(trx, context, _id)
    return countIn(trx, context, 'reminder', _id)
  })
  return standsAt(context, at)
}

/**
 * recordGoal: looks again at a goal of one's own. Goals are noted where they change; the call says
 * where the score stands, whatever `isDelete` claims.
 */
export async function lookAtGoal(context: SignedIn, goalId: string): Promise<ImpactIndex> {
  const { store, viewer } = context
  if (goalId.includes('\0')) throw notFound('goal')
  const at = await store.write((trx) =>
    noteState(trx, context, { measure: 'goal', item: goalId }, async () => {
      const there = await findGoal(trx, viewer.userId, goalId)
      if (there === undefined) throw notFound('goal')
      return there
    }),
  )
  return standsAt(context, at)
}

/** Notes in the transaction that changes it that a goal is there, or gone. */
export async function noteGoal(
  trx: Db,
  context: SignedIn,
  item: string,
  there: boolean,
): Promise<void> {
  await noteState(trx, context, { measure: 'goal', item }, async () => there)
}

/** Notes in the transaction that changes it that the profile's picture is there, or gone. */
export async function noteAvatar(trx: Db, context: SignedIn, there: boolean): Promise<void> {
  await noteState(trx, context, { measure: 'avatar', item: '' }, async () => there)
}

/**
 * The week is held before anybody looks or takes the time: whoever changes the thing notes it in the
 * same week, so either it was seen, or the change is noted afterwards and has the last word.
 */
async function noteState(
  trx: Db,
  context: SignedIn,
  what: Omit<State, 'there'>,
  isThere: () => Promise<boolean>,
): Promise<Week> {
  const week = await thisWeek(trx, context)
  await holdWeek(trx, week)
  const there = await isThere()
  await recordState(trx, { ...week, at: context.clock.now() }, { ...what, there })
  return week
}

/** recordCompleteProfile: looks whether the person has a picture. */
export async function lookAtProfile(context: SignedIn): Promise<ImpactIndex> {
  const { store, viewer } = context
  const at = await store.write((trx) =>
    noteState(trx, context, { measure: 'avatar', item: '' }, async () => {
      const { hasAvatar } = await findPerson(trx, viewer.userId)
      return hasAvatar
    }),
  )
  return standsAt(context, at)
}

/** The ISO weeks from one on in which the person acted: what a rhythm is made of. */
export const activeWeeks = ({ store, viewer }: SignedIn, from: string): Promise<string[]> =>
  listActiveWeeks(store, viewer.userId, from)
