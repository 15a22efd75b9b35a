import { type Check, type Corpus, type Entry, indexOf, type Problem, problemAt } from '#corpus.ts'
import type { TableName } from '#tables.ts'

type Link = { from: TableName; field: string; to: TableName }

/** Every list of ids along the flow, and the table of the ids. */
const flowLinks = [
  { from: 'important-thing', field: 'categoryIds', to: 'impact-category' },
  { from: 'important-thing', field: 'actionIds', to: 'impact-action' },
  { from: 'impact-category', field: 'actionIds', to: 'impact-action' },
  { from: 'impact-action', field: 'categoryIds', to: 'impact-category' },
  { from: 'impact-action', field: 'adviceIds', to: 'impact-advice' },
  { from: 'impact-advice', field: 'challengeIds', to: 'implementation-challenge' },
  { from: 'impact-advice', field: 'sourceIds', to: 'sources' },
  { from: 'impact-advice', field: 'linkIds', to: 'internet-links' },
  { from: 'implementation-challenge', field: 'adviceIds', to: 'implementation-advice' },
  { from: 'implementation-advice', field: 'sourceIds', to: 'sources' },
] as const satisfies readonly Link[]

/** Links outside the flow. Their rows must exist, but they do not make a row reachable. */
const sideLinks = [
  { from: 'impact-advice', field: 'jobs', to: 'job' },
  { from: 'main', field: 'adviceId', to: 'impact-advice' },
  { from: 'main', field: 'sourceId', to: 'sources' },
  { from: 'clusters', field: 'adviceIds', to: 'impact-advice' },
  { from: 'about', field: 'adviceId', to: 'impact-advice' },
  { from: 'rehearsal', field: 'challengeIds', to: 'implementation-challenge' },
  { from: 'rehearsal', field: 'adviceIds', to: 'impact-advice' },
  { from: 'kit', field: 'actionIds', to: 'impact-action' },
  { from: 'kit', field: 'adviceIds', to: 'impact-advice' },
  { from: 'kit', field: 'challengeIds', to: 'implementation-challenge' },
  { from: 'kit', field: 'linkIds', to: 'internet-links' },
  { from: 'kit', field: 'sourceIds', to: 'sources' },
] as const satisfies readonly Link[]

/** References may be in the content before any advice cites them. */
const mayStandAlone = new Set<TableName>(['sources', 'internet-links'])

/** The ids of a field, which is a list, one id or empty. */
export function idsIn(entry: Entry, field: string): string[] {
  const value = (entry.row as Record<string, unknown>)[field] as
    | string[]
    | string
    | null
    | undefined
  return Array.isArray(value) ? value : value ? [value] : []
}

/** Every id names a row, and no list names a row twice. */
export const dangling: Check = (corpus) =>
  [...flowLinks, ...sideLinks].flatMap(({ from, field, to }) => {
    const known = indexOf(corpus, to)
    const entries: Entry[] = corpus[from]
    return entries.flatMap((entry) => {
      const list = idsIn(entry, field)
      const unknown = list.filter((id) => !known.has(id))
      const twice = list.filter((id, index) => list.indexOf(id) !== index)
      return [
        ...unknown.map((id) => problemAt(entry, field, `${id} is not in ${to}`)),
        ...twice.map((id) => problemAt(entry, field, `${id} appears twice`)),
      ]
    })
  })

/** The flow links to every row. A category may also be reached as a reminder. */
export const orphans: Check = (corpus) => {
  const reached = new Map<TableName, Set<string>>()
  for (const { from, field, to } of flowLinks) {
    const ids = reached.get(to) ?? new Set<string>()
    const isBackward = from === 'impact-action' && to === 'impact-category'
    for (const entry of corpus[from] as Entry[]) {
      // The flow leads from category to action. For a colleague it has no category step (product 4,
      // question flow), so that only the action links to the category of a goal.
      if (isBackward && !idsIn(entry, 'entity').includes('colleague')) continue
      for (const id of idsIn(entry, field)) ids.add(id)
    }
    reached.set(to, ids)
  }
  for (const { row } of corpus['impact-category']) {
    if (row.reminder) reached.get('impact-category')?.add(row.id)
  }
  return [...reached].flatMap(([table, ids]) =>
    mayStandAlone.has(table) ? [] : orphansOf(corpus, table, ids),
  )
}

function orphansOf(corpus: Corpus, table: TableName, reached: Set<string>): Problem[] {
  const entries: Entry[] = corpus[table]
  return entries
    .filter(({ key }) => !reached.has(key))
    .map((entry) => problemAt(entry, 'id', 'nothing points to this row'))
}
