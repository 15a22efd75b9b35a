import type { Db } from '#db/store.ts'

/** App admins who can act: neither closed nor deactivated. In the order in which they were made. */
export async function listAppAdmins(db: Db) {
  return db
    .selectFrom('user')
    .leftJoin('totp', 'totp.user', 'user._id')
    .leftJoin('smsFactor', 'smsFactor.user', 'user._id')
    .select(['user._id', 'user.email', 'user.firstName', 'user.lastName'])
    .select(['totp.confirmedDate as totpSince', 'smsFactor.confirmedDate as phoneSince'])
    .where('user.isAppAdmin', '=', 1)
    .where('user.deletionDate', 'is', null)
    .where('user.deactivatedDate', 'is', null)
    .orderBy('user.createdDate')
    .orderBy('user._id')
    .execute()
}

/** Makes a person an app admin, or takes that away. False if nothing changed. */
export async function setAppAdmin(
  trx: Db,
  user: string,
  isAppAdmin: 0 | 1,
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('user')
    .set((eb) => ({ isAppAdmin, updatedDate: now, version: eb('version', '+', 1) }))
    .where('_id', '=', user)
    .where('isAppAdmin', '!=', isAppAdmin)
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever comes to run the product is not led through the questions for its users first. */
export async function skipWelcome(trx: Db, user: string): Promise<void> {
  await trx.updateTable('user').set({ showWelcomeDialog: 0 }).where('_id', '=', user).execute()
}
