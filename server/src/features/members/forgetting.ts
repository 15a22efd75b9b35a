import type { Db, Store } from '#db/store.ts'
import { forgetNamed } from '#features/audit/company-events.ts'
import { deleteOfCompany, forgetInvited, purgeEnded } from './invitations.store.ts'
import { LIMITS } from './members.rules.ts'

/** Forgets of a person who is erased what companies invited them to, and where trails name them. */
export async function forgetMember(
  trx: Db,
  { _id, key }: { _id: string; key: string },
): Promise<void> {
  await forgetInvited(trx, _id, key)
  await forgetNamed(trx, _id)
}

/** Removes the invitations and the unproven domains that a company leaves behind. */
export const forgetInvitationsOf: (trx: Db, company: string) => Promise<void> = deleteOfCompany

/** Forgets invitations that ended a month ago; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeEnded(trx, now - LIMITS.endedMs))
