import { rarity } from '#learning/library/ranking/ranking.ts'
import { wordsOf } from '#learning/library/words/words.ts'

/** The middles of the sayings of families. */
export type Middles = {
  /** The weight of a word in each middle that has it */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>
  weightOf(word: string): number
  count: number
}

/** All words as they are written: "my" and "we" say much about the subject of a saying. */
const rawIn = (text: string): Set<string> => new Set(wordsOf(text).map(({ raw }) => raw))

/**
 * The middles of families, by the words of their sayings. Rare words weigh more, and each saying
 * counts the same, however long it is.
 */
export function middlesOf(families: readonly (readonly string[])[]): Middles {
  const all = families.map((sayings) => sayings.map(rawIn))
  const having = new Map<string, number>()
  for (const words of all.flat()) {
    for (const word of words) having.set(word, (having.get(word) ?? 0) + 1)
  }
  const sayings = all.flat().length
  const weightOf = (word: string) => rarity(having.get(word) ?? 0, sayings)
  const postings = new Map<string, Map<number, number>>()
  all.forEach((family, at) => {
    const middle = new Map<string, number>()
    for (const words of family) {
      const length = Math.hypot(...[...words].map(weightOf)) || 1
      for (const word of words) middle.set(word, (middle.get(word) ?? 0) + weightOf(word) / length)
    }
    const length = Math.hypot(...middle.values()) || 1
    for (const [word, weight] of middle) {
      const posting = postings.get(word) ?? new Map<number, number>()
      postings.set(word, posting.set(at, weight / length))
    }
  })
  return { postings, weightOf, count: families.length }
}

/** How near a text is to each middle: the cosine. */
export function nearMiddles({ postings, weightOf, count }: Middles, text: string): Float64Array {
  const words = [...rawIn(text)]
  const length = Math.hypot(...words.map(weightOf)) || 1
  const values = new Float64Array(count)
  for (const word of words) {
    const weight = weightOf(word) / length
    for (const [at, part] of postings.get(word) ?? [])
      values[at] = (values[at] ?? 0) + weight * part
  }
  return values
}
