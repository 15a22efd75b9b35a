import type { Db, Store } from '#db/store.ts'
import { deleteImport, dropOfCompany, dropOld, findDropped, isRunning } from './imports.store.ts'
import { deleteSome } from './rows.store.ts'

const DAY = 24 * 3_600_000
/** A file and what became of its rows is kept for so many days */
export const KEPT_DAYS = 7
/** The reading of a file that takes longer was cut short */
const READ_MS = 10 * 60_000
const AT_ONCE = 500

/** Whether members are being brought into a company; held, it stays so until the transaction is over. */
export const isImporting: (trx: Db, company: string) => Promise<boolean> = isRunning

/** What a company leaves behind is seen by nobody at once, and deleted by `sweepSome`. */
export const forgetImportsOf: (trx: Db, company: string) => Promise<void> = dropOfCompany

/** Deletes some rows of an import that was dropped, and itself behind the last; false if none is left. */
export async function sweepSome(store: Store): Promise<boolean> {
  const _id = await findDropped(store.read)
  if (_id === undefined) return false
  await store.write(async (trx) => {
    if (!(await deleteSome(trx, _id, AT_ONCE))) await deleteImport(trx, _id)
  })
  return true
}

/** Forgets imports of a month ago, and those that were dropped; run once a day. */
export async function purge(store: Store, now: number): Promise<void> {
  await store.write((trx) => dropOld(trx, now - KEPT_DAYS * DAY, now - READ_MS))
  while (await sweepSome(store));
}
