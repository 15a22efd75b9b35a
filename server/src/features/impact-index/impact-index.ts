import type { Db } from '#db/store.ts'
import { noteRead, reminder } from '#features/reminders/reminders.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput, notFound } from '#kernel/errors.ts'
import { weekIn, zoneOr } from '#kernel/weeks.ts'
import {
  isTakeAction,
  linesOf,
  type ScoreLine,
  standing,
  TAKE_ACTIONS,
  type TakeAction,
  type WeekCounts,
  weeklyScore,
} from './impact-index.rules.ts'
import {
  countWeek,
  findGoal,
  findPerson,
  findWeekBefore,
  hasFinishedFlow,
  listItems,
  listStates,
  recordOnce,
  recordState,
} from './impact-index.store.ts'

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

async function countsOf(db: Db, at: Week): Promise<WeekCounts> {
  const [counted, states] = await Promise.all([countWeek(db, at), listStates(db, at)])
  return {
    ...standing(states),
    takeAction: counted.get('takeAction') ?? 0,
    feed: counted.get('feed') ?? 0,
    reminder: counted.get('reminder') ?? 0,
  }
}

async function indexOf(db: Db, at: Week): Promise<ImpactIndex> {
  const counts = await countsOf(db, at)
  const before = await findWeekBefore(db, at)
  const last = before === null ? null : await countsOf(db, { ...at, week: before })
  return {
    _id: at.week,
    yearWeek: at.week,
    weeklyScore: weeklyScore(counts),
    lastScore: last === null ? null : weeklyScore(last),
    takeActionCount: counts.takeAction,
    feedReadCount: counts.feed,
    reminderReadCount: counts.reminder,
    totalGoalCount: counts.goals,
    hasAvatar: counts.hasAvatar,
    lines: linesOf(counts),
  }
}

async function thisWeek(db: Db, { viewer, clock }: SignedIn): Promise<Week> {
  const { timeZone } = await findPerson(db, viewer.userId)
  return { user: viewer.userId, week: weekIn(clock.now(), zoneOr(timeZone)) }
}

/**
 * getLatestImpactIndex: this week in the person's own zone, and after it the latest earlier week
 * with anything in it (product 4, last score). Made from the events at every call.
 */
export async function latestIndex(context: SignedIn): Promise<ImpactIndex[]> {
  const db = context.store.read
  const now = await thisWeek(db, context)
  const before = await findWeekBefore(db, now)
  const current = await indexOf(db, now)
  return before === null ? [current] : [current, await indexOf(db, { ...now, week: before })]
}

async function countIn(trx: Db, context: SignedIn, measure: string, item: string): Promise<Week> {
  const week = await thisWeek(trx, context)
  await recordOnce(trx, { ...week, measure, item, at: context.clock.now() })
  return week
}

/** Counts one item for this week, and answers where the score stands. */
async function count(context: SignedIn, measure: string, item: string): Promise<ImpactIndex> {
  const { store } = context
  return indexOf(store.read, await store.write((trx) => countIn(trx, context, measure, item)))
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
  const db = context.store.read
  return new Set(await listItems(db, await thisWeek(db, context), 'feed'))
}

/** recordReadReminder: a reminder that the person may see was read, this week and for good. */
export async function readReminder(context: SignedIn, reminderId: string): Promise<ImpactIndex> {
  const { store } = context
  const { _id } = await reminder(context, reminderId)
  const at = await store.write(async (trx) => {
    await noteRead(trx, context, _id)
    return countIn(trx, context, 'reminder', _id)
  })
  return indexOf(store.read, at)
}

/**
 * recordGoal: looks again at a goal of one's own. Goals are noted where they change; the call says
 * where the score stands, whatever `isDelete` claims.
 */
export async function lookAtGoal(context: SignedIn, goalId: string): Promise<ImpactIndex> {
  const { store, viewer } = context
  if (goalId.includes('\0')) throw notFound('goal')
  const there = await findGoal(store.read, viewer.userId, goalId)
  if (there === undefined) throw notFound('goal')
  const at = await store.write(async (trx) => {
    await noteGoal(trx, context, goalId, there)
    return thisWeek(trx, context)
  })
  return indexOf(store.read, at)
}

/** Notes in the transaction that changes it that a goal is there, or gone. */
export const noteGoal = (trx: Db, context: SignedIn, item: string, there: boolean): Promise<void> =>
  noteState(trx, context, { measure: 'goal', item, there })

type State = { measure: 'goal' | 'avatar'; item: string; there: boolean }

async function noteState(trx: Db, context: SignedIn, { measure, item, there }: State) {
  const week = await thisWeek(trx, context)
  const gone = there ? 0 : 1
  await recordState(trx, { ...week, measure, item, gone, at: context.clock.now() })
}

/** recordCompleteProfile: looks whether the person has a picture. */
export async function lookAtProfile(context: SignedIn): Promise<ImpactIndex> {
  const { store, viewer } = context
  const at = await store.write(async (trx) => {
    const { hasAvatar: there } = await findPerson(trx, viewer.userId)
    await noteState(trx, context, { measure: 'avatar', item: '', there })
    return thisWeek(trx, context)
  })
  return indexOf(store.read, at)
}
