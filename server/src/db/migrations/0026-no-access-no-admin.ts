import { type Kysely, sql } from 'kysely'

/**
 * Who has no access to their company is no admin of it, so that giving access back gives no rights.
 * The index of admins says as well whose account is open: to find them no row is looked at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update "user" set "isCompanyAdmin" = 0
    where "isCompanyAdmin" = 1 and "deactivatedDate" is not null`.execute(db)
  await sql`drop index "user_admins"`.execute(db)
  await sql`create index "user_admins" on "user"
    ("company", "lastKey", "firstKey", "_id", "deletionDate")
    where "isCompanyAdmin" = 1`.execute(db)
}
