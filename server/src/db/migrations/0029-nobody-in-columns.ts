import { type Kysely, sql } from 'kysely'

type Kept = { _id: string; columns: string }

/** Whatever may be a mail address, however its signs are written. */
const ADDRESS = /[^\s@]@[\p{L}\p{N}]/u

const AT_ONCE = 500

type Row = { import: string; number: number; cells: string }

/** Cells with an address in plain signs (NFKC), as a file is kept from now on. */
async function plainCells(db: Kysely<unknown>, file: string): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`select "import", "number", "cells" from "memberImportRow"
      where "import" = ${file} and "number" > ${after}
      order by "number" limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const { number, cells } of rows) {
      if (cells.normalize('NFKC') === cells) continue
      const plain = (JSON.parse(cells) as string[]).map((cell) => {
        const folded = cell.normalize('NFKC')
        return folded.includes('@') ? folded : cell
      })
      await sql`update "memberImportRow" set "cells" = ${JSON.stringify(plain)}
        where "import" = ${file} and "number" = ${number}`.execute(db)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = last.number
  }
}

/**
 * Files without names of columns, whose first person became these names: they are numbers from now
 * on. Addresses in rows, so that they are found. And feedback of accounts that nobody confirmed and
 * that are gone: of what may have a copy elsewhere stays what finds that, so that it is deleted too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Kept>`select "_id", "columns" from "memberImport"`.execute(db)
  for (const { _id, columns } of rows) {
    await plainCells(db, _id)
    const kept = JSON.parse(columns) as { name: string }[]
    if (!kept.some(({ name }) => ADDRESS.test(name.normalize('NFKC')))) continue
    const numbered = kept.map((column, at) => ({ ...column, name: `Column ${at + 1}` }))
    await sql`update "memberImport" set "columns" = ${JSON.stringify(numbered)}
      where "_id" = ${_id}`.execute(db)
  }
  const isLeft = sql`"user" is not null
    and not exists (select 1 from "user" where "user"."_id" = "feedback"."user")`
  await sql`update "feedback" set "user" = null, "email" = '', "name" = '', "message" = '',
    "path" = '', "lastError" = null, "tries" = 0, "nextTry" = 0
    where ${isLeft} and ("nextTry" is not null or "tries" > 0)`.execute(db)
  await sql`delete from "feedback" where ${isLeft}`.execute(db)
}
