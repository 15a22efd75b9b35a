import { type Kysely, sql } from 'kysely'

/**
 * Whose access a company ended, by person and by address, so that they do not come back by
 * themselves; and since when a company lets each person in, from which their days of grace run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('endedAccess')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('emailKey', 'text', (it) => it.notNull())
    .addColumn('endedDate', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('endedAccess_pk', ['company', 'emailKey', 'user'])
    .execute()
  for (const column of ['user', 'emailKey']) {
    await db.schema.createIndex(`endedAccess_${column}`).on('endedAccess').column(column).execute()
  }
  await sql`insert into "endedAccess" ("company", "user", "emailKey", "endedDate")
    select "company", "_id", "emailKey", "deactivatedDate" from "user"
    where "company" is not null and "deactivatedDate" is not null
    union
    select "user"."company", "user"."_id", "formerAddress"."emailKey", "user"."deactivatedDate"
    from "user" join "formerAddress" on "formerAddress"."user" = "user"."_id"
    where "user"."company" is not null and "user"."deactivatedDate" is not null
    and not exists (select 1 from "user" as "other"
      where "other"."emailKey" = "formerAddress"."emailKey" and "other"."emailVerified" = 1)`.execute(
    db,
  )
  await db.schema.alterTable('user').addColumn('admittedDate', 'bigint').execute()
  await sql`update "user" set "admittedDate" = "joinedDate"`.execute(db)
}
