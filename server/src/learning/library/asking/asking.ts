import type { LibraryDocument, LibraryFacts } from '#learning/library/ranking/library.types.ts'
import type { OwnGoals } from '#learning/library/ranking/own-goals.ts'
import { type RankedDocument, rank } from '#learning/library/ranking/ranking.ts'
import { type QuestionTerms, readAsked } from './asked.ts'
import { type AskingIndex, familyKey, tells } from './asking.index.ts'
import type { AskedHit, Suits } from './asking.types.ts'
import { ASKING } from './asking.weights.ts'
import { houseFor } from './house.ts'
import { nearMiddles } from './middles.ts'
import { becauseOf, sentenceOf } from './quotes.ts'
import { bestPart, type FoundFamily, NO_PART, suitedFirst } from './suited.ts'
import { closenessOf, type Meaning } from './vectors.ts'

export type Reader = {
  own?: readonly OwnGoals[]
  house?: OwnGoals
  handbook: boolean
  suits?: Suits | undefined
  /** What the question means, if an encoder is set up */
  meaning?: Meaning | undefined
}

const MOST_HITS = 12
/** The ordinary search reads this many of the rarest words. */
const MOST_SEARCHED = 12

/** Like `libraryAsk`, for given records of a reader instead of a session. */
export function askIndex(
  index: AskingIndex,
  text: string,
  { own = [], house, handbook, suits, meaning }: Reader,
): AskedHit[] {
  const all = house === undefined ? own : [...own, house]
  const vocabularies = [index.library.vocabulary, ...all.map(({ vocabulary }) => vocabulary)]
  const asked = readAsked(text, index, vocabularies)
  const found = [
    ...familiesFor(text, asked, index, { handbook, suits, meaning }),
    ...ownFor(asked, own),
    ...(house === undefined ? [] : houseFor(asked, house)),
  ]
  return suitedFirst(onePerFamily(found))
    .slice(0, MOST_HITS)
    .map((one) => asHit(one, text, asked, index))
}

const bestFirst = (found: FoundFamily[]) => found.sort((one, other) => other.value - one.value)

/** Merges a handbook question that was also found by its answer into one hit with the answer. */
function onePerFamily(found: FoundFamily[]): FoundFamily[] {
  const all = new Map<string, FoundFamily>()
  for (const one of bestFirst(found)) {
    const other = all.get(one.head.key)
    if (other === undefined) all.set(one.head.key, one)
    else if (one.head.passages.length > other.head.passages.length) {
      all.set(one.head.key, { ...one, score: other.score, value: other.value })
    }
  }
  return [...all.values()]
}

/** The hits of the ordinary search for the rarest words. */
function searched(
  { terms }: QuestionTerms,
  index: AskingIndex,
  handbook: boolean,
): readonly RankedDocument[] {
  const chosen = terms
    .filter(({ terms }) => terms.size > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_SEARCHED)
  const concepts = chosen.map(({ concept }) => concept)
  const fits = ({ kind }: LibraryDocument) => kind !== 'handbook' || handbook
  return rank(index.library, { query: '', concepts, leastShare: 0 }, fits).ranked
}

/**
 * How well each family fits a question: by all its words, by its pairs of words, by the middle of its
 * sayings, by the best hit of the ordinary search in it, and by how well its neighbours fit.
 */
function familiesFor(
  text: string,
  asked: QuestionTerms,
  index: AskingIndex,
  { handbook, suits, meaning }: Reader,
): FoundFamily[] {
  const { families, postings, middles } = index
  const terms = asked.terms.map((one) => one.terms)
  const covered = bm25(terms, index)
  const pairs = [...asked.pairs].map((pair) => new Map([[pair, tells(index, pair)]]))
  const ranked = searched(asked, index, handbook)
  const byFamily = Map.groupBy(ranked, ({ document }) => familyKey(document))
  const search = Float64Array.from(families, ({ head }) => byFamily.get(head.key)?.[0]?.score ?? 0)
  const own = blended(covered, [
    [bm25(pairs, index), ASKING.parts.pairs],
    [nearMiddles(middles, text), ASKING.parts.middle],
    [search, ASKING.parts.search],
  ])
  families.forEach(({ head }, at) => {
    // Words like "my" and "we" alone are no subject.
    if (covered[at] === 0 || (head.kind === 'handbook' && !handbook)) own[at] = 0
  })
  const around = (at: number) => ASKING.neighbours * aroundOf(at, own, index)
  const worded = Float64Array.from(families, ({ head }, at) => {
    const value = own[at] ?? 0
    return value && ASKING.family * (value + around(at)) * kindWeight(head)
  })
  const meant = meaning && closenessOf(meaning)
  const values = meant === undefined ? worded : withMeaning(worded, meant)
  return families.flatMap(({ head, pieces }, at) => {
    const value = values[at] ?? 0
    if (value <= 0 || (head.kind === 'handbook' && !handbook)) return []
    const found = byFamily.get(head.key) ?? []
    const share = Math.min(1, ((covered[at] ?? 0) * (1 + ASKING.bm25.k)) / asked.total)
    return {
      head,
      ...bestPart(found, pieces, suits),
      score: Math.max(share, meant?.toLine[at] ?? 0),
      value,
      has: (term: string) => postings.get(term)?.has(at) === true,
    }
  })
}

/**
 * Joins the values by words with those by meaning, each counted in standard deviations. The best
 * value says how near words, line and middle are, so that it tells whether anything fits.
 */
function withMeaning(
  worded: Float64Array,
  { toMiddle, toLine }: ReturnType<typeof closenessOf>,
): Float64Array {
  const { line, middle, words, near } = ASKING.meaning
  const parts = [standard(worded), standard(toLine), standard(toMiddle)] as const
  const sums = worded.map((_, at) => {
    const [byWords = 0, byLine = 0, byMiddle = 0] = parts.map((part) => part[at])
    return byWords + line * byLine + middle * byMiddle
  })
  const nearness = words * Math.max(...worded) + Math.max(...toLine) + Math.max(...toMiddle)
  const scale = (near * nearness) / (Math.max(...sums) || 1)
  return sums.map((sum) => sum * scale)
}

/** How many standard deviations each value is above the mean. */
function standard(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length,
  )
  return values.map((value) => (value - mean) / (spread || 1))
}

/** Adds other values to the first, each scaled to the size of the first and times its weight. */
function blended(first: Float64Array, others: readonly [Float64Array, number][]): Float64Array {
  const most = Math.max(...first) || 1
  const scales = others.map(([values, weight]) => (weight * most) / (Math.max(...values) || 1))
  return first.map((value, at) =>
    others.reduce((sum, [values], other) => sum + (scales[other] ?? 0) * (values[at] ?? 0), value),
  )
}

/** How well the neighbours of a family fit, by their own values. */
const aroundOf = (at: number, own: Float64Array, { neighbours }: AskingIndex): number =>
  (neighbours[at] ?? []).reduce((sum, { family, part }) => sum + part * (own[family] ?? 0), 0)

const kindWeight = ({ kind }: LibraryDocument): number =>
  kind in ASKING.kinds ? ASKING.kinds[kind as keyof typeof ASKING.kinds] : 1

/** How well each family fits by BM25; among alternative terms, the best counts. */
function bm25(
  asked: readonly ReadonlyMap<string, number>[],
  { postings, families, averageLength }: AskingIndex,
): Float64Array {
  const { k, b } = ASKING.bm25
  const values = new Float64Array(families.length)
  for (const terms of asked) {
    const best = new Map<number, number>()
    for (const [term, weight] of terms) {
      for (const [family, count] of postings.get(term) ?? []) {
        const long = (families[family]?.length ?? 0) / averageLength
        const worth = (weight * count) / (count + k * (1 - b + b * long))
        if (worth > (best.get(family) ?? 0)) best.set(family, worth)
      }
    }
    for (const [family, worth] of best) values[family] = (values[family] ?? 0) + worth
  }
  return values
}

/** One's own goals and the answers of one's company, by the share of the question that they cover. */
function ownFor({ terms, total }: QuestionTerms, own: readonly OwnGoals[]): FoundFamily[] {
  return own.flatMap(({ things }) =>
    things.flatMap(({ document, title, text }) => {
      const has = (term: string) => title.has(term) || text.has(term)
      let covered = 0
      for (const { concept, weight } of terms) {
        if ([...concept.exact.keys()].some(has)) covered += weight
        else if ([...concept.near.keys()].some(has)) covered += weight * ASKING.near
      }
      if (covered === 0) return []
      const value = covered * ASKING.own
      return [{ head: document, ...NO_PART, score: covered / total, value, has }]
    }),
  )
}

function asHit(
  { head, best, score, value, has, suits }: FoundFamily,
  text: string,
  { terms }: QuestionTerms,
  { library: { synonyms } }: AskingIndex,
): AskedHit {
  return {
    hit: factsOf(head),
    best: best && factsOf(best),
    sentence: sentenceOf(best ?? head, terms, synonyms.asked),
    because: becauseOf(
      text,
      terms.filter(({ terms }) => [...terms.keys()].some(has)),
    ),
    score,
    value,
    suits,
  }
}

/** The facts of a thing, without its words for the search. */
function factsOf({
  key: _key,
  keywords: _words,
  parent: _parent,
  said: _said,
  passages: _,
  ...facts
}: LibraryDocument): LibraryFacts {
  return facts
}
