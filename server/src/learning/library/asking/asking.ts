import type { Own } from '../library.goals.ts'
import type { LibraryDocument, LibraryFacts } from '../library.types.ts'
import { type Asked, readAsked } from './asked.ts'
import { type AskingIndex, type Family, tells } from './asking.index.ts'
import type { AskedHit } from './asking.types.ts'
import { ASKING } from './asking.weights.ts'
import { becauseOf, sentenceOf } from './quotes.ts'

export type Reader = { own?: readonly Own[]; handbook: boolean }

const MOST_HITS = 10

type Found = {
  head: LibraryDocument
  /** The advice or help that fits best */
  best: LibraryDocument | null
  score: number
  /** By what it is ranked */
  value: number
  has(term: string): boolean
}

/** As `libraryAsk`, for given records of a reader instead of a session. */
export function askIndex(index: AskingIndex, text: string, reader: Reader): AskedHit[] {
  const { found, asked } = foundFor(index, text, reader)
  return found.slice(0, MOST_HITS).map((one) => asHit(one, text, asked, index))
}

export function foundFor(index: AskingIndex, text: string, { own = [], handbook }: Reader) {
  const vocabularies = [index.library.vocabulary, ...own.map(({ vocabulary }) => vocabulary)]
  const asked = readAsked(text, index, vocabularies)
  const found = [...familiesFor(asked, index, handbook), ...ownFor(asked, own)]
  return { found: onePerFamily(found), asked }
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

/**
 * How well each family fits a question, by BM25 over all its words; what its best piece covers alone
 * adds to that.
 */
function familiesFor(
  { terms, pairs, total }: Asked,
  index: AskingIndex,
  handbook: boolean,
): Found[] {
  const { families, lengths, postings } = index
  const values = new Float64Array(lengths.length)
  for (const { terms: meeting } of terms) addBest(values, meeting, index)
  const covered = values.slice()
  for (const pair of pairs)
    addBest(values, new Map([[pair, ASKING.pair * tells(index, pair)]]), index)
  const worth = (at: number) => (values[at] ?? 0) * (covered[at] ?? 0)
  const fits = families.flatMap((family) => {
    const [whole, ...pieces] = family.units.map(({ at }) => at)
    if (whole === undefined || !values[whole] || (family.head.kind === 'handbook' && !handbook))
      return []
    const alone = Math.max(...pieces.map(worth))
    return [{ family, whole, value: values[whole], alone, best: bestOf(family, worth) }]
  })
  const most = Math.max(...fits.map(({ value }) => value))
  const mostAlone = Math.max(...fits.map(({ alone }) => alone)) || 1
  return fits.map(({ family: { head }, whole, value, alone, best }) => ({
    head,
    best,
    score: Math.min(1, ((covered[whole] ?? 0) * (1 + ASKING.bm25.k)) / total),
    value: (value + (ASKING.piece * most * alone) / mostAlone) * kindWeight(head),
    has: (term) => postings.get(term)?.units.includes(whole) === true,
  }))
}

/** The advice or help of a family that is worth most. */
function bestOf(
  { pieces, units }: Family,
  worth: (unit: number) => number,
): LibraryDocument | null {
  let best: { piece: LibraryDocument; worth: number } | undefined
  pieces.forEach((piece, place) => {
    if (piece.kind !== 'advice' && piece.kind !== 'help') return
    const own = worth(units[place + 1]?.at ?? -1)
    if (best === undefined || own > best.worth) best = { piece, worth: own }
  })
  return best?.piece ?? null
}

const kindWeight = ({ kind }: LibraryDocument): number =>
  kind in ASKING.kinds ? ASKING.kinds[kind as keyof typeof ASKING.kinds] : 1

/** Adds to each unit what the best of some terms, which stand for each other, counts in it. */
function addBest(
  values: Float64Array,
  terms: ReadonlyMap<string, number>,
  { postings, lengths }: AskingIndex,
): void {
  const { k, b } = ASKING.bm25
  const best = new Map<number, number>()
  for (const [term, weight] of terms) {
    const { units, counts } = postings.get(term) ?? { units: [], counts: [] }
    units.forEach((unit, place) => {
      const count = counts[place] ?? 0
      const worth = (weight * count) / (count + k * (1 - b + b * (lengths[unit] ?? 1)))
      if (worth > (best.get(unit) ?? 0)) best.set(unit, worth)
    })
  }
  for (const [unit, worth] of best) values[unit] = (values[unit] ?? 0) + worth
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
      return [{ head: document, best: null, score: covered / total, value, has }]
    }),
  )
}

function asHit(
  { head, best, score, has }: Found,
  text: string,
  { terms }: Asked,
  { library: { synonyms } }: AskingIndex,
): AskedHit {
  return {
    hit: factsOf(head),
    best: best && factsOf(best),
    sentence: sentenceOf(best ?? head, terms, synonyms),
    because: becauseOf(
      text,
      terms.filter(({ terms }) => [...terms.keys()].some(has)),
    ),
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
