import { addressesIn, isOneOf, type Mentioned, replaceAddresses } from '#kernel/addresses-in.ts'
import { cellsOf, type ImportColumn } from '../columns.rules.ts'
import type { Change } from '../verdicts.rules.ts'

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

/** The addresses that say whose a row is that nobody could read yet: of its own column, if there is one. */
function subjectsOf(cells: readonly string[], columns: readonly ImportColumn[]): Mentioned[] {
  const at = emailAt(columns)
  return at < 0 ? cells.flatMap(addressesIn) : addressesIn(cells[at] ?? '')
}

/**
 * Whether a row without an address that was read is about a person, by the keys of their addresses,
 * and about nobody else: its own column names them alone, or no cell names anybody else.
 */
export function isOnlyAbout(
  cells: string,
  columns: readonly ImportColumn[],
  keys: readonly string[],
): boolean {
  const subjects = subjectsOf(cellsOf(cells), columns)
  return subjects.length > 0 && subjects.every((one) => isOneOf(one, keys))
}

/**
 * Of a text the addresses that are not theirs, and nothing else. Where theirs stood as well a sign is
 * left in its place: what was no address of one person does not become another's.
 */
function othersIn(text: string, isTheirs: (one: Mentioned) => boolean): string {
  const found = addressesIn(text)
  const others = found.filter((one) => !isTheirs(one)).map((one) => one.at(-1) ?? '')
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
  const names = (text: string) => addressesIn(text).some(isTheirs)
  const cells = cellsOf(row.cells)
  if (!cells.some(names)) return row
  const keep = (which: (cell: string) => boolean) =>
    JSON.stringify(cells.map((cell) => (which(cell) ? othersIn(cell, isTheirs) : cell)))
  if (row.emailKey === null) {
    const subjects = subjectsOf(cells, columns)
    const isSure = emailAt(columns) >= 0 && subjects.length > 0
    if (isSure && subjects.every(isTheirs)) return undefined
    const [first = []] = subjects.length > 0 ? subjects : cells.flatMap(addressesIn)
    if (isTheirs(first))
      return emptied(
        row,
        keep(() => true),
      )
  }
  const away = (text: string) => replaceAddresses(text, (one) => (isTheirs(one) ? AWAY : undefined))
  return {
    ...row,
    cells: keep(names),
    email: away(row.email),
    name: away(row.name),
    problem: row.problem === null ? null : away(row.problem),
    changes: row.changes === null ? null : changesWith(row.changes, away),
  }
}

/** A row of which nothing is left but some cells, whether it was looked at or not. */
const emptied = <Row extends Texts>(row: Row, cells: string): Row => ({
  ...{ ...row, cells, email: '', name: '', changes: null },
  problem: row.problem === null ? null : NO_ADDRESS,
})

function changesWith(kept: string, away: (text: string) => string): string {
  const said = (text: string | null) => (text === null ? null : away(text))
  const changes = JSON.parse(kept) as Change[]
  return JSON.stringify(changes.map((it) => ({ ...it, from: said(it.from), to: said(it.to) })))
}

/** A text as the reader of these addresses has it: whose the other ones are is not theirs to know. */
export const withoutOthers = (text: string, keys: readonly string[]): string =>
  replaceAddresses(text, (one) => (isOneOf(one, keys) ? undefined : OF_OTHERS))
