import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import { seenKey } from '#lib/addresses-in.ts'

const AT_ONCE = 100

/** A row, with the columns of its file */
export type FoundRow = MemberImportRowTable & { columns: string }

type Person = { _id: string; keys: readonly string[] }

/**
 * Rows of all files that may name a person, a hundred at a time. This needs no index: rows are kept
 * for days only, and reading all of them takes less than a second.
 */
export async function* listNaming(db: Db, { _id, keys }: Person): AsyncGenerator<FoundRow[]> {
  let last = { import: '', number: 0 }
  for (;;) {
    const rows = await db
      .selectFrom('memberImportRow')
      .innerJoin('memberImport', 'memberImport._id', 'memberImportRow.import')
      .selectAll('memberImportRow')
      .select('memberImport.columns')
      .where(sql<boolean>`("import", "number") > (${last.import}, ${last.number})`)
      .where((eb) =>
        eb.or([
          eb('person', '=', _id),
          ...keys.flatMap((key) => [
            eb('emailKey', '=', key),
            eb('addresses', 'like', `%${seenKey(key).replaceAll('\\', '_')}%`),
          ]),
        ]),
      )
      .orderBy('import')
      .orderBy('number')
      .limit(AT_ONCE)
      .execute()
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < AT_ONCE) return
    last = end
  }
}

type Place = Pick<MemberImportRowTable, 'import' | 'number'>

export async function deleteRow(trx: Db, { import: file, number }: Place): Promise<void> {
  await trx
    .deleteFrom('memberImportRow')
    .where('import', '=', file)
    .where('number', '=', number)
    .execute()
}

export async function putTexts(trx: Db, row: MemberImportRowTable): Promise<void> {
  const { cells, addresses, email, name, problem, changes } = row
  await trx
    .updateTable('memberImportRow')
    .set({ cells, addresses, email, name, problem, changes })
    .where('import', '=', row.import)
    .where('number', '=', row.number)
    .execute()
}
