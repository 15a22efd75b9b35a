import { PostgresAdapter } from 'kysely'
import { preparedIn, slot } from '#db/prepared.ts'
import type { Db } from '#db/store.ts'
import { AppError } from '#lib/errors.ts'

const held = preparedIn((trx: Db) => {
  const person = trx
    .selectFrom('user')
    .select(['_id', 'timeZone'])
    .where('_id', '=', slot<string>('user'))
  // The embedded store has one writer, so what is read in a transaction stays so until its end.
  return trx.getExecutor().adapter instanceof PostgresAdapter ? person.forKeyShare() : person
})

/** Somebody who is not erased before the transaction is over, and the zone of their weeks */
export type HeldPerson = { _id: string; timeZone: string | null }

/**
 * Before something is stored that is theirs: keeps a person from being erased until the transaction
 * is over. Refuses with UNAUTHENTICATED whoever is erased already, so that nothing outlives them. It
 * holds back nobody else, nor any change of the person.
 */
export async function holdPerson(trx: Db, user: string): Promise<HeldPerson> {
  const [person] = await held(trx, { user })
  if (person === undefined) throw new AppError('UNAUTHENTICATED', 'Please sign in.')
  return person
}
