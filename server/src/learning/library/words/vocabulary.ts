import SearchableMap from 'minisearch/SearchableMap'
import { isStopWord, type Word } from './words.ts'

/** The words of the library as they are written, with the number of texts that use each. */
export type Vocabulary = {
  counts: Map<string, number>
  /** The same words, for lookups by their beginning or with a typing error */
  tree: SearchableMap<true>
  /** Stems of all of them */
  stems: Set<string>
}

const SHORTEST_MENDED = 4
const LONGEST_MENDED = 24
const TWO_ERRORS_FROM = 7
const SHORTEST_PART = 3

export const emptyVocabulary = (): Vocabulary => ({
  counts: new Map(),
  tree: new SearchableMap(),
  stems: new Set<string>(),
})

export function addWords(vocabulary: Vocabulary, words: readonly Word[]): void {
  const { counts, tree, stems } = vocabulary
  for (const { raw, stem } of words) {
    const before = counts.get(raw)
    counts.set(raw, (before ?? 0) + 1)
    if (before !== undefined) continue
    tree.set(raw, true)
    stems.add(stem)
  }
}

export const knows = ({ stems }: Vocabulary, term: string): boolean =>
  stems.has(term) || term.includes('+')

/** The words with this beginning, the most used first. */
export function completions(
  { counts, tree }: Vocabulary,
  beginning: string,
  most: number,
): string[] {
  return [...tree.atPrefix(beginning).keys()]
    .filter((word) => word !== beginning && !isStopWord(word))
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, most)
}

/** Known words with one typing error, or two in a long word; the likeliest first. */
export function corrections({ counts, tree }: Vocabulary, raw: string): string[] {
  if (raw.length < SHORTEST_MENDED || raw.length > LONGEST_MENDED) return []
  const most = raw.length < TWO_ERRORS_FROM ? 1 : 2
  const near: { word: string; slips: number; count: number }[] = []
  // A swap of two letters is one typing error, but the map counts two.
  for (const word of tree.fuzzyGet(raw, 2).keys()) {
    const slips = slipsBetween(raw, word)
    if (slips > most || word.length < SHORTEST_PART || isStopWord(word)) continue
    near.push({ word, slips: slips + (word[0] === raw[0] ? 0 : 0.5), count: counts.get(word) ?? 0 })
  }
  near.sort((one, other) => one.slips - other.slips || other.count - one.count)
  return near.length > 0 ? near.map(({ word }) => word) : parted(counts, raw)
}

/** Two known words that were typed as one. */
function parted(counts: ReadonlyMap<string, number>, raw: string): string[] {
  for (let at = SHORTEST_PART; at <= raw.length - SHORTEST_PART; at += 1) {
    const [first, second] = [raw.slice(0, at), raw.slice(at)]
    if (counts.has(first) && counts.has(second)) return [`${first} ${second}`]
  }
  return []
}

/** The edit distance of two words, with a swap of neighbouring letters as one edit. */
export function slipsBetween(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}
