import type { Concept } from './concepts.ts'
import { type Entry, type LibraryIndex, titleKey } from './library.index.ts'
import type { LibraryDocument } from './library.types.ts'
import { WEIGHTS } from './weights.ts'

export type RankedDocument = { document: LibraryDocument; score: number }

/** A query for ranking: its words, their concepts, and the share of these that a hit must fit. */
export type QueryTerms = { query: string; concepts: readonly Concept[]; leastShare: number }

/** All terms that match a query. */
export const termsOf = (concepts: readonly Concept[]): Set<string> =>
  new Set(concepts.flatMap(({ exact, near }) => [...exact.keys(), ...near.keys()]))

/** The number of candidates that are scored fully; later ones can't be among the best. */
const LOOKED_AT = 400

/** The documents that fit enough of a query, best first, and their total number. */
export function rank(
  index: LibraryIndex,
  { query, concepts, leastShare }: QueryTerms,
  fits: (document: LibraryDocument) => boolean,
): { ranked: RankedDocument[]; total: number } {
  const { length } = index.entries
  const scores = new Float64Array(length)
  const shares = new Float64Array(length)
  let all = 0
  for (const concept of concepts) {
    const match = matchesOf(index, concept)
    const weight = rarity(match.count, length)
    all += weight
    for (let at = 0; at < length; at += 1) {
      scores[at] = (scores[at] ?? 0) + (match.scores[at] ?? 0)
      shares[at] = (shares[at] ?? 0) + weight * (match.shares[at] ?? 0)
    }
  }
  const key = titleKey(query)
  const isSame = ({ title }: Entry) => key !== '' && title === key
  const enough: { entry: Entry; score: number }[] = []
  index.entries.forEach((entry, at) => {
    const share = shares[at] ?? 0
    const isMeant = isSame(entry) || (share > 0 && share >= leastShare * all)
    if (!isMeant || !fits(entry.document)) return
    const score = (scores[at] ?? 0) * (share / (all || 1)) ** WEIGHTS.share
    const same = isSame(entry) ? WEIGHTS.sameTitle : 0
    enough.push({ entry, score: score * WEIGHTS.kinds[entry.document.kind] + same })
  })
  const worth = worthOf(key, termsOf(concepts))
  const ranked = enough
    .sort((one, other) => other.score - one.score)
    .slice(0, LOOKED_AT)
    .map(({ entry, score }) => ({ document: entry.document, score: worth(entry, score) }))
    .sort((one, other) => other.score - one.score)
  return { ranked, total: enough.length }
}

/** The weight of a term: rare terms say more than common ones. */
export const rarity = (count: number, all: number) => Math.log(1 + all / (count + 1))

type Match = { scores: Float64Array; shares: Float64Array; count: number }

/** How well each document fits a concept: by its exact terms, or with less weight by near terms. */
function matchesOf(index: LibraryIndex, { exact, near }: Concept): Match {
  const scores = new Float64Array(index.entries.length)
  const shares = new Float64Array(index.entries.length)
  let count = 0
  let most = 0
  for (const { at, score } of index.fitting(exact)) {
    most = Math.max(most, score)
    scores[at] = score
    shares[at] = 1
    count += 1
  }
  const beside = index.fitting(near).map(({ at, score, terms }) => {
    // The terms are alternatives: the second adds less than the first.
    const again = 1 + WEIGHTS.again * (terms - 1)
    return { at, score: (score / terms) * again }
  })
  const mostNear = beside.reduce((sofar, { score }) => Math.max(sofar, score), 0)
  // A rare word that only comes near must not outdo the word itself.
  const scale = most === 0 ? WEIGHTS.near.alone : WEIGHTS.near.beside * Math.min(1, most / mostNear)
  for (const { at, score } of beside) {
    const meant = scores[at] ?? 0
    const other = score * scale
    scores[at] = Math.max(meant, other) + WEIGHTS.again * Math.min(meant, other)
    if (meant > 0) continue
    shares[at] = most === 0 ? 1 : WEIGHTS.near.beside
    count += 1
  }
  return { scores, shares, count }
}

/** The score of a hit, by the places of the query's words in it. */
function worthOf(key: string, terms: ReadonlySet<string>) {
  const phrase = ` | ${key} | `
  const words = key.split(' ')
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word} `)
  return ({ titleTerms, head }: Entry, score: number): number => {
    const inTitle = titleTerms.filter((term) => terms.has(term)).length / (titleTerms.length || 1)
    const inPairs = pairs.filter((pair) => head.includes(pair)).length
    return (
      score *
      (1 + WEIGHTS.wholeTitle * inTitle) *
      (1 + WEIGHTS.pair * inPairs) *
      (head.includes(phrase) ? 1 + WEIGHTS.phrase : 1)
    )
  }
}

/** The key of all things about the same action or the same obstacle. */
function familyOf({ kind, id, key, actionId, challengeId, category }: LibraryDocument): string {
  if (kind === 'action') return `action:${id}`
  if (actionId !== null) return `action:${actionId}`
  if (kind === 'challenge') return `challenge:${id}`
  if (challengeId !== null) return `challenge:${challengeId}`
  return kind === 'handbook' ? `handbook:${category}` : key
}

/** Hits after this place score too low to move forward. */
const BEYOND = 100

/**
 * The best hits, in an order in which neither one action nor one kind fills the page: a hit counts
 * less the more similar hits come before it.
 */
export function spread(ranked: readonly RankedDocument[], most: number): RankedDocument[] {
  const rest = ranked.slice(0, most + BEYOND)
  const met = new Map<string, number>()
  const count = (name: string) => met.get(name) ?? 0
  const worth = ({ document, score }: RankedDocument) => {
    const place = Math.min(count(familyOf(document)), WEIGHTS.family.length - 1)
    const others = Math.max(0, count(document.kind) - 1)
    return score * (WEIGHTS.family[place] ?? 1) * WEIGHTS.sameKind ** others
  }
  const chosen: RankedDocument[] = []
  while (chosen.length < most && rest.length > 0) {
    const worths = rest.map(worth)
    const best = worths.indexOf(Math.max(...worths))
    const [next] = rest.splice(best, 1)
    if (next === undefined) break
    chosen.push(next)
    for (const name of [familyOf(next.document), next.document.kind]) met.set(name, count(name) + 1)
  }
  return chosen
}
