import { emptyCorpus, type Problem } from '#corpus.ts'
import { fromCell } from '#exchange/cells.ts'
import { blankOf, elementOf, fieldNames, fieldSchema, isObject, kindOf } from '#fields.ts'
import type { LoadedCorpus } from '#load.ts'
import { rowKey, type TableName, tableNames } from '#tables.ts'
import { takeRow } from '#take-row.ts'

/** A row of a table service, with an id of the service and without empty fields. */
export type TableRecord = { id: string; fields: Readonly<Record<string, unknown>> }

export type RecordTables = Readonly<Record<TableName, readonly TableRecord[]>>

/**
 * The corpus from the records of a table service. Missing fields become blank, links to records
 * become keys of their rows, and unknown fields are ignored. Problems name the table as
 * `<place>/<table>`.
 */
export function corpusOfRecords(records: RecordTables, place: string): LoadedCorpus {
  const corpus = emptyCorpus()
  const keys = keysOf(records)
  const problems = tableNames.flatMap((table): Problem[] => {
    const file = `${place}/${table}`
    if (records[table].length === 0) {
      return [{ file, row: '-', field: '-', message: 'has no rows' }]
    }
    return records[table].flatMap(({ id, fields }) =>
      takeRow(corpus, table, file, rowOf(table, fields, keys), id),
    )
  })
  return { corpus, problems }
}

/** The names of unknown fields in the records, as `table.field`. */
export function unknownFields(records: RecordTables): string[] {
  return tableNames.flatMap((table) => {
    const known = new Set(fieldNames(table))
    const given = new Set(records[table].flatMap(({ fields }) => Object.keys(fields)))
    return [...given].filter((name) => !known.has(name)).map((name) => `${table}.${name}`)
  })
}

function keysOf(records: RecordTables): Map<string, string> {
  return new Map(
    tableNames.flatMap((table) =>
      records[table].map(({ id, fields }): [string, string] => [id, rowKey(table, fields)]),
    ),
  )
}

function rowOf(
  table: TableName,
  fields: TableRecord['fields'],
  keys: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const name of fieldNames(table)) {
    const schema = fieldSchema(table, name)
    const given = Object.hasOwn(fields, name) ? fields[name] : undefined
    const isList = kindOf(schema) === 'list'
    // A table service has no lists of objects, so that they are a long text, as in a spreadsheet.
    const isWritten = isList && typeof given === 'string' && isObject(elementOf(schema))
    const value = isBlank(given)
      ? blankOf(schema)
      : isWritten
        ? fromCell(given, schema)
        : plain(given, keys, isList)
    if (value !== undefined) row[name] = value
  }
  return row
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Removes the line end that rich-text editors add, and unwraps a link to one row from its list. */
function plain(value: unknown, keys: ReadonlyMap<string, string>, isList: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => (typeof item === 'string' ? (keys.get(item) ?? item) : item))
    return !isList && items.length === 1 ? items[0] : items
  }
  return typeof value === 'string' ? value.trim() : value
}
