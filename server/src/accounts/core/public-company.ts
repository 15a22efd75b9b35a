import type { Db, Store } from '#db/store.ts'

/** The default company of public users, whose reminders they see: product 1, public users. */
export const findPublicCompany = (db: Db) =>
  db
    .selectFrom('company')
    .select(['_id', 'name'])
    .where('isPublicDefault', '=', 1)
    .executeTakeFirst()

/** The id of the default company, or null. */
export async function publicCompany(store: Store): Promise<string | null> {
  return (await findPublicCompany(store.read))?._id ?? null
}

/** Whether a person is in a company, other than the default one of public users. */
export async function hasOwnCompany(db: Db, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .innerJoin('company', 'company._id', 'user.company')
    .select('user._id')
    .where('user._id', '=', user)
    .where('company.isPublicDefault', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}
