import { PostgresAdapter, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { Verdict } from './verdicts.rules.ts'

/** So many that cannot be read are looked through for one person */
const MOST_UNREAD = 1000

export async function insertRows(trx: Db, rows: readonly MemberImportRowTable[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('memberImportRow').values(rows).execute()
}

/** The rows behind one, in the order of the file. */
export async function listRowsAfter(db: Db, _id: string, position: number, most: number) {
  return db
    .selectFrom('memberImportRow')
    .selectAll()
    .where('import', '=', _id)
    .where('number', '>', position)
    .orderBy('number')
    .limit(most)
    .execute()
}

/** The first row before `number` that has each of these addresses. */
export async function listFirstOf(db: Db, _id: string, number: number, keys: readonly string[]) {
  if (keys.length === 0) return []
  return db
    .selectFrom('memberImportRow')
    .select(['emailKey', (eb) => eb.fn.min('number').as('number')])
    .where('import', '=', _id)
    .where('emailKey', 'in', keys)
    .where('number', '<=', number)
    .groupBy('emailKey')
    .execute()
}

/**
 * Notes what is planned with rows of one import that are there, or what became of them, in one
 * statement. A row that was forgotten meanwhile, with its person, does not come back.
 */
export async function noteRows(trx: Db, rows: readonly MemberImportRowTable[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const values = rows.map(
    ({ number, email, emailKey, name, verdict, planned, problem, changes }) =>
      sql`(${sql.join([number, email, emailKey, name, verdict, planned, problem, changes])})`,
  )
  // Both databases name the columns of such a list so.
  await sql`update "memberImportRow" set "email" = v.column2, "emailKey" = v.column3,
    "name" = v.column4, "verdict" = v.column5, "planned" = v.column6, "problem" = v.column7,
    "changes" = v.column8 from (values ${sql.join(values)}) as v
    where "import" = ${first.import} and "number" = cast(v.column1 as integer)`.execute(trx)
}

/** A page of rows with one verdict, or of all, in the order of the file. */
export async function listPage(
  db: Db,
  _id: string,
  {
    verdicts,
    after,
    until,
    most,
  }: { verdicts: readonly Verdict[]; after: number; until: number; most: number },
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

/** Rows as their file had them, between two numbers; refused ones alone, with the reason, or all. */
export async function listKept(
  db: Db,
  _id: string,
  {
    isRefused,
    after,
    until,
    most,
  }: { isRefused: boolean; after: number; until: number; most: number },
) {
  return db
    .selectFrom('memberImportRow')
    .select(['number', 'cells', 'email', 'problem'])
    .where('import', '=', _id)
    .$if(isRefused, (query) => query.where('verdict', '=', 'refused'))
    .where('number', '>', after)
    .where('number', '<=', until)
    .orderBy('number')
    .limit(most)
    .execute()
}

/** Some example of what stands in the columns: the cells of the first rows. */
export async function listSamples(db: Db, _id: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('memberImportRow')
    .select('cells')
    .where('import', '=', _id)
    .where('broken', 'is', null)
    .orderBy('number')
    .limit(most)
    .execute()
  return rows.map(({ cells }) => cells)
}

/** Deletes the rows without an address that was read in whose cells one of these stands. */
export async function forgetUnread(
  trx: Db,
  { email, keys }: { email: string; keys: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('memberImportRow')
    .where('emailKey', 'is', null)
    .where(holdsOne(trx, [email.toLowerCase(), ...keys]))
    .execute()
}

/** Whether one of these stands in the cells: as JSON has it, with a quote or a sign of its own escaped. */
const holdsOne = (db: Db, addresses: readonly string[]) => {
  const places = addresses.map(
    (address) =>
      sql<SqlBool>`${has(db)}(lower("cells"), ${JSON.stringify(address).slice(1, -1)}) > 0`,
  )
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`
}

const withColumns = (db: Db) =>
  db
    .selectFrom('memberImportRow')
    .innerJoin('memberImport', 'memberImport._id', 'memberImportRow.import')
    .selectAll('memberImportRow')
    .select('memberImport.columns')
    .orderBy('import')
    .orderBy('number')

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

/** Rows of all files without an address that was read in whose cells one of these stands. */
export async function listUnreadAbout(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return []
  return withColumns(db)
    .where('emailKey', 'is', null)
    .where('person', 'is', null)
    .where(holdsOne(db, keys))
    .limit(MOST_UNREAD)
    .execute()
}

/** What says where one text stands in another, from 1 on; 0 if it does not. */
const has = (db: Db) =>
  sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'strpos' : 'instr')

/** Takes away the members whom no row named, before that is found out anew. */
export async function deleteMissing(trx: Db, _id: string, lastNumber: number): Promise<void> {
  await trx
    .deleteFrom('memberImportRow')
    .where('import', '=', _id)
    .where('number', '>', lastNumber)
    .execute()
}

/** Deletes some rows of an import; answers whether there may be more. */
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
