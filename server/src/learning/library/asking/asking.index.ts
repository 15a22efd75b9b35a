import { breaks, type LibraryIndex } from '../library.index.ts'
import { rarity } from '../library.ranking.ts'
import type { LibraryDocument } from '../library.types.ts'
import { textTerms } from '../words/terms.ts'
import { wordsOf } from '../words/words.ts'
import { ASKING } from './asking.weights.ts'

/** What belongs together: an action with its advice and tips, an obstacle with its help, or one thing. */
export type Family = { head: LibraryDocument; pieces: readonly LibraryDocument[]; units: Unit[] }

/**
 * A text that questions are held against: of a family all its words together, then each piece alone.
 * `length` counts its words by their weights, against the average of such texts.
 */
type Unit = { at: number; length: number }

/** The units that have a term, and how often, each time by its weight; how many families have it. */
type Posting = { units: number[]; counts: number[]; families: number }

/** The corpus as questions are answered from it. */
export type AskingIndex = {
  library: LibraryIndex
  families: readonly Family[]
  /** By the place of a unit */
  lengths: readonly number[]
  postings: ReadonlyMap<string, Posting>
}

const made = new WeakMap<LibraryIndex, Promise<AskingIndex>>()

/** Made at the first question, in small steps, then kept as long as the index that it is made from. */
export function askingIndexOf(library: LibraryIndex): Promise<AskingIndex> {
  const found = made.get(library) ?? makeAskingIndex(library)
  made.set(library, found)
  return found
}

/** The key of the family of a thing. */
function familyKey({ key, actionId, challengeId }: LibraryDocument): string {
  if (actionId !== null) return `action:${actionId}`
  return challengeId === null ? key : `challenge:${challengeId}`
}

async function makeAskingIndex(library: LibraryIndex): Promise<AskingIndex> {
  const groups = Map.groupBy(
    library.entries.map(({ document }) => document),
    familyKey,
  )
  const postings = new Map<string, Posting>()
  const families: Family[] = []
  let units = 0
  const pause = breaks()
  for (const [key, pieces] of groups) {
    const head = pieces.find((piece) => piece.key === key)
    if (head === undefined) continue
    const isAlone = pieces.length === 1
    const bags = pieces.map((piece) => bagOf(piece, piece === head && !isAlone, library))
    const all = [together(bags), ...bags]
    const family: Family = { head, pieces, units: [] }
    all.forEach((bag, place) => {
      family.units.push({ at: units, length: bag.length })
      for (const [term, count] of bag.counts) {
        const posting = postings.get(term) ?? { units: [], counts: [], families: 0 }
        posting.units.push(units)
        posting.counts.push(count)
        if (place === 0) posting.families += 1
        postings.set(term, posting)
      }
      units += 1
    })
    families.push(family)
    await pause()
  }
  return { library, families, lengths: lengthsOf(families), postings }
}

/** The length of each unit against the average of those like it: of families, and of pieces. */
function lengthsOf(families: readonly Family[]): number[] {
  const mean = (units: readonly Unit[]) =>
    units.reduce((sum, { length }) => sum + length, 0) / (units.length || 1)
  const wholes = mean(families.flatMap(({ units }) => units.slice(0, 1)))
  const pieces = mean(families.flatMap(({ units }) => units.slice(1)))
  return families.flatMap(({ units }) =>
    units.map(({ length }, place) => length / (place === 0 ? wholes : pieces)),
  )
}

/** How often each term comes, each time by its weight. */
type Bag = { counts: Map<string, number>; length: number }

function bagOf(document: LibraryDocument, isHead: boolean, { synonyms }: LibraryIndex): Bag {
  const bag: Bag = { counts: new Map(), length: 0 }
  const count = (term: string, weight: number) =>
    bag.counts.set(term, (bag.counts.get(term) ?? 0) + weight)
  const read = (text: string, weight: number) => {
    for (const { term } of textTerms(wordsOf(text), synonyms)) {
      count(term, weight)
      bag.length += weight
    }
  }
  const readWithPairs = (text: string, weight: number) => {
    read(text, weight)
    for (const pair of pairsOf(text)) count(pair, weight)
  }
  const { title, keywords, said, passages } = document
  const fields = isHead ? ASKING.fields.head : ASKING.fields.piece
  readWithPairs(title, fields.title)
  for (const keyword of keywords.split(',')) readWithPairs(keyword, fields.keywords)
  for (const sentence of said) readWithPairs(sentence, ASKING.fields.head.said)
  if (fields.body > 0) read(passages.join('\n'), fields.body)
  return bag
}

function together(bags: readonly Bag[]): Bag {
  const all: Bag = { counts: new Map(), length: 0 }
  for (const { counts, length } of bags) {
    all.length += length
    for (const [term, count] of counts) all.counts.set(term, (all.counts.get(term) ?? 0) + count)
  }
  return all
}

/** Two words side by side as one term. They keep what small words say: "say no", "not mine". */
export function pairsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (next === undefined || text.slice(word.end, next.start).trim() !== '') return []
    return [`${word.stem} ${next.stem}`]
  })
}

/** How much a term tells, by how few families have it. */
export const tells = ({ families, postings }: AskingIndex, term: string): number =>
  rarity(postings.get(term)?.families ?? 0, families.length)
