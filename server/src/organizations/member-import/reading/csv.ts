import { makeTurns, type Turns } from '#lib/turns.ts'
import { parsed, recordAt, skipLine } from './records.ts'
import { FILE_LIMITS, type SheetRow, type SheetRows } from './sheet.ts'
import { type Ahead, readAhead } from './text.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** So much is parsed together, in records and in characters. */
const AT_ONCE = { records: 300, signs: 32_000 }

/** Of a row one cell more is kept than there may be, by which a column too many is seen. */
const KEPT = FILE_LIMITS.columns + 1

/** A record without what stands behind the cells that are kept; whole where a sign may be in quotes. */
function within(record: string, delimiter: string): string {
  if (record.includes('"')) return record
  let end = -1
  for (let cells = 0; cells < KEPT; cells += 1) {
    end = record.indexOf(delimiter, end + 1)
    if (end < 0) return record
  }
  return record.slice(0, end)
}

/** The one that makes the most of the words that columns are known by. */
export function delimiterOf(line: string, isKnown: (name: string) => boolean): string {
  const best = DELIMITERS.map((delimiter) => {
    const names = parsed(within(line, delimiter), delimiter)?.[0]?.slice(0, KEPT) ?? []
    return { delimiter, known: names.filter(isKnown).length, names: names.length }
  }).toSorted((one, other) => other.known - one.known || other.names - one.names)
  return best[0]?.delimiter ?? ','
}

type Read = { number: number; text: string; problem?: string | undefined }

const cut = (cells: readonly string[]): string[] =>
  cells.slice(0, KEPT).map((cell) => cell.slice(0, FILE_LIMITS.seen))

function rowOf({ number, text, problem }: Read, delimiter: string): SheetRow {
  const [cells, ...more] =
    problem === undefined ? (parsed(within(text, delimiter), delimiter) ?? []) : []
  if (cells !== undefined && more.length === 0) return { number, cells: cut(cells) }
  const said = problem ?? 'This row cannot be read as CSV.'
  return { number, cells: cut(text.split(delimiter, KEPT)), problem: said }
}

/** Whole records parsed together, or one by one where one among them is broken. */
function rowsOf(read: readonly Read[], delimiter: string): SheetRow[] {
  const whole = read.filter(({ problem }) => problem === undefined)
  const text = whole.map((one) => within(one.text, delimiter)).join('\n')
  const together = parsed(text, delimiter)
  if (together === undefined || together.length !== whole.length || whole.length < read.length) {
    return read.map((one) => rowOf(one, delimiter))
  }
  return read.map(({ number }, at) => ({ number, cells: cut(together[at] ?? []) }))
}

/** The records of a text, some at a time; others are served in between. */
async function* readRecords(ahead: Ahead, delimiter: string, above: number, turns: Turns) {
  let [number, signs] = [above, 0]
  let read: Read[] = []
  for (ahead.fill(); ahead.from < ahead.text.length; ahead.fill()) {
    const { text: line, next, problem, isWhole } = recordAt(ahead.text, ahead.from, delimiter)
    ahead.from = next
    number += 1
    for (let isOver = isWhole; !isOver; ) {
      ahead.fill()
      const skipped = skipLine(ahead.text, ahead.from)
      ahead.from = skipped.next
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
  const turns = makeTurns()
  // The bytes have just arrived: that was work enough for one turn.
  await turns.give()
  const ahead = readAhead(bytes)
  if (ahead.text.startsWith('\ufeff')) ahead.from = 1
  const hint = /^sep=(.)\r?\n/i.exec(ahead.text.slice(ahead.from, ahead.from + 8))
  if (hint !== null) ahead.from += hint[0].length
  const firstLine = /\S[^\r\n]*/.exec(ahead.text.slice(ahead.from, ahead.from + 20_000))?.[0] ?? ''
  const delimiter = hint?.[1] ?? delimiterOf(firstLine, isKnown)
  onDelimiter(delimiter)
  if (turns.isOver()) await turns.give()
  yield* readRecords(ahead, delimiter, hint === null ? 0 : 1, turns)
}
