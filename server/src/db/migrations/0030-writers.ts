import { type Kysely, sql } from 'kysely'

const COLUMNS = {
  reminder: ['textBy', 'detailsBy'],
  orgInfo: ['answerBy', 'urlBy', 'contactBy'],
} as const

/**
 * Who wrote which part of a reminder and of an answer. Of what was there it is known where nobody
 * changed it since it was made. Contacts with an address are found by an index, to be forgotten with
 * whoever has it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    for (const column of columns) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
    }
  }
  await sql`update "reminder" set "textBy" = "createdBy", "detailsBy" = "createdBy"
    where "version" = 1`.execute(db)
  await sql`update "orgInfo" set "answerBy" = "updatedBy", "urlBy" = "updatedBy",
    "contactBy" = "updatedBy" where "version" = 1`.execute(db)
  await sql`create index "orgInfo_contacts" on "orgInfo" ("company")
    where ("contactPerson" like '%@%' or "contactPerson" like '%＠%')`.execute(db)
}
