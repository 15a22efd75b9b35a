import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { FILE_LIMITS, refuseNoTable, refuseSize, type SheetRow } from './sheet.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** How many records are parsed together: each call costs as much as some records. */
const AT_ONCE = 300
/** The most lines of a text in quotes; a longer one was never closed. */
const MOST_LINES = 20
/** One column more than allowed, so that it is noticed. */
const KEPT = FILE_LIMITS.columns + 1

const NOT_CLOSED = 'A quotation mark in this row isn’t closed.'
const TOO_LONG = `This row is longer than ${FILE_LIMITS.record.toLocaleString('en')} characters.`
const BROKEN = 'We can’t read this row as CSV.'

/** The text of a file: UTF-16 with a byte order mark, UTF-8, or else Windows-1252. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const utf16 = first === 0xff ? 'utf-16le' : 'utf-16be'
  const encoding = isUtf16 ? utf16 : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) throw refuseNoTable()
  return text
}

/** The cells of each record of a text; undefined if it is no CSV. */
function parsed(text: string, delimiter: string): string[][] | undefined {
  try {
    const record_delimiter = ['\r\n', '\n', '\r']
    const relaxed = { relax_column_count: true, relax_quotes: true }
    return parse(text, { delimiter, record_delimiter, ...relaxed })
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/** The delimiter that makes the most known column names of the first line. */
function delimiterOf(line: string, isKnown: (name: string) => boolean): string {
  const found = DELIMITERS.map((delimiter) => {
    const names = parsed(line, delimiter)?.[0] ?? []
    return { delimiter, known: names.filter(isKnown).length, names: names.length }
  })
  const [best] = found.toSorted((a, b) => b.known - a.known || b.names - a.names)
  return best?.delimiter ?? ','
}

const endOfLine = /\r\n|\n|\r|$/g

/** The end of the line that begins at a place, and the begin of the next line. */
function lineAt(text: string, from: number): { end: number; next: number } {
  endOfLine.lastIndex = from
  const found = endOfLine.exec(text)
  const end = found?.index ?? text.length
  return { end, next: end + Math.max(found?.[0].length ?? 0, 1) }
}

const hasOddQuotes = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 1

type CsvRecord = { number: number; text: string; problem?: string }

/** The record that begins at a place: a line, or more if a text in quotes has several lines. */
function recordAt(text: string, from: number, delimiter: string) {
  const line = lineAt(text, from)
  const one = text.slice(from, line.end)
  if (one.length > FILE_LIMITS.record) return { text: one, next: line.next, problem: TOO_LONG }
  if (!hasOddQuotes(one) || parsed(one, delimiter)?.length === 1) return { text: one, ...line }
  let { next } = line
  for (let lines = 1; lines < MOST_LINES && next < text.length; lines += 1) {
    const more = lineAt(text, next)
    const whole = text.slice(from, more.end)
    if (whole.length > FILE_LIMITS.record) break
    next = more.next
    if (hasOddQuotes(whole)) continue
    if (parsed(whole, delimiter)?.length === 1) return { text: whole, next }
    break
  }
  return { text: one, next: line.next, problem: NOT_CLOSED }
}

function* recordsOf(text: string, delimiter: string): Generator<CsvRecord> {
  let number = 0
  for (let from = 0; from < text.length; ) {
    const { next, ...record } = recordAt(text, from, delimiter)
    from = next
    number += 1
    if (number > FILE_LIMITS.lines) throw refuseSize()
    if (record.text.trim() !== '') yield { number, ...record }
  }
}

function rowOf({ number, text, problem }: CsvRecord, delimiter: string): SheetRow {
  const found = problem === undefined ? parsed(text, delimiter) : undefined
  const [cells] = found ?? []
  if (cells !== undefined && found?.length === 1) return { number, cells }
  return { number, cells: text.split(delimiter, KEPT), problem: problem ?? BROKEN }
}

function rowsOf(records: readonly CsvRecord[], delimiter: string): SheetRow[] {
  const isWhole = records.every(({ problem }) => problem === undefined)
  const text = records.map((record) => record.text).join('\n')
  const together = isWhole ? parsed(text, delimiter) : undefined
  if (together?.length !== records.length) return records.map((one) => rowOf(one, delimiter))
  return records.map(({ number }, at) => ({ number, cells: together[at] ?? [] }))
}

/**
 * The rows of a CSV file, some at a time, and its delimiter. A broken row has a problem and affects no
 * other row. `isKnown` tells known column names. Refuses with BAD_USER_INPUT at `file` what is no text.
 */
export function readCsv(bytes: Uint8Array, isKnown: (name: string) => boolean) {
  const text = decoded(bytes)
  const hint = /^sep=(.)\r?\n/i.exec(text)
  const firstLine = /\S[^\r\n]*/.exec(text.slice(0, 20_000))?.[0] ?? ''
  const delimiter = hint?.[1] ?? delimiterOf(firstLine, isKnown)
  function* rows(): Generator<SheetRow[]> {
    let some: CsvRecord[] = []
    for (const record of recordsOf(text, delimiter)) {
      if (hint !== null && record.number === 1) continue
      some.push(record)
      if (some.length < AT_ONCE) continue
      yield rowsOf(some, delimiter)
      some = []
    }
    yield rowsOf(some, delimiter)
  }
  return { delimiter, rows: rows() }
}
