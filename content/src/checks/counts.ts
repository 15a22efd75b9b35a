import { idsIn } from '#checks/links.ts'
import { type Check, type Entry, type Problem, problemAt } from '#corpus.ts'
import { reminderCategories, sizeOf, trendingAdvice } from '#sizes.ts'
import { type TableName, tableNames } from '#tables.ts'

type Range = { table: TableName; field: string; min: number; max: number }

/** The number of ids or words that a list may have. */
const ranges: Range[] = [
  { table: 'impact-category', field: 'actionIds', min: 2, max: 16 },
  { table: 'impact-action', field: 'adviceIds', min: 3, max: 3 },
  { table: 'impact-action', field: 'keywords', min: 4, max: 8 },
  { table: 'impact-action', field: 'alsoCalled', min: 1, max: 16 },
  { table: 'impact-advice', field: 'alsoCalled', min: 1, max: 16 },
  { table: 'implementation-challenge', field: 'alsoCalled', min: 1, max: 16 },
  { table: 'handbook', field: 'alsoCalled', min: 1, max: 16 },
  { table: 'impact-action', field: 'saidAs', min: 14, max: 52 },
  { table: 'implementation-challenge', field: 'saidAs', min: 4, max: 26 },
  { table: 'impact-advice', field: 'challengeIds', min: 2, max: 4 },
  { table: 'impact-advice', field: 'linkIds', min: 0, max: 4 },
  { table: 'implementation-challenge', field: 'adviceIds', min: 3, max: 3 },
  { table: 'job', field: 'customers', min: 0, max: 3 },
  { table: 'kit', field: 'saidAs', min: 6, max: 28 },
  { table: 'kit', field: 'prepare', min: 2, max: 6 },
  { table: 'kit', field: 'avoid', min: 3, max: 6 },
  { table: 'kit', field: 'handOver', min: 1, max: 5 },
  { table: 'kit', field: 'actionIds', min: 1, max: 8 },
  { table: 'kit', field: 'adviceIds', min: 3, max: 8 },
  { table: 'kit', field: 'challengeIds', min: 2, max: 4 },
  { table: 'kit', field: 'linkIds', min: 0, max: 4 },
  { table: 'path', field: 'saidAs', min: 6, max: 20 },
  { table: 'rehearsal', field: 'challengeIds', min: 1, max: 3 },
  { table: 'rehearsal', field: 'adviceIds', min: 1, max: 2 },
  { table: 'rehearsal', field: 'feelings', min: 2, max: 3 },
]

export const listLengths: Check = (corpus) => [
  ...ranges.flatMap((range) =>
    (corpus[range.table] as Entry[]).flatMap((entry) => outside(entry, range)),
  ),
  ...corpus['important-thing'].flatMap((entry) => {
    // The flow for a colleague has no category step (product 4, question flow).
    const colleague = entry.row.entity.includes('colleague')
    return [
      ...outside(entry, { field: 'categoryIds', ...(colleague ? none : { min: 2, max: 4 }) }),
      ...outside(entry, { field: 'actionIds', ...(colleague ? { min: 3, max: 8 } : none) }),
    ]
  }),
]

const none = { min: 0, max: 0 }

function outside(entry: Entry, { field, min, max }: Omit<Range, 'table'>): Problem[] {
  const { length } = idsIn(entry, field)
  if (length >= min && length <= max) return []
  const wanted = min === max ? `${min}` : `${min} to ${max}`
  return [problemAt(entry, field, `holds ${length}, wanted ${wanted}`)]
}

/** Compares the number of rows with `sizes.ts`. */
export const tableSizes: Check = (corpus) => [
  ...tableNames.flatMap((table) => {
    const { rows, atLeast = 0, perEntity = {} } = sizeOf(table)
    const entries: Entry[] = corpus[table]
    const wrong = rows === undefined ? entries.length < atLeast : entries.length !== rows
    return [
      ...(wrong ? [about(table, `has ${entries.length} rows, wanted ${rows ?? atLeast}`)] : []),
      ...Object.entries(perEntity).flatMap(([entity, wanted]) => {
        const found = entries.filter((entry) => idsIn(entry, 'entity').includes(entity)).length
        return found === wanted
          ? []
          : [about(table, `has ${found} for ${entity}, wanted ${wanted}`)]
      }),
    ]
  }),
  ...within(
    'impact-category',
    'reminder',
    corpus['impact-category'].filter(({ row }) => row.reminder).length,
    reminderCategories,
  ),
  ...within(
    'impact-advice',
    'trending',
    corpus['impact-advice'].filter(({ row }) => row.trending === 1).length,
    trendingAdvice,
  ),
]

function within(
  table: TableName,
  field: string,
  found: number,
  { min, max = Number.POSITIVE_INFINITY }: { min: number; max?: number },
): Problem[] {
  if (found >= min && found <= max) return []
  const wanted = Number.isFinite(max) ? `${min} to ${max}` : `at least ${min}`
  return [about(table, `is true for ${found} rows, wanted ${wanted}`, field)]
}

function about(table: TableName, message: string, field = '-'): Problem {
  return { file: `tables/${table}`, row: '-', field, message }
}
