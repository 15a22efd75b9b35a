import type { Db } from '#db/store.ts'
import { OF_NONE, wordsOf } from '#kernel/names.ts'
import { findNamed, replaceWords } from './member-words.store.ts'

/**
 * Brings up to date what a person is found by in their company, or among those of none; to be called
 * in the transaction that makes them or changes their names, address or company.
 */
export async function keepFound(trx: Db, user: string): Promise<void> {
  const person = await findNamed(trx, user)
  const words = person === undefined ? [] : wordsOf(person)
  await replaceWords(trx, user, person?.company ?? OF_NONE, words)
}
