import { breaks, type LibraryIndex } from '#learning/library/ranking/library.index.ts'
import type { LibraryDocument } from '#learning/library/ranking/library.types.ts'
import { rarity } from '#learning/library/ranking/ranking.ts'
import { textTerms } from '../words/terms.ts'
import { wordsOf } from '../words/words.ts'
import { ASKING } from './asking.weights.ts'
import { type Middles, middlesOf } from './middles.ts'
import { type Neighbours, neighboursOf } from './neighbours.ts'
import { pairsOf } from './pairs.ts'

/** An action with its advice and tips, an obstacle with its help, or a single thing. */
export type Family = {
  head: LibraryDocument
  /** The head and its pieces */
  pieces: readonly LibraryDocument[]
  /** How many words it has, each by its weight */
  length: number
}

/** The corpus in the form for questions. */
export type AskingIndex = {
  library: LibraryIndex
  families: readonly Family[]
  /** The place of a family by the key of its head */
  byKey: ReadonlyMap<string, number>
  averageLength: number
  /** The families that have a term, each with the weighted count of the term */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** The middles of the titles and sayings of each family */
  middles: Middles
  /** The similar families of each family */
  neighbours: readonly Neighbours[]
}

const made = new WeakMap<LibraryIndex, Promise<AskingIndex>>()

/** Made after the start or at the first question, in small steps; kept as long as the library’s index. */
export function askingIndexOf(library: LibraryIndex): Promise<AskingIndex> {
  const found = made.get(library) ?? makeAskingIndex(library)
  made.set(library, found)
  return found
}

/** The titles and `saidAs` of a family. */
export const sayingsOf = ({ pieces }: Family): string[] =>
  pieces.flatMap(({ title, said }) => [title, ...said])

/** The key of the family of a thing. */
export function familyKey({ key, actionId, challengeId }: LibraryDocument): string {
  if (actionId !== null) return `action:${actionId}`
  return challengeId === null ? key : `challenge:${challengeId}`
}

async function makeAskingIndex(library: LibraryIndex): Promise<AskingIndex> {
  const documents = library.entries.map(({ document }) => document)
  const postings = new Map<string, Map<number, number>>()
  const families: Family[] = []
  const heads: Map<string, number>[] = []
  const pause = breaks()
  for (const [key, pieces] of Map.groupBy(documents, familyKey)) {
    const head = pieces.find((piece) => piece.key === key)
    if (head === undefined) continue
    const { counts, heading, length } = bagOf(head, pieces, library)
    for (const [term, count] of counts) {
      const posting = postings.get(term) ?? new Map<number, number>()
      postings.set(term, posting.set(families.length, count))
    }
    const family = { head, pieces, length }
    heads.push(heading)
    families.push(family)
    await pause()
  }
  const byKey = new Map(families.map(({ head }, at) => [head.key, at]))
  const total = families.reduce((sum, { length }) => sum + length, 0)
  const averageLength = total / (families.length || 1)
  const neighbours = await neighboursOf(heads)
  const middles = await middlesOf(families.map(sayingsOf))
  return { library, families, byKey, averageLength, postings, middles, neighbours }
}

/** The weighted count of each term; `heading` is without pairs and bodies. */
type Bag = { counts: Map<string, number>; heading: Map<string, number>; length: number }

function bagOf(
  head: LibraryDocument,
  pieces: readonly LibraryDocument[],
  { synonyms }: LibraryIndex,
): Bag {
  const bag: Bag = { counts: new Map(), heading: new Map(), length: 0 }
  const count = (counts: Map<string, number>, term: string, weight: number) =>
    counts.set(term, (counts.get(term) ?? 0) + weight)
  const read = (text: string, weight: number, into: readonly Map<string, number>[]) => {
    for (const { term } of textTerms(wordsOf(text), synonyms.asked)) {
      for (const counts of into) count(counts, term, weight)
      bag.length += weight
    }
  }
  const readWithPairs = (text: string, weight: number) => {
    read(text, weight, [bag.counts, bag.heading])
    for (const pair of pairsOf(text)) count(bag.counts, pair, weight)
  }
  for (const piece of pieces) {
    const leads = piece === head && pieces.length > 1
    const { title, keywords } = leads ? ASKING.fields.head : ASKING.fields.piece
    readWithPairs(piece.title, title)
    for (const keyword of piece.keywords.split(',')) readWithPairs(keyword, keywords)
    for (const sentence of piece.said) readWithPairs(sentence, ASKING.fields.head.said)
    // A thing that links to others has their titles as its passage.
    if (!leads) read(piece.passages.join('\n'), ASKING.fields.piece.body, [bag.counts])
  }
  return bag
}

/** The weight of a term: higher if fewer families have it. */
export const tells = ({ families, postings }: AskingIndex, term: string): number =>
  rarity(postings.get(term)?.size ?? 0, families.length)
