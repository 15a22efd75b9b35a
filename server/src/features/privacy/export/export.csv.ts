import { stringify } from 'csv-stringify/sync'
import type { Row } from './export.store.ts'

const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

/**
 * Rows as CSV for a spreadsheet: a byte order mark, a line of names, and a `'` before what such a
 * program would take for a formula (it begins with =, +, -, @, a tab or a return).
 */
export function csvOf(rows: readonly Row[], columns: readonly string[], isFirst: boolean): string {
  const records = rows.map((row) => columns.map((column) => plain(row[column])))
  return stringify(isFirst ? [columns, ...records] : records, {
    bom: isFirst,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'true' : 'false') },
  })
}
