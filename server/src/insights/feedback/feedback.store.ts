import type { Db } from '#db/store.ts'
import type { FeedbackTable } from '#db/tables.feedback.ts'

export const findWriter = (trx: Db, user: string) =>
  trx
    .selectFrom('user')
    .select(['email', 'firstName', 'lastName', 'isShadow'])
    .where('_id', '=', user)
    .executeTakeFirst()

/** Stores what somebody said, unless its id is taken: then it was sent twice. */
export async function insertFeedback(trx: Db, row: FeedbackTable): Promise<void> {
  await trx
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The date of the last one that was listed and, as several may have the same, its id. */
export type Place = { date: number; _id: string | null }

/** The newest of what people said, after a place in this order if one is given. */
export function listFeedback(db: Db, after: Place | null, most: number) {
  let query = db
    .selectFrom('feedback')
    .leftJoin('user', 'user._id', 'feedback.user')
    .select(['feedback._id', 'feedback.user', 'feedback.email', 'feedback.name'])
    .select(['feedback.message', 'feedback.path', 'feedback.date', 'user.isShadow'])
    .where('feedback.user', 'is not', null)
  if (after !== null) {
    query = query.where((eb) =>
      after._id === null
        ? eb('feedback.date', '<', after.date)
        : eb(eb.refTuple('feedback.date', 'feedback._id'), '<', eb.tuple(after.date, after._id)),
    )
  }
  return query
    .orderBy('feedback.date', 'desc')
    .orderBy('feedback._id', 'desc')
    .limit(most)
    .execute()
}

/** What is to be forwarded, or deleted elsewhere, that waited longest. */
export async function listDue(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('feedback')
    .select('_id')
    .where('nextTry', '<=', now)
    .orderBy('nextTry')
    .limit(most)
    .execute()
  return rows.map((row) => row._id)
}

/** Takes one for one attempt and answers it; nothing if somebody else has it. */
export const claim = (trx: Db, _id: string, now: number, lease: number) =>
  trx
    .updateTable('feedback')
    .set((eb) => ({ nextTry: lease, tries: eb('tries', '+', 1) }))
    .where('_id', '=', _id)
    .where('nextTry', '<=', now)
    .returningAll()
    .executeTakeFirst()

/** Notes where a copy may be from now on. False if its person was erased in the meantime. */
export async function markPlaces(trx: Db, _id: string, places: string): Promise<boolean> {
  const result = await ofSomebody(trx, _id).set({ places }).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Notes the copy elsewhere. False if its person was erased in the meantime. */
export async function markForwarded(trx: Db, _id: string, remoteId: string): Promise<boolean> {
  const done = { nextTry: null, remoteId, lastError: null }
  const result = await ofSomebody(trx, _id).set(done).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

type Failure = { nextTry: number; lastError: string }

/** Notes when to forward it again. False if its person was erased in the meantime. */
export async function markFailed(trx: Db, _id: string, failure: Failure): Promise<boolean> {
  const result = await ofSomebody(trx, _id).set(failure).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

const ofSomebody = (trx: Db, _id: string) =>
  trx.updateTable('feedback').where('_id', '=', _id).where('user', 'is not', null)
