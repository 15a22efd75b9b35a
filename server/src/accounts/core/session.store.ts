import { prepared, preparedIn, slot } from '#db/prepared.ts'
import type { Db } from '#db/store.ts'
import type { SessionTable } from '#db/tables.identity.ts'

const sessionByToken = (db: Db) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user._id', 'session.user')
    .leftJoin('company', 'company._id', 'user.company')
    .leftJoin('totp', 'totp.user', 'session.user')
    .leftJoin('smsFactor', 'smsFactor.user', 'session.user')
    .select([
      'session._id as sessionId',
      'session.state',
      'session.assurance',
      'session.createdDate',
      'session.signedInAt',
      'session.lastSeen',
      'session.expires',
      'session.idle',
      'user._id as userId',
      'user.company as companyId',
      'user.isAppAdmin',
      'user.isCompanyAdmin',
      'user.emailVerified',
      'user.deletionDate',
      'user.deactivatedDate',
      'user.admittedDate',
      'user.tier',
      'user.memberUntil',
      'user.role as workRole',
      'company.require2FA',
      'company.require2FASince',
      'company.require2FAGraceDays',
      'company.sessionHours',
      'company.sessionIdleMinutes',
      'company.isPublicDefault',
      'totp.confirmedDate as totpSince',
      'smsFactor.confirmedDate as phoneSince',
    ])
    .where('session.tokenHash', '=', slot<string>('tokenHash'))

/** The session of a token with the person and the rules of their company, in one read. */
export const findSession = prepared(sessionByToken)

/** `findSession` inside a transaction. */
export const findSessionIn = preparedIn(sessionByToken)

export async function insertSession(trx: Db, session: SessionTable): Promise<void> {
  await trx.insertInto('session').values(session).execute()
}

/** Ends all but the newest `most` sessions of a user; pending ones are counted separately. */
export async function trimSessions(trx: Db, user: string, isPending: boolean, most: number) {
  const surplus = trx
    .selectFrom('session')
    .select('tokenHash')
    .where('user', '=', user)
    .where('state', isPending ? '=' : '!=', 'pending_2fa')
    .orderBy('lastSeen', 'desc')
    .orderBy('createdDate', 'desc')
    .limit(most)
    .offset(most)
  await trx.deleteFrom('session').where('tokenHash', 'in', surplus).execute()
}

/** Records the use of a session. The condition on `before` makes many requests write only once. */
export async function touchSession(trx: Db, tokenHash: string, now: number, before: number) {
  await trx
    .updateTable('session')
    .set({ lastSeen: now })
    .where('tokenHash', '=', tokenHash)
    .where('lastSeen', '<', before)
    .execute()
}

/** Ends a session and answers it; undefined if it had ended already. */
export const deleteSession = (trx: Db, tokenHash: string) =>
  trx
    .deleteFrom('session')
    .where('tokenHash', '=', tokenHash)
    .returning('isIosLogin')
    .executeTakeFirst()

/**
 * Ends the sessions of a user, except one. Answers how many. Deletes twice: on PostgreSQL the first
 * statement waits for a sign-in that is being stored, and only the second one sees its session.
 */
export async function deleteSessionsOf(trx: Db, user: string, but?: string): Promise<number> {
  let query = trx.deleteFrom('session').where('user', '=', user)
  if (but !== undefined) query = query.where('tokenHash', '!=', but)
  const first = await query.executeTakeFirst()
  const second = await query.executeTakeFirst()
  await countEnd(trx, user)
  return Number(first.numDeletedRows + second.numDeletedRows)
}

/** Counts a forced end of a user's sessions. Lock order: sessions before the user. */
export async function countEnd(trx: Db, user: string): Promise<void> {
  await trx
    .updateTable('user')
    .set((eb) => ({ sessionsEnded: eb('sessionsEnded', '+', 1) }))
    .where('_id', '=', user)
    .execute()
}

type Fresh = { tokenHash: string; assurance?: SessionTable['assurance'] | undefined }

/** Replaces the token of a session; the old one is invalid at once. False if the session ended. */
export async function replaceToken(trx: Db, old: string, fresh: Fresh): Promise<boolean> {
  const { tokenHash, assurance } = fresh
  const result = await trx
    .updateTable('session')
    .set(assurance === undefined ? { tokenHash } : { tokenHash, assurance })
    .where('tokenHash', '=', old)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Counts a guess in a session, in one update. False if no guess is left or the session ended. */
export async function countSessionTry(trx: Db, tokenHash: string, most: number): Promise<boolean> {
  const result = await trx
    .updateTable('session')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', most)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes ended sessions. Answers how many. */
export async function purgeSessions(trx: Db, now: number): Promise<number> {
  const result = await trx.deleteFrom('session').where('expires', '<', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}
