import { isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'

/** An entry of what one looked at, as the server has it. */
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

/** An item that was looked at, with every entry of it: for whomever it was opened. */
export type ViewedItem = ViewedEntry & { entries: string[] }

/** One item for each id, the newest entry of it, newest first (product 4, activity lists). */
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

/** Where an item is opened again; null for what this version cannot open. */
export function addressOf({ id, type, source, entity }: ViewedEntry): string | null {
  const whom = isEntity(entity) ? entity : null
  if (type === 'action') return paths.action({ action: id, entity: whom })
  if (type === 'advice' && source) return paths.action({ action: source, advice: id, entity: whom })
  if (type === 'challenge')
    return paths.challengeAdvice({ challenge: id, action: source, entity: whom })
  return null
}
