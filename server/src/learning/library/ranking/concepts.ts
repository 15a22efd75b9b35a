import { stemOf } from '#learning/library/words/stem.ts'
import type { Synonyms } from '#learning/library/words/synonyms.ts'
import { queryTerms, type Term } from '#learning/library/words/terms.ts'
import {
  completions,
  corrections,
  knows,
  type Vocabulary,
} from '#learning/library/words/vocabulary.ts'
import { isStopWord, wordsOf } from '#learning/library/words/words.ts'

type TermWeights = ReadonlyMap<string, number>

/**
 * One subject of a query: the terms of the same meaning and those of a similar meaning, each with
 * its weight (1: in full).
 */
export type Concept = { exact: TermWeights; near: TermWeights }

export type Reading = {
  concepts: Concept[]
  /** The query with corrected typing errors; null if it has no error */
  corrected: string | null
}

const MOST_CONCEPTS = 12
const COMPLETIONS = { most: 8, from: 2, besideAnother: 0.5 }
const SAME_WEIGHT = 0.95
const SECOND_GUESS = 0.5

/** The concepts of a query, with the words of the library. */
export function readConcepts(
  query: string,
  vocabularies: readonly Vocabulary[],
  synonyms: Synonyms,
): Reading {
  const terms = queryTerms(query, synonyms).slice(0, MOST_CONCEPTS)
  const concepts: Concept[] = []
  let corrected = ''
  let done = 0
  terms.forEach((term, at) => {
    // Only the last word may be unfinished.
    const isLast = at === terms.length - 1 && term.end === query.length
    const { concept, written } = readTerm(term, vocabularies, synonyms, isLast)
    if (concept !== undefined) concepts.push(concept)
    if (written === undefined) return
    corrected += query.slice(done, term.start) + written
    done = term.end
  })
  return { concepts, corrected: done === 0 ? null : corrected + query.slice(done) }
}

/** The concept of a term, if a known word is similar. `written` is the corrected spelling. */
export function readTerm(
  { term, words }: Term,
  vocabularies: readonly Vocabulary[],
  synonyms: Synonyms,
  isLast: boolean,
): { concept?: Concept; written?: string } {
  const raw = words.length === 1 ? (words[0]?.raw ?? '') : ''
  const begins = isLast && raw.length >= COMPLETIONS.from
  const stems = begins
    ? vocabularies.flatMap((words) => completions(words, raw, COMPLETIONS.most)).map(stemOf)
    : []
  if (vocabularies.some((words) => knows(words, term))) {
    const beside = stems.map((other) => [other, COMPLETIONS.besideAnother] as const)
    return { concept: widened(synonyms, [[term, 1]], beside) }
  }
  if (stems.length > 0)
    return {
      concept: widened(
        synonyms,
        stems.map((other) => [other, 1]),
      ),
    }
  const [first, second] = vocabularies.flatMap((words) => corrections(words, raw))
  if (first === undefined) return {}
  const meant = queryTerms(first, synonyms).map((mended) => [mended.term, 1] as const)
  const other = second === undefined ? [] : [[stemOf(second), SECOND_GUESS] as const]
  return { concept: widened(synonyms, meant, other), written: first }
}

type Pairs = readonly (readonly [term: string, weight: number])[]

/** The terms with their synonyms; a term that comes twice has its higher weight. */
function widened({ same, near: related }: Synonyms, meant: Pairs, beside: Pairs = []): Concept {
  const exact = new Map(meant)
  const near = new Map(beside)
  for (const [term] of meant) {
    for (const other of same.get(term) ?? []) if (!exact.has(other)) exact.set(other, SAME_WEIGHT)
  }
  for (const term of [...exact.keys()]) {
    for (const other of related.get(term) ?? []) if (!exact.has(other)) near.set(other, 1)
  }
  return { exact, near }
}

const MOST_ALIKE = 5
const BEGINNING = { most: 5, least: 3 } as const

/** Concepts for a query without known words: the words that begin like its own. */
export function loosened(query: string, vocabulary: Vocabulary): Concept[] {
  return wordsOf(query)
    .filter(({ raw }) => raw.length >= BEGINNING.least && !isStopWord(raw))
    .slice(0, MOST_CONCEPTS)
    .map(({ raw }) => ({ exact: new Map(), near: alike(raw, vocabulary) }))
    .filter(({ near }) => near.size > 0)
}

function alike(raw: string, vocabulary: Vocabulary): TermWeights {
  for (let letters = BEGINNING.most; letters >= BEGINNING.least; letters -= 1) {
    const words = completions(vocabulary, raw.slice(0, letters), MOST_ALIKE)
    if (words.length > 0) return new Map(words.map((word) => [stemOf(word), 1]))
  }
  return new Map()
}
