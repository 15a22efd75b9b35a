import { resetCounters } from '#accounts/core/accounts.store.ts'
import { digest } from '#accounts/core/accounts.ts'
import { clearTries } from '#accounts/core/login-attempts.ts'
import { limitKeys } from '#accounts/core/person-limit.ts'
import {
  deleteAddressChangesTo,
  deleteLinksOf,
  placeholderUser,
  resetMailCounts,
} from '#accounts/email-links/email-links.ts'
import { clearGuesses } from '#accounts/second-factors/attempts.ts'
import type { Db } from '#db/store.ts'

/** Deletes counters and pending links that are stored by the id or address of an erased user. */
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
