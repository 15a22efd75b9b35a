import type { Db } from '#db/store.ts'

/** All app admins in the order of sign-up, with closed and deactivated accounts. */
export const listAllAppAdmins = (db: Db) =>
  db
    .selectFrom('user')
    .leftJoin('totp', 'totp.user', 'user._id')
    .leftJoin('smsFactor', 'smsFactor.user', 'user._id')
    .select(['user._id', 'user.email', 'user.firstName', 'user.lastName'])
    .select(['totp.confirmedDate as totpSince', 'smsFactor.confirmedDate as phoneSince'])
    .select(['user.deletionDate', 'user.deactivatedDate'])
    .where('user.isAppAdmin', '=', 1)
    .orderBy('user.createdDate')
    .orderBy('user._id')
    .execute()

type Row = Awaited<ReturnType<typeof listAllAppAdmins>>[number]

export const hasAccess = ({ deletionDate, deactivatedDate }: Row): boolean =>
  deletionDate === null && deactivatedDate === null

/** App admins with access: their account is neither closed nor deactivated. */
export const listAppAdmins = async (db: Db) => (await listAllAppAdmins(db)).filter(hasAccess)

/** Makes a person an app admin, or removes that right. False if nothing changed. */
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

/** A new app admin comes to run the product and skips the welcome questions for users. */
export async function skipWelcome(trx: Db, user: string): Promise<void> {
  await trx.updateTable('user').set({ showWelcomeDialog: 0 }).where('_id', '=', user).execute()
}
