import { clearGuesses } from '#accounts/factors/second-factor-attempts.ts'
import {
  deleteAddressChangesTo,
  deleteLinksOf,
  placeholderUser,
  resetMailCounts,
} from '#accounts/links/codes.ts'
import type { Db } from '#db/store.ts'
import { resetCounters } from './accounts.store.ts'
import { digest } from './accounts.ts'
import { clearTries } from './login-attempts.ts'
import { limitKeys } from './person-limit.ts'

/**
 * Forgets what is kept under the name of a person who is erased, or of their addresses: what counts
 * tries, mails and codes, links that nobody got, and what others began with an address: sign-ups, and
 * changes of theirs to it.
 */
export async function deleteTracesOf(
  trx: Db,
  { _id, keys }: { _id: string; keys: readonly string[] },
): Promise<void> {
  await clearGuesses(trx, _id)
  await resetCounters(trx, [`sms ${digest(_id)}`, ...limitKeys(_id)])
  for (const key of keys) {
    await clearTries(trx, key)
    await resetMailCounts(trx, key)
    await deleteLinksOf(trx, placeholderUser(key))
  }
  await deleteAddressChangesTo(trx, keys)
}
