import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { Verdict } from './verdicts.rules.ts'

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

/** Notes what is planned with rows that are there, or what became of them, in one statement. */
export async function noteRows(trx: Db, rows: readonly MemberImportRowTable[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('memberImportRow')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['import', 'number']).doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        emailKey: eb.ref('excluded.emailKey'),
        name: eb.ref('excluded.name'),
        verdict: eb.ref('excluded.verdict'),
        planned: eb.ref('excluded.planned'),
        problem: eb.ref('excluded.problem'),
        changes: eb.ref('excluded.changes'),
      })),
    )
    .execute()
}

/** A page of rows with one verdict, or of all, in the order of the file. */
export async function listPage(
  db: Db,
  _id: string,
  { verdicts, after, most }: { verdicts: readonly Verdict[]; after: number; most: number },
) {
  return db
    .selectFrom('memberImportRow')
    .select(['number', 'email', 'name', 'verdict', 'planned', 'problem', 'changes'])
    .where('import', '=', _id)
    .where('verdict', 'in', verdicts)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute()
}

/** Refused rows as their file had them, with the reason. */
export async function listRefused(db: Db, _id: string, after: number, most: number) {
  return db
    .selectFrom('memberImportRow')
    .select(['number', 'cells', 'email', 'problem'])
    .where('import', '=', _id)
    .where('verdict', '=', 'refused')
    .where('number', '>', after)
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

/** Forgets the rows about an address, whoever brought them. */
export async function forgetRows(trx: Db, key: string): Promise<void> {
  await trx.deleteFrom('memberImportRow').where('emailKey', '=', key).execute()
}
