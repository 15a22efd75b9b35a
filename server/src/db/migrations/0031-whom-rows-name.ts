import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { coresIn } from '#kernel/addresses-in.ts'

const AT_ONCE = 500
const LINES = 1000

type Row = { import: string; number: number; cells: string }

async function note(db: Kysely<unknown>, rows: readonly Row[]): Promise<void> {
  const lines = rows.flatMap((row) =>
    coresIn(JSON.parse(row.cells) as string[]).map(
      (core) => sql`(${row.import}, ${sql.lit(row.number)}, ${core})`,
    ),
  )
  for (let from = 0; from < lines.length; from += LINES) {
    await sql`insert into "memberImportMention" ("import", "number", "core")
      values ${sql.join(lines.slice(from, from + LINES))}`.execute(db)
  }
}

/** A line for each address in rows that are there. */
async function fill(db: Kysely<unknown>): Promise<void> {
  const files = await sql<{ _id: string }>`select "_id" from "memberImport"`.execute(db)
  for (const { _id } of files.rows) {
    for (let after = 0; ; ) {
      const { rows } = await sql<Row>`select "import", "number", "cells" from "memberImportRow"
        where "import" = ${_id} and "number" > ${after}
        order by "number" limit ${sql.lit(AT_ONCE)}`.execute(db)
      await note(db, rows)
      const last = rows.at(-1)
      if (last === undefined || rows.length < AT_ONCE) break
      after = last.number
    }
  }
}

/**
 * Whom the cells of a row name, by what stands around the sign of an address: rows are found by it, so
 * it is made by the code that finds them. And contacts with another sign of an address in the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('memberImportMention')
    .addColumn('import', 'text', (it) => it.notNull())
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('core', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('memberImportMention_key', ['import', 'core', 'number'])
    // On the embedded store the key is the table then, and a file is stored in half the time.
    .$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
    .execute()
  await db.schema
    .createIndex('memberImportMention_import_number')
    .on('memberImportMention')
    .columns(['import', 'number'])
    .execute()
  await fill(db)
  await sql`drop index "orgInfo_contacts"`.execute(db)
  await sql`create index "orgInfo_contacts" on "orgInfo" ("company")
    where ("contactPerson" like '%@%' or "contactPerson" like '%＠%'
      or "contactPerson" like '%﹫%')`.execute(db)
}
