import { wordsOf } from '#text/words.ts'

/** Every sequence of three neighbouring words, in lower case. */
export function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase())
  const runs = new Set<string>()
  for (let i = 0; i + 3 <= words.length; i++) runs.add(words.slice(i, i + 3).join(' '))
  return runs
}

/**
 * The share of the smaller set that is also in the other set, 0 to 1. It is never below the Jaccard
 * index, so that one bound finds both copies and excerpts.
 */
export function containment(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const run of small) if (large.has(run)) shared++
  return shared / small.size
}
