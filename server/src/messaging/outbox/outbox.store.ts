import type { Db } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.identity.ts'
import { MESSAGE_JOBS } from './outbox.rules.ts'

const NO_WORDS = { text: '', html: null } as const

export async function insertMessages(trx: Db, messages: readonly OutboxTable[]): Promise<void> {
  await trx.insertInto('outbox').values(messages).execute()
}

/** Where a person's mail goes and how it is written, or nothing. */
export async function findReader(db: Db, user: string) {
  return db
    .selectFrom('user')
    .select(['_id as user', 'email', 'firstName', 'language', 'timeZone'])
    .where('_id', '=', user)
    .executeTakeFirst()
}

/** Notes that a message was sent; without `keepWords` its text goes, for it holds links and codes. */
export async function markSent(trx: Db, _id: string, now: number, keepWords: boolean) {
  await trx
    .updateTable('outbox')
    .set({ sentDate: now, lastError: null, ...(keepWords ? {} : NO_WORDS) })
    .where('_id', '=', _id)
    .execute()
}

/** Notes why an attempt failed; a message that is given up loses its text without `keepWords`. */
export async function markFailed(trx: Db, _id: string, lastError: string, keepWords: boolean) {
  await trx
    .updateTable('outbox')
    .set({ lastError, ...(keepWords ? {} : NO_WORDS) })
    .where('_id', '=', _id)
    .where('sentDate', 'is', null)
    .execute()
}

/** Forgets messages that are older than `before`, but for those that still have a job. */
export async function purgeMessages(trx: Db, before: number): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('createdDate', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job')
            .select('job.key')
            .where('job.kind', 'in', MESSAGE_JOBS)
            .whereRef('job.key', '=', 'outbox._id'),
        ),
      ),
    )
    .execute()
}

/** What was written last, newest first, with how its job is doing: for the local mailbox. */
export async function listMessages(db: Db, most: number) {
  return db
    .selectFrom('outbox')
    .leftJoin('job', (join) =>
      join.on('job.kind', 'in', MESSAGE_JOBS).onRef('job.key', '=', 'outbox._id'),
    )
    .selectAll('outbox')
    .select(['job.attempts', 'job.runAt', 'job.failedDate'])
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
    .limit(most)
    .execute()
}

export async function findMessage(db: Db, _id: string) {
  return db.selectFrom('outbox').selectAll().where('_id', '=', _id).executeTakeFirst()
}
