import type { Db } from '#db/store.ts'
import { findLive, giveUseBack, takeUse } from './invitations.store.ts'

/**
 * Where an invitation leads somebody who confirmed the address `key`, by the hash of its token;
 * nothing if it has ended, or was sent to another address.
 */
export async function liveInvitation(db: Db, tokenHash: string | null, key: string, now: number) {
  const row = tokenHash === null ? undefined : await findLive(db, tokenHash, now)
  if (row === undefined || (row.emailKey !== null && row.emailKey !== key)) return undefined
  const { company, role, isCompanyAdmin, _id: invitation } = row
  const isMailed = row.emailKey !== null
  return { company, role, isAdmin: isCompanyAdmin === 1, invitation, isMailed }
}

/** Uses an invitation once; false if it has ended. Of many at once no more do than it is good for. */
export const takeInvitation: (trx: Db, _id: string, now: number) => Promise<boolean> = takeUse

/** It led nowhere in the end. */
export const giveBack: (trx: Db, _id: string) => Promise<void> = giveUseBack
