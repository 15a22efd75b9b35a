import type { Db } from '#db/store.ts'

/**
 * Stores the secret of an unconfirmed app in place of an earlier unconfirmed one. False if the user
 * has a confirmed app, which stays unchanged.
 */
export async function ensureUnconfirmed(
  trx: Db,
  user: string,
  sealedSecret: string,
  now: number,
): Promise<boolean> {
  const fresh = { sealedSecret, lastStep: 0, createdDate: now }
  const row = await trx
    .insertInto('totp')
    .values({ user, confirmedDate: null, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user').doUpdateSet(fresh).where('totp.confirmedDate', 'is', null),
    )
    .returning('user')
    .executeTakeFirst()
  return row !== undefined
}

export async function findTotp(db: Db, user: string) {
  return db.selectFrom('totp').selectAll().where('user', '=', user).executeTakeFirst()
}

type Step = { user: string; sealedSecret: string; step: number }

/** Uses a time step up; false if it or a later one was used before, or if the app was removed. */
export async function acceptStep(trx: Db, { user, sealedSecret, step }: Step): Promise<boolean> {
  const row = await trx
    .updateTable('totp')
    .set({ lastStep: step })
    .where('user', '=', user)
    .where('sealedSecret', '=', sealedSecret)
    .where('confirmedDate', 'is not', null)
    .where('lastStep', '<', step)
    .returning('user')
    .executeTakeFirst()
  return row !== undefined
}

/** Confirms an app by its first code; false if it is already confirmed or has another secret. */
export async function confirmTotp(
  trx: Db,
  { user, sealedSecret, step }: Step,
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('totp')
    .set({ confirmedDate: now, lastStep: step })
    .where('user', '=', user)
    .where('sealedSecret', '=', sealedSecret)
    .where('confirmedDate', 'is', null)
    .returning('user')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a confirmed app; false without one. */
export async function deleteTotp(trx: Db, user: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('totp')
    .where('user', '=', user)
    .where('confirmedDate', 'is not', null)
    .returning('user')
    .executeTakeFirst()
  return row !== undefined
}
