import { mailKey } from '#lib/addresses.ts'
import { addressesIn, isOneOf, type MentionedAddress, replaceAddresses } from '#lib/addresses-in.ts'
import { cellsOf, type ImportColumn } from '#organizations/member-import/core/columns.rules.ts'
import type { Change } from '#organizations/member-import/core/row-outcomes.rules.ts'

/** The texts of a row that can name people. */
export type Texts = {
  cells: string
  addresses: string
  email: string
  name: string
  problem: string | null
  changes: string | null
}

const REMOVED = '…'
const OF_OTHERS = '[address of somebody else]'
const NO_ADDRESS = 'This row has no email.'

type Keys = readonly string[]

/** The addresses that a row is about: those in the column of addresses, or else in all cells. */
function subjectsOf({ cells }: Pick<Texts, 'cells'>, columns: readonly ImportColumn[]) {
  const found = cellsOf(cells).map(addressesIn)
  const at = columns.findIndex(({ field }) => field === 'email')
  const inColumn = at < 0 ? [] : (found[at] ?? [])
  return { inColumn, all: found.flat(), hasColumn: at >= 0 }
}

/** Whether a row is about this person only. */
export function isOwnRow(
  row: Pick<Texts, 'cells'>,
  columns: readonly ImportColumn[],
  keys: Keys,
): boolean {
  const { inColumn, all, hasColumn } = subjectsOf(row, columns)
  const subjects = hasColumn ? inColumn : all
  return subjects.length > 0 && subjects.every((one) => isOneOf(one, keys))
}

/** The addresses of others in a cell, with a mark where text was removed. */
function othersIn(cell: string, keys: Keys): string {
  const found = addressesIn(cell)
  const others = found.filter((one) => !isOneOf(one, keys)).map(({ written }) => mailKey(written))
  const isCut = others.length > 0 && others.length < found.length
  return [...others, ...(isCut ? [REMOVED] : [])].join(', ')
}

/**
 * A row without an erased person; undefined if the row is about them. A row that may be about them
 * keeps only the addresses of others, so that those people don't count as missing. The row of
 * another person loses the cells that mention the erased one.
 */
export function withoutPerson<Row extends Texts>(
  row: Row,
  columns: readonly ImportColumn[],
  keys: Keys,
): Row | undefined {
  const isTheirs = (one: MentionedAddress) => isOneOf(one, keys)
  const { inColumn, all, hasColumn } = subjectsOf(row, columns)
  // Without a column of addresses, it may be the row of a person whose address cannot be read.
  if (hasColumn && isOwnRow(row, columns, keys)) return undefined
  const mayBeTheirs = (inColumn.length > 0 ? inColumn : all).some(isTheirs)
  const left = cellsOf(row.cells).map((cell) =>
    mayBeTheirs || addressesIn(cell).some(isTheirs) ? othersIn(cell, keys) : cell,
  )
  const without = (sign: string) => (text: string) =>
    replaceAddresses(text, (one) => (isTheirs(one) ? sign : undefined))
  const stored = { cells: JSON.stringify(left), addresses: without('')(row.addresses) }
  if (!mayBeTheirs) return { ...withTexts(row, without(REMOVED)), ...stored }
  const problem = row.problem === null ? null : NO_ADDRESS
  return { ...row, ...stored, email: '', name: '', changes: null, problem }
}

/** Applies `change` to each text that was read from the cells of a row. */
export function withTexts<Row extends Texts>(row: Row, change: (text: string) => string): Row {
  const changed = (text: string | null) => (text === null ? null : change(text))
  const changes = JSON.parse(row.changes ?? '[]') as Change[]
  const texts = changes.map((one) => ({ ...one, from: changed(one.from), to: changed(one.to) }))
  return {
    ...{ ...row, email: change(row.email), name: change(row.name), problem: changed(row.problem) },
    changes: row.changes === null ? null : JSON.stringify(texts),
  }
}

/** A text for the person with these addresses, without the addresses of others. */
export const withoutOthers = (text: string, keys: Keys): string =>
  replaceAddresses(text, (one) => (isOneOf(one, keys) ? undefined : OF_OTHERS))
