import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { Forgotten } from '#entity/personal.types.ts'
import { addressKey } from '#kernel/addresses.ts'
import { cellsOf, type ImportColumn } from './columns.rules.ts'
import { listRowsAbout, listUnreadAbout } from './rows.store.ts'

const AT_ONCE = 500
/** Whatever looks like an address in a cell */
const ADDRESS = /[^\s,;<>"'()]+@[^\s,;<>"'()]+/g

type Found = MemberImportRowTable & { columns: string }

/** The cells by the names of their columns, as the file had them. */
function named({ columns, ...row }: Found): Record<string, unknown> {
  const names = (JSON.parse(columns) as ImportColumn[]).map(({ name }) => name)
  const cells = new Map<string, string>()
  for (const [at, cell] of cellsOf(row.cells).entries()) {
    const name = names[at]?.trim() || `Column ${at + 1}`
    cells.set(cells.has(name) ? `${name} (${at + 1})` : name, cell)
  }
  return { ...row, cells: Object.fromEntries(cells) }
}

/** Whether a row that nobody could read names no other address: else it may be about somebody else. */
const isOnlyAbout = ({ cells }: Found, keys: readonly string[]): boolean =>
  (cells.match(ADDRESS) ?? []).every((address) => keys.includes(addressKey(address)))

/**
 * What files of members say of a person, with all columns: rows that have an address of theirs, those
 * that miss them, and those that could not be read and name no other address. Product 6, one's own data.
 */
export async function* rowsAbout(db: Db, { _id, keys }: Forgotten) {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await listRowsAbout(db, { _id, keys }, { offset, limit: AT_ONCE })
    if (rows.length > 0) yield rows.map(named)
    if (rows.length < AT_ONCE) break
  }
  const unread = await listUnreadAbout(db, keys)
  const mine = unread.filter((row) => isOnlyAbout(row, keys))
  if (mine.length > 0) yield mine.map(named)
}
