import { type Kysely, sql } from 'kysely'

/**
 * Whose rights an import is looked at and brought in with, how often it was looked at, and whom of
 * the company a row is about that the file does not have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('memberImport').addColumn('actor', 'text').execute()
  for (const [column, begin] of [
    ['look', 1],
    ['unread', 0],
  ] as const) {
    await db.schema
      .alterTable('memberImport')
      .addColumn(column, 'integer', (it) => it.notNull().defaultTo(begin))
      .execute()
  }
  await db.schema.alterTable('memberImportRow').addColumn('person', 'text').execute()
  await db.schema.createIndex('memberImport_actor').on('memberImport').column('actor').execute()
  await sql`update "memberImport" set "actor" = "createdBy"`.execute(db)
  await sql`update "memberImportRow" set "person" = (select "_id" from "user"
    where "user"."emailKey" = "memberImportRow"."emailKey") where "verdict" = 'missing'`.execute(db)
  // Read while their import was taken back: nothing else would ever forget them.
  await sql`delete from "memberImportRow" where "import" not in
    (select "_id" from "memberImport")`.execute(db)
  await sql`create index "memberImportRow_person" on "memberImportRow" ("person")
    where "person" is not null`.execute(db)
}
