import type { Db, Store } from '#db/store.ts'
import { deleteImport, dropOfCompany, dropOld, forgetMaker, listDropped } from './imports.store.ts'
import { deleteSome, forgetRows } from './rows.store.ts'

const DAY = 24 * 3_600_000
/** A file and what became of its rows is kept so long */
const KEPT_MS = 30 * DAY
/** The reading of a file that takes longer was cut short */
const READ_MS = 10 * 60_000
const AT_ONCE = 500

/** Forgets of a person who is erased what rows say of them, and that they brought files. */
export async function forgetImported(
  trx: Db,
  { _id, key }: { _id: string; key: string },
): Promise<void> {
  await forgetRows(trx, key)
  await forgetMaker(trx, _id)
}

/** What a company leaves behind is seen by nobody at once, and deleted by `sweep`. */
export const forgetImportsOf: (trx: Db, company: string) => Promise<void> = dropOfCompany

/** Deletes imports that were dropped, some rows at a time: others write in between. */
export async function sweep(store: Store): Promise<void> {
  for (const _id of await listDropped(store.read)) {
    while (await store.write((trx) => deleteSome(trx, _id, AT_ONCE)));
    await store.write((trx) => deleteImport(trx, _id))
  }
}

/** Forgets imports of a month ago, and those that were dropped; run once a day. */
export async function purge(store: Store, now: number): Promise<void> {
  await store.write((trx) => dropOld(trx, now - KEPT_MS, now - READ_MS))
  await sweep(store)
}
