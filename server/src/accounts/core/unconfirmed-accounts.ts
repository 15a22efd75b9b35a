import type { Db } from '#db/store.ts'
import type { Services } from '#graphql/context.ts'
import { LIMITS } from './accounts.rules.ts'
import { deleteUnconfirmed, deleteUnconfirmedBefore } from './unconfirmed-accounts.store.ts'

const BATCH = 500

type Deleting = Pick<Services, 'hooks' | 'clock'>

/** Deletes the unconfirmed account at an address that another person has proven to own. */
export async function freeAddress(trx: Db, { hooks, clock }: Deleting, key: string): Promise<void> {
  await hooks.onUnconfirmedDeleted(trx, await deleteUnconfirmed(trx, key), clock.now())
}

/** Deletes accounts that were not confirmed within a month; runs once a day. */
export async function purge(services: Services): Promise<void> {
  const { store, hooks, clock } = services
  const before = clock.now() - LIMITS.unconfirmedMs
  let deleted: number
  do {
    deleted = await store.write(async (trx) => {
      const users = await deleteUnconfirmedBefore(trx, before, BATCH)
      await hooks.onUnconfirmedDeleted(trx, users, clock.now())
      return users.length
    })
  } while (deleted > 0)
}
