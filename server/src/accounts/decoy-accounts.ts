import type { Db } from '#db/store.ts'
import type { Services } from '#graphql/context.ts'
import {
  deletePeople,
  deleteUnconfirmed,
  deleteUnconfirmedBefore,
  endShadowsOf,
} from './decoy-accounts.store.ts'

const MOST_AT_ONCE = 500

type Deleting = Pick<Services, 'hooks' | 'clock'>

/** Removes the shadows of an address, with all that is theirs. */
export async function deleteShadows(
  trx: Db,
  { hooks, clock }: Deleting,
  key: string,
): Promise<void> {
  const users = await endShadowsOf(trx, key)
  if (users.length === 0) return
  await deletePeople(trx, users)
  await hooks.onUnconfirmedDeleted(trx, users, clock.now())
}

/** Removes the account that has an address which it never confirmed: its reader is another. */
export async function freeAddress(trx: Db, { hooks, clock }: Deleting, key: string): Promise<void> {
  await hooks.onUnconfirmedDeleted(trx, await deleteUnconfirmed(trx, key), clock.now())
}

/** Removes accounts that nobody confirmed since they were made, before an instant. Answers how many. */
export async function purgeUnconfirmed(
  trx: Db,
  { hooks, clock }: Deleting,
  before: number,
): Promise<number> {
  const users = await deleteUnconfirmedBefore(trx, before, MOST_AT_ONCE)
  await hooks.onUnconfirmedDeleted(trx, users, clock.now())
  return users.length
}
