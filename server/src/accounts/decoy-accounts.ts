import type { Db } from '#db/store.ts'
import { forgetUnknown } from '#privacy/erasing/purge.ts'
import {
  deletePeople,
  deleteUnconfirmed,
  deleteUnconfirmedBefore,
  endShadowsOf,
} from './decoy-accounts.store.ts'

const MOST_AT_ONCE = 500

/** Removes the shadows of an address, with all that is theirs. */
export async function deleteShadows(trx: Db, key: string, now: number): Promise<void> {
  const users = await endShadowsOf(trx, key)
  if (users.length === 0) return
  await deletePeople(trx, users)
  await forgetUnknown(trx, users, now)
}

/** Removes the account that has an address which it never confirmed: its reader is another. */
export async function freeAddress(trx: Db, key: string, now: number): Promise<void> {
  await forgetUnknown(trx, await deleteUnconfirmed(trx, key), now)
}

/** Removes accounts that nobody confirmed since they were made, before an instant. Answers how many. */
export async function purgeUnconfirmed(
  trx: Db,
  { before, now }: { before: number; now: number },
): Promise<number> {
  const users = await deleteUnconfirmedBefore(trx, before, MOST_AT_ONCE)
  await forgetUnknown(trx, users, now)
  return users.length
}
