import type { Db } from '#db/store.ts'
import type { FeedbackTable } from '#db/tables.feedback.ts'

export const findWriter = (trx: Db, user: string) =>
  trx
    .selectFrom('user')
    .select(['email', 'firstName', 'lastName'])
    .where('_id', '=', user)
    .executeTakeFirst()

/** Stores feedback. False if its id exists already, because a client may send it twice. */
export async function insertFeedback(trx: Db, row: FeedbackTable): Promise<boolean> {
  const stored = await trx
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** The date of the last entry listed and its id, since several entries may have the same date. */
export type Place = { date: number; _id: string | null }

/** Feedback, newest first, starting after a place in this order if one is given. */
export function listFeedback(db: Db, after: Place | null, most: number) {
  let query = db
    .selectFrom('feedback')
    .select(['_id', 'user', 'email', 'name', 'message', 'path', 'date'])
    .where('user', 'is not', null)
  if (after !== null) {
    query = query.where((eb) =>
      after._id === null
        ? eb('date', '<', after.date)
        : eb(eb.refTuple('date', '_id'), '<', eb.tuple(after.date, after._id)),
    )
  }
  return query.orderBy('date', 'desc').orderBy('_id', 'desc').limit(most).execute()
}
