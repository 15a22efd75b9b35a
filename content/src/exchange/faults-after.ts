import { addRow, type Corpus, type Entry, emptyCorpus, type Problem, problemLine } from '#corpus.ts'
import type { Plan, PlannedRow } from '#exchange/plan.ts'
import { faultsIn } from '#faults.ts'
import { type Row, type TableName, tableNames } from '#tables.ts'

/** The corpus with the rows of the sheets, each new row after the row above it in its sheet. */
export function corpusAfter(corpus: Corpus, plans: readonly Plan[]): Corpus {
  const next = emptyCorpus()
  for (const table of tableNames) {
    const rows = plans.filter((plan) => plan.table === table).flatMap((plan) => plan.rows)
    const entries: Entry[] = corpus[table]
    for (const { file, row } of merge(entries, rows, `tables/${table}.yaml`)) {
      addRow(next, table, file, row as Row<TableName>)
    }
  }
  return next
}

type MergedRow = { file: string; row: unknown }

function merge(
  entries: readonly Entry[],
  rows: readonly PlannedRow[],
  otherwise: string,
): MergedRow[] {
  const changes = new Map(
    rows.filter(({ outcome }) => outcome === 'change').map((row) => [row.key, row.values]),
  )
  const inserted = Map.groupBy(
    rows.filter(({ outcome }) => outcome === 'create'),
    ({ after }) => after,
  )
  const merged: MergedRow[] = []
  const add = (key: string | undefined, file: string) => {
    // New rows may follow new rows, so this adds the whole chain.
    const waiting = (inserted.get(key) ?? []).toReversed()
    inserted.delete(key)
    for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
      merged.push({ file, row: row.values })
      waiting.push(...(inserted.get(row.key) ?? []).toReversed())
      inserted.delete(row.key)
    }
  }
  for (const { file, key, row } of entries) {
    merged.push({ file, row: changes.get(key) ?? row })
    add(key, file)
  }
  for (const key of [...inserted.keys()]) add(key, entries.at(-1)?.file ?? otherwise)
  return merged
}

/**
 * Finds faults that the sheets would cause in the whole content (an unknown id, a repeated title)
 * and marks their rows. Answers the faults that belong to no row of the sheets.
 */
export function markFaults(corpus: Corpus, plans: readonly Plan[]): Problem[] {
  const before = new Set(faultsIn(corpus).map(problemLine))
  const faults = faultsIn(corpusAfter(corpus, plans)).filter(
    (problem) => !before.has(problemLine(problem)),
  )
  const places = new Map<string, PlannedRow>(
    plans.flatMap(({ table, rows }) => rows.map((row) => [`${table} ${row.key}`, row] as const)),
  )
  return faults.filter(({ file, row: key, field, message }) => {
    const row = places.get(`${tableOf(file)} ${key}`)
    if (row === undefined) return true
    row.outcome = 'error'
    row.problems.push({ column: field, message })
    return false
  })
}

/** The second part of a path names the table: `tables/impact-advice/team.yaml`, `tables/main`. */
function tableOf(file: string): string {
  return (file.split('/')[1] ?? '').replace(/\.(yaml|json)$/, '')
}
