import type { HasContent } from '#content/content.ts'
import { type Actor, lockActor } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { weekIn } from '#lib/weeks.ts'
import { recordNewGoal, recordOnce, recordState, type State } from './events.ts'
import { actionItem, isTakeAction, TAKE_ACTIONS, type TakeAction } from './impact-index.rules.ts'
import { findGoal, findPerson, hasFinishedFlow } from './impact-index.store.ts'
import { type ImpactIndex, standsAt, type Week } from './reading.ts'
import { type CountedMeasure, lockWeek } from './weeks.store.ts'

/** The current week of the person, and the current time. */
function thisWeek({ clock }: SignedIn, { _id: user, zone }: Actor): Week & { at: number } {
  const at = clock.now()
  return { user, week: weekIn(at, zone), at }
}

/** Counts one item for this week, and returns the new score. */
async function count(
  context: SignedIn,
  measure: CountedMeasure,
  item: string,
): Promise<ImpactIndex> {
  const { store, viewer } = context
  const at = await store.write(async (trx) => {
    const week = thisWeek(context, await lockActor(trx, viewer.userId))
    await recordOnce(trx, week, measure, item)
    return week
  })
  return standsAt(context, at)
}

/** Counts an action in the transaction that saves the goal or completes the flow. */
export async function noteAction(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  type: TakeAction,
  item: string,
): Promise<void> {
  await recordOnce(trx, thisWeek(context, actor), 'takeAction', actionItem(type, item))
}

/** Refuses an item that the person doesn't have or may not see, as if it did not exist. */
async function checkItem(
  { store, viewer }: SignedIn,
  has: HasContent,
  type: TakeAction,
  item: string,
): Promise<void> {
  const user = viewer.userId
  if (storable(item) !== item) throw notFound('item')
  if (type === 'adviceViewed') {
    if (!has('impact-advice', item)) throw notFound('advice')
  } else if (type === 'flowCompleted') {
    if (!(await hasFinishedFlow(store.read, user, item))) throw notFound('entry')
  } else if ((await findGoal(store.read, user, item)) !== true) throw notFound('goal')
}

/**
 * recordTakeAction: counts one of four actions, once for each item and week; without an item, once
 * a week.
 */
export async function takeAction(
  context: SignedIn,
  has: HasContent,
  type: string,
  item: string | null | undefined,
): Promise<ImpactIndex> {
  if (!isTakeAction(type)) {
    throw badInput(`Give one of ${TAKE_ACTIONS.join(', ')}.`, 'type')
  }
  if (item != null) await checkItem(context, has, type, item)
  return count(context, 'takeAction', item == null ? type : actionItem(type, item))
}

/** recordReadFeed: counts a tip that the person read. */
export async function readFeed(
  context: SignedIn,
  has: HasContent,
  feedId: string,
): Promise<ImpactIndex> {
  if (!has('main', feedId)) throw notFound('tip')
  return count(context, 'feed', feedId)
}

/** Counts a reminder that the person read, in the same transaction as `note`. */
export async function countReminder(
  context: SignedIn,
  reminder: string,
  note: (trx: Db) => Promise<void>,
): Promise<ImpactIndex> {
  const at = await context.store.write(async (trx) => {
    const week = thisWeek(context, await lockActor(trx, context.viewer.userId))
    await note(trx)
    await recordOnce(trx, week, 'reminder', reminder)
    return week
  })
  return standsAt(context, at)
}

/**
 * recordGoal: records the stored state of one’s own goal, and answers the score. Ignores
 * `isDelete`.
 */
export async function lookAtGoal(context: SignedIn, goalId: string): Promise<ImpactIndex> {
  const { store, viewer } = context
  if (storable(goalId) !== goalId) throw notFound('goal')
  const at = await store.write(async (trx) => {
    const actor = await lockActor(trx, viewer.userId)
    return noteState(trx, context, actor, { measure: 'goal', item: goalId }, async () => {
      const there = await findGoal(trx, viewer.userId, goalId)
      if (there === undefined) throw notFound('goal')
      return there
    })
  })
  return standsAt(context, at)
}

/** Records that a goal exists or is deleted, in the transaction that changes it. */
export async function noteGoal(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  item: string,
  there: boolean,
): Promise<void> {
  await noteState(trx, context, actor, { measure: 'goal', item }, async () => there)
}

/** Records a new goal and the action of saving it, in the transaction that creates the goal. */
export async function noteNewGoal(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  goal: string,
): Promise<void> {
  await recordNewGoal(trx, thisWeek(context, actor), goal, actionItem('goalSaved', goal))
}

/** Records that the profile has a picture or not, in the transaction that changes it. */
export async function noteAvatar(trx: Db, context: SignedIn, there: boolean): Promise<void> {
  const actor = await lockActor(trx, context.viewer.userId)
  await noteState(trx, context, actor, { measure: 'avatar', item: '' }, async () => there)
}

/**
 * Locks the week before it reads the time or the state, so that a concurrent change is either read
 * here or recorded later.
 */
async function noteState(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  what: Omit<State, 'there'>,
  isThere: () => Promise<boolean>,
): Promise<Week> {
  const week = thisWeek(context, actor)
  await lockWeek(trx, week)
  const there = await isThere()
  await recordState(trx, { ...week, at: context.clock.now() }, { ...what, there })
  return week
}

/** recordCompleteProfile: records whether the person has a picture. */
export async function lookAtProfile(context: SignedIn): Promise<ImpactIndex> {
  const { store, viewer } = context
  const at = await store.write(async (trx) => {
    const actor = await lockActor(trx, viewer.userId)
    return noteState(trx, context, actor, { measure: 'avatar', item: '' }, async () => {
      const { hasAvatar } = await findPerson(trx, viewer.userId)
      return hasAvatar
    })
  })
  return standsAt(context, at)
}
