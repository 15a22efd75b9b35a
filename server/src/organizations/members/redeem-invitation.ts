import type { Db } from '#db/store.ts'
import type { Invited } from '#graphql/account-hooks.ts'
import { findLive, giveUseBack, takeUse } from './invitations.store.ts'

/**
 * Where an invitation leads somebody who confirmed the address `key`, by the hash of its token;
 * nothing if it has ended, or was sent to another address.
 */
export async function liveInvitation(
  db: Db,
  tokenHash: string | null,
  key: string,
  now: number,
): Promise<Invited | undefined> {
  const row = tokenHash === null ? undefined : await findLive(db, tokenHash, now)
  if (row === undefined || (row.emailKey !== null && row.emailKey !== key)) return undefined
  return { company: row.company, isMailed: row.emailKey !== null, tokenHash: row.tokenHash }
}

/** What an invitation gives whoever takes it. */
export type Gift = { isAdmin: boolean; role: string | null; isMailed: boolean }

/**
 * Uses an invitation once, whose company is held, and answers what it gives now: an admin may have
 * changed it since somebody opened it. Nothing if it has ended. Of many at once no more use it than
 * it is good for.
 */
export async function takeInvitation(
  trx: Db,
  tokenHash: string,
  now: number,
): Promise<Gift | undefined> {
  const row = await takeUse(trx, tokenHash, now)
  return (
    row && { isAdmin: row.isCompanyAdmin === 1, role: row.role, isMailed: row.emailKey !== null }
  )
}

/** It led nowhere in the end. */
export const giveBack: (trx: Db, tokenHash: string) => Promise<void> = giveUseBack
