import { checkSchema } from '#db/schema.ts'
import type { Store } from '#db/store.ts'
import { OperatorError } from '#lib/errors.ts'

/** Writes without a change. Throws if the disk or the rights don't let the store be written. */
export async function checkWritable(store: Store): Promise<void> {
  const written = await store.write((trx) =>
    trx
      .updateTable('installation')
      .set((eb) => ({ _id: eb.ref('_id') }))
      .executeTakeFirst(),
  )
  if (written.numUpdatedRows > 0n) return
  const setting = store.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL'
  throw new OperatorError(
    `${setting}: this database has tables without their rows, as after a restore that stopped half way. Restore the whole backup into an empty database.`,
  )
}

/** Refuses a store that would fail at its first use, so that the start fails instead. */
export async function checkStore(store: Store): Promise<void> {
  await checkSchema(store)
  await checkWritable(store)
}
