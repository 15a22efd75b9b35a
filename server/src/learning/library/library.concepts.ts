import { queryTerms, stemOf, type Term } from './words/analyse.ts'
import {
  completions,
  corrections,
  knows,
  nearTo,
  sameAs,
  type Vocabulary,
} from './words/vocabulary.ts'

type Weighted = ReadonlyMap<string, number>

/**
 * One thing that a query asks for: the terms that mean it and those that come near, each with what
 * it counts among its own (1: in full).
 */
export type Concept = { exact: Weighted; near: Weighted }

export type Reading = {
  concepts: Concept[]
  /** The query with its slips mended, null where there was none */
  corrected: string | null
}

const MOST_CONCEPTS = 12
const COMPLETIONS = { most: 8, from: 2, besideAnother: 0.5 }
const SAME_WEIGHT = 0.95
const SECOND_GUESS = 0.5

/** What a query asks for, read with the words that the library has. */
export function readConcepts(query: string, vocabularies: readonly Vocabulary[]): Reading {
  const terms = queryTerms(query).slice(0, MOST_CONCEPTS)
  const concepts: Concept[] = []
  let corrected = ''
  let done = 0
  terms.forEach((term, at) => {
    // Only the last word may still be in the making.
    const isLast = at === terms.length - 1 && term.end === query.length
    const { concept, written } = readTerm(term, vocabularies, isLast)
    if (concept !== undefined) concepts.push(concept)
    if (written === undefined) return
    corrected += query.slice(done, term.start) + written
    done = term.end
  })
  return { concepts, corrected: done === 0 ? null : corrected + query.slice(done) }
}

function readTerm(
  { term, words }: Term,
  vocabularies: readonly Vocabulary[],
  isLast: boolean,
): { concept?: Concept; written?: string } {
  const raw = words.length === 1 ? (words[0]?.raw ?? '') : ''
  const begins = isLast && raw.length >= COMPLETIONS.from
  const stems = begins
    ? vocabularies.flatMap((words) => completions(words, raw, COMPLETIONS.most)).map(stemOf)
    : []
  if (vocabularies.some((words) => knows(words, term))) {
    const beside = stems.map((other) => [other, COMPLETIONS.besideAnother] as const)
    return { concept: widened([[term, 1]], beside) }
  }
  if (stems.length > 0) return { concept: widened(stems.map((other) => [other, 1])) }
  const [first, second] = vocabularies.flatMap((words) => corrections(words, raw))
  if (first === undefined) return {}
  const meant = queryTerms(first).map((mended) => [mended.term, 1] as const)
  const other = second === undefined ? [] : [[stemOf(second), SECOND_GUESS] as const]
  return { concept: widened(meant, other), written: first }
}

type Pairs = readonly (readonly [term: string, weight: number])[]

/** The terms with what else they are called; a term that comes twice counts as its better one. */
function widened(meant: Pairs, beside: Pairs = []): Concept {
  const exact = new Map(meant)
  const near = new Map(beside)
  for (const [term] of meant) {
    for (const other of sameAs(term)) if (!exact.has(other)) exact.set(other, SAME_WEIGHT)
  }
  for (const term of [...exact.keys()]) {
    for (const other of nearTo(term)) if (!exact.has(other)) near.set(other, 1)
  }
  return { exact, near }
}
