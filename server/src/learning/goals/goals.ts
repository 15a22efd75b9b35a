import { type Actor, lockCounted } from '#db/locks.ts'
import type { Db, Store } from '#db/store.ts'
import { givenValues, type Input, newValues, type Values } from '#entity/crud.rules.ts'
import { listRecords } from '#entity/crud.store.ts'
import {
  alreadyThere,
  type Change,
  checkLimit,
  getMany,
  getOne,
  insertOnce,
  mergeInto,
  type Paging,
  pageOf,
  removeIn,
  updateIn,
} from '#entity/crud.ts'
import { type FieldSelection, textFieldsOf } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { noteAction, noteGoal, noteNewGoal } from '#impact/impact-index/impact-index.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { planAgain } from '#messaging/due/due.ts'
import { type Goal, goalEntity } from './goals.entity.ts'
import { checkPlanTime, checkReview, withoutTime } from './goals.review.rules.ts'
import {
  checkDates,
  checkTitle,
  completeGoal,
  flagsBefore,
  LAST_STEP,
  mergeGoal,
  sameAdvice,
  titleOf,
  UNDO_MS,
  withAchieved,
} from './goals.rules.ts'
import { dropGoal, hasLiveTwin, purgeBeyondLimit, purgeGoals, restoreGoal } from './goals.store.ts'

const MOST_IDS = 500

/** The last step of a goal's progress: product 4. */
export const ACHIEVED = LAST_STEP

/** The values that only the server sets on a saved goal: on a new one, and on one that is there. */
export type ServerSide = { onNew: Values; onExisting: (existing: Goal) => Values }

/**
 * goalCreate: a goal, a bookmark or both. Saving the same advice again adds to the existing record
 * (product 4, bookmark); with `serverSide` it gets these values instead of those of the call.
 * Counts for the weekly score.
 */
export async function createGoal(
  context: SignedIn,
  obj: Input,
  serverSide?: ServerSide,
): Promise<Goal> {
  const values = withAchieved(
    { ...completeGoal(newValues(context, goalEntity, obj), obj), ...serverSide?.onNew },
    context.clock.now(),
  )
  return context.store.write(async (trx) => {
    // The erasure of a person locks the person before their records. The same order here avoids
    // a deadlock.
    const actor = await lockCounted(trx, context.viewer.userId)
    const made = await insertOnce(trx, goalEntity, values)
    if (made === undefined) return saveAgain(trx, context, actor, { obj, values, serverSide })
    const { row, isNew } = made
    if (!isNew) return row
    checkReview(row, row, { now: context.clock.now(), zone: actor.zone })
    checkPlanTime(row, row)
    if (row.reviewDate !== null || row.planTime !== null) {
      await planAgain(trx, context.viewer.userId)
    }
    if (row.isGoal) await noteNewGoal(trx, context, actor, row._id)
    return row
  })
}

async function saveAgain(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  { obj, values, serverSide }: { obj: Input; values: Values; serverSide?: ServerSide | undefined },
): Promise<Goal> {
  const { user = null, adviceId = null, entity = null } = values
  if (adviceId === null) throw alreadyThere(goalEntity)
  // A goal also if the call doesn't say so (`completeGoal`).
  const asGoal = values.isGoal === 1 ? { isGoal: 1 } : {}
  const given = { ...givenValues(context, goalEntity, obj), ...asGoal }
  const row = await mergeInto(trx, context, goalEntity, { user, adviceId, entity }, (existing) =>
    withAchieved(
      mergeGoal(existing, serverSide ? serverSide.onExisting(existing) : given),
      context.clock.now(),
    ),
  )
  if (row === undefined) throw alreadyThere(goalEntity)
  await afterUpdate(trx, context, actor, { row, given })
  return row
}

/** goalUpdate: deletes a record when both flags are off, and keeps its old flags for undo. */
export async function updateGoal(context: SignedIn, obj: Change): Promise<Goal> {
  const given = givenValues(context, goalEntity, obj)
  return context.store.write(async (trx) => {
    const actor = await lockCounted(trx, context.viewer.userId)
    const values = withAchieved(withoutTime(sameAdvice(given)), context.clock.now())
    const row = await updateIn(trx, context, goalEntity, obj, values)
    checkPlanTime(row, given)
    await afterUpdate(trx, context, actor, { row, given })
    return row
  })
}

async function afterUpdate(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  { row, given }: { row: Goal; given: Values },
): Promise<void> {
  await planAgain(trx, context.viewer.userId)
  // Checks the stored record, because a call may set only one of the two days.
  checkDates(row, given)
  checkTitle(row)
  checkReview(row, given, { now: context.clock.now(), zone: actor.zone })
  if (!row.isGoal && !row.isBookmark) {
    await dropGoal(trx, row._id, flagsBefore(given), context.clock.now())
    await purgeBeyondLimit(trx, context.viewer.userId)
  }
  if (given.isGoal === undefined) return
  await noteGoal(trx, context, actor, row._id, row.isGoal)
  if (row.isGoal) await noteAction(trx, context, actor, 'goalSaved', row._id)
}

/** goalDelete: can be undone for 30 days, with goalRestore. */
export const deleteGoal = (context: SignedIn, _id: string): Promise<Goal> =>
  context.store.write(async (trx) => {
    const actor = await lockCounted(trx, context.viewer.userId)
    const goal = await removeIn(trx, context, goalEntity, _id)
    await planAgain(trx, context.viewer.userId)
    await purgeBeyondLimit(trx, context.viewer.userId)
    await noteGoal(trx, context, actor, _id, false)
    return goal
  })

/** One's own goals and bookmarks, newest first. */
export const allGoals = (context: SignedIn): Promise<Goal[]> => getMany(context, goalEntity)

/** The goals and the fields that a call asks for. */
export type AskedGoals = Paging & { fields: FieldSelection }

/** Goals and bookmarks of the person in pages: all of them or those of some pieces of advice. */
export async function goalsByAdvice(
  context: SignedIn,
  ids: readonly string[] | undefined,
  asked: AskedGoals,
): Promise<Goal[]> {
  const page = pageOf(asked)
  if (ids === undefined) return getMany(context, goalEntity, asked.fields, page)
  if (ids.length > MOST_IDS) throw badInput(`Ask for up to ${MOST_IDS}.`, 'ids')
  if (ids.length === 0) return []
  const among = { column: 'adviceId', values: ids.map(storable) }
  const scope = goalEntity.readScope(context.viewer)
  return listRecords(context.store, goalEntity, scope, asked.fields, page, among)
}

/** Goals (also achieved and let-go ones) or bookmarks, in pages. */
export async function goalsWith(
  context: SignedIn,
  flag: 'isGoal' | 'isBookmark',
  asked: AskedGoals,
): Promise<Goal[]> {
  const page = pageOf(asked)
  const scope = { user: context.viewer.userId, [flag]: 1 }
  return listRecords(context.store, goalEntity, scope, asked.fields, page)
}

const WORDS = textFieldsOf(goalEntity)
const FOUND_BY = [
  ...WORDS,
  ...(['adviceTitle', 'actionTitle', 'adviceId', 'actionId', 'entity', 'category'] as const),
]

/** A goal or bookmark as search reads it: its title and the person's own words. */
export type GoalInWords = {
  goal: Pick<Goal, '_id' | (typeof FOUND_BY)[number]>
  title: string | null
  words: string[]
}

/** One's own goals and bookmarks with the words that search reads, newest first. */
export async function goalsInWords(context: SignedIn): Promise<GoalInWords[]> {
  const asked = { names: FOUND_BY, key: FOUND_BY.join(' ') }
  const goals = await getMany(context, goalEntity, asked)
  return goals.map((goal) => ({
    goal,
    title: titleOf(goal),
    words: WORDS.map((name) => goal[name] ?? ''),
  }))
}

/**
 * Undoes a deletion of the last 30 days; the goal is no longer shared. Refuses if the same advice
 * was saved again since.
 */
export async function restore(context: SignedIn, _id: string): Promise<Goal> {
  const { viewer, clock, store } = context
  const now = clock.now()
  await store.write(async (trx) => {
    const actor = await lockCounted(trx, viewer.userId)
    if (await hasLiveTwin(trx, viewer.userId, _id)) {
      throw new AppError('CONFLICT', 'This advice is already in your goals again.')
    }
    const at = { _id, user: viewer.userId, since: now - UNDO_MS, now }
    const restored = await restoreGoal(trx, at)
    if (restored === undefined) throw notFound('goal')
    await planAgain(trx, viewer.userId)
    if (restored.isGoal === 1) await noteGoal(trx, context, actor, _id, true)
    await checkLimit(trx, goalEntity, { user: viewer.userId })
  })
  return getOne(context, goalEntity, _id)
}

/** Deletes for good the goals that are too old to restore; run once a day. Answers how many. */
export const purge = (store: Store, now: number): Promise<number> =>
  store.write((trx) => purgeGoals(trx, now - UNDO_MS))
