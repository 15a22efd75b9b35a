import { PostgresAdapter } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MessageDueTable } from '#db/tables.messages.ts'

export async function upsertDue(trx: Db, rows: readonly MessageDueTable[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('messageDue')
    .values(rows)
    .onConflict((it) => it.column('user').doUpdateSet((eb) => ({ at: eb.ref('excluded.at') })))
    .execute()
}

/**
 * Removes up to `most` people whose time has come, and answers them. On PostgreSQL other servers skip
 * them; SQLite has one writer.
 */
export async function claimDue(trx: Db, now: number, most: number): Promise<string[]> {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const due = trx
    .selectFrom('messageDue')
    .select('user')
    .where('at', '<=', now)
    .orderBy('at')
    .limit(most)
  const rows = await trx
    .deleteFrom('messageDue')
    .where('user', 'in', isPostgres ? due.forUpdate().skipLocked() : due)
    .returning('user')
    .execute()
  return rows.map(({ user }) => user)
}
