import type { Concept } from './library.concepts.ts'
import { stemOf, wordsOf } from './words/analyse.ts'
import { STOP_WORDS } from './words/stop-words.ts'
import { completions, type Vocabulary } from './words/vocabulary.ts'

const MOST_WORDS = 12
const MOST_ALIKE = 5
const BEGINNING = { most: 5, least: 3 } as const

/** What a query may have meant that no word of the library fits: words that begin like its own. */
export function loosened(query: string, vocabulary: Vocabulary): Concept[] {
  return wordsOf(query)
    .filter(({ raw }) => raw.length >= BEGINNING.least && !STOP_WORDS.has(raw))
    .slice(0, MOST_WORDS)
    .map(({ raw }) => alike(raw, vocabulary))
    .filter(({ near }) => near.size > 0)
}

function alike(raw: string, vocabulary: Vocabulary): Concept {
  for (let letters = BEGINNING.most; letters >= BEGINNING.least; letters -= 1) {
    const words = completions(vocabulary, raw.slice(0, letters), MOST_ALIKE)
    if (words.length === 0) continue
    return { exact: new Map(), near: new Map(words.map((word) => [stemOf(word), 1])) }
  }
  return { exact: new Map(), near: new Map() }
}
