import type { Db } from '#db/store.ts'

/**
 * Closes an open account. False if it is closed or deleted. Keeps the version, so that open forms
 * stay valid if the account is reopened.
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

/** The state of a person with a closed account; undefined if it is open or deleted. */
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

/** The fields that change when a person returns; omitted fields stay unchanged. */
export type Return = { isCompanyAdmin?: 0; deactivatedDate?: number; accessSince?: number }

/** Reopens a closed account. False if it is open or deleted. */
export async function clearDeletion(trx: Db, user: string, as: Return): Promise<boolean> {
  const result = await trx
    .updateTable('user')
    .set({ ...as, deletionDate: null })
    .where('_id', '=', user)
    .where('deletionDate', 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The company that a person administers, or undefined; the public default company has no admin. */
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
