import { isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'

export type ViewedEntry = {
  _id: string
  id: string
  type: string | null
  title: string | null
  source: string | null
  entity: string | null
  /** An instant, ISO 8601 */
  viewedDate: string
}

export type ViewedItem = ViewedEntry & { entries: string[] }

/** One item for each id, its newest entry, newest first (product 4, activity lists). */
export function newestOfEach(entries: readonly ViewedEntry[]): ViewedItem[] {
  const sorted = entries.toSorted(
    (one, other) => Date.parse(other.viewedDate) - Date.parse(one.viewedDate),
  )
  const items = new Map<string, ViewedItem>()
  for (const entry of sorted) {
    const known = items.get(entry.id)
    if (known) known.entries.push(entry._id)
    else items.set(entry.id, { ...entry, entries: [entry._id] })
  }
  return [...items.values()]
}

/** The page of an item; null if this version cannot open it. */
export function addressOf({ id, type, source, entity }: ViewedEntry): string | null {
  const whom = isEntity(entity) ? entity : null
  if (type === 'action') return paths.action({ action: id, entity: whom })
  if (type === 'advice' && source) return paths.action({ action: source, advice: id, entity: whom })
  if (type === 'challenge')
    return paths.challengeAdvice({ challenge: id, action: source, entity: whom })
  if (type === 'kit') return paths.kit(id)
  if (type === 'path') return paths.path(id)
  return null
}
