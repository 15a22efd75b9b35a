import type { Witness } from '#audit/audit.ts'
import { recordCompanyEvents } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import { deleteEnded, findEndedDate, findTurnedAway, putEnded } from './access-revocations.store.ts'
import { invitedOf } from './members.rules.ts'
import {
  deleteDoubtfulTo,
  deleteInvitationsTo,
  listAddressesOf,
} from './revoke-invitations.store.ts'

/** Somebody of a company */
type Member = { company: string; _id: string }

/**
 * Keeps whose access a company ended, by who they are and by their addresses, also once they left:
 * they must not come back by a way that is open to many. Product 4, deactivation.
 */
export const keepEnded = (trx: Db, member: Member, endedDate: number): Promise<void> =>
  putEnded(trx, member, { endedDate, isKnown: true })

/**
 * As `keepEnded`, of who leaves now: by an address too that the company never saw. Of nobody whose
 * access it did not end: who found no seat when they kept a closed account may come back.
 */
export async function keepEndedLeaving(trx: Db, member: Member): Promise<void> {
  const endedDate = await findEndedDate(trx, member)
  if (endedDate !== undefined) await putEnded(trx, member, { endedDate, isKnown: false })
}

/** Somebody is in a company now: no invitation of it to them is left. Product 4, joining. */
export const useUpInvitations = async (trx: Db, { company, _id }: Member): Promise<void> =>
  deleteInvitationsTo(trx, company, await listAddressesOf(trx, _id))

/**
 * The rights or the access of somebody in a company end: no invitation of it is left by which they
 * could have them back. One that is made afterwards counts. The trail says what may have been somebody
 * else's: they have to be invited again. Product 4, joining.
 */
export async function takeBackInvitations(
  trx: Db,
  witness: Witness,
  { company, _id }: Member,
): Promise<void> {
  const addresses = await listAddressesOf(trx, _id)
  await deleteInvitationsTo(trx, company, addresses)
  const now = witness.clock.now()
  const taken = await deleteDoubtfulTo(trx, { company, _id }, addresses, now)
  const changes = taken.map((one) => {
    const kind = 'invitation_revoked'
    return { kind, company, items: [one._id], invited: invitedOf(one) } as const
  })
  await recordCompanyEvents(trx, witness, changes)
}

/** An admin let them in again. */
export const forgetEnded: (trx: Db, member: Member) => Promise<void> = deleteEnded

/**
 * Whether a person may not come into a company by themselves: it ended their access, and no
 * invitation of it waits for their address. `key` is of the address with which they would come, by
 * default of the one they have; an empty `_id` is nobody.
 */
export const isTurnedAway: (
  db: Db,
  comer: Member & { key?: string },
  now: number,
) => Promise<boolean> = findTurnedAway
