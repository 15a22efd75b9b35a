import type { Synonyms } from '../words/synonyms.ts'
import { textTerms } from '../words/terms.ts'
import { wordsOf } from '../words/words.ts'
import { pairsOf } from './pairs.ts'

/** A title or one sentence of `saidAs`: its number of words, and the place of its family. */
type Line = { family: number; length: number }

/** All lines, and the places of the lines with each term. */
export type Lines = { all: Line[]; postings: Map<string, number[]> }

/** Added to the length of a line, so that a very short one doesn't win by a single word. */
const USUAL_WORDS = 4

export const noLines = (): Lines => ({ all: [], postings: new Map() })

/** Adds one line of the family at a place. */
export function addLine({ all, postings }: Lines, text: string, family: number, words: Synonyms) {
  const terms = textTerms(wordsOf(text), words).map(({ term }) => term)
  for (const term of new Set([...terms, ...pairsOf(text)])) {
    const posting = postings.get(term)
    if (posting === undefined) postings.set(term, [all.length])
    else posting.push(all.length)
  }
  all.push({ family, length: terms.length })
}

/** The score of the best line of each of `count` families, by the terms of a question. */
export function bestLines(
  { all, postings }: Lines,
  asked: readonly ReadonlyMap<string, number>[],
  count: number,
): Float64Array {
  const sums = new Float64Array(all.length)
  for (const terms of asked) addBest(sums, terms, postings)
  const values = new Float64Array(count)
  all.forEach(({ family, length }, at) => {
    const value = (sums[at] ?? 0) / Math.sqrt(USUAL_WORDS + length)
    values[family] = Math.max(values[family] ?? 0, value)
  })
  return values
}

/** Adds to each line the weight of the best of some alternative terms. */
function addBest(
  sums: Float64Array,
  terms: ReadonlyMap<string, number>,
  postings: ReadonlyMap<string, readonly number[]>,
): void {
  const best = new Map<number, number>()
  // Sorted, so that the first match is the best.
  const bestFirst = [...terms].sort(([, one], [, other]) => other - one)
  for (const [term, weight] of bestFirst) {
    for (const at of postings.get(term) ?? []) if (!best.has(at)) best.set(at, weight)
  }
  for (const [at, weight] of best) sums[at] = (sums[at] ?? 0) + weight
}
