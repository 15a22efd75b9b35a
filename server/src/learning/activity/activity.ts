import { type Actor, lockCounted } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import { givenForNew, givenValues, type Input, newValues } from '#entity/crud.rules.ts'
import {
  alreadyThere,
  type Change,
  getMany,
  insertOnce,
  mergeInto,
  updateIn,
} from '#entity/crud.ts'
import { encode } from '#entity/fields.ts'
import type { SignedIn } from '#graphql/context.ts'
import { noteAction } from '#impact/impact-index/impact-index.ts'
import { AppError } from '#lib/errors.ts'
import {
  type Flow,
  historyEntity,
  LIKED,
  type ViewedItem,
  viewedEntity,
} from './activity.entity.ts'
import {
  countLiked,
  deleteAllOf,
  deleteLiked,
  findLiked,
  listLiked,
  recordLiked,
} from './activity.store.ts'

/** historyCreate: a finished run of the flow counts as an action of its week (product 9). */
export async function createFlow(context: SignedIn, obj: Input): Promise<Flow> {
  const values = newValues(context, historyEntity, obj)
  return context.store.write(async (trx) => {
    const actor = await lockCounted(trx, context.viewer.userId)
    const made = await insertOnce(trx, historyEntity, values)
    if (made === undefined) throw alreadyThere(historyEntity)
    if (made.isNew) await noteEnd(trx, context, actor, made.row)
    return made.row
  })
}

/** historyUpdate: a run that this call finishes also counts as an action of its week. */
export async function updateFlow(context: SignedIn, obj: Change): Promise<Flow> {
  const given = givenValues(context, historyEntity, obj)
  return context.store.write(async (trx) => {
    const actor = await lockCounted(trx, context.viewer.userId)
    const flow = await updateIn(trx, context, historyEntity, obj, given)
    if (given.endTime !== undefined) await noteEnd(trx, context, actor, flow)
    return flow
  })
}

async function noteEnd(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  { _id, endTime }: Flow,
): Promise<void> {
  if (endTime !== null) await noteAction(trx, context, actor, 'flowCompleted', _id)
}

/**
 * impactActionHistoryCreate and impactActionHistoryUpdateById: records a view. A second view
 * updates the entry.
 */
export async function markViewed(context: SignedIn, obj: Input): Promise<ViewedItem> {
  const values = newValues(context, viewedEntity, obj)
  return context.store.write(async (trx) => {
    await lockCounted(trx, context.viewer.userId)
    const made = await insertOnce(trx, viewedEntity, values)
    if (made !== undefined) return made.row
    const { user = null, id = null, entity = null } = values
    const { id: _id, entity: _entity, ...words } = givenForNew(context, viewedEntity, obj)
    const again = await mergeInto(trx, context, viewedEntity, { user, id, entity }, () => words)
    if (again === undefined) throw alreadyThere(viewedEntity)
    return again
  })
}

/** impactActionHistoryGetById: the newest entry of an item, or null. */
export async function viewed(context: SignedIn, id: string): Promise<ViewedItem | null> {
  const rows = await getMany(context, viewedEntity)
  return rows.find((row) => row.id === id) ?? null
}

/** impactActionHistoryDeleteMany: deletes all one's own views. Answers how many entries. */
export const forgetViewed = ({ store, viewer }: SignedIn): Promise<number> =>
  store.write((trx) => deleteAllOf(trx, 'impactActionHistory', viewer.userId))

/** historyDeleteMany: deletes all of one's own past flows with their ratings. Answers how many. */
export const forgetFlows = ({ store, viewer }: SignedIn): Promise<number> =>
  store.write((trx) => deleteAllOf(trx, 'history', viewer.userId))

const MOST_LIKED = 1000

/** likedActionGetById: one's own rating of a piece of advice, 1 to 4, or null. */
export const liked = ({ store, viewer }: SignedIn, id: string): Promise<number | null> =>
  findLiked(store.read, viewer.userId, `${encode('id', { kind: 'text', max: 100 }, id)}`)

/** A person's rating of a piece of advice, 1 to 4, and its date. */
export type Rating = { id: string; liked: number; likedDate: number }

/** likedActionGetMany: one's own ratings of advice, the newest first. */
export const ratings = ({ store, viewer }: SignedIn): Promise<Rating[]> =>
  listLiked(store.read, viewer.userId)

/** likedActionDeleteMany: deletes all of one's own ratings of advice. Answers how many. */
export const forgetRatings = ({ store, viewer }: SignedIn): Promise<number> =>
  store.write((trx) => deleteAllOf(trx, 'likedAction', viewer.userId))

/**
 * likedActionUpdateById: rates a piece of advice; another rating replaces it, null removes it.
 * Refuses with BAD_USER_INPUT, and with LIMIT_REACHED after a thousand. Product 4, feedback
 * choices.
 */
export async function like(
  { store, viewer, clock }: SignedIn,
  given: { id: string; liked: number | null },
): Promise<number | null> {
  const user = viewer.userId
  const id = `${encode('id', { kind: 'text', max: 100 }, given.id)}`
  const answer = encode('liked', LIKED, given.liked)
  await store.write(async (trx) => {
    if (answer === null) return deleteLiked(trx, user, id)
    await lockCounted(trx, user)
    await recordLiked(trx, { user, id, liked: Number(answer), likedDate: clock.now() })
    if ((await countLiked(trx, user)) > MOST_LIKED) {
      throw new AppError('LIMIT_REACHED', `You can have up to ${MOST_LIKED} of these.`)
    }
  })
  return given.liked
}
