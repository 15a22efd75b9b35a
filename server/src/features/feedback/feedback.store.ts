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

/** Notes the copy elsewhere. False if its person was erased in the meantime. */
export async function markForwarded(trx: Db, _id: string, remoteId: string): Promise<boolean> {
  const result = await trx
    .updateTable('feedback')
    .set({ nextTry: null, remoteId, lastError: null })
    .where('_id', '=', _id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function markFailed(
  trx: Db,
  _id: string,
  { nextTry, lastError }: Pick<FeedbackTable, 'nextTry' | 'lastError'>,
): Promise<void> {
  await trx.updateTable('feedback').set({ nextTry, lastError }).where('_id', '=', _id).execute()
}

export async function deleteFeedback(trx: Db, _id: string): Promise<void> {
  await trx.deleteFrom('feedback').where('_id', '=', _id).execute()
}

const EMPTY = { user: null, email: '', name: '', message: '', path: '', lastError: null } as const

/** Of what a person said and has a copy elsewhere, only the id of that stays. */
export async function emptyForwarded(trx: Db, user: string, now: number): Promise<void> {
  await trx
    .updateTable('feedback')
    .set({ ...EMPTY, tries: 0, nextTry: now })
    .where('user', '=', user)
    .where('remoteId', 'is not', null)
    .execute()
}

/** A copy elsewhere that is to be deleted, of somebody who is gone. */
export async function insertEmpty(
  trx: Db,
  { _id, remoteId, now }: { _id: string; remoteId: string; now: number },
): Promise<void> {
  const row = { _id, remoteId, date: now, tries: 0, nextTry: now }
  await trx
    .insertInto('feedback')
    .values({ ...EMPTY, ...row })
    .execute()
}
