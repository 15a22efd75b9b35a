import { wordsOf } from '#learning/library/words/words.ts'
import { sentencesOf } from '#lib/sentences.ts'
import type { Passage } from '../answering/passages.rules.ts'

/** The share of words that two sentences must have in the same order to mean the same. */
const LEAST_SHARE = 0.7
const LEAST_WORDS = 3
const MOST_WORDS = 80

/** A sentence of a passage that an answer may show. */
export type Quotable = { text: string; n: number; stems: readonly string[] }

const isWhole = (text: string) => /^[“‘"']?[\p{Lu}\p{N}]/u.test(text) && /[.!][”’"')]*$/.test(text)

/** The complete sentences of the passages, without questions. */
export const quotablesIn = (passages: readonly Passage[]): Quotable[] =>
  passages.flatMap(({ n, text }) =>
    sentencesOf(text)
      .filter(isWhole)
      .map((sentence) => ({ text: sentence, n, stems: stemsIn(sentence) }))
      .filter(({ stems }) => stems.length >= LEAST_WORDS),
  )

/**
 * The sentence of a passage whose words are closest to the sentence of a model. The reader sees the
 * sentence of the passage, so that the model can't change its meaning. Undefined if no sentence is
 * close enough. Product 4, Mira.
 */
export function quotableFor(
  sentence: string,
  cites: readonly number[],
  quotables: readonly Quotable[],
): Quotable | undefined {
  const said = stemsIn(sentence)
  let best: { quotable: Quotable; share: number } | undefined
  for (const quotable of quotables) {
    if (!cites.includes(quotable.n)) continue
    const { stems } = quotable
    const share = (2 * inOrder(said, stems)) / (said.length + stems.length)
    if (share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { quotable, share }
  }
  return best?.quotable
}

const stemsIn = (text: string) =>
  wordsOf(text)
    .slice(0, MOST_WORDS)
    .map(({ stem }) => stem)

/** The length of the longest common subsequence of words. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let lengths = new Uint16Array(other.length + 1)
  for (const word of one) {
    const next = new Uint16Array(other.length + 1)
    for (let at = 0; at < other.length; at += 1) {
      const same = word === other[at] ? (lengths[at] ?? 0) + 1 : 0
      next[at + 1] = Math.max(same, lengths[at + 1] ?? 0, next[at] ?? 0)
    }
    lengths = next
  }
  return lengths.at(-1) ?? 0
}
