import {
  type Filters,
  type Kind,
  kinds,
  noFilters,
  type Question,
} from '#features/library/question.ts'

/** A stored search, as the server answers it. */
export type StoredSearch = { _id: string; query: string; searchType: string | null; date: string }

/** What somebody did not find, in their words. */
export const missingType = 'missing'

/** Searches that are one to the person: the same words among the same kind. */
export type Recent = { words: string; kind: Kind | null; ids: string[] }

const mostRecent = 6

/** Product 3, search: the kind that was searched, or the whole library. */
export function searchTypeOf({ kinds: chosen }: Filters): string {
  return chosen.length === 1 && chosen[0] ? chosen[0] : 'library'
}

/** What was searched last, each once, newest first. `stored` comes newest first. */
export function recentOf(stored: readonly StoredSearch[], most = mostRecent): Recent[] {
  const found = new Map<string, Recent>()
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

/** The older entries that say the same as a newer one: one of each is enough. */
export function doublesOf(stored: readonly StoredSearch[]): string[] {
  return recentOf(stored, stored.length).flatMap(({ ids }) => ids.slice(1))
}

/** The question of a recent search. */
export function questionOf({ words, kind }: Recent): Question {
  return { text: words, filters: { ...noFilters, kinds: kind ? [kind] : [] } }
}
