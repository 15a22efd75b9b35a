import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { nameKey } from '#kernel/names.ts'

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Companies in the order of their names and found by them, the same on both databases; accounts that
 * are shadows told from others by a column that the database works out; and what people said was
 * missing in the search, newest first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Compared sign by sign on both databases.
  const keyType = isPostgres(db) ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('company')
    .addColumn('nameKey', keyType, (it) => it.notNull().defaultTo(''))
    .execute()
  const { rows } = await sql<{
    _id: string
    name: string
  }>`select "_id", "name" from "company"`.execute(db)
  for (const { _id, name } of rows) {
    await sql`update "company" set "nameKey" = ${nameKey(name)} where "_id" = ${_id}`.execute(db)
  }
  await db.schema.createIndex('company_nameKey').on('company').columns(['nameKey', '_id']).execute()
  // The embedded store adds such a column only where it is not stored.
  const kept = isPostgres(db) ? sql`stored` : sql`virtual`
  await sql`alter table "user" add column "isShadow" integer
    generated always as (case when "emailKey" like 'shadow %' then 1 else 0 end) ${kept}`.execute(
    db,
  )
  await sql`create index "search_missing" on "search" ("date")
    where "searchType" = 'missing'`.execute(db)
}
