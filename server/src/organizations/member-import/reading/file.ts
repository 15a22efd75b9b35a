import { unguarded } from '#lib/csv.ts'
import { readCsv } from './csv.ts'
import {
  FILE_LIMITS,
  PROBLEM,
  refuseFile,
  refuseSize,
  type SheetRow,
  type SheetRows,
} from './sheet.ts'
import { noTable } from './text.ts'
import { readXlsx } from './xlsx.ts'

const OLD_WORKBOOK = 0xd0cf11e0
const ZIP = 0x504b0304
/** Other files that are texts as well: their lines would be taken for rows, or for the first one. */
const OTHERS = /^(?:\ufeff|\s)*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml)/i

export type Table = {
  /** The names of the columns, as they stand in the file */
  header: string[]
  /** What stands between the cells of a CSV file; a comma for workbooks */
  delimiter: string
  rows: SheetRows
}

const isBlank = ({ cells, problem }: SheetRow) =>
  problem === undefined && cells.every((cell) => cell.trim() === '')

/** What begins a file says what it is, not its name. */
function open(bytes: Buffer, isKnown: (name: string) => boolean, told: (it: string) => void) {
  const begin = bytes.length < 4 ? 0 : bytes.readUInt32BE(0)
  if (begin === ZIP) return readXlsx(bytes)
  if (begin === OLD_WORKBOOK) {
    throw refuseFile('This workbook is of an old kind, or has a password. Save it as .xlsx or CSV.')
  }
  if (OTHERS.test(bytes.toString('utf8', 0, 100))) throw noTable()
  return readCsv(bytes, isKnown, told)
}

/**
 * A cell as it was before one of our own files made it safe. PostgreSQL keeps no NUL in a text. One
 * with an address is kept in plain signs (NFKC), by which whoever is erased is found in it.
 */
export const plain = (cell: string): string => {
  const text = (cell.includes("'") ? unguarded(cell) : cell).replaceAll('\0', '')
  const folded = text.normalize('NFKC')
  return (folded.includes('@') ? folded : text).slice(0, FILE_LIMITS.cell)
}

/** The names of the columns. Refuses what cannot be read, and more columns than there may be. */
function headerOf({ cells, problem }: SheetRow): string[] {
  if (problem !== undefined) {
    throw refuseFile('The first row, which names the columns, cannot be read.')
  }
  const header = cells.map((cell) => plain(cell).trim())
  while (header.at(-1) === '') header.pop()
  // The last one of a file of failed rows says what was wrong with them, and nothing of anybody.
  if (header.at(-1) === PROBLEM) header.pop()
  if (header.length > FILE_LIMITS.columns) {
    throw refuseFile(
      `This file has more than ${FILE_LIMITS.columns} columns. Leave some of them out.`,
    )
  }
  return header
}

/**
 * Reads a table of members: a CSV file or an Excel workbook, whatever its name. The first row that is
 * not empty names the columns. Refuses with BAD_USER_INPUT and TOO_LARGE at `file`.
 */
export async function readTable(bytes: Buffer, isKnown: (name: string) => boolean): Promise<Table> {
  if (bytes.length > FILE_LIMITS.bytes) throw refuseSize()
  let delimiter = ','
  const source = open(bytes, isKnown, (it) => {
    delimiter = it
  })
  for (;;) {
    const { value, done } = await source.next()
    if (done) throw refuseFile('This file is empty. Its first row names the columns.')
    const at = value.findIndex((row) => !isBlank(row))
    const first = value[at]
    if (first === undefined) continue
    const header = headerOf(first)
    return { header, delimiter, rows: rowsAfter(value.slice(at + 1), source) }
  }
}

async function* rowsAfter(begun: SheetRow[], source: SheetRows): SheetRows {
  let count = 0
  const counted = (rows: SheetRow[]) => {
    const filled = rows.filter((row) => !isBlank(row))
    count += filled.length
    if (count > FILE_LIMITS.rows) throw refuseSize()
    return filled.map((row) => ({ ...row, cells: row.cells.map(plain) }))
  }
  yield counted(begun)
  for await (const rows of source) yield counted(rows)
}
