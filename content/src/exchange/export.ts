import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Corpus, Entry } from '#corpus.ts'
import { type Cell, toCell } from '#exchange/cells.ts'
import { writeCsv } from '#exchange/csv.ts'
import { SheetError } from '#exchange/sheet.ts'
import { writeXlsx } from '#exchange/xlsx.ts'
import { fieldNames } from '#fields.ts'
import type { TableName } from '#tables.ts'

export type Format = 'csv' | 'xlsx'

/** A table as lines of a sheet, the names of its fields first. */
export function linesOf(corpus: Corpus, table: TableName): Cell[][] {
  const names = fieldNames(table)
  const rows = (corpus[table] as Entry[]).map(({ row }) => {
    const values = row as Record<string, unknown>
    return names.map((name) => toCell(values[name]))
  })
  return [names, ...rows]
}

/**
 * Writes a file for each table into the folder and answers the paths. If a file exists already,
 * throws a SheetError and writes no file, because a person may be editing it.
 */
export async function exportTables(
  corpus: Corpus,
  tables: readonly TableName[],
  folder: string,
  format: Format,
): Promise<string[]> {
  const paths = tables.map((table) => join(folder, `${table}.${format}`))
  const there = paths.find((path) => existsSync(path))
  if (there !== undefined) {
    throw new SheetError(`${there} is there already: take it away, or name another folder`)
  }
  mkdirSync(folder, { recursive: true })
  for (const [index, table] of tables.entries()) {
    const lines = linesOf(corpus, table)
    const bytes = format === 'csv' ? writeCsv(lines) : await writeXlsx(lines, table)
    // Fails instead of overwriting a file that was created meanwhile.
    writeFileSync(paths[index] ?? '', bytes, { flag: 'wx' })
  }
  return paths
}
