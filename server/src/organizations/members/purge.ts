import type { Db, Store } from '#db/store.ts'
import { deleteEndedOf } from './access-revocations.store.ts'
import { deleteOfCompany, purgeEnded } from './invitations.store.ts'
import { LIMITS } from './members.rules.ts'
import { deleteFormerOf, purgeFormer } from './past-memberships.store.ts'

/** Removes what a company leaves behind of who may join it: invitations, unproven domains, who may not. */
export async function forgetInvitationsOf(trx: Db, company: string): Promise<void> {
  await deleteOfCompany(trx, company)
  await deleteEndedOf(trx, company)
  await deleteFormerOf(trx, company)
}

/** Forgets invitations that ended a month ago, and who left a year ago; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write(async (trx) => {
    await purgeEnded(trx, now - LIMITS.endedMs)
    await purgeFormer(trx, now - LIMITS.formerMs)
  })
