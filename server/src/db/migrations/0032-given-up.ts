import { type Kysely, sql } from 'kysely'

/**
 * When people gave up the addresses they had before: what is sent there later may be for somebody
 * else. Of those that were given up until now it is not known. And invitations that make an admin
 * are found by company, for they end with the rights of who has the mailbox.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('formerAddress').addColumn('leftDate', 'bigint').execute()
  await sql`create index "invitation_admins" on "invitation" ("company")
    where "isCompanyAdmin" = 1`.execute(db)
}
