import type { Db } from '#db/store.ts'
import type { MemberImportMentionTable } from '#db/tables.imports.ts'
import { coreOf, coresIn } from '#lib/addresses-in.ts'
import { cellsOf } from '../columns.rules.ts'

/** Where a row stands among all rows of all files. */
export type Place = { import: string; number: number }

const AT_ONCE = 1000

/** What is kept beside a row so that it is found by whom its cells name: a line for each of them. */
export const mentionsOf = (row: Place & { cells: string }): MemberImportMentionTable[] =>
  coresIn(cellsOf(row.cells)).map((core) => ({ import: row.import, number: row.number, core }))

export async function insertMentions(
  trx: Db,
  mentions: readonly MemberImportMentionTable[],
): Promise<void> {
  for (let from = 0; from < mentions.length; from += AT_ONCE) {
    const some = mentions.slice(from, from + AT_ONCE)
    await trx.insertInto('memberImportMention').values(some).execute()
  }
}

/** Deletes what is kept beside rows, which go or change. */
export async function deleteMentions(trx: Db, rows: readonly Place[]): Promise<void> {
  for (const [file, of] of Map.groupBy(rows, (row) => row.import)) {
    const numbers = of.map(({ number }) => number)
    await trx
      .deleteFrom('memberImportMention')
      .where('import', '=', file)
      .where('number', 'in', numbers)
      .execute()
  }
}

const coresOf = (keys: readonly string[]) => [...new Set(keys.map(coreOf))]

/** The files of which some row may name one of these addresses: each file is asked by its index. */
export async function listFilesNaming(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('memberImport')
    .select('_id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberImportMention')
          .select('number')
          .whereRef('memberImportMention.import', '=', 'memberImport._id')
          .where('core', 'in', coresOf(keys)),
      ),
    )
    .orderBy('_id')
    .execute()
  return rows.map((row) => row._id)
}

/** The rows of a file behind a number that may name one of these addresses, in its order. */
export async function listNumbersNaming(
  db: Db,
  keys: readonly string[],
  { file, after, most }: { file: string; after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('memberImportMention')
    .select('number')
    .distinct()
    .where('core', 'in', coresOf(keys))
    .where('import', '=', file)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute()
  return rows.map(({ number }) => number)
}
