import { isDeepStrictEqual } from 'node:util'
import { type Corpus, type Entry, indexOf } from '#corpus.ts'
import { fromCell } from '#exchange/cells.ts'
import type { Sheet, SheetRow } from '#exchange/sheet.ts'
import { fieldNames, fieldSchema } from '#fields.ts'
import { rowKey, type TableName, tables } from '#tables.ts'

/** A problem of a sheet, with the name of its column. */
export type CellProblem = { column: string; message: string }

type Values = Record<string, unknown>

/** The planned change of one row of a sheet. */
export type PlannedRow = {
  number: number
  /** The key of the row in its table; may be empty */
  key: string
  outcome: 'create' | 'change' | 'same' | 'error'
  /** The fields that differ from the existing row */
  changed: string[]
  problems: CellProblem[]
  /** The new row; undefined if it has an error */
  values?: Values
  /** The key of the row above it in the sheet, after which a new row is inserted */
  after?: string
}

export type Plan = {
  table: TableName
  /** The file name from the command line */
  file: string
  /** Problems of the columns; with any, no row is checked */
  problems: CellProblem[]
  rows: PlannedRow[]
  /** The number of rows of the table that the sheet does not have; they stay as they are */
  untouched: number
}

/** Compares a sheet with the existing table. Changes nothing. */
export function planImport(corpus: Corpus, table: TableName, file: string, sheet: Sheet): Plan {
  const problems = problemsOfHeader(table, sheet.header)
  if (problems.length > 0) return { table, file, problems, rows: [], untouched: 0 }
  const known = indexOf(corpus, table) as Map<string, Entry>
  const seen = new Map<string, number>()
  let above: string | undefined
  const rows = sheet.rows.map((row) => {
    const planned = planRow(table, sheet.header, row, known)
    const other = seen.get(planned.key)
    if (other !== undefined) {
      planned.outcome = 'error'
      const [column = 'id'] = tables[table].key
      planned.problems.push({ column, message: `${planned.key} stands in row ${other} already` })
    }
    seen.set(planned.key, other ?? row.number)
    if (above !== undefined) planned.after = above
    above = planned.key
    return planned
  })
  const untouched = [...known.keys()].filter((key) => !seen.has(key)).length
  return { table, file, problems, rows, untouched }
}

function problemsOfHeader(table: TableName, header: readonly string[]): CellProblem[] {
  const wanted = fieldNames(table)
  const about = (names: readonly string[], message: string) =>
    names.map((column) => ({ column: column || '(without a name)', message }))
  return [
    ...about(
      header.filter((name) => !wanted.includes(name)),
      `is no column of ${table}`,
    ),
    ...about(
      wanted.filter((name) => !header.includes(name)),
      'is missing',
    ),
    ...about(
      header.filter((name, index) => header.indexOf(name) < index),
      'appears twice',
    ),
  ]
}

function planRow(
  table: TableName,
  header: readonly string[],
  { number, cells }: SheetRow,
  known: ReadonlyMap<string, Entry>,
): PlannedRow {
  const values: Values = {}
  for (const name of fieldNames(table)) {
    const value = fromCell(cells[header.indexOf(name)] ?? null, fieldSchema(table, name))
    if (value !== undefined) values[name] = value
  }
  const key = rowKey(table, values)
  const problems = [...overflow(header, cells), ...problemsOfValues(table, values)]
  const base = { number, key, changed: [], problems }
  if (problems.length > 0) return { ...base, outcome: 'error' }
  const before = known.get(key)?.row as Values | undefined
  if (before === undefined) return { ...base, outcome: 'create', values }
  const changed = fieldNames(table).filter((name) => !isDeepStrictEqual(values[name], before[name]))
  return { ...base, values, changed, outcome: changed.length === 0 ? 'same' : 'change' }
}

/** An extra cell often means an unquoted delimiter, after which cells are in the wrong columns. */
function overflow(header: readonly string[], cells: SheetRow['cells']): CellProblem[] {
  const extra = cells.slice(header.length).some((cell) => cell !== null && cell !== '')
  const message = `has ${cells.length} cells, the header ${header.length}`
  return extra ? [{ column: '-', message }] : []
}

function problemsOfValues(table: TableName, values: Values): CellProblem[] {
  const result = tables[table].row.safeParse(values)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => {
    const [column, item] = path
    const where = typeof item === 'number' ? `line ${item + 1}: ` : ''
    return { column: String(column ?? '-'), message: `${where}${message}` }
  })
}
