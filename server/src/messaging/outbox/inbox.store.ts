import type { Db } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.messages.ts'
import { MESSAGE_JOBS } from './outbox.rules.ts'

export async function countUnread(db: Db, user: string): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user', '=', user)
    .where('channel', '=', 'app')
    .where('readDate', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** A person's messages on some channels, newest first, and whether a job is still to send them. */
export async function listOf(
  db: Db,
  user: string,
  channels: readonly OutboxTable['channel'][],
  most: number,
) {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('job', (join) =>
      join.on('job.kind', 'in', MESSAGE_JOBS).onRef('job.key', '=', 'outbox._id'),
    )
    .select([
      ...(['outbox._id', 'outbox.kind', 'channel', 'subject', 'path', 'createdDate'] as const),
      ...(['readDate', 'sentDate', 'outbox.lastError', 'job.key', 'failedDate'] as const),
    ])
    .where('user', '=', user)
    .where('channel', 'in', channels)
    .orderBy('createdDate', 'desc')
    .orderBy('outbox._id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ key, failedDate, ...row }) => ({
    ...row,
    isWaiting: key !== null && failedDate === null,
  }))
}

export type SentRow = Awaited<ReturnType<typeof listOf>>[number]

export async function markRead(
  trx: Db,
  user: string,
  now: number,
  ids?: readonly string[],
): Promise<void> {
  let query = trx
    .updateTable('outbox')
    .set({ readDate: now })
    .where('user', '=', user)
    .where('channel', '=', 'app')
    .where('readDate', 'is', null)
  if (ids !== undefined) query = query.where('_id', 'in', ids.length > 0 ? ids : [''])
  await query.execute()
}
