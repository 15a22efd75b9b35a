import type { Db, Store } from '#db/store.ts'
import { enqueue } from '#jobs/jobs.ts'
import { AppError } from '#lib/errors.ts'
import { deleteImport, dropOfCompany, dropOld, findDropped, isRunning } from './imports.store.ts'
import { deleteSome } from './rows.store.ts'

const DAY = 24 * 3_600_000
/** A file and its rows are kept for so many days */
export const KEPT_DAYS = 7
/** An upload that takes longer was interrupted */
const READ_MS = 10 * 60_000
const AT_ONCE = 500

/** Refuses with CONFLICT to delete a locked company while members are imported into it. */
export async function refuseImport(trx: Db, company: string): Promise<void> {
  if (!(await isRunning(trx, company))) return
  const message =
    'Members are being imported into this company right now. Stop the import or wait until it’s done.'
  throw new AppError('CONFLICT', message)
}

/** Hides the imports of a deleted company at once; a job deletes them later. */
export async function forgetImportsOf(trx: Db, company: string): Promise<void> {
  const dropped = await dropOfCompany(trx, company)
  await enqueue(trx, ...dropped.map(({ _id }) => ({ kind: 'import', key: _id })))
}

/**
 * Deletes some rows of a dropped import, and the import after the last row. False if it is deleted.
 */
export const deleteDropped = (store: Store, _id: string): Promise<boolean> =>
  store.write(async (trx) => {
    const isMore = await deleteSome(trx, _id, AT_ONCE)
    if (!isMore) await deleteImport(trx, _id)
    return isMore
  })

/** Deletes old and dropped imports; runs once a day. */
export async function purge(store: Store, now: number): Promise<void> {
  await store.write((trx) => dropOld(trx, now - KEPT_DAYS * DAY, now - READ_MS))
  for (;;) {
    const _id = await findDropped(store.read)
    if (_id === undefined) return
    while (await deleteDropped(store, _id));
  }
}
