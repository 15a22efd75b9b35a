import { recordAdminAccessToEach } from '#audit/admin-access-log/admin-access-log.ts'
import { ownersOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { ForgottenPerson } from '#entity/personal.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { addressesIn, likelyKeysOf } from '#lib/addresses-in.ts'
import { makeTurns } from '#lib/turns.ts'
import { cellsOf, type ImportColumn } from '#organizations/member-import/core/columns.rules.ts'
import { isOwnRow, withoutOthers, withoutPerson, withTexts } from './people-in-rows.rules.ts'
import { deleteRow, type FoundRow, listNaming, putTexts } from './people-in-rows.store.ts'

const columnsOf = ({ columns }: FoundRow) => JSON.parse(columns) as ImportColumn[]

/**
 * Each row that may name a person. `isTheirs`: its address was read as theirs, or it lists them as
 * missing.
 */
async function* rowsNaming(db: Db, { _id, keys }: ForgottenPerson) {
  const turns = makeTurns()
  for await (const rows of listNaming(db, { _id, keys })) {
    for (const row of rows) {
      yield { row, isTheirs: row.person === _id || keys.includes(row.emailKey ?? '') }
      if (turns.isOver()) await turns.give()
    }
  }
}

/** Erases a person from all files: deletes their rows, and removes them from the rows of others. */
export async function forgetInRows(trx: Db, person: ForgottenPerson): Promise<void> {
  for await (const { row, isTheirs } of rowsNaming(trx, person)) {
    const left = isTheirs ? undefined : withoutPerson(row, columnsOf(row), person.keys)
    if (left === undefined) await deleteRow(trx, row)
    else await putTexts(trx, left)
  }
}

/** A row for the export of its person: cells by column name, without addresses of others. */
function disclosed(found: FoundRow, keys: readonly string[]): Record<string, unknown> {
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
 * The rows of a person in all files, with all columns: rows with an address of theirs, rows that
 * list them as missing, and unread rows about them only. Product 6, one's own data.
 */
export async function* rowsAbout(db: Db, person: ForgottenPerson) {
  for await (const { row, isTheirs } of rowsNaming(db, person)) {
    const isOwn = row.person === null && isOwnRow(row, columnsOf(row), person.keys)
    if (isTheirs || isOwn) yield [disclosed(row, person.keys)]
  }
}

/** The most people of one row: a hostile row could keep the server busy. */
const MOST_PER_ROW = 20

type AddressColumns = Pick<MemberImportRowTable, 'addresses' | 'emailKey' | 'person'>

/**
 * Records that an app admin reads rows, in the trail of each person in them: by the address that
 * was read, or else by all addresses in the row. Does nothing for company admins. Product 6.
 */
export const recordRowAccess = (
  context: SignedIn,
  rows: readonly AddressColumns[],
): Promise<void> =>
  recordAdminAccessToEach(context, async () => {
    const turns = makeTurns()
    const keys: string[] = []
    for (const { emailKey, addresses } of rows) {
      const subjects = addressesIn(emailKey ?? addresses)
      keys.push(...subjects.slice(0, MOST_PER_ROW).flatMap(likelyKeysOf))
      if (turns.isOver()) await turns.give()
    }
    const missing = rows.flatMap(({ person }) => person ?? [])
    return [...missing, ...(await ownersOf(context.store.read, keys))]
  })
