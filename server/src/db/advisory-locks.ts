import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '#db/store.ts'

/** The advisory locks of the product; numbers that are nothing but told from each other. */
const WAYS_IN = 7_041_122
const APP_ADMINS = 7_041_123

async function hold(trx: Db, lock: number): Promise<void> {
  // The embedded store has one writer.
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx)
}

/**
 * Lets nobody else change by which domains and codes people join companies before the transaction
 * is over: of two that take the same at once, one sees the other. To be held before any company.
 */
export const holdWaysIn = (trx: Db): Promise<void> => hold(trx, WAYS_IN)

/**
 * Of those who run the product lets one at a time act upon companies: each keeps their own session
 * and may end that of another, whose company is not the one that is held. To be held after the ways
 * in and before any company.
 */
export const holdAppAdmins = (trx: Db): Promise<void> => hold(trx, APP_ADMINS)
