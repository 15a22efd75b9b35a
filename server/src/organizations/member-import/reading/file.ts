import { addressesIn, addressKeysIn } from '#lib/addresses-in.ts'
import { unguarded } from '#lib/csv.ts'
import { fieldNamed } from '#organizations/member-import/core/columns.rules.ts'
import { readCsv } from './csv.ts'
import { decoded, type Encoding } from './letters.ts'
import { refuseOtherBytes, refuseOtherText } from './other-files.ts'
import {
  FILE_LIMITS,
  PROBLEM,
  refuseFile,
  refuseNoTable,
  refuseSize,
  type SheetRow,
} from './sheet.ts'

const ZIP = 0x504b0304
/** Excel splits UTF-16 text at tabs in each language, but at commas or semicolons only in some. */
const EXCEL = '\t'
/** How many rows are searched for the names of the columns. */
const SEARCHED = 10
/** Rows that are stored together. */
const AT_ONCE = 200

export type FileRow = SheetRow & {
  /** The keys of all addresses in its cells, between spaces: the erasure index */
  addresses: string
}

/** Some rows of a file. The first part has the names of the columns and the encoding. */
export type FilePart = {
  header?: string[]
  delimiter?: string
  encoding?: Encoding | null
  rows: FileRow[]
}

/** Opens a file by its first bytes, because its name may be wrong. */
async function open(bytes: Uint8Array<ArrayBuffer>, given: Encoding | null) {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.length >= 4 && view.readUInt32BE(0) === ZIP) {
    // Only the process that reads workbooks loads this.
    const { readWorkbook } = await import('./workbook.ts')
    return { delimiter: EXCEL, encoding: null, rows: [await readWorkbook(bytes)] }
  }
  refuseOtherBytes(view)
  const { text, encoding } = decoded(view, given)
  refuseOtherText(text)
  if (text.includes('\0')) throw refuseNoTable()
  return { encoding, ...readCsv(text, namesIn) }
}

/** Error values of spreadsheets: #N/A, #NV, #REF!, #VALEUR!, #¡VALOR! */
const LACKING = /^#(?:N\/[AD]|NV|[¡¿]?[A-Z/0]{3,15}[!?])$/

/**
 * The text of a cell without the guard against formulas of our own files and without NUL, which
 * PostgreSQL refuses. Addresses are in NFKC, so that erasure finds them. Error values become empty.
 */
function plain(cell: string): string {
  if (LACKING.test(cell.trim())) return ''
  const seen = cell.slice(0, 2 * FILE_LIMITS.cell)
  const text = (seen.includes("'") ? unguarded(seen) : seen).replaceAll('\0', '')
  const folded = text.normalize('NFKC')
  return (folded.includes('@') ? folded : text).slice(0, FILE_LIMITS.cell)
}

const isFilled = (cell: string) => cell.trim() !== ''
const isBlank = ({ cells, problem }: SheetRow) => problem === undefined && !cells.some(isFilled)

const NO_NAMES =
  'The first row of this file has no column names. Add names such as Email and First name.'
const NO_HEADER =
  'The first row of this file has an email in it. Put column names there, such as Email and First name, and the people below.'

/** The names of the columns. Refuses names with addresses, because erasure doesn't search names. */
function headerOf({ cells, problem }: SheetRow): string[] {
  if (problem !== undefined) {
    throw refuseFile('We can’t read the first row with the column names.')
  }
  const header = cells.map((cell) => plain(cell).trim())
  while (header.at(-1) === '') header.pop()
  // Our own file of refused rows has this last column.
  if (header.at(-1) === PROBLEM) header.pop()
  if (header.length > FILE_LIMITS.columns) {
    throw refuseFile(`This file has more than ${FILE_LIMITS.columns} columns. Remove some of them.`)
  }
  if (header.length === 0) throw refuseFile(NO_NAMES)
  if (header.some((name) => addressesIn(name).length > 0)) throw refuseFile(NO_HEADER)
  return header
}

/** How many column names a row has. An email column counts more than all others. */
function namesIn({ cells, problem }: SheetRow): number {
  if (problem !== undefined || cells.some((cell) => addressesIn(cell).length > 0)) return 0
  const fields = cells.map(fieldNamed).filter((field) => field !== undefined)
  return fields.length + (fields.includes('email') ? FILE_LIMITS.columns : 0)
}

/**
 * The names of the columns, and the rows below them. Titles may come before the names. Without a
 * row of known names, the first row is the names, extended to the width of the widest row.
 */
function tableOf(rows: readonly SheetRow[]): { header: string[]; rows: SheetRow[] } {
  const first = rows.slice(0, SEARCHED)
  const known = first.map(namesIn)
  const most = Math.max(...known)
  const at = known.indexOf(most)
  const header = headerOf(rows[at] ?? { number: 1, cells: [] })
  const width = Math.max(...first.map(({ cells }) => cells.findLastIndex(isFilled) + 1))
  const missing = most > 0 ? 0 : Math.min(width, FILE_LIMITS.columns) - header.length
  const unnamed = Array<string>(Math.max(missing, 0)).fill('')
  return { header: [...header, ...unnamed], rows: rows.slice(at + 1) }
}

function stored(row: SheetRow): FileRow {
  const cells = row.cells.slice(0, FILE_LIMITS.columns).map(plain)
  return { ...row, cells, addresses: addressKeysIn(cells) }
}

/**
 * Reads a table of members: a CSV file or an Excel workbook, regardless of its name. `given` is the
 * encoding that a person chose. Refuses with BAD_USER_INPUT and TOO_LARGE at `file`.
 */
export async function* parseFile(
  bytes: Uint8Array<ArrayBuffer>,
  given: Encoding | null = null,
): AsyncGenerator<FilePart, void> {
  const { delimiter, encoding, rows } = await open(bytes, given)
  let hasHeader = false
  let count = 0
  for (const some of rows) {
    let filled = some.filter((row) => !isBlank(row))
    if (filled.length === 0) continue
    if (!hasHeader) {
      const table = tableOf(filled)
      hasHeader = true
      filled = table.rows
      yield { header: table.header, delimiter, encoding, rows: [] }
    }
    count += filled.length
    if (count > FILE_LIMITS.rows) throw refuseSize()
    for (let from = 0; from < filled.length; from += AT_ONCE) {
      yield { rows: filled.slice(from, from + AT_ONCE).map(stored) }
    }
  }
  if (!hasHeader)
    throw refuseFile('This file is empty. Its first row should have the column names.')
  if (count === 0) throw refuseFile('There are no rows below the column names.')
}
