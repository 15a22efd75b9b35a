import { type Concept, readTerm } from '#learning/library/ranking/concepts.ts'
import { queryTerms } from '../words/terms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { type AskingIndex, tells } from './asking.index.ts'
import { ASKING } from './asking.weights.ts'
import { clausesOf } from './clauses.rules.ts'
import { pairsOf } from './pairs.ts'

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

/** Words about people, places and times that set the scene of a question, rarely its subject. */
const SCENE: ReadonlySet<string> = new Set(
  `
    nurse nurses doctor doctors ward wards clinic hospital pharmacy patient patients carer carers
    chef chefs cook cooks kitchen restaurant waiter waitress porter commis hotel guest guests bar
    warehouse forklift lorry truck driver drivers depot factory plant machine machines lathe workshop
    garage car cars van site builder builders electrician plumber store shop shops till supermarket
    teacher teachers school schools pupil pupils student students class classroom university
    developer developers dev devs engineer engineers designer studio lab lawyer accountant finance
    purchasing sales marketing hr it department dept company firm agency freelancer office floor
    bank library council hall airport train bus salon gym farm museum theatre church
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays
    fridays saturdays sundays january february march april june july august september october
    november december spring summer autumn winter christmas easter morning mornings afternoon evening
    night nights noon lunch today tomorrow yesterday tonight week weeks weekly month months year years
    hour hours minute minutes day days quarter
    two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty
    sixty hundred half
    guy guys lad lads man men woman women girl boy lady mum dad wife husband partner sister brother
    people person folks everyone everybody nobody anyone others lot bit kind stuff
  `
    .trim()
    .split(/\s+/),
)

const isScene = (raw: string): boolean => SCENE.has(raw) || /^\d+$/.test(raw)
