import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { Verdict } from './row-outcomes.rules.ts'

export async function insertRows(trx: Db, rows: readonly MemberImportRowTable[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('memberImportRow').values(rows).execute()
}

const rowsAfter = (db: Db, _id: string, position: number) =>
  db
    .selectFrom('memberImportRow')
    .selectAll()
    .where('import', '=', _id)
    .where('number', '>', position)
    .orderBy('number')

/**
 * The next rows after a position, in the order of the file, at most `most`. Reads between two
 * numbers, because PostgreSQL without statistics would sort all remaining rows. If erasure left no
 * row between them, reads the next ones.
 */
export async function listRowsAfter(db: Db, _id: string, position: number, most: number) {
  const near = await rowsAfter(db, _id, position)
    .where('number', '<=', position + most)
    .execute()
  return near.length > 0 ? near : rowsAfter(db, _id, position).limit(most).execute()
}

/**
 * The first row with each of these addresses, up to row `number`. Looks up each address by index,
 * because PostgreSQL without statistics would read all rows.
 */
export async function listFirstOf(db: Db, _id: string, number: number, keys: readonly string[]) {
  if (keys.length === 0) return []
  const values = sql.join(keys.map((key) => sql`(${key})`))
  const { rows } = await sql<{ emailKey: string; number: number | null }>`
    select v.column1 as "emailKey", (select min("number") from "memberImportRow"
      where "import" = ${_id} and "emailKey" = v.column1) as "number"
    from (values ${values}) as v`.execute(db)
  return rows.flatMap(({ emailKey, number: first }) =>
    first !== null && first <= number ? [{ emailKey, number: first }] : [],
  )
}

/**
 * Stores the outcomes of rows of one import in one statement. Doesn't touch a row that was erased
 * or changed since it was read.
 */
export async function noteRows(trx: Db, rows: readonly MemberImportRowTable[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const numbers = rows.map(({ number }) => number)
  const values = rows.map(
    ({ number, email, emailKey, name, verdict, planned, problem, changes, cells }) =>
      sql`(${sql.join([number, email, emailKey, name, verdict, planned, problem, changes, cells])})`,
  )
  // In a list of values, both databases name the columns column1, column2 and so on.
  await sql`update "memberImportRow" set "email" = v.column2, "emailKey" = v.column3,
    "name" = v.column4, "verdict" = v.column5, "planned" = v.column6, "problem" = v.column7,
    "changes" = v.column8 from (values ${sql.join(values)}) as v
    where "import" = ${first.import} and "number" = cast(v.column1 as integer)
    and "number" between ${Math.min(...numbers)} and ${Math.max(...numbers)}
    and "cells" = v.column9`.execute(trx)
}

type Place = { after: number; until: number; most: number }

/** A page of rows with one of these verdicts, in the order of the file. */
export async function listPage(
  db: Db,
  _id: string,
  { verdicts, after, until, most }: Place & { verdicts: readonly Verdict[] },
) {
  return db
    .selectFrom('memberImportRow')
    .select(['number', 'email', 'name', 'verdict', 'planned', 'problem', 'changes'])
    .where('import', '=', _id)
    .where('verdict', 'in', verdicts)
    .where('number', '>', after)
    .where('number', '<=', until)
    .orderBy('number')
    .limit(most)
    .execute()
}

/** Rows with the cells of their file, after one number up to another; of one verdict, or of all. */
export async function listKept(
  db: Db,
  _id: string,
  { verdict, after, until, most }: Place & { verdict: Verdict | null },
) {
  return db
    .selectFrom('memberImportRow')
    .select(['number', 'cells', 'addresses', 'email', 'emailKey', 'person', 'problem'])
    .where('import', '=', _id)
    .$if(verdict !== null, (query) => query.where('verdict', '=', verdict))
    .where('number', '>', after)
    .where('number', '<=', until)
    .orderBy('number')
    .limit(most)
    .execute()
}

/** The first rows of a file, as samples of its columns. */
export async function listSamples(db: Db, _id: string, most: number) {
  return db
    .selectFrom('memberImportRow')
    .select(['cells', 'addresses', 'emailKey', 'person'])
    .where('import', '=', _id)
    .where('broken', 'is', null)
    .where('person', 'is', null)
    .orderBy('number')
    .limit(most)
    .execute()
}

/** Deletes the missing members before a new preview. */
export async function deleteMissing(trx: Db, _id: string, lastNumber: number): Promise<void> {
  await trx
    .deleteFrom('memberImportRow')
    .where('import', '=', _id)
    .where('number', '>', lastNumber)
    .execute()
}

/** Deletes some rows of an import. Answers whether there may be more. */
export async function deleteSome(trx: Db, _id: string, most: number): Promise<boolean> {
  const some = trx
    .selectFrom('memberImportRow')
    .select('number')
    .where('import', '=', _id)
    .orderBy('number')
    .limit(most)
  const gone = await trx
    .deleteFrom('memberImportRow')
    .where('import', '=', _id)
    .where('number', 'in', some)
    .returning('number')
    .execute()
  return gone.length === most
}
