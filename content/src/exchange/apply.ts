import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { type Corpus, type Entry, indexOf } from '#corpus.ts'
import { corpusAfter } from '#exchange/faults-after.ts'
import type { Plan } from '#exchange/plan.ts'
import type { NewText } from '#exchange/write-files.ts'
import { type Edits, editYaml } from '#exchange/yaml-edit.ts'
import { fieldNames } from '#fields.ts'
import type { TableName } from '#tables.ts'

type Values = Record<string, unknown>

/** The new texts of the files below `folder` that the plans change. Writes nothing. */
export function newTexts(folder: string, corpus: Corpus, plans: readonly Plan[]): NewText[] {
  const next = corpusAfter(corpus, plans)
  const tables = [...new Set(plans.map(({ table }) => table))]
  return tables.flatMap((table) => textsOf(folder, table, corpus, next))
}

function textsOf(folder: string, table: TableName, corpus: Corpus, next: Corpus): NewText[] {
  const before = indexOf(corpus, table) as Map<string, Entry>
  const rows = Map.groupBy(next[table] as Entry[], ({ file }) => file)
  return [...rows].flatMap(([file, entries]): NewText[] => {
    const edits = editsOf(table, entries, before)
    if (edits.changes.length + edits.inserts.length === 0) return []
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const wanted = entries.map(({ row }) => row as Values)
    const after = file.endsWith('.json') ? editJson(text, wanted) : editYaml(text, edits)
    assertHolds(file, after, wanted)
    return [{ path, before: text, after }]
  })
}

function editsOf(
  table: TableName,
  entries: readonly Entry[],
  before: ReadonlyMap<string, Entry>,
): Edits {
  const edits: Edits = { changes: [], inserts: [] }
  let place = -1
  for (const { key, row } of entries) {
    const values = row as Values
    const old = before.get(key)?.row as Values | undefined
    if (old === undefined) {
      edits.inserts.push({ after: place, values })
      continue
    }
    place += 1
    const fields = fieldNames(table).filter((name) => !isDeepStrictEqual(values[name], old[name]))
    if (fields.length > 0) edits.changes.push({ place, values, fields })
  }
  return edits
}

/** JSON has no comments, so that only the indentation and the last line end need to stay. */
function editJson(text: string, rows: readonly Values[]): string {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? 1
  return JSON.stringify(rows, null, indent) + (text.endsWith('\n') ? '\n' : '')
}

/**
 * Throws if the text does not parse to the wanted rows, so that an error of ours is never saved.
 */
function assertHolds(file: string, text: string, rows: readonly Values[]): void {
  const read: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text)
  const plain: unknown = JSON.parse(JSON.stringify(rows))
  if (!isDeepStrictEqual(read, plain)) throw new Error(`${file} would not hold what was meant`)
}
