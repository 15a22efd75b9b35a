import { type Concept, readTerm } from '#learning/library/ranking/concepts.ts'
import { queryTerms } from '../words/terms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { type AskingIndex, tells } from './asking.index.ts'
import { ASKING } from './asking.weights.ts'
import { clausesOf } from './clauses.rules.ts'
import { pairsOf } from './pairs.ts'
import { isScene } from './scene.ts'

/** One subject of a question, and its position in the text. */
export type AskedTerm = {
  clause: number
  start: number
  end: number
  concept: Concept
  /** Terms that match it, each with its weight */
  terms: ReadonlyMap<string, number>
  /** Its weight in the question */
  weight: number
}

/** A question in the form that is compared with the library. */
export type QuestionTerms = {
  terms: readonly AskedTerm[]
  pairs: ReadonlySet<string>
  total: number
}

/** The most words that are checked for spelling, because that is slow. */
const MOST_MENDED = 6

/** Reads a text clause by clause. A repeated word counts once. */
export function readAsked(
  text: string,
  asking: AskingIndex,
  vocabularies: readonly Vocabulary[],
): QuestionTerms {
  const synonyms = asking.library.synonyms.asked
  const terms: AskedTerm[] = []
  const pairs = new Set<string>()
  const seen = new Set<string>()
  let left = MOST_MENDED
  let total = 0
  const know = (term: string) =>
    term.includes('+') || vocabularies.some(({ stems }) => stems.has(term))
  clausesOf(text).forEach((clause, at) => {
    for (const pair of pairsOf(clause.text)) pairs.add(pair)
    for (const term of queryTerms(clause.text, synonyms)) {
      if (seen.has(term.term)) continue
      seen.add(term.term)
      const isKnown = know(term.term)
      if (!isKnown) left -= 1
      const read = isKnown || left >= 0 ? readTerm(term, vocabularies, synonyms, false) : {}
      const concept = read.concept ?? { exact: new Map(), near: new Map() }
      const scene = term.words.every(({ raw }) => isScene(raw)) ? ASKING.scene : 1
      const sure = read.written === undefined ? scene : scene * ASKING.mended
      const met = meeting(concept, asking, sure, term.term)
      const weight = Math.max(0, ...met.values()) || tells(asking, term.term) * scene
      total += weight
      const [start, end] = [clause.start + term.start, clause.start + term.end]
      terms.push({ clause: at, start, end, concept, terms: met, weight })
    }
  })
  return { terms, pairs, total }
}

/**
 * The weight of each term of a concept. `own` is the written term, which may be in own texts only.
 */
function meeting(
  { exact, near }: Concept,
  asking: AskingIndex,
  sure: number,
  own: string,
): Map<string, number> {
  const met = new Map<string, number>()
  for (const [term, count] of exact) met.set(term, count * sure * tells(asking, term))
  for (const [term, count] of near) {
    met.set(term, count * ASKING.near * sure * tells(asking, term))
  }
  for (const term of met.keys()) {
    if (term !== own && !asking.postings.has(term)) met.delete(term)
  }
  return met
}
