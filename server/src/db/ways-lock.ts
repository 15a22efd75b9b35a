import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '#db/store.ts'

/** Of the advisory locks of the product; nothing but to be told from others. */
const WAYS_IN = 7_041_122

/**
 * Lets nobody else change by which domains and codes people join companies before the transaction
 * is over: of two that take the same at once, one sees the other. To be held before any company.
 */
export async function holdWaysIn(trx: Db): Promise<void> {
  // The embedded store has one writer.
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(WAYS_IN)})`.execute(trx)
}
