import type { Db } from '#db/store.ts'
import type { OtpChallengeTable } from '#db/tables.identity.ts'

export async function findPhone(db: Db, user: string) {
  return db.selectFrom('smsFactor').selectAll().where('user', '=', user).executeTakeFirst()
}

/** Stores a number that is still to be confirmed. A confirmed number beside it stays. */
export async function setPending(trx: Db, user: string, sealed: string, lastFour: string) {
  const pending = { sealedPending: sealed, pendingLastFour: lastFour }
  await trx
    .insertInto('smsFactor')
    .values({ user, sealedPhone: null, lastFour: null, confirmedDate: null, ...pending })
    .onConflict((conflict) => conflict.column('user').doUpdateSet(pending))
    .execute()
}

/** Confirms the pending number; false if another pending number replaced it. */
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

/** Removes a confirmed phone and a pending one; false without a confirmed phone. */
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

/** Stores a code and voids the person's earlier codes for the same purpose in all sessions. */
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

/** Counts a try at the open code of a session and answers the code; undefined without one. */
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

/** Subtracts a try with a right code that was not used up. */
export async function returnChallengeTry(trx: Db, _id: string): Promise<void> {
  await trx
    .updateTable('otpChallenge')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('_id', '=', _id)
    .execute()
}

/** Uses a code up; false for a used code. The row stays, because it counts as a sent code. */
export async function voidChallenge(trx: Db, _id: string): Promise<boolean> {
  const result = await trx
    .updateTable('otpChallenge')
    .set({ codeHash: '' })
    .where('_id', '=', _id)
    .where('codeHash', '!=', '')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
