import type { Db } from '#db/store.ts'
import type { Forgotten } from '#entity/personal.types.ts'
import { makeTurns } from '#lib/turns.ts'
import { cellsOf } from '../columns.rules.ts'
import { columnsOf, type Found, listNaming, listRowsAbout } from './about.store.ts'
import { isOnlyAbout, withoutOthers, withTexts } from './named.rules.ts'

const AT_ONCE = 100

/** The cells by the names of their columns, as the file had them, without addresses of others. */
function told(found: Found, keys: readonly string[]): Record<string, unknown> {
  const { columns: _, ...row } = found
  const names = columnsOf(found).map(({ name }) => name)
  const cells = new Map<string, string>()
  for (const [at, cell] of cellsOf(row.cells).entries()) {
    const name = withoutOthers(names[at]?.trim() || `Column ${at + 1}`, keys)
    cells.set(cells.has(name) ? `${name} (${at + 1})` : name, withoutOthers(cell, keys))
  }
  const told = withTexts(row, (text) => withoutOthers(text, keys))
  return { ...told, cells: Object.fromEntries(cells) }
}

/**
 * What files of members say of a person, with all columns: rows that have an address of theirs, those
 * that miss them, and those that nobody could read and that are about them alone. Product 6, one's own
 * data. So many at a time as are told in one turn: others are served between them.
 */
export async function* rowsAbout(db: Db, { _id, keys }: Forgotten) {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await listRowsAbout(db, { _id, keys }, { offset, limit: AT_ONCE })
    yield* toldInTurns(rows, keys, () => true)
    if (rows.length < AT_ONCE) break
  }
  for await (const rows of listNaming(db, keys, { held: false })) {
    yield* toldInTurns(
      rows,
      keys,
      (row) => row.person === null && isOnlyAbout(row, columnsOf(row), keys),
    )
  }
}

async function* toldInTurns(
  rows: readonly Found[],
  keys: readonly string[],
  isTheirs: (row: Found) => boolean,
) {
  const turns = makeTurns()
  let some: Record<string, unknown>[] = []
  for (const row of rows) {
    if (isTheirs(row)) some.push(told(row, keys))
    if (!turns.isOver()) continue
    if (some.length > 0) yield some
    some = []
    await turns.give()
  }
  if (some.length > 0) yield some
}
