import type { Db } from '#db/store.ts'
import type { FeedbackTable } from '#db/tables.feedback.ts'
import { enqueue } from '#jobs/jobs.ts'

const EMPTY = { user: null, email: '', name: '', message: '', path: '' } as const

/** The wait before a copy is deleted, because one that is being sent needs time to arrive. */
export const ON_ITS_WAY_MS = 2 * 60_000

/** Keeps only what finds the remote copies of a user’s feedback, until a job has deleted them. */
export async function emptyForwarded(trx: Db, user: string, now: number): Promise<void> {
  const rows = await trx
    .updateTable('feedback')
    .set(EMPTY)
    .where('user', '=', user)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('places', 'is not', null),
        exists(
          selectFrom('job')
            .select('key')
            .where('kind', '=', 'feedback')
            .whereRef('key', '=', 'feedback._id'),
        ),
      ]),
    )
    .returning('_id')
    .execute()
  const runAt = now + ON_ITS_WAY_MS
  await enqueue(trx, ...rows.map(({ _id }) => ({ kind: 'feedback', key: _id, runAt })))
}

export const findFeedback = (db: Db, _id: string) =>
  db.selectFrom('feedback').selectAll().where('_id', '=', _id).executeTakeFirst()

/** Notes where a copy may be from now on. False if its author was erased in the meantime. */
export async function markSending(trx: Db, _id: string, places: string): Promise<boolean> {
  const query = trx.updateTable('feedback').set({ places }).where('_id', '=', _id)
  const result = await query.where('user', 'is not', null).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

type Copy = Partial<Pick<FeedbackTable, 'places' | 'remoteId'>>

/** Notes where a copy is, even if its author was erased. */
export async function markCopy(trx: Db, _id: string, copy: Copy): Promise<void> {
  await trx.updateTable('feedback').set(copy).where('_id', '=', _id).execute()
}

/** Deletes a row after all its remote copies are deleted. */
export async function deleteFeedback(trx: Db, _id: string): Promise<void> {
  await trx.deleteFrom('feedback').where('_id', '=', _id).execute()
}

/** Counts the copies to make and to delete, and gives the last error of the oldest failing one. */
export async function countCopies(db: Db) {
  const jobs = db
    .selectFrom('job')
    .innerJoin('feedback', 'feedback._id', 'job.key')
    .where('job.kind', '=', 'feedback')
  const row = await jobs
    .select((eb) => [
      eb.fn.count<number | string>('feedback.user').as('waiting'),
      eb.fn.countAll<number | string>().as('all'),
    ])
    .executeTakeFirstOrThrow()
  const failed = await jobs
    .select('job.lastError')
    .where('job.lastError', 'is not', null)
    .orderBy((eb) => eb.case().when('feedback.user', 'is', null).then(0).else(1).end())
    .orderBy('feedback.date')
    .limit(1)
    .executeTakeFirst()
  const waiting = Number(row.waiting)
  return { waiting, toDelete: Number(row.all) - waiting, lastError: failed?.lastError ?? null }
}
