import { mailKey } from '#lib/addresses.ts'
import { addressesIn, isOneOf, type Mentioned, replaceAddresses } from '#lib/addresses-in.ts'
import { cellsOf, type ImportColumn } from './columns.rules.ts'
import type { Change } from './row-outcomes.rules.ts'

/** A row of a file, as far as it can name people. */
export type Texts = {
  cells: string
  addresses: string
  email: string
  name: string
  problem: string | null
  changes: string | null
}

const AWAY = '…'
const OF_OTHERS = '[address of somebody else]'
const NO_ADDRESS = 'There is no mail address in this row.'

/** A person by the keys of all their addresses. */
type Keys = readonly string[]

/**
 * Whose row it is for a person: 'own' where the column of addresses names them alone (without such a
 * column: all cells), 'shared' where it may be theirs or another's, 'other' where it only mentions them.
 */
export function relationOf(
  row: Pick<Texts, 'cells'>,
  columns: readonly ImportColumn[],
  keys: Keys,
): 'own' | 'shared' | 'other' {
  const found = cellsOf(row.cells).map(addressesIn)
  const at = columns.findIndex(({ field }) => field === 'email')
  const subjects = at < 0 ? found.flat() : (found[at] ?? [])
  const isTheirs = (one: Mentioned) => isOneOf(one, keys)
  if (subjects.length > 0 && subjects.every(isTheirs)) return 'own'
  return (subjects.length > 0 ? subjects : found.flat()).some(isTheirs) ? 'shared' : 'other'
}

const hasAddresses = (columns: readonly ImportColumn[]) =>
  columns.some(({ field }) => field === 'email')

/** The addresses of others in a cell; a sign stays for those that were theirs, if others are left. */
function othersIn(cell: string, keys: Keys): string {
  const found = addressesIn(cell)
  const others = found.filter((one) => !isOneOf(one, keys)).map(({ written }) => mailKey(written))
  const isCut = others.length > 0 && others.length < found.length
  return [...others, ...(isCut ? [AWAY] : [])].join(', ')
}

/**
 * What is left of a row once a person is erased; nothing of their own. Of a shared row the addresses
 * of others are left, so that nobody is taken for missing from the file; another's row loses what
 * stands in the cells that mention them.
 */
export function withoutPerson<Row extends Texts>(
  row: Row,
  columns: readonly ImportColumn[],
  keys: Keys,
): Row | undefined {
  const relation = relationOf(row, columns, keys)
  // Without a column of addresses the row may be somebody's whose address cannot be read.
  if (relation === 'own' && hasAddresses(columns)) return undefined
  const isShared = relation !== 'other'
  const isNamed = (cell: string) => addressesIn(cell).some((one) => isOneOf(one, keys))
  const left = cellsOf(row.cells).map((cell) =>
    isShared || isNamed(cell) ? othersIn(cell, keys) : cell,
  )
  const addresses = othersOnly(row.addresses, keys)
  const cells = JSON.stringify(left)
  if (isShared) {
    const problem = row.problem === null ? null : NO_ADDRESS
    return { ...row, cells, addresses, email: '', name: '', changes: null, problem }
  }
  const away = (text: string) =>
    replaceAddresses(text, (one) => (isOneOf(one, keys) ? AWAY : undefined))
  return { ...withTexts(row, away), cells, addresses }
}

const othersOnly = (addresses: string, keys: Keys): string =>
  replaceAddresses(addresses, (one) => (isOneOf(one, keys) ? '' : undefined))

/** A row with all that was read from its cells as `by` has it. */
export const withTexts = <Row extends Texts>(row: Row, by: (text: string) => string): Row => ({
  ...row,
  email: by(row.email),
  name: by(row.name),
  problem: row.problem === null ? null : by(row.problem),
  changes: row.changes === null ? null : changesWith(row.changes, by),
})

function changesWith(kept: string, by: (text: string) => string): string {
  const said = (text: string | null) => (text === null ? null : by(text))
  const changes = JSON.parse(kept) as Change[]
  return JSON.stringify(changes.map((it) => ({ ...it, from: said(it.from), to: said(it.to) })))
}

/** A text for the person with these addresses: those of others are not theirs to know. */
export const withoutOthers = (text: string, keys: Keys): string =>
  replaceAddresses(text, (one) => (isOneOf(one, keys) ? undefined : OF_OTHERS))
