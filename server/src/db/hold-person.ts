import { PostgresAdapter } from 'kysely'
import { preparedIn, slot } from '#db/prepared.ts'
import type { Db } from '#db/store.ts'
import { AppError } from '#kernel/errors.ts'

const held = preparedIn((trx: Db) => {
  const person = trx.selectFrom('user').select('_id').where('_id', '=', slot<string>('user'))
  // The embedded store has one writer, so what is read in a transaction stays so until its end.
  return trx.getExecutor().adapter instanceof PostgresAdapter ? person.forKeyShare() : person
})

/**
 * Before something is stored that is theirs: keeps a person from being erased until the transaction
 * is over. Refuses with UNAUTHENTICATED whoever is erased already, so that nothing outlives them. It
 * holds back nobody else, nor any change of the person.
 */
export async function holdPerson(trx: Db, user: string): Promise<void> {
  const rows = await held(trx, { user })
  if (rows.length === 0) throw new AppError('UNAUTHENTICATED', 'Please sign in.')
}
