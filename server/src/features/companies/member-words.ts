import type { Db } from '#db/store.ts'
import { wordsOf } from '#kernel/names.ts'
import { findNamed, replaceWords } from './member-words.store.ts'

/**
 * Brings up to date what a person is found by in their company; to be called in the transaction that
 * changes their names, address or company.
 */
export async function keepFound(trx: Db, user: string): Promise<void> {
  const person = await findNamed(trx, user)
  const company = person?.company ?? null
  const words = person === undefined || company === null ? [] : wordsOf(person)
  await replaceWords(trx, user, company, words)
}
