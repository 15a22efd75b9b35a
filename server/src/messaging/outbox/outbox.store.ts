import type { Db } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.messages.ts'
import { MESSAGE_JOBS } from './outbox.rules.ts'

const NO_TEXT = { text: '', html: null } as const

export async function insertMessages(trx: Db, messages: readonly OutboxTable[]): Promise<void> {
  await trx.insertInto('outbox').values(messages).execute()
}

/** Adds notices that are new for their person, kind, channel and occasion. Answers their ids. */
export async function insertNotices(trx: Db, rows: readonly OutboxTable[]): Promise<string[]> {
  if (rows.length === 0) return []
  const made = await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((it) =>
      it
        .columns(['user', 'kind', 'occasion', 'channel', 'recipient'])
        .where('occasion', 'is not', null)
        .doNothing(),
    )
    .returning('_id')
    .execute()
  return made.map(({ _id }) => _id)
}

/** How many messages for people were written since a time to leave the app, by person and kind. */
export async function countLeaving(
  db: Db,
  users: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['user', 'kind', eb.fn.count('occasion').distinct().as('count')])
    .where('user', 'in', users)
    .where('occasion', 'is not', null)
    .where('channel', '<>', 'app')
    .where('createdDate', '>=', since)
    .groupBy(['user', 'kind'])
    .execute()
  return new Map(rows.map(({ user, kind, count }) => [`${user} ${kind}`, Number(count)]))
}

/** A person's address, name, language and time zone, for a mail. */
export async function findReader(db: Db, user: string) {
  return db
    .selectFrom('user')
    .select(['_id as user', 'email', 'firstName', 'language', 'timeZone'])
    .where('_id', '=', user)
    .executeTakeFirst()
}

/** Records that a message was sent. Without `keepText` deletes the text with links and codes. */
export async function markSent(trx: Db, _id: string, now: number, keepText: boolean) {
  await trx
    .updateTable('outbox')
    .set({ sentDate: now, lastError: null, ...(keepText ? {} : NO_TEXT) })
    .where('_id', '=', _id)
    .execute()
}

/** Records the error of an attempt. Without `keepText` deletes the text. */
export async function markFailed(trx: Db, _id: string, lastError: string, keepText: boolean) {
  await trx
    .updateTable('outbox')
    .set({ lastError, ...(keepText ? {} : NO_TEXT) })
    .where('_id', '=', _id)
    .where('sentDate', 'is', null)
    .execute()
}

/** Deletes messages older than `before` that have no job. */
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

/** The newest messages with the state of their jobs, for the local mailbox. */
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
