import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { ImportColumn } from '../columns.rules.ts'
import { listFilesNaming, listNumbersNaming, type Place } from './mentions.store.ts'

const AT_ONCE = 100

/** A row, with the columns of its file */
export type Found = MemberImportRowTable & { columns: string }

export const columnsOf = ({ columns }: Pick<Found, 'columns'>) =>
  JSON.parse(columns) as ImportColumn[]

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

/** Rows of one file by their numbers. Those `held` nobody else changes until the transaction is over. */
const listByNumbers = (db: Db, file: string, numbers: readonly number[], held: boolean) =>
  withColumns(db)
    .where('memberImportRow.import', '=', file)
    .where('memberImportRow.number', 'in', numbers)
    .$if(held && isPostgres(db), (query) => query.forUpdate('memberImportRow'))
    .execute()

/**
 * Rows of all files in whose cells one of these addresses may stand, however it is written; some at a
 * time, by index. Those `held` nobody else changes until the transaction is over.
 */
export async function* listNaming(db: Db, keys: readonly string[], { held }: { held: boolean }) {
  if (keys.length === 0) return
  for (const file of await listFilesNaming(db, keys)) {
    for (let after = 0; ; ) {
      const numbers = await listNumbersNaming(db, keys, { file, after, most: AT_ONCE })
      const last = numbers.at(-1)
      if (last === undefined) break
      yield await listByNumbers(db, file, numbers, held)
      after = last
    }
  }
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
