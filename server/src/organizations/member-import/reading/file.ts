import { addressesIn, addressKeysIn } from '#lib/addresses-in.ts'
import { unguarded } from '#lib/csv.ts'
import { isKnownColumn } from '../columns.rules.ts'
import { readCsv } from './csv.ts'
import {
  FILE_LIMITS,
  PROBLEM,
  refuseFile,
  refuseNoTable,
  refuseSize,
  type SheetRow,
} from './sheet.ts'

const OLD_WORKBOOK = 0xd0cf11e0
const ZIP = 0x504b0304
/** Other kinds of text files, whose lines would be read as rows. */
const OTHERS = /^(?:\ufeff|\s)*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml)/i
/** Rows that are stored together. */
const AT_ONCE = 200

export type FileRow = SheetRow & {
  /** The keys of all addresses in its cells, between spaces: the erasure index */
  addresses: string
}

/** Some rows of a file; the first part has the names of the columns. */
export type FilePart = { header?: string[]; delimiter?: string; rows: FileRow[] }

/** The kind of a file is told by its first bytes, not by its name. */
async function open(bytes: Uint8Array<ArrayBuffer>) {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begin = view.length < 4 ? 0 : view.readUInt32BE(0)
  if (begin === ZIP) {
    // Loaded only by the process that reads workbooks.
    const { readWorkbook } = await import('./workbook.ts')
    return { delimiter: ',', rows: [await readWorkbook(bytes)] }
  }
  if (begin === OLD_WORKBOOK) {
    throw refuseFile('This workbook has an old format or a password. Save it as .xlsx or CSV.')
  }
  if (OTHERS.test(view.toString('utf8', 0, 100))) throw refuseNoTable()
  return readCsv(bytes, isKnownColumn)
}

/**
 * A cell without the guard against formulas that our own files have, without NUL (PostgreSQL), and
 * with addresses in NFKC, by which an erased person is found.
 */
function plain(cell: string): string {
  const seen = cell.slice(0, 2 * FILE_LIMITS.cell)
  const text = (seen.includes("'") ? unguarded(seen) : seen).replaceAll('\0', '')
  const folded = text.normalize('NFKC')
  return (folded.includes('@') ? folded : text).slice(0, FILE_LIMITS.cell)
}

const isBlank = ({ cells, problem }: SheetRow) =>
  problem === undefined && cells.every((cell) => cell.trim() === '')

const NO_NAMES =
  'The first row of this file has no column names. Add names such as Email and First name.'
const NO_HEADER =
  'The first row of this file has an email in it. Put column names there, such as Email and First name, and the people below.'

/** The names of the columns. Refuses addresses there: erasure doesn't search them. */
function headerOf({ cells, problem }: SheetRow): string[] {
  if (problem !== undefined) {
    throw refuseFile('We can’t read the first row with the column names.')
  }
  const header = cells.map((cell) => plain(cell).trim())
  while (header.at(-1) === '') header.pop()
  // The last column of our own file of refused rows.
  if (header.at(-1) === PROBLEM) header.pop()
  if (header.length > FILE_LIMITS.columns) {
    throw refuseFile(`This file has more than ${FILE_LIMITS.columns} columns. Remove some of them.`)
  }
  if (header.length === 0) throw refuseFile(NO_NAMES)
  if (header.some((name) => addressesIn(name).length > 0)) throw refuseFile(NO_HEADER)
  return header
}

function stored(row: SheetRow): FileRow {
  const cells = row.cells.slice(0, FILE_LIMITS.columns).map(plain)
  return { ...row, cells, addresses: addressKeysIn(cells) }
}

/**
 * Reads a table of members: a CSV file or an Excel workbook, whatever its name. The first row that is
 * not empty names the columns. Refuses with BAD_USER_INPUT and TOO_LARGE at `file`.
 */
export async function* parseFile(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<FilePart, void> {
  const { delimiter, rows } = await open(bytes)
  let header: string[] | undefined
  let count = 0
  for (const some of rows) {
    const filled = some.filter((row) => !isBlank(row))
    if (header === undefined) {
      const first = filled.shift()
      if (first === undefined) continue
      header = headerOf(first)
      yield { header, delimiter, rows: [] }
    }
    count += filled.length
    if (count > FILE_LIMITS.rows) throw refuseSize()
    for (let from = 0; from < filled.length; from += AT_ONCE) {
      yield { rows: filled.slice(from, from + AT_ONCE).map(stored) }
    }
  }
  if (header === undefined)
    throw refuseFile('This file is empty. Its first row should have the column names.')
  if (count === 0) throw refuseFile('There are no rows below the column names.')
}
