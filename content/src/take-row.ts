import { addRow, type Corpus, type Problem } from '#corpus.ts'
import { type Row, rowKey, type TableName, tables } from '#tables.ts'

/**
 * Adds a row to the corpus, or leaves it out and answers the problems. `label` names a row without
 * a key.
 */
export function takeRow(
  corpus: Corpus,
  table: TableName,
  file: string,
  value: unknown,
  label: string,
): Problem[] {
  const result = tables[table].row.safeParse(value)
  if (result.success) {
    addRow(corpus, table, file, result.data as Row<TableName>)
    return []
  }
  const isRow = typeof value === 'object' && value !== null
  const key = isRow ? rowKey(table, value as Record<string, unknown>) : ''
  return result.error.issues.map((issue) => ({
    file,
    row: key || label,
    field: issue.path.join('.') || '-',
    message: issue.message,
  }))
}
