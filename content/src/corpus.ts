import { type Row, rowKey, type TableName, tableNames } from '#tables.ts'

/** A row, with the file in which a person can edit it. */
export type Entry<Name extends TableName = TableName> = {
  file: string
  key: string
  row: Row<Name>
}

export type Corpus = { [Name in TableName]: Entry<Name>[] }

/** A problem of the content: `file` is relative to the content folder, `row` is its key. */
export type Problem = { file: string; row: string; field: string; message: string }

export type Check = (corpus: Corpus) => Problem[]

export function emptyCorpus(): Corpus {
  return Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Corpus
}

export function addRow<Name extends TableName>(
  corpus: Corpus,
  table: Name,
  file: string,
  row: Row<Name>,
): void {
  const entries: Entry<Name>[] = corpus[table]
  entries.push({ file, key: rowKey(table, row), row })
}

export function problemAt(
  entry: { file: string; key: string },
  field: string,
  message: string,
): Problem {
  return { file: entry.file, row: entry.key, field, message }
}

export function indexOf<Name extends TableName>(
  corpus: Corpus,
  table: Name,
): Map<string, Entry<Name>> {
  const entries: Entry<Name>[] = corpus[table]
  return new Map(entries.map((entry) => [entry.key, entry]))
}

/** A problem as a line for people: file, row, field and message. */
export function problemLine({ file, row, field, message }: Problem): string {
  return `${file}: ${row}: ${field}: ${message}`
}
