import { recordAdminAccessToEach } from '#audit/admin-access-log/admin-access-log.ts'
import { ownersOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { Forgotten } from '#entity/personal.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { addressesIn, likelyKeysOf } from '#lib/addresses-in.ts'
import { makeTurns } from '#lib/turns.ts'
import { cellsOf, type ImportColumn } from './columns.rules.ts'
import { relationOf, withoutOthers, withoutPerson, withTexts } from './named.rules.ts'
import { deleteRow, type FoundRow, listNaming, putTexts } from './named.store.ts'

const columnsOf = ({ columns }: FoundRow) => JSON.parse(columns) as ImportColumn[]

/** Erases a person from the rows of all files: their own rows go, those of others stay without them. */
export async function forgetInRows(trx: Db, { _id, keys }: Forgotten): Promise<void> {
  const turns = makeTurns()
  for await (const rows of listNaming(trx, { _id, keys })) {
    for (const row of rows) {
      const isTheirs = row.person === _id || keys.includes(row.emailKey ?? '')
      const left = isTheirs ? undefined : withoutPerson(row, columnsOf(row), keys)
      if (left === undefined) await deleteRow(trx, row)
      else await putTexts(trx, left)
      if (turns.isOver()) await turns.give()
    }
  }
}

/** The cells by the names of their columns, as the file had them, without addresses of others. */
function told(found: FoundRow, keys: readonly string[]): Record<string, unknown> {
  const { columns: _, addresses: _addresses, ...row } = found
  const names = columnsOf(found).map(({ name }) => name)
  const cells = new Map<string, string>()
  for (const [at, cell] of cellsOf(row.cells).entries()) {
    const name = withoutOthers(names[at]?.trim() || `Column ${at + 1}`, keys)
    cells.set(cells.has(name) ? `${name} (${at + 1})` : name, withoutOthers(cell, keys))
  }
  const texts = withTexts(found, (text) => withoutOthers(text, keys))
  const { email, name, problem, changes } = texts
  return { ...row, email, name, problem, changes, cells: Object.fromEntries(cells) }
}

/**
 * What files of members say of a person, with all columns: rows with an address of theirs, those that
 * miss them, and unread ones about them alone. Product 6, one's own data.
 */
export async function* rowsAbout(db: Db, { _id, keys }: Forgotten) {
  const turns = makeTurns()
  const isAbout = (row: FoundRow) =>
    row.person === _id ||
    keys.includes(row.emailKey ?? '') ||
    (row.person === null && relationOf(row, columnsOf(row), keys) === 'own')
  for await (const rows of listNaming(db, { _id, keys })) {
    for (const row of rows) {
      if (isAbout(row)) yield [told(row, keys)]
      if (turns.isOver()) await turns.give()
    }
  }
}

/** More people than that in one row were put there to keep somebody busy. */
const MOST_OF_A_ROW = 20

type Seen = Pick<MemberImportRowTable, 'addresses' | 'emailKey' | 'person'>

/**
 * Notes that an app admin sees whole rows of a file, in the trail of each person whose they are: by
 * the address that was read, or else by all in the row. Does nothing for others. Product 6.
 */
export const noteLookAtRows = (context: SignedIn, rows: readonly Seen[]): Promise<void> =>
  recordAdminAccessToEach(context, async () => {
    const turns = makeTurns()
    const keys: string[] = []
    for (const { emailKey, addresses } of rows) {
      const subjects = addressesIn(emailKey ?? addresses)
      keys.push(...subjects.slice(0, MOST_OF_A_ROW).flatMap(likelyKeysOf))
      if (turns.isOver()) await turns.give()
    }
    const missing = rows.flatMap(({ person }) => person ?? [])
    return [...missing, ...(await ownersOf(context.store.read, keys))]
  })
