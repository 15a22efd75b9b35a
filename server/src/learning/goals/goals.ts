import { holdPerson } from '#db/hold-person.ts'
import type { Db, Store } from '#db/store.ts'
import { checkRoom, getMany, getOne, type Hooks } from '#entity/crud.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { noteAction, noteGoal, noteNewGoal } from '#impact/impact-index/impact-index.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { zoneOr } from '#lib/weeks.ts'
import { goalEntity } from './goals.entity.ts'
import { checkReview, type Review, withoutTime } from './goals.review.rules.ts'
import { checkReviewOf } from './goals.review.ts'
import {
  checkDates,
  completeGoal,
  flagsBefore,
  mergeGoal,
  PROGRESS_STEPS,
  sameAdvice,
  UNDO_MS,
} from './goals.rules.ts'
import { dropGoal, hasLiveTwin, purgeGoals, restoreGoal } from './goals.store.ts'

const MOST_IDS = 500

/** The last step of a goal's progress: product 4. */
export const ACHIEVED = PROGRESS_STEPS[4]

/** For the weekly score: there is a goal, and to save it was an action (product 9). */
async function saved(trx: Db, context: SignedIn, _id: string): Promise<void> {
  await noteGoal(trx, context, _id, true)
  await noteAction(trx, context, 'goalSaved', _id)
}

/** Before a goal is held: who erases a person holds the person first, and then what is theirs. */
async function holdOwner(context: SignedIn, trx: Db): Promise<void> {
  await holdPerson(trx, context.viewer.userId)
}

/** What goals add to the family: product 5, bookmarks, and product 4, bookmark. */
export const goalHooks: Hooks = {
  beforeCreate: (_context, values, obj) => completeGoal(values, obj),
  beforeUpdate: (_context, values) => withoutTime(sameAdvice(values)),
  whileOld: holdOwner,
  beforeDelete: holdOwner,
  merge: { by: ['adviceId', 'entity'], with: mergeGoal },
  afterCreate: async (context, trx, row, person) => {
    const owner = person ?? (await holdPerson(trx, context.viewer.userId))
    const at = { now: context.clock.now(), zone: zoneOr(owner.timeZone) }
    checkReview(row as RecordRow & Review, row, at)
    if (row.isGoal === true) await noteNewGoal(trx, context, owner, row._id)
  },
  // The goal first and the week after it, as everywhere: two that wait for each other never end.
  afterDelete: (context, trx, _id) => noteGoal(trx, context, _id, false),
  afterUpdate: async (context, trx, row, given) => {
    // On the stored record, because a call may bring only one of the two days.
    checkDates(row, given)
    await checkReviewOf(trx, context, row, given)
    if (row.isGoal === false && row.isBookmark === false) {
      await dropGoal(trx, row._id, flagsBefore(given), context.clock.now())
    }
    if (given.isGoal === undefined) return
    if (row.isGoal === true) await saved(trx, context, row._id)
    else await noteGoal(trx, context, row._id, false)
  },
}

/** Goals and bookmarks of the person, all of them or those of some pieces of advice. */
export async function goalsByAdvice(
  context: SignedIn,
  ids: readonly string[] | undefined,
): Promise<RecordRow[]> {
  if (ids !== undefined && ids.length > MOST_IDS) {
    throw badInput(`Please ask for ${MOST_IDS} at most.`, 'ids')
  }
  const rows = await getMany(context, goalEntity)
  if (ids === undefined) return rows
  const wanted = new Set(ids)
  return rows.filter((row) => wanted.has(row.adviceId as string))
}

const IN_WORDS = [
  ...['adviceTitle', 'actionTitle', 'note', 'specific', 'measurable', 'achievable', 'relevant'],
  ...['partner', 'adviceId', 'actionId', 'entity', 'category'],
]

/** One's own goals and bookmarks with the words by which they can be found, newest first. */
export const goalsInWords = (context: SignedIn): Promise<RecordRow[]> =>
  getMany(context, goalEntity, { names: IN_WORDS, key: IN_WORDS.join(' ') })

/** bookmarkGetMany: bookmarks only. */
export async function bookmarks(context: SignedIn): Promise<RecordRow[]> {
  const rows = await getMany(context, goalEntity)
  return rows.filter((row) => row.isBookmark === true)
}

/** Takes back a deletion of the last 30 days. Refuses when the same advice was saved again since. */
export async function restore(context: SignedIn, _id: string): Promise<RecordRow> {
  const { viewer, clock, store } = context
  const now = clock.now()
  await store.write(async (trx) => {
    await holdOwner(context, trx)
    if (await hasLiveTwin(trx, viewer.userId, _id)) {
      throw new AppError('CONFLICT', 'This advice is among your goals again already.')
    }
    const at = { _id, user: viewer.userId, since: now - UNDO_MS, now }
    const restored = await restoreGoal(trx, at)
    if (restored === undefined) throw notFound('goal')
    if (restored.isGoal === 1) await noteGoal(trx, context, _id, true)
    await checkRoom(trx, goalEntity, { user: viewer.userId })
  })
  return getOne(context, goalEntity, _id)
}

/** Forgets deletions that are too old to undo; run once a day. Answers how many. */
export const purge = (store: Store, now: number): Promise<number> =>
  store.write((trx) => purgeGoals(trx, now - UNDO_MS))
