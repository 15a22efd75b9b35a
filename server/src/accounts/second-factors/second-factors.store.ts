import type { Db } from '#db/store.ts'

export async function findFactors(db: Db, user: string) {
  const [totp, phone, codes] = await Promise.all([
    db.selectFrom('totp').select('confirmedDate').where('user', '=', user).executeTakeFirst(),
    db
      .selectFrom('smsFactor')
      .select(['confirmedDate', 'sealedPhone', 'lastFour'])
      .where('user', '=', user)
      .executeTakeFirst(),
    db
      .selectFrom('recoveryCode')
      .select('usedDate')
      .where('user', '=', user)
      .orderBy('codeHash')
      .execute(),
  ])
  return { totp, phone, codes }
}

/** Whether a person has a factor. Locks the factors until the transaction ends. */
export async function lockFactors(trx: Db, user: string): Promise<boolean> {
  const totp = await trx
    .updateTable('totp')
    .set((eb) => ({ confirmedDate: eb.ref('confirmedDate') }))
    .where('user', '=', user)
    .where('confirmedDate', 'is not', null)
    .executeTakeFirst()
  const phone = await trx
    .updateTable('smsFactor')
    .set((eb) => ({ confirmedDate: eb.ref('confirmedDate') }))
    .where('user', '=', user)
    .where('confirmedDate', 'is not', null)
    .executeTakeFirst()
  return totp.numUpdatedRows + phone.numUpdatedRows > 0n
}

export async function deleteRecoveryCodes(trx: Db, user: string): Promise<void> {
  await trx.deleteFrom('recoveryCode').where('user', '=', user).execute()
}

/** Deletes old texted codes and old unconfirmed secrets of authenticator apps. */
export async function purgeUnfinished(trx: Db, codesBefore: number, secretsBefore: number) {
  await trx.deleteFrom('otpChallenge').where('createdDate', '<', codesBefore).execute()
  await trx
    .deleteFrom('totp')
    .where('confirmedDate', 'is', null)
    .where('createdDate', '<', secretsBefore)
    .execute()
}
