import type { Db } from '#db/store.ts'

/** All app admins in the order in which they signed up, also those who closed or lost their account. */
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

/** App admins who can act: neither closed nor deactivated. */
export const listAppAdmins = async (db: Db) => (await listAllAppAdmins(db)).filter(hasAccess)

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
