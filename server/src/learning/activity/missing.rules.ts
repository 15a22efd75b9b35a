import { nameKey } from '#lib/names.ts'

export const LIMITS = {
  /** The most answers of one call, and the default number */
  page: 50,
  mostPage: 200,
  /** Only this many of the newest entries are read: app admins have seen the older ones */
  read: 5000,
} as const

/** One entry: the words of a person about content that the search lacked. */
export type Entry = { query: string; user: string; date: number }

/** The newest spelling, the number of people, and the last day */
type MissingTopic = { words: string; people: number; lastDay: string }

/**
 * Merges entries that differ only in capitals, accents and signs; counts people without names.
 * Newest first.
 */
export function gather(entries: readonly Entry[]): MissingTopic[] {
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
