import { isUtf8 } from 'node:buffer'
import { parsed, recordAt, skipLine } from './records.ts'
import { FILE_LIMITS, refuseFile, type SheetRow, type SheetRows } from './sheet.ts'
import { makeTurns } from './turns.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** So much is parsed together, in records and in characters. */
const AT_ONCE = { records: 300, signs: 32_000 }

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or Windows-1252. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
}

/** The one that makes the most of the words that columns are known by. */
export function delimiterOf(line: string, isKnown: (name: string) => boolean): string {
  const best = DELIMITERS.map((delimiter) => {
    const names = parsed(line, delimiter)?.[0] ?? []
    return { delimiter, known: names.filter(isKnown).length, names: names.length }
  }).toSorted((one, other) => other.known - one.known || other.names - one.names)
  return best[0]?.delimiter ?? ','
}

type Read = { number: number; text: string; problem?: string | undefined }

/** What is kept of a row: one cell more than there may be, by which a column too many is seen. */
const cut = (cells: readonly string[]): string[] =>
  cells.slice(0, FILE_LIMITS.columns + 1).map((cell) => cell.slice(0, FILE_LIMITS.seen))

function rowOf({ number, text, problem }: Read, delimiter: string): SheetRow {
  const [cells, ...more] = problem === undefined ? (parsed(text, delimiter) ?? []) : []
  if (cells !== undefined && more.length === 0) return { number, cells: cut(cells) }
  const said = problem ?? 'This row cannot be read as CSV.'
  return { number, cells: cut(text.split(delimiter, FILE_LIMITS.columns + 1)), problem: said }
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

/** The records of a text from a place on, some at a time; others are served in between. */
async function* readRecords(text: string, begin: number, delimiter: string, above: number) {
  const turns = makeTurns()
  let [from, number, signs] = [begin, above, 0]
  let read: Read[] = []
  while (from < text.length) {
    const { text: line, next, problem, isWhole } = recordAt(text, from, delimiter)
    from = next
    number += 1
    for (let isOver = isWhole; !isOver; ) {
      const skipped = skipLine(text, from)
      from = skipped.next
      isOver = skipped.isWhole
      if (turns.isOver()) await turns.give()
    }
    if (line.trim() !== '') {
      read.push({ number, text: line, problem })
      signs += line.length
    }
    if (read.length >= AT_ONCE.records || signs >= AT_ONCE.signs) {
      yield rowsOf(read, delimiter)
      read = []
      signs = 0
    }
    if (turns.isOver()) await turns.give()
  }
  yield rowsOf(read, delimiter)
}

/**
 * The rows of a CSV file. A row that is broken says so and costs no other. `isKnown` says which
 * column names mean something, `onDelimiter` is told what stands between cells. Whatever the file,
 * others are served every few milliseconds. Refuses at `file` what is no text.
 */
export async function* readCsv(
  bytes: Buffer,
  isKnown: (name: string) => boolean,
  onDelimiter: (delimiter: string) => void,
): SheetRows {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw noTable()
  let from = text.startsWith('\ufeff') ? 1 : 0
  const hint = /^sep=(.)\r?\n/i.exec(text.slice(from, from + 8))
  if (hint !== null) from += hint[0].length
  const firstLine = /\S[^\r\n]*/.exec(text.slice(from, from + 20_000))?.[0] ?? ''
  const delimiter = hint?.[1] ?? delimiterOf(firstLine, isKnown)
  onDelimiter(delimiter)
  yield* readRecords(text, from, delimiter, hint === null ? 0 : 1)
}

const noTable = () => refuseFile('This is no table. Choose a CSV file or a workbook.')
