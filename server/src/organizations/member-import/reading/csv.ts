import { CsvError, parse } from 'csv-parse/sync'
import { FILE_LIMITS, refuseSize, type SheetRow } from './sheet.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** How many records are parsed together. Each call of the parser costs as much as some records. */
const AT_ONCE = 300
/** The most lines of a text in quotes. A longer text has no closing quote. */
const MOST_LINES = 20
/** One column more than allowed, so that it is noticed. */
const KEPT = FILE_LIMITS.columns + 1

const NOT_CLOSED = 'A quotation mark in this row isn’t closed.'
const TOO_LONG = `This row is longer than ${FILE_LIMITS.record.toLocaleString('en')} characters.`
const BROKEN = 'We can’t read this row as CSV.'

/** The cells of each record of a text; undefined if the text is not CSV. */
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

const endOfLine = /\r\n|\n|\r|$/g

/** The end of the line that begins at a place, and the start of the next line. */
function lineAt(text: string, from: number): { end: number; next: number } {
  endOfLine.lastIndex = from
  const found = endOfLine.exec(text)
  const end = found?.index ?? text.length
  return { end, next: end + Math.max(found?.[0].length ?? 0, 1) }
}

const hasOddQuotes = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 1

/**
 * Whether lines are one record. Two stray quotes also join lines, but then the first quote stays in
 * its cell.
 */
function isOneRecord(lines: string, delimiter: string): boolean {
  const [cells, ...more] = parsed(lines, delimiter) ?? []
  if (cells === undefined || more.length > 0) return false
  return lines.includes('"""') || !cells.some((cell) => cell.startsWith('"') && /[\r\n]/.test(cell))
}

type CsvRecord = { number: number; text: string; problem?: string }

/**
 * The record that begins at a place: one line, or several if a text in quotes has several lines.
 */
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
    if (isOneRecord(whole, delimiter)) return { text: whole, next }
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

/** How much of the text is searched for the names of columns. */
const HEAD = { records: 10, signs: 20_000 }

type NamesIn = (row: SheetRow) => number

/**
 * How well a delimiter fits: known names in a record, cells of the first record, most cells of any.
 */
function fitOf(text: string, delimiter: string, namesIn: NamesIn) {
  const rows: SheetRow[] = []
  for (const record of recordsOf(text.slice(0, HEAD.signs), delimiter)) {
    if (rows.push(rowOf(record, delimiter)) === HEAD.records) break
  }
  const known = Math.max(0, ...rows.map(namesIn))
  const widths = rows.map(({ cells }) => cells.length)
  return { delimiter, known, first: widths[0] ?? 0, most: Math.max(0, ...widths) }
}

/** The delimiter that makes the most known column names in one of the first records. */
function bestFit(text: string, namesIn: NamesIn) {
  const fits = DELIMITERS.map((delimiter) => fitOf(text, delimiter, namesIn))
  return fits.reduce((best, one) => {
    const better = one.known - best.known || one.first - best.first || one.most - best.most
    return better > 0 ? one : best
  })
}

/** Removes quotes around whole lines: some programs quote a CSV file a second time. */
const unwrapped = (text: string) =>
  text
    .split(/(\r\n|\n|\r)/)
    .map(unwrappedLine)
    .join('')

// Not a regular expression: it would overflow the stack for a line of 15 MB.
function unwrappedLine(line: string): string {
  let end = line.length
  while (end > 0 && ';,\t '.includes(line.charAt(end - 1))) end -= 1
  if (end < 2 || line[0] !== '"' || line[end - 1] !== '"') return line
  const inside = line.slice(1, end - 1)
  return inside.replaceAll('""', '').includes('"') ? line : inside.replaceAll('""', '"')
}

/**
 * The rows of a CSV file, some at a time, and its delimiter. A broken row has a problem and affects
 * no other row. `namesIn` counts the known column names in a row.
 */
export function readCsv(given: string, namesIn: NamesIn) {
  const hint = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(given)
  const plain = bestFit(given, namesIn)
  const inner = bestFit(unwrapped(given.slice(0, HEAD.signs)), namesIn)
  const isWrapped = hint === null && inner.known > plain.known
  const text = isWrapped ? unwrapped(given) : given
  const delimiter = hint?.[1] ?? (isWrapped ? inner : plain).delimiter
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
