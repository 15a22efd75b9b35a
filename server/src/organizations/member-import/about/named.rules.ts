import { mailKey } from '#lib/addresses.ts'
import { addressesIn, isOneOf, type Mentioned, replaceAddresses } from '#lib/addresses-in.ts'
import { cellsOf, type ImportColumn } from '../columns.rules.ts'
import type { Change } from '../row-outcomes.rules.ts'

/** A row of a file, as far as it can name people. */
export type Texts = {
  cells: string
  email: string
  /** Nothing where no address was read, as in a row that was not looked at yet */
  emailKey: string | null
  name: string
  problem: string | null
  changes: string | null
}

const NO_ADDRESS = 'There is no mail address in this row.'
const AWAY = '…'
const OF_OTHERS = '[address of somebody else]'

const emailAt = (columns: readonly ImportColumn[]) =>
  columns.findIndex(({ field }) => field === 'email')

/** The addresses of its cells that say whose a row is: of its own column, if there is one. */
export const subjectsOf = (
  found: readonly Mentioned[][],
  columns: readonly ImportColumn[],
): Mentioned[] => (emailAt(columns) < 0 ? found.flat() : (found[emailAt(columns)] ?? []))

/**
 * Whether cells say whose a row is: those of its own column, also where what was read there is longer
 * than an address of somebody (HR/ada@a.example); all of them where no address was read.
 */
const sayWhose = ({ emailKey }: Pick<Texts, 'emailKey'>, columns: readonly ImportColumn[]) =>
  emailKey === null || emailAt(columns) >= 0

/**
 * Whether a row of which no address was read that is theirs is about a person, by the keys of their
 * addresses, and about nobody else: its own column names them alone, or no cell names anybody else.
 */
export function isOnlyAbout(
  row: Pick<Texts, 'cells' | 'emailKey'>,
  columns: readonly ImportColumn[],
  keys: readonly string[],
): boolean {
  if (!sayWhose(row, columns) || keys.includes(row.emailKey ?? '')) return false
  const subjects = subjectsOf(cellsOf(row.cells).map(addressesIn), columns)
  return subjects.length > 0 && subjects.every((one) => isOneOf(one, keys))
}

/**
 * Of the addresses in a cell those that are not theirs, and nothing else. Where theirs stood as well a
 * sign is left in its place: what was no address of one person does not become another's.
 */
function othersOf(found: readonly Mentioned[], isTheirs: (one: Mentioned) => boolean): string {
  const others = found.filter((one) => !isTheirs(one)).map(({ written }) => mailKey(written))
  return [...others, ...(others.length < found.length && others.length > 0 ? [AWAY] : [])].join(
    ', ',
  )
}

/**
 * What is left of a row of a file once a person is forgotten, by the keys of their addresses: nothing
 * where its own column names them, all of it where nothing does. A cell of another's row that names
 * them loses all but the addresses of others. Where a row may be theirs or another's it keeps these
 * alone, so that nobody is taken for missing from the file.
 */
export function withoutPerson<Row extends Texts>(
  row: Row,
  columns: readonly ImportColumn[],
  keys: readonly string[],
): Row | undefined {
  const isTheirs = (one: Mentioned) => isOneOf(one, keys)
  const cells = cellsOf(row.cells)
  const found = cells.map(addressesIn)
  const isNamed = found.map((its) => its.some(isTheirs))
  if (!isNamed.includes(true)) return row
  const others = (at: number) => othersOf(found[at] ?? [], isTheirs)
  if (sayWhose(row, columns)) {
    const subjects = subjectsOf(found, columns)
    const isSure = emailAt(columns) >= 0 && subjects.length > 0
    if (isSure && subjects.every(isTheirs)) return undefined
    const [first] = subjects.length > 0 ? subjects : found.flat()
    if (first !== undefined && isTheirs(first))
      return emptied(row, JSON.stringify(cells.map((_, at) => others(at))))
  }
  const away = (text: string) => replaceAddresses(text, (one) => (isTheirs(one) ? AWAY : undefined))
  const left = cells.map((cell, at) => (isNamed[at] ? others(at) : cell))
  return { ...withTexts(row, away), cells: JSON.stringify(left) }
}

/** A row with all that was read from its cells as `by` has it. */
export const withTexts = <Row extends Texts>(row: Row, by: (text: string) => string): Row => ({
  ...row,
  email: by(row.email),
  name: by(row.name),
  problem: row.problem === null ? null : by(row.problem),
  changes: row.changes === null ? null : changesWith(row.changes, by),
})

/** A row of which nothing is left but some cells, whether it was looked at or not. */
const emptied = <Row extends Texts>(row: Row, cells: string): Row => ({
  ...{ ...row, cells, email: '', name: '', changes: null },
  problem: row.problem === null ? null : NO_ADDRESS,
})

function changesWith(kept: string, by: (text: string) => string): string {
  const said = (text: string | null) => (text === null ? null : by(text))
  const changes = JSON.parse(kept) as Change[]
  return JSON.stringify(changes.map((it) => ({ ...it, from: said(it.from), to: said(it.to) })))
}

/** A text as the reader of these addresses has it: whose the other ones are is not theirs to know. */
export const withoutOthers = (text: string, keys: readonly string[]): string =>
  replaceAddresses(text, (one) => (isOneOf(one, keys) ? undefined : OF_OTHERS))
