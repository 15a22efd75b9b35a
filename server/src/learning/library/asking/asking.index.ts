import type { LibraryIndex } from '../library.index.ts'
import { rarity } from '../library.ranking.ts'
import type { LibraryDocument } from '../library.types.ts'
import { textTerms } from '../words/terms.ts'
import { wordsOf } from '../words/words.ts'
import { ASKING } from './asking.weights.ts'

/** What belongs together: an action with its advice and tips, an obstacle with its help, or one thing. */
export type Family = {
  key: string
  head: LibraryDocument
  /** The head and all that belongs to it */
  pieces: readonly LibraryDocument[]
  /** How many words it has, each by its weight */
  length: number
}

/** The corpus as questions are answered from it. */
export type AskingIndex = {
  families: readonly Family[]
  byKey: ReadonlyMap<string, number>
  /** The families that have a term, and how often, each time by its weight */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>
  averageLength: number
}

const made = new WeakMap<LibraryIndex, AskingIndex>()

/** The families of an index; made at the first question, then kept as long as the index. */
export function askingIndexOf(index: LibraryIndex): AskingIndex {
  const found = made.get(index) ?? makeAskingIndex(index)
  made.set(index, found)
  return found
}

/** The key of the family of a thing. */
export function familyKey({ key, actionId, challengeId }: LibraryDocument): string {
  if (actionId !== null) return `action:${actionId}`
  return challengeId === null ? key : `challenge:${challengeId}`
}

function makeAskingIndex({ entries, synonyms }: LibraryIndex): AskingIndex {
  const documents = entries.map(({ document }) => document)
  const groups = Map.groupBy(documents, familyKey)
  const counts = new Map<string, Map<number, number>>()
  const families: Family[] = []
  for (const [key, pieces] of groups) {
    const head = pieces.find((piece) => piece.key === key)
    if (head === undefined) continue
    const at = families.length
    let length = 0
    const count = (term: string, weight: number) => {
      const all = counts.get(term) ?? new Map<number, number>()
      counts.set(term, all.set(at, (all.get(at) ?? 0) + weight))
    }
    const read = (text: string, weight: number, pairs: boolean) => {
      const words = wordsOf(text)
      for (const { term } of textTerms(words, synonyms)) {
        count(term, weight)
        length += weight
      }
      if (pairs) for (const pair of pairsOf(text)) count(pair, weight)
    }
    const isAlone = pieces.length === 1
    for (const piece of pieces) readPiece(piece, piece === head && !isAlone, read)
    families.push({ key, head, pieces, length })
  }
  const total = families.reduce((sum, { length }) => sum + length, 0)
  return {
    families,
    byKey: new Map(families.map(({ key }, at) => [key, at])),
    postings: counts,
    averageLength: total / (families.length || 1),
  }
}

function readPiece(
  { title, keywords, said, passages }: LibraryDocument,
  isHead: boolean,
  read: (text: string, weight: number, pairs: boolean) => void,
): void {
  const { head, piece } = ASKING.fields
  const { title: ofTitle, keywords: ofKeywords, body } = isHead ? head : piece
  read(title, ofTitle, true)
  for (const keyword of keywords.split(',')) read(keyword, ofKeywords, true)
  for (const sentence of said) read(sentence, head.said, true)
  read(passages.join('\n'), body, true)
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

/** How much a term tells, by how few families have it; one that none has tells as much as one of one. */
export const tells = ({ families, postings }: AskingIndex, term: string): number =>
  rarity(postings.get(term)?.size ?? 0, families.length)
