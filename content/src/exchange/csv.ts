import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Cell } from '#exchange/cells.ts'
import { type Sheet, SheetError, sheetOf } from '#exchange/sheet.ts'

const delimiters = [',', ';', '\t'] as const

/**
 * Reads CSV as spreadsheets write it: UTF-8 with or without a byte order mark, any line end, and as
 * delimiter the comma, semicolon or tab that finds the most `known` columns. Throws a SheetError.
 */
export function readCsv(bytes: Uint8Array, known: readonly string[]): Sheet {
  const text = decode(bytes)
  const best = delimiters
    .map((delimiter) => ({ delimiter, found: columnsKnown(text, delimiter, known) }))
    .toSorted((one, other) => other.found - one.found)
  return sheetOf(read(text, best[0]?.delimiter ?? ',') as Cell[][])
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SheetError('is not in UTF-8: save it as "CSV UTF-8"')
  }
}

function columnsKnown(text: string, delimiter: string, known: readonly string[]): number {
  try {
    const [header = []] = read(text, delimiter, 1)
    return header.filter((name) => known.includes(name.trim())).length
  } catch {
    return 0
  }
}

function read(text: string, delimiter: string, rows?: number): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      ...(rows === undefined ? {} : { to: rows }),
    })
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError(`cannot be read: ${error.message}`)
    throw error
  }
}

/** CSV that spreadsheets open correctly: UTF-8 with a mark, every text in quotes, CRLF. */
export function writeCsv(lines: readonly Cell[][]): string {
  return stringify([...lines], {
    bom: true,
    record_delimiter: 'windows',
    quoted_string: true,
    cast: { boolean: (value) => (value ? 'TRUE' : 'FALSE') },
  })
}
