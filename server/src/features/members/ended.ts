import type { Db } from '#db/store.ts'
import { deleteEnded, deleteInvitationsTo, findTurnedAway, putEnded } from './ended.store.ts'

/** Somebody of a company */
type Member = { company: string; _id: string }

/**
 * Keeps whose access a company ended, by who they are and by their addresses, also once they left:
 * they must not come back by a way that is open to many. Product 4, deactivation.
 */
export const keepEnded = (trx: Db, member: Member, endedDate: number): Promise<void> =>
  putEnded(trx, member, { endedDate, isKnown: true })

/** As `keepEnded`, of who leaves now: by an address too that the company never saw. */
export const keepEndedLeaving = (trx: Db, member: Member, endedDate: number): Promise<void> =>
  putEnded(trx, member, { endedDate, isKnown: false })

/**
 * No invitation of a company to any address of somebody is left: they are in it now, or their rights
 * or their access end. One that is made afterwards counts. Product 4, joining.
 */
export const takeBackInvitations: (trx: Db, member: Member) => Promise<void> = deleteInvitationsTo

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
