import { breaks } from '#learning/library/ranking/library.index.ts'
import { rarity } from '#learning/library/ranking/ranking.ts'
import { wordsOf } from '#learning/library/words/words.ts'

/** The middles of the sayings of families. */
export type Middles = {
  /** The weight of a phrase in each middle that has it */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>
  weightOf(phrase: string): number
  count: number
}

/** The weight of a pair of words against a word */
const PAIR = 0.5

/** All words as they are written, and pairs of them: "my" and "he said" say much about a subject. */
function phrasesIn(text: string): string[] {
  const words = wordsOf(text).map(({ raw }) => raw)
  const pairs = words.slice(1).map((second, at) => `${words[at]} ${second}`)
  return [...new Set([...words, ...pairs])]
}

/**
 * The middles of families, by the words of their sayings and pairs of them. Rare ones weigh more, and
 * each saying counts the same, however long it is.
 */
export async function middlesOf(families: readonly (readonly string[])[]): Promise<Middles> {
  const pause = breaks()
  const all: string[][][] = []
  const having = new Map<string, number>()
  for (const sayings of families) {
    const family = sayings.map(phrasesIn)
    for (const phrase of family.flat()) having.set(phrase, (having.get(phrase) ?? 0) + 1)
    all.push(family)
    await pause()
  }
  const count = families.reduce((sum, sayings) => sum + sayings.length, 0)
  const weightOf = (phrase: string) =>
    rarity(having.get(phrase) ?? 0, count) * (phrase.includes(' ') ? PAIR : 1)
  const postings = new Map<string, Map<number, number>>()
  for (const [at, family] of all.entries()) {
    const middle = new Map<string, number>()
    for (const phrases of family) {
      const length = Math.hypot(...phrases.map(weightOf)) || 1
      for (const phrase of phrases)
        middle.set(phrase, (middle.get(phrase) ?? 0) + weightOf(phrase) / length)
    }
    const length = Math.hypot(...middle.values()) || 1
    for (const [phrase, weight] of middle) {
      const posting = postings.get(phrase) ?? new Map<number, number>()
      postings.set(phrase, posting.set(at, weight / length))
    }
    await pause()
  }
  return { postings, weightOf, count: families.length }
}

/** How near a text is to each middle: the cosine. */
export function nearMiddles({ postings, weightOf, count }: Middles, text: string): Float64Array {
  const phrases = phrasesIn(text)
  const length = Math.hypot(...phrases.map(weightOf)) || 1
  const values = new Float64Array(count)
  for (const phrase of phrases) {
    const weight = weightOf(phrase) / length
    for (const [at, part] of postings.get(phrase) ?? [])
      values[at] = (values[at] ?? 0) + weight * part
  }
  return values
}
