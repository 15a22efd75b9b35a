import type { Kysely } from 'kysely'
import type { Db } from '#db/store.ts'

type Loose = Kysely<Record<string, Record<string, unknown>>>

/** People whose grace period after closing is over, longest wait first. */
export async function listDue(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('_id')
    .where('deletionDate', '<=', now)
    .orderBy('deletionDate')
    .limit(most)
    .execute()
  return rows.map((row) => row._id)
}

/** Sets the end of an account, which closes an open account. */
export async function setEnd(trx: Db, user: string, deletionDate: number): Promise<void> {
  await trx.updateTable('user').set({ deletionDate }).where('_id', '=', user).execute()
}

/** A person whose account is closed and whose grace period is over, or undefined. */
export async function findDue(db: Db, user: string, now: number) {
  return db
    .selectFrom('user')
    .select(['_id', 'emailKey'])
    .where('_id', '=', user)
    .where('deletionDate', '<=', now)
    .executeTakeFirst()
}

/** Removes a person whose account is closed and whose grace period is over. Returns them. */
export async function deleteDue(trx: Db, user: string, now: number) {
  return trx
    .deleteFrom('user')
    .where('_id', '=', user)
    .where('deletionDate', '<=', now)
    .returning(['_id', 'email', 'emailKey', 'avatar', 'company'])
    .executeTakeFirst()
}

/** Deletes the rows of a table where a column has one of the values, or changes them. */
export async function forgetRows(
  trx: Db,
  { table, column, is }: { table: string; column: string; is: readonly string[] },
  kept: Record<string, unknown> | undefined,
): Promise<void> {
  const loose = trx as unknown as Loose
  if (kept === undefined) await loose.deleteFrom(table).where(column, 'in', is).execute()
  else await loose.updateTable(table).set(kept).where(column, 'in', is).execute()
}
