import type { Db } from '#db/store.ts'

/**
 * Closes an open account. False if it is closed or gone. Keeps the version: open forms stay valid
 * if it is reopened.
 */
export async function setDeletion(trx: Db, user: string, deletionDate: number): Promise<boolean> {
  const result = await trx
    .updateTable('user')
    .set({ deletionDate })
    .where('_id', '=', user)
    .where('deletionDate', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The state of a person with a closed account; undefined if it is open, or gone. */
export async function findClosed(db: Db, user: string) {
  return db
    .selectFrom('user')
    .leftJoin('company', 'company._id', 'user.company')
    .select(['user.company', 'user.isCompanyAdmin', 'user.deactivatedDate'])
    .select('company.isPublicDefault')
    .where('user._id', '=', user)
    .where('user.deletionDate', 'is not', null)
    .executeTakeFirst()
}

/** The state in which a person comes back; omitted fields stay as they are. */
export type Return = { isCompanyAdmin?: 0; deactivatedDate?: number; accessSince?: number }

/** Opens a closed account again. False if it is open, or gone. */
export async function clearDeletion(trx: Db, user: string, as: Return): Promise<boolean> {
  const result = await trx
    .updateTable('user')
    .set({ ...as, deletionDate: null })
    .where('_id', '=', user)
    .where('deletionDate', 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Of which company a person is an admin, or nothing; the public default one has none. */
export async function companyLedBy(db: Db, user: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .innerJoin('company', 'company._id', 'user.company')
    .select('company._id')
    .where('user._id', '=', user)
    .where('user.isCompanyAdmin', '=', 1)
    .where('company.isPublicDefault', '=', 0)
    .executeTakeFirst()
  return row?._id
}
