import type { Own } from '../library.goals.ts'
import type { LibraryIndex } from '../library.index.ts'
import { type Ranked, rank } from '../library.ranking.ts'
import type { LibraryDocument, LibraryFacts } from '../library.types.ts'
import { type Asked, readAsked } from './asked.ts'
import { type AskingIndex, askingIndexOf, familyKey, tells } from './asking.index.ts'
import type { AskedHit } from './asking.types.ts'
import { ASKING } from './asking.weights.ts'
import { becauseOf, sentenceOf } from './quotes.ts'

export type Reader = { own?: readonly Own[]; handbook: boolean }

const MOST_HITS = 10
/** The ordinary search reads this many of the words that tell most. */
const MOST_SEARCHED = 12

type Found = {
  head: LibraryDocument
  pieces: readonly LibraryDocument[]
  score: number
  /** By what it is ranked */
  value: number
  has(term: string): boolean
}

/** As `libraryAsk`, for given records of a reader instead of a session. */
export function askIndex(index: LibraryIndex, text: string, reader: Reader): AskedHit[] {
  const { found, asking } = foundFor(index, text, reader)
  return found.slice(0, MOST_HITS).map((one) => asHit(one, asking))
}

export function foundFor(index: LibraryIndex, text: string, { own = [], handbook }: Reader) {
  const asking = askingIndexOf(index)
  const vocabularies = [index.vocabulary, ...own.map(({ vocabulary }) => vocabulary)]
  const asked = readAsked(text, index, asking, vocabularies)
  const ranked = searched(index, asked, handbook)
  const found = [...familiesFor(asked, asking, ranked, handbook), ...ownFor(asked, own)]
  return { found: onePerFamily(found), asking: { text, asked, ranked, index } }
}

const bestFirst = (found: Found[]) => found.sort((one, other) => other.value - one.value)

/** A question of the handbook that was found by its answer too is one thing, with its answer. */
function onePerFamily(found: Found[]): Found[] {
  const all = new Map<string, Found>()
  for (const one of bestFirst(found)) {
    const other = all.get(one.head.key)
    if (other === undefined) all.set(one.head.key, one)
    else if (one.head.passages.length > other.head.passages.length) {
      all.set(one.head.key, { ...one, score: other.score, value: other.value })
    }
  }
  return [...all.values()]
}

/** What the ordinary search finds for the words that tell most. */
function searched(index: LibraryIndex, { terms }: Asked, handbook: boolean): readonly Ranked[] {
  const chosen = [...terms]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_SEARCHED)
    .filter(({ terms }) => terms.size > 0)
  const concepts = chosen.map(({ concept }) => concept)
  const fits = ({ kind }: LibraryDocument) => kind !== 'handbook' || handbook
  return rank(index, { query: '', concepts, leastShare: 0 }, fits).ranked
}

/** How well each family fits a question, by BM25 over all its words, and by what search finds of it. */
function familiesFor(
  { terms, pairs, total }: Asked,
  asking: AskingIndex,
  ranked: readonly Ranked[],
  handbook: boolean,
): Found[] {
  const { families, byKey, postings } = asking
  const values = new Float64Array(families.length)
  for (const { terms: meeting } of terms) addBest(values, meeting, asking)
  const covered = values.slice()
  for (const pair of pairs) {
    addBest(values, new Map([[pair, ASKING.pair * tells(asking, pair)]]), asking)
  }
  const most = Math.max(...values)
  const bestSearched = ranked[0]?.score ?? 1
  const withSearch = Float64Array.from(values)
  const seen = new Set<number>()
  for (const { document, score } of ranked) {
    const at = byKey.get(familyKey(document))
    if (at === undefined || seen.has(at)) continue
    seen.add(at)
    withSearch[at] = (values[at] ?? 0) + (ASKING.search * most * score) / bestSearched
  }
  return families.flatMap(({ head, pieces }, at) => {
    const value = values[at] ?? 0
    if (value === 0 || (head.kind === 'handbook' && !handbook)) return []
    const kind = kindWeight(head)
    const score = Math.min(1, ((covered[at] ?? 0) * (1 + ASKING.bm25.k)) / total)
    const has = (term: string) => postings.get(term)?.has(at) === true
    return [{ head, pieces, score, value: (withSearch[at] ?? 0) * kind, has }]
  })
}

const kindWeight = ({ kind }: LibraryDocument): number =>
  kind in ASKING.kinds ? ASKING.kinds[kind as keyof typeof ASKING.kinds] : 1

/** Adds to each family what the best of some terms, which stand for each other, counts in it. */
function addBest(
  values: Float64Array,
  terms: ReadonlyMap<string, number>,
  { postings, families, averageLength }: AskingIndex,
): void {
  const { k, b } = ASKING.bm25
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

/** One's own goals and the answers of one's company, by the share of the question that they cover. */
function ownFor({ terms, total }: Asked, own: readonly Own[]): Found[] {
  return own.flatMap(({ things }) =>
    things.flatMap(({ document, title, text }) => {
      const has = (term: string) => title.has(term) || text.has(term)
      let covered = 0
      for (const { concept, weight } of terms) {
        if ([...concept.exact.keys()].some(has)) covered += weight
        else if ([...concept.near.keys()].some(has)) covered += weight * ASKING.near
      }
      if (covered === 0) return []
      const value = (covered / (1 + ASKING.bm25.k)) * kindWeight(document)
      return [{ head: document, pieces: [document], score: covered / total, value, has }]
    }),
  )
}

type Asking = { text: string; asked: Asked; ranked: readonly Ranked[]; index: LibraryIndex }

function asHit({ head, pieces, score, has }: Found, asking: Asking): AskedHit {
  const { text, asked, ranked, index } = asking
  const children = pieces.filter(({ kind }) => kind === 'advice' || kind === 'help')
  const best =
    ranked.find(({ document }) => children.includes(document))?.document ?? children[0] ?? null
  const met = asked.terms.filter(({ terms }) => [...terms.keys()].some(has))
  return {
    hit: factsOf(head),
    best: best && factsOf(best),
    sentence: sentenceOf(best ?? head, asked.terms, index.synonyms),
    because: becauseOf(text, met),
    score,
  }
}

/** A thing without the words by which it is found. */
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
