import type { Db, Store } from '#db/store.ts'
import { deleteEndedOf } from './ended.store.ts'
import { deleteOfCompany, purgeEnded } from './invitations.store.ts'
import { LIMITS } from './members.rules.ts'

/** Removes what a company leaves behind of who may join it: invitations, unproven domains, who may not. */
export async function forgetInvitationsOf(trx: Db, company: string): Promise<void> {
  await deleteOfCompany(trx, company)
  await deleteEndedOf(trx, company)
}

/** Forgets invitations that ended a month ago; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeEnded(trx, now - LIMITS.endedMs))
