import { nameKey } from '#lib/names.ts'

export const LIMITS = {
  /** Most answers at once, and unless told */
  page: 50,
  mostPage: 200,
  /** The newest entries that are looked at: older ones have been read */
  read: 5000,
} as const

/** One entry: what somebody typed to say what the search lacked. */
export type Entry = { query: string; user: string; date: number }

/** In the newest words, by how many people, on which day last */
type Gathered = { words: string; people: number; lastDay: string }

/**
 * Merges entries that differ only in capitals, accents and signs; counts people, names nobody.
 * Newest first.
 */
export function gather(entries: readonly Entry[]): Gathered[] {
  const found = new Map<string, { words: string; users: Set<string>; date: number }>()
  for (const { query, user, date } of entries) {
    const key = nameKey(query) || query
    const known = found.get(key)
    if (known === undefined) found.set(key, { words: query, users: new Set([user]), date })
    else known.users.add(user)
  }
  return [...found.values()].map(({ words, users, date }) => ({
    words,
    people: users.size,
    lastDay: new Date(date).toISOString().slice(0, 10),
  }))
}
