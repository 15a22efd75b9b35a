import type { Db } from '#db/store.ts'
import { deleteEnded, findTurnedAway, putEnded } from './ended.store.ts'

/** Somebody of a company */
type Member = { company: string; _id: string }

/**
 * Keeps whose access a company ended, by who they are and by their addresses, also once they left:
 * they must not come back by a way that is open to many. Product 4, deactivation.
 */
export const keepEnded: (trx: Db, member: Member, now: number) => Promise<void> = putEnded

/** An admin let them in again. */
export const forgetEnded: (trx: Db, member: Member) => Promise<void> = deleteEnded

/**
 * Whether a person may not come into a company, which is held, by themselves: it ended their access,
 * and no invitation of it waits for their address.
 */
export const isTurnedAway: (db: Db, member: Member, now: number) => Promise<boolean> =
  findTurnedAway
