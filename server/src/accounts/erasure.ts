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

/** Deletes what is stored under the id or the addresses of an erased user: counters and pending links. */
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
