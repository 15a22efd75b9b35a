import { PostgresAdapter, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'

/** Where a row stands among all rows of all files. */
export type Place = { import: string; number: number }

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

const withColumns = (db: Db) =>
  db
    .selectFrom('memberImportRow')
    .innerJoin('memberImport', 'memberImport._id', 'memberImportRow.import')
    .selectAll('memberImportRow')
    .select('memberImport.columns')
    .orderBy('memberImportRow.import')
    .orderBy('memberImportRow.number')

/** Rows of all files that have one of these addresses, or miss this person. */
export const listRowsAbout = (
  db: Db,
  { _id, keys }: { _id: string; keys: readonly string[] },
  { offset, limit }: { offset: number; limit: number },
) =>
  withColumns(db)
    .where((eb) => eb.or([eb('person', '=', _id), ...keys.map((key) => eb('emailKey', '=', key))]))
    .limit(limit)
    .offset(offset)
    .execute()

/**
 * What stands in a text with an address of this key, in small letters of ASCII: its capitals may be
 * others, its domain may be written in ASCII or not, and what is outside of ASCII is composed (NFKC).
 */
export const plainParts = (key: string): string[] =>
  key.split(/xn--[a-z0-9-]*|[!-~]?[^!-~]+/).filter((part) => part !== '')

/**
 * Whether an address with one of these keys may stand in the cells. A database knows other capitals
 * than a key does, and no other ways to write one: it says of more rows than have one, never of fewer.
 */
function mayName(db: Db, keys: readonly string[]) {
  const cells = sql.ref('memberImportRow.cells')
  const [small, has] = isPostgres(db)
    ? [sql`lower(${cells} collate "C")`, sql.raw('strpos')]
    : [sql`lower(${cells})`, sql.raw('instr')]
  const named = keys.map((key) => {
    const parts = plainParts(key).map((part) => JSON.stringify(part).slice(1, -1))
    return sql`(${sql.join(
      parts.map((part) => sql`${has}(${small}, ${part}) > 0`),
      sql` and `,
    )})`
  })
  return sql<SqlBool>`(${sql.join(named, sql` or `)})`
}

/**
 * Rows of all files behind a place in whose cells one of these addresses may stand, however it is
 * written. Those `held` nobody else changes until the transaction is over.
 */
export function listNaming(
  db: Db,
  keys: readonly string[],
  { after, most, held }: { after: Place | null; most: number; held: boolean },
) {
  const { import: file = '', number = 0 } = after ?? {}
  return withColumns(db)
    .where(mayName(db, keys))
    .where((eb) =>
      eb.or([
        eb('memberImportRow.import', '>', file),
        eb.and([
          eb('memberImportRow.import', '=', file),
          eb('memberImportRow.number', '>', number),
        ]),
      ]),
    )
    .$if(held && isPostgres(db), (query) => query.forUpdate('memberImportRow'))
    .limit(most)
    .execute()
}

export async function deleteRows(trx: Db, rows: readonly Place[]): Promise<void> {
  const files = Map.groupBy(rows, (row) => row.import)
  for (const [file, of] of files) {
    const numbers = of.map(({ number }) => number)
    await trx
      .deleteFrom('memberImportRow')
      .where('import', '=', file)
      .where('number', 'in', numbers)
      .execute()
  }
}

type Kept = Place & Pick<MemberImportRowTable, 'cells' | 'email' | 'name' | 'problem' | 'changes'>

/** Stores what is left of rows, in one statement. */
export async function putTexts(trx: Db, rows: readonly Kept[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(
    (row) =>
      sql`(${sql.join([row.import, row.number, row.cells, row.email, row.name, row.problem, row.changes])})`,
  )
  // Both databases name the columns of such a list so.
  await sql`update "memberImportRow" set "cells" = v.column3, "email" = v.column4,
    "name" = v.column5, "problem" = v.column6, "changes" = v.column7
    from (values ${sql.join(values)}) as v
    where "import" = v.column1 and "number" = cast(v.column2 as integer)`.execute(trx)
}
