import { setTimeout as sleep } from 'node:timers/promises'
import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { LibraryDocument } from './library.types.ts'
import { WEIGHTS } from './library.weights.ts'
import { type Reading, readingsOf, termsIn } from './words/analyse.ts'
import { addWords, emptyVocabulary, makeVocabulary, type Vocabulary } from './words/vocabulary.ts'

const FIELDS = ['title', 'keywords', 'parent', 'body'] as const
type Field = (typeof FIELDS)[number]
type Fields = Record<Field, readonly string[]>
type Indexed = Fields & { at: number }

/** A document with what ranking wants to know of its title and keywords. */
export type Entry = {
  document: LibraryDocument
  /** The stems of its whole title */
  title: string
  /** The terms of its title */
  titleTerms: readonly string[]
  /** Stems of the title and of each keyword in order, between bars */
  head: string
}

/** A document that has some of the terms: its place, what they count together, and how many they are. */
export type Fit = { at: number; score: number; terms: number }

/** The corpus as it is searched. */
export type LibraryIndex = {
  /** Of the content that it was made from */
  version: string
  entries: readonly Entry[]
  vocabulary: Vocabulary
  /** What fits any of some terms, each with what it counts; the places are those of the entries. */
  fitting(terms: ReadonlyMap<string, number>): readonly Fit[]
  /** The index as it can be kept in a file. */
  stored(): StoredIndex
}

/** An index to be kept, without the documents that it is of. */
export type StoredIndex = {
  version: string
  entries: Omit<Entry, 'document'>[]
  counts: [word: string, count: number][]
  stems: string[]
  mini: AsPlainObject
}

/** How long others may have to wait while the index is made; it then gives way to all who do. */
const AT_ONCE_MS = 5
const REST_MS = 1

const OPTIONS = {
  idField: 'at',
  fields: [...FIELDS],
  // The texts that it is given are lists of terms already, and stay what they are.
  stringifyField: (terms: string) => terms,
  tokenize: (terms: string) => terms as unknown as string[],
  processTerm: (term: string) => term,
}

/** All stems of a title, by which the very same words are known again. */
export const titleKey = (title: string): string => keyOf(readingsOf(title))

const keyOf = (words: readonly Reading[]): string => words.map(({ stem }) => stem).join(' ')

/** Makes the index in small steps, so that nobody waits for it who does not search. */
export async function buildIndex(
  version: string,
  documents: readonly LibraryDocument[],
): Promise<LibraryIndex> {
  const mini = new MiniSearch<Indexed>(OPTIONS)
  const vocabulary = makeVocabulary()
  const entries: Entry[] = []
  let since = performance.now()
  for (const document of documents) {
    const { entry, fields } = read(document, vocabulary)
    mini.add({ ...fields, at: entries.length })
    entries.push(entry)
    if (performance.now() - since < AT_ONCE_MS) continue
    await sleep(REST_MS)
    since = performance.now()
  }
  return assembled(version, entries, vocabulary, mini)
}

/** The index that was stored, of the documents that it was made of; as quick as it can be read. */
export async function restoreIndex(
  { version, entries, counts, stems, mini }: StoredIndex,
  documents: readonly LibraryDocument[],
): Promise<LibraryIndex> {
  const vocabulary = emptyVocabulary()
  for (const [word, count] of counts) {
    vocabulary.counts.set(word, count)
    vocabulary.tree.set(word, true)
  }
  for (const stem of stems) vocabulary.stems.add(stem)
  const whole = documents.map((document, at) => {
    const entry = entries[at]
    if (entry === undefined) throw new Error('the stored index is of other documents')
    return { ...entry, document }
  })
  return assembled(version, whole, vocabulary, await MiniSearch.loadJSAsync<Indexed>(mini, OPTIONS))
}

const assembled = (
  version: string,
  entries: readonly Entry[],
  vocabulary: Vocabulary,
  mini: MiniSearch<Indexed>,
): LibraryIndex => ({
  version,
  entries,
  vocabulary,
  fitting: (terms) => fitting(mini, terms),
  stored: () => ({
    version,
    entries: entries.map(({ document: _document, ...entry }) => entry),
    counts: [...vocabulary.counts],
    stems: [...vocabulary.stems],
    mini: mini.toJSON(),
  }),
})

/** The terms of each field of a document; its words are added to the vocabulary. */
function read(document: LibraryDocument, vocabulary: Vocabulary): { entry: Entry; fields: Fields } {
  const take = (text: string): Reading[] => {
    const words = readingsOf(text)
    addWords(vocabulary, words)
    return words
  }
  const titleWords = take(document.title)
  // No word, and no fixed expression of ours, goes beyond a comma.
  const keywords = document.keywords.split(',').map(take)
  const fields = {
    title: termsIn(titleWords),
    keywords: termsIn(keywords.flat()),
    // How often does not matter where the words are another's.
    parent: [...new Set(termsIn(take(document.parent)))],
    body: termsIn(take(document.passages.join('\n'))),
  }
  const title = keyOf(titleWords)
  const head = ` | ${[title, ...keywords.map(keyOf)].join(' | ')} | `
  return { entry: { document, title, titleTerms: fields.title, head }, fields }
}

function fitting(mini: MiniSearch<Indexed>, terms: ReadonlyMap<string, number>): readonly Fit[] {
  if (terms.size === 0) return []
  const queries = [...terms].map(([term, weight]) => ({
    queries: [term],
    boostTerm: () => weight,
  }))
  const found = mini.search(
    { combineWith: 'OR', queries },
    {
      boost: WEIGHTS.fields,
      bm25: WEIGHTS.bm25,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  )
  // It multiplies by the terms that were met, but here they stand for each other.
  return found.map(({ id, score, queryTerms: { length } }) => ({
    at: Number(id),
    score: score / (length || 1),
    terms: length,
  }))
}
