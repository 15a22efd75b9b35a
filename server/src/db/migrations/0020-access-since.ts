import { type Kysely, sql } from 'kysely'

/**
 * Since when each person could use the product in their company without a break, as no admin: what
 * they did before is in no figure. Of those who are there it is as long as they are known to be. And
 * an index for a company's newest members, by when they came.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('accessSince', 'bigint').execute()
  await sql`update "user" set "accessSince" = "joinedDate"`.execute(db)
  await db.schema
    .createIndex('user_company_joinedDate')
    .on('user')
    .columns(['company', 'joinedDate', '_id'])
    .execute()
}
