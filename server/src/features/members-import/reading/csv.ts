import { CsvError, parse } from 'csv-parse/sync'
import { FILE_LIMITS, refuseFile, type SheetRow, type SheetRows } from './sheet.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** A text in quotes may go on for so many lines; what goes on for longer was never closed. */
const MOST_LINES = 20
const AT_ONCE = 300

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or Windows-1252. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function parsed(text: string, delimiter: string): string[][] | undefined {
  try {
    const record_delimiter = ['\r\n', '\n', '\r']
    return parse(text, {
      delimiter,
      record_delimiter,
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/** The one that makes the most of the words that columns are known by. */
export function delimiterOf(line: string, isKnown: (name: string) => boolean): string {
  const best = DELIMITERS.map((delimiter) => {
    const names = parsed(line, delimiter)?.[0] ?? []
    return { delimiter, known: names.filter(isKnown).length, names: names.length }
  }).toSorted((one, other) => other.known - one.known || other.names - one.names)
  return best[0]?.delimiter ?? ','
}

const endOfLine = /\r\n|\n|\r/g

/** The line that begins at a place, and where the next one begins. */
function lineAt(text: string, from: number): { line: string; next: number } {
  endOfLine.lastIndex = from
  const found = endOfLine.exec(text)
  if (found === null) return { line: text.slice(from), next: text.length }
  return { line: text.slice(from, found.index), next: found.index + found[0].length }
}

const hasOddQuotes = (text: string): boolean => text.split('"').length % 2 === 0

type Piece = { text: string; next: number; problem?: string }

/** The record that begins at a place: a line, or more where a text in quotes goes on in the next. */
function pieceAt(text: string, from: number, delimiter: string): Piece {
  const { line, next } = lineAt(text, from)
  if (!hasOddQuotes(line) || parsed(line, delimiter)?.length === 1) return { text: line, next }
  let end = next
  for (let lines = 1; lines < MOST_LINES && end < text.length; lines += 1) {
    const more = lineAt(text, end)
    const whole = text.slice(from, end + more.line.length)
    end = more.next
    if (hasOddQuotes(whole)) continue
    if (parsed(whole, delimiter)?.length === 1) return { text: whole, next: end }
    break
  }
  return { text: line, next, problem: 'A quotation mark in this row is not closed.' }
}

type Read = { number: number; text: string; problem?: string | undefined }

const cut = (cells: readonly string[]): string[] =>
  cells.slice(0, FILE_LIMITS.columns).map((cell) => cell.slice(0, FILE_LIMITS.cell))

function rowOf({ number, text, problem }: Read, delimiter: string): SheetRow {
  const [cells, ...more] = problem === undefined ? (parsed(text, delimiter) ?? []) : []
  if (cells !== undefined && more.length === 0) return { number, cells: cut(cells) }
  const said = problem ?? 'This row cannot be read as CSV.'
  return { number, cells: cut(text.split(delimiter)), problem: said }
}

/** Whole records parsed together, or one by one where one among them is broken. */
function rowsOf(read: readonly Read[], delimiter: string): SheetRow[] {
  const whole = read.filter(({ problem }) => problem === undefined)
  const together = parsed(whole.map(({ text }) => text).join('\n'), delimiter)
  if (together === undefined || together.length !== whole.length || whole.length < read.length) {
    return read.map((one) => rowOf(one, delimiter))
  }
  return read.map(({ number }, at) => ({ number, cells: cut(together[at] ?? []) }))
}

/**
 * The rows of a CSV file. A row that is broken says so and costs no other. `isKnown` says which
 * column names mean something, `onDelimiter` is told what stands between cells. Refuses at `file`
 * what is no text.
 */
export async function* readCsv(
  bytes: Buffer,
  isKnown: (name: string) => boolean,
  onDelimiter: (delimiter: string) => void,
): SheetRows {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw refuseFile('This is no table. Choose a CSV file or a workbook.')
  let from = text.startsWith('\ufeff') ? 1 : 0
  const hint = /^sep=(.)\r?\n/i.exec(text.slice(from, from + 8))
  if (hint !== null) from += hint[0].length
  const firstLine = /\S[^\r\n]*/.exec(text.slice(from, from + 20_000))?.[0] ?? ''
  const delimiter = hint?.[1] ?? delimiterOf(firstLine, isKnown)
  onDelimiter(delimiter)
  let number = hint === null ? 0 : 1
  let read: Read[] = []
  while (from < text.length) {
    const piece = pieceAt(text, from, delimiter)
    from = piece.next
    number += 1
    if (piece.text.trim() !== '') read.push({ number, text: piece.text, problem: piece.problem })
    if (read.length < AT_ONCE) continue
    yield rowsOf(read, delimiter)
    read = []
  }
  yield rowsOf(read, delimiter)
}
