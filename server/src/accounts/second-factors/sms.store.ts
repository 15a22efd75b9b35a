import type { Db } from '#db/store.ts'
import type { OtpChallengeTable } from '#db/tables.identity.ts'

export async function findPhone(db: Db, user: string) {
  return db.selectFrom('smsFactor').selectAll().where('user', '=', user).executeTakeFirst()
}

/** Notes a number that is still to be confirmed; a confirmed one beside it stays as it is. */
export async function setPending(trx: Db, user: string, sealed: string, lastFour: string) {
  const pending = { sealedPending: sealed, pendingLastFour: lastFour }
  await trx
    .insertInto('smsFactor')
    .values({ user, sealedPhone: null, lastFour: null, confirmedDate: null, ...pending })
    .onConflict((conflict) => conflict.column('user').doUpdateSet(pending))
    .execute()
}

/** Makes the pending number the person's; false if another took its place meanwhile. */
export async function confirmPending(trx: Db, user: string, sealed: string, now: number) {
  const row = await trx
    .updateTable('smsFactor')
    .set((eb) => ({
      sealedPhone: eb.ref('sealedPending'),
      lastFour: eb.ref('pendingLastFour'),
      confirmedDate: now,
      sealedPending: null,
      pendingLastFour: null,
    }))
    .where('user', '=', user)
    .where('sealedPending', '=', sealed)
    .returning('user')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a confirmed phone, and one that is still pending; false if there is no confirmed one. */
export async function deletePhone(trx: Db, user: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('smsFactor')
    .where('user', '=', user)
    .where('confirmedDate', 'is not', null)
    .returning('user')
    .executeTakeFirst()
  return row !== undefined
}

/** When the last codes were sent to a person, newest first. */
export async function listSent(db: Db, user: string, after: number, most: number) {
  const rows = await db
    .selectFrom('otpChallenge')
    .select('createdDate')
    .where('user', '=', user)
    .where('createdDate', '>', after)
    .orderBy('createdDate', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.createdDate)
}

/** Stores a code in place of all that the person was sent for the same purpose, in any session. */
export async function insertChallenge(trx: Db, challenge: OtpChallengeTable): Promise<void> {
  await trx
    .updateTable('otpChallenge')
    .set({ codeHash: '' })
    .where('user', '=', challenge.user)
    .where('purpose', '=', challenge.purpose)
    .execute()
  await trx.insertInto('otpChallenge').values(challenge).execute()
}

type Waiting = Pick<OtpChallengeTable, 'user' | 'session' | 'purpose'> & { now: number }

/** Counts a try at the code that a session waits for, and answers it; nothing if none is open. */
export async function countChallengeTry(trx: Db, waiting: Waiting, most: number) {
  return trx
    .updateTable('otpChallenge')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user', '=', waiting.user)
    .where('session', '=', waiting.session)
    .where('purpose', '=', waiting.purpose)
    .where('codeHash', '!=', '')
    .where('expires', '>', waiting.now)
    .where('tries', '<', most)
    .returning(['_id', 'codeHash'])
    .executeTakeFirst()
}

/** Takes a try back that was right and used nothing up. */
export async function returnChallengeTry(trx: Db, _id: string): Promise<void> {
  await trx
    .updateTable('otpChallenge')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('_id', '=', _id)
    .execute()
}

/** Uses a code up; false if it was. It stays counted among those that were sent. */
export async function voidChallenge(trx: Db, _id: string): Promise<boolean> {
  const result = await trx
    .updateTable('otpChallenge')
    .set({ codeHash: '' })
    .where('_id', '=', _id)
    .where('codeHash', '!=', '')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
