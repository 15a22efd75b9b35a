import { type CsvCell, csvLines } from '#lib/csv.ts'
import type { Row } from './export.store.ts'

const plain = (value: unknown): CsvCell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvCell)

/** Rows as CSV for a spreadsheet, without formulas. Starts with a byte order mark and the names. */
export function csvOf(rows: readonly Row[], columns: readonly string[], isFirst: boolean): string {
  const records = rows.map((row) => columns.map((column) => plain(row[column])))
  return csvLines(isFirst ? [columns, ...records] : records, { bom: isFirst })
}
