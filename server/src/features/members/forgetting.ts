import type { Db, Store } from '#db/store.ts'
import { deleteOfCompany, purgeEnded } from './invitations.store.ts'
import { LIMITS } from './members.rules.ts'

/** Removes the invitations and the unproven domains that a company leaves behind. */
export const forgetInvitationsOf: (trx: Db, company: string) => Promise<void> = deleteOfCompany

/** Forgets invitations that ended a month ago; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeEnded(trx, now - LIMITS.endedMs))
