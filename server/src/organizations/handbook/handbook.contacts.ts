import type { Db } from '#db/store.ts'
import { addressesIn, isOneOf } from '#lib/addresses-in.ts'
import { clearContact, listContacts } from './handbook.store.ts'

export const hasAddress = (contact: string, keys: readonly string[]): boolean =>
  addressesIn(contact).some((address) => isOneOf(address, keys))

const contactsWith = async (db: Db, keys: readonly string[]) =>
  (await listContacts(db)).filter(({ contactPerson }) => hasAddress(contactPerson, keys))

export async function companiesAsking(db: Db, keys: readonly string[]): Promise<string[]> {
  return [...new Set((await contactsWith(db, keys)).map(({ company }) => company))]
}

/**
 * Clears contacts with an address of an erased person, in all companies. The caller has locked
 * them. Product 6, leaving.
 */
export async function forgetContacts(trx: Db, keys: readonly string[]): Promise<void> {
  for (const { _id } of await contactsWith(trx, keys)) await clearContact(trx, _id)
}
