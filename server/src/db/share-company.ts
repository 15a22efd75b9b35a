import { PostgresAdapter } from 'kysely'
import { preparedIn, slot } from '#db/prepared.ts'
import type { Db } from '#db/store.ts'
import { storable } from '#lib/storable.ts'

const shared = preparedIn((trx: Db) => {
  const company = trx.selectFrom('company').select('_id').where('_id', '=', slot<string>('company'))
  // The embedded store has one writer, so what is read in a transaction stays so until its end.
  return trx.getExecutor().adapter instanceof PostgresAdapter ? company.forShare() : company
})

/**
 * Before something is stored that is a company's: keeps the company from being deleted or changed
 * until the transaction is over. False if there is none. Many may do so at once.
 */
export async function shareCompany(trx: Db, company: string): Promise<boolean> {
  if (storable(company) !== company) return false
  return (await shared(trx, { company })).length > 0
}
