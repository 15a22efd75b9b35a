import type { Content } from '#content/content.ts'
import { joined, stemsOf } from './words.ts'

type Expression = { parts: readonly string[]; term: string }
type Groups = readonly (readonly string[])[]

/** The synonyms of the content, by the terms of the index. */
export type Synonyms = {
  /** All words and expressions, as they are written */
  entries: readonly string[]
  /** Fixed expressions by their first stem, the longest first */
  expressions: ReadonlyMap<string, readonly Expression[]>
  /** Terms of the same meaning and of a similar meaning; each set includes the term itself */
  same: ReadonlyMap<string, ReadonlySet<string>>
  near: ReadonlyMap<string, ReadonlySet<string>>
}

/** The synonyms of a short query, and in `asked` those of a question, with spoken language. */
export type AllSynonyms = Synonyms & { asked: Synonyms }

/** The form of a word or a fixed expression in the index. */
export const termOf = (entry: string): string => joined(stemsOf(entry))

export function synonymsOf(content: Pick<Content, 'tables'>): AllSynonyms {
  const rows = content.tables.get('synonyms')?.records.map(({ fields }) => fields) ?? []
  const groups = (meaning: string) =>
    rows.flatMap((row) => (row.meaning === meaning ? [row.words as string[]] : []))
  const [same, near] = [groups('same'), groups('near')]
  const asked = makeSynonyms({ same, near: [...near, ...groups('spoken')] })
  return { ...makeSynonyms({ same, near }), asked }
}

export function makeSynonyms({ same, near }: { same: Groups; near: Groups }): Synonyms {
  const entries = [...same, ...near].flat()
  return { entries, expressions: expressionsIn(entries), same: related(same), near: related(near) }
}

function expressionsIn(entries: readonly string[]): Synonyms['expressions'] {
  const all = new Map<string, Expression>()
  for (const parts of entries.map(stemsOf)) {
    if (parts.length > 1) all.set(joined(parts), { parts, term: joined(parts) })
  }
  const longestFirst = [...all.values()].sort((one, two) => two.parts.length - one.parts.length)
  return Map.groupBy(longestFirst, ({ parts }) => parts[0] ?? '')
}

/** The members of all groups that a term is in, by the term. */
function related(groups: Groups): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const terms of groups.map((group) => group.map(termOf))) {
    for (const term of terms) all.set(term, new Set([...(all.get(term) ?? []), ...terms]))
  }
  return all
}
