import type { Cell } from '#exchange/cells.ts'

/** A table in a file. `number` counts rows like a spreadsheet: the header is 1. */
export type Sheet = { header: string[]; rows: SheetRow[] }
export type SheetRow = { number: number; cells: Cell[] }

/** The file is not a table; the message says what to do. */
export class SheetError extends Error {}

/** More rows than any table of the content could ever have. */
const mostRows = 200_000

/** The first line names the columns; empty lines are skipped. */
export function sheetOf(lines: readonly Cell[][]): Sheet {
  const [first = [], ...rest] = lines
  if (lines.length > mostRows) throw new SheetError(`has more than ${mostRows} rows`)
  const header = first.map((cell) => String(cell ?? '').trim())
  while (header.at(-1) === '') header.pop()
  if (header.length === 0) throw new SheetError('has no header: the first row names the columns')
  const rows = rest
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
  return { header, rows }
}
