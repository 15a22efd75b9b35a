import {
  type Filters,
  type Kind,
  kinds,
  noFilters,
  type Question,
} from '#features/library/question.ts'

export type StoredSearch = { _id: string; query: string; searchType: string | null; date: string }

export const missingType = 'missing'

/** Searches with the same words and kind. */
export type PastSearch = { words: string; kind: Kind | null; ids: string[] }

const mostRecent = 6

/** Product 3, search: the kind that was searched, or the whole library. */
export function searchTypeOf({ kinds: chosen }: Filters): string {
  return chosen.length === 1 && chosen[0] ? chosen[0] : 'library'
}

/** The last searches, each once, newest first. `stored` comes newest first. */
export function recentOf(stored: readonly StoredSearch[], most = mostRecent): PastSearch[] {
  const found = new Map<string, PastSearch>()
  for (const { _id, query, searchType } of stored) {
    if (searchType === missingType) continue
    const kind = kinds.find((one) => one === searchType) ?? null
    const key = `${kind} ${query.toLocaleLowerCase()}`
    const known = found.get(key)
    if (known) known.ids.push(_id)
    else found.set(key, { words: query, kind, ids: [_id] })
  }
  return [...found.values()].slice(0, most)
}

/** Older duplicates of a search. */
export function doublesOf(stored: readonly StoredSearch[]): string[] {
  return recentOf(stored, stored.length).flatMap(({ ids }) => ids.slice(1))
}

export function questionOf({ words, kind }: PastSearch): Question {
  return { text: words, filters: { ...noFilters, kinds: kind ? [kind] : [] } }
}
