import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { Content } from '#content/content.ts'
import { type AllSynonyms, type Synonyms, synonymsOf } from '#learning/library/words/synonyms.ts'
import { textTerms } from '#learning/library/words/terms.ts'
import { addWords, emptyVocabulary, type Vocabulary } from '#learning/library/words/vocabulary.ts'
import { stemsOf, type Word, wordsOf } from '#learning/library/words/words.ts'
import { documentsOf } from './documents.ts'
import type { LibraryDocument } from './library.types.ts'
import { WEIGHTS } from './weights.ts'

const FIELDS = ['title', 'keywords', 'parent', 'body'] as const
type Field = (typeof FIELDS)[number]
type Fields = Record<Field, readonly string[]>
type IndexedFields = Fields & { at: number }

/** A document with the data about its title and keywords for ranking. */
export type Entry = {
  document: LibraryDocument
  /** The stems of its whole title */
  title: string
  /** The terms of its title */
  titleTerms: readonly string[]
  /** Stems of the title and of each keyword in order, between bars */
  head: string
}

/** A document with some of the terms: its place, their total score, and their number. */
export type Fit = { at: number; score: number; terms: number }

/** The input of an index; `version` is the version of the content. */
export type Corpus = {
  version: string
  documents: readonly LibraryDocument[]
  synonyms: AllSynonyms
}

export const corpusOf = (content: Content): Corpus => ({
  version: content.version,
  documents: documentsOf(content),
  synonyms: synonymsOf(content),
})

export type LibraryIndex = {
  version: string
  synonyms: AllSynonyms
  entries: readonly Entry[]
  vocabulary: Vocabulary
  /** Documents with any of the weighted terms; the places are those of the entries. */
  fitting(terms: ReadonlyMap<string, number>): readonly Fit[]
  stored(): StoredIndex
}

/** An index as stored in a file, without its documents. */
type StoredIndex = {
  version: string
  entries: Omit<Entry, 'document'>[]
  counts: [word: string, count: number][]
  stems: string[]
  mini: AsPlainObject
}

/** The longest time that other requests wait while the index is made, before it pauses for them. */
const AT_ONCE_MS = 5
const REST_MS = 1

const OPTIONS = {
  idField: 'at',
  fields: [...FIELDS],
  // The fields are already lists of terms, so they need no conversion.
  stringifyField: (terms: string) => terms,
  tokenize: (terms: string) => terms as unknown as string[],
  processTerm: (term: string) => term,
}

/** Pauses the work after each stretch of `AT_ONCE_MS`. */
export function breaks(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < AT_ONCE_MS) return undefined
    return sleep(REST_MS).then(() => {
      since = performance.now()
    })
  }
}

/** All stems of a title, as a key that is equal for the same words. */
export const titleKey = (title: string): string => stemsOf(title).join(' ')

/** Makes the index in small steps, so that other requests don't wait for it. */
export async function buildIndex({ version, documents, synonyms }: Corpus): Promise<LibraryIndex> {
  const mini = new MiniSearch<IndexedFields>(OPTIONS)
  const vocabulary = emptyVocabulary()
  // With the synonyms in the vocabulary, a search never "corrects" one of them.
  for (const entry of synonyms.entries) addWords(vocabulary, wordsOf(entry))
  const entries: Entry[] = []
  const pause = breaks()
  for (const document of documents) {
    const { entry, fields } = read(document, vocabulary, synonyms)
    mini.add({ ...fields, at: entries.length })
    entries.push(entry)
    await pause()
  }
  return assembled({ version, synonyms, entries, vocabulary }, mini)
}

const fileIn = (folder: string) => join(folder, 'library-index.json')

/** Stores an index in a folder, for the code that made it and is built into the same folder. */
export const keepIndex = (folder: string, index: LibraryIndex): void =>
  writeFileSync(fileIn(folder), JSON.stringify(index.stored()))

/** Deletes the stored index of older code. */
export const dropIndex = (folder: string): void => rmSync(fileIn(folder), { force: true })

/** The index that a build stored in a folder, if it has this version of the content. */
export async function keptIndex(
  folder: string,
  { version, documents, synonyms }: Corpus,
): Promise<LibraryIndex | undefined> {
  const file = fileIn(folder)
  if (!existsSync(file)) return undefined
  const stored: StoredIndex = JSON.parse(readFileSync(file, 'utf8'))
  if (stored.version !== version || stored.entries.length !== documents.length) return undefined
  const vocabulary = emptyVocabulary()
  for (const [word, count] of stored.counts) {
    vocabulary.counts.set(word, count)
    vocabulary.tree.set(word, true)
  }
  for (const stem of stored.stems) vocabulary.stems.add(stem)
  const entries = stored.entries.flatMap((entry, at) => {
    const document = documents[at]
    return document === undefined ? [] : [{ ...entry, document }]
  })
  const mini = await MiniSearch.loadJSAsync<IndexedFields>(stored.mini, OPTIONS)
  return assembled({ version, synonyms, entries, vocabulary }, mini)
}

const assembled = (
  made: Omit<LibraryIndex, 'fitting' | 'stored'>,
  mini: MiniSearch<IndexedFields>,
): LibraryIndex => ({
  ...made,
  fitting: (terms) => fitting(mini, terms),
  stored: () => ({
    version: made.version,
    entries: made.entries.map(({ document: _document, ...entry }) => entry),
    counts: [...made.vocabulary.counts],
    stems: [...made.vocabulary.stems],
    mini: mini.toJSON(),
  }),
})

/** The terms of each field of a document; its words are added to the vocabulary. */
function read(
  document: LibraryDocument,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): { entry: Entry; fields: Fields } {
  const take = (text: string): Word[] => {
    const words = wordsOf(text)
    addWords(vocabulary, words)
    return words
  }
  const termsIn = (words: readonly Word[]) => textTerms(words, synonyms).map(({ term }) => term)
  const keyOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ')
  const titleWords = take(document.title)
  // No word and no fixed expression continues after a comma.
  const keywords = document.keywords.split(',').map(take)
  const fields = {
    title: termsIn(titleWords),
    keywords: termsIn(keywords.flat()),
    // For the words of the parent, their number doesn't matter.
    parent: [...new Set(termsIn(take(document.parent)))],
    body: termsIn(take(document.passages.join('\n'))),
  }
  const title = keyOf(titleWords)
  const head = ` | ${[title, ...keywords.map(keyOf)].join(' | ')} | `
  return { entry: { document, title, titleTerms: fields.title, head }, fields }
}

function fitting(
  mini: MiniSearch<IndexedFields>,
  terms: ReadonlyMap<string, number>,
): readonly Fit[] {
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
  // MiniSearch multiplies by the number of matched terms, but these are alternatives.
  return found.map(({ id, score, queryTerms: { length } }) => ({
    at: Number(id),
    score: score / (length || 1),
    terms: length,
  }))
}
