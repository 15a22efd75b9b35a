import { type Row, rowKey, type TableName, tableNames } from '#tables.ts'

/** A row together with the place where a person can mend it. */
export type Entry<Name extends TableName = TableName> = {
  file: string
  key: string
  row: Row<Name>
}

export type Corpus = { [Name in TableName]: Entry<Name>[] }

/** Something wrong in the content: `file` relative to the content folder, `row` its key. */
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

/** A problem as people read it: file, row, field and what is wrong. */
export function problemLine({ file, row, field, message }: Problem): string {
  return `${file}: ${row}: ${field}: ${message}`
}
