import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { Forgotten } from '#entity/personal.types.ts'
import { cellsOf, type ImportColumn } from '../columns.rules.ts'
import { listNaming, listRowsAbout, type Place } from './about.store.ts'
import { isOnlyAbout, withoutOthers } from './named.rules.ts'

const AT_ONCE = 500

type Found = MemberImportRowTable & { columns: string }

const columnsOf = ({ columns }: Found) => JSON.parse(columns) as ImportColumn[]

/** The cells by the names of their columns, as the file had them, without addresses of others. */
function told(found: Found, keys: readonly string[]): Record<string, unknown> {
  const { columns: _, ...row } = found
  const names = columnsOf(found).map(({ name }) => name)
  const cells = new Map<string, string>()
  for (const [at, cell] of cellsOf(row.cells).entries()) {
    const name = withoutOthers(names[at]?.trim() || `Column ${at + 1}`, keys)
    cells.set(cells.has(name) ? `${name} (${at + 1})` : name, withoutOthers(cell, keys))
  }
  const [email, problem] = [row.email, row.problem ?? ''].map((it) => withoutOthers(it, keys))
  return { ...row, email, problem: problem || null, cells: Object.fromEntries(cells) }
}

/**
 * What files of members say of a person, with all columns: rows that have an address of theirs, those
 * that miss them, and those that nobody could read and that are about them alone. Product 6, one's own data.
 */
export async function* rowsAbout(db: Db, { _id, keys }: Forgotten) {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await listRowsAbout(db, { _id, keys }, { offset, limit: AT_ONCE })
    if (rows.length > 0) yield rows.map((row) => told(row, keys))
    if (rows.length < AT_ONCE) break
  }
  yield* unreadAbout(db, keys)
}

async function* unreadAbout(db: Db, keys: readonly string[]) {
  for (let after: Place | null = null; keys.length > 0; ) {
    const rows: Found[] = await listNaming(db, keys, { after, most: AT_ONCE, held: false })
    const mine = rows.filter(
      (row) =>
        row.emailKey === null &&
        row.person === null &&
        isOnlyAbout(row.cells, columnsOf(row), keys),
    )
    if (mine.length > 0) yield mine.map((row) => told(row, keys))
    if (rows.length < AT_ONCE) return
    after = rows.at(-1) ?? null
  }
}
