import { CsvError, parse } from 'csv-parse/sync'
import { FILE_LIMITS } from './sheet.ts'

/** A text in quotes may go on for so many lines; what goes on for longer was never closed. */
const MOST_LINES = 20

/** The cells of each record of a text; nothing where it is no CSV. */
export function parsed(text: string, delimiter: string): string[][] | undefined {
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

const endOfLine = /\r\n|\n|\r/g

/** The line that begins at a place, and where the next one begins: as far as a record may go. */
function lineAt(text: string, from: number): { line: string; next: number; isWhole: boolean } {
  const most = FILE_LIMITS.record
  // Two more: what ends the longest line, too.
  const ahead = text.slice(from, from + most + 2)
  endOfLine.lastIndex = 0
  const found = endOfLine.exec(ahead)
  if (found !== null && found.index <= most) {
    return { line: ahead.slice(0, found.index), next: from + endOfLine.lastIndex, isWhole: true }
  }
  if (ahead.length <= most) return { line: ahead, next: text.length, isWhole: true }
  return { line: ahead.slice(0, most), next: from + most, isWhole: false }
}

function hasOddQuotes(text: string): boolean {
  let isOdd = false
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}

/** `isWhole` is false of one whose end was not found: it goes on at `next`. */
export type Record = { text: string; next: number; isWhole: boolean; problem?: string }

const NOT_CLOSED = 'A quotation mark in this row is not closed.'
const TOO_LONG = `This row is longer than ${FILE_LIMITS.record.toLocaleString('en')} characters.`

/** The record that begins at a place: a line, or more where a text in quotes goes on in the next. */
export function recordAt(text: string, from: number, delimiter: string): Record {
  const { line, next, isWhole } = lineAt(text, from)
  if (!isWhole) return { text: line, next, isWhole, problem: TOO_LONG }
  let isOdd = hasOddQuotes(line)
  if (!isOdd || parsed(line, delimiter)?.length === 1) return { text: line, next, isWhole }
  let end = next
  for (let lines = 1; lines < MOST_LINES && end < text.length; lines += 1) {
    const more = lineAt(text, end)
    const length = end - from + more.line.length
    if (!more.isWhole || length > FILE_LIMITS.record) break
    isOdd = hasOddQuotes(more.line) !== isOdd
    end = more.next
    if (isOdd) continue
    const whole = text.slice(from, from + length)
    if (parsed(whole, delimiter)?.length === 1) return { text: whole, next: end, isWhole }
    break
  }
  return { text: line, next, isWhole, problem: NOT_CLOSED }
}

/** Where a line that goes on at a place ends, if it does so soon; else where to look further. */
export function skipLine(text: string, from: number): { next: number; isWhole: boolean } {
  const { next, isWhole } = lineAt(text, from)
  return { next, isWhole }
}
