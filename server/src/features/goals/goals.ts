import type { Store } from '#db/store.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { checkRoom, getMany, getOne, type Hooks } from '#entity/family.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput, notFound } from '#kernel/errors.ts'
import { goalEntity } from './goals.entity.ts'
import {
  checkDates,
  completeGoal,
  flagsBefore,
  mergeGoal,
  sameAdvice,
  UNDO_MS,
} from './goals.rules.ts'
import { dropGoal, hasLiveTwin, purgeGoals, restoreGoal } from './goals.store.ts'

const MOST_IDS = 500

/** What goals add to the family: product 5, bookmarks, and product 4, bookmark. */
export const goalHooks: Hooks = {
  beforeCreate: (_context, values, obj) => completeGoal(values, obj),
  beforeUpdate: (_context, values) => sameAdvice(values),
  merge: { by: ['adviceId', 'entity'], with: mergeGoal },
  afterUpdate: async (context, trx, row, given) => {
    // On the stored record, because a call may bring only one of the two days.
    checkDates(row, given)
    if (row.isGoal === false && row.isBookmark === false) {
      await dropGoal(trx, row._id, flagsBefore(given), context.clock.now())
    }
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
    if (await hasLiveTwin(trx, viewer.userId, _id)) {
      throw new AppError('CONFLICT', 'This advice is among your goals again already.')
    }
    const at = { _id, user: viewer.userId, since: now - UNDO_MS, now }
    if (!(await restoreGoal(trx, at))) throw notFound('goal')
    await checkRoom(trx, goalEntity, { user: viewer.userId })
  })
  return getOne(context, goalEntity, _id)
}

/** Forgets deletions that are too old to undo; run once a day. Answers how many. */
export const purge = (store: Store, now: number): Promise<number> =>
  store.write((trx) => purgeGoals(trx, now - UNDO_MS))
