import { setTimeout as sleep } from 'node:timers/promises'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { LibraryDocument } from './library.types.ts'
import { WEIGHTS } from './library.weights.ts'
import { textTerms, type Word, wordsOf } from './words/analyse.ts'
import { addWords, makeVocabulary, type Vocabulary } from './words/vocabulary.ts'

const FIELDS = ['title', 'keywords', 'parent', 'inside', 'body'] as const
type Field = (typeof FIELDS)[number]
type Fields = { at: number } & Record<Field, string>

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

/** The corpus as it is searched. */
export type LibraryIndex = {
  /** Of the content that it was made from */
  version: string
  entries: readonly Entry[]
  vocabulary: Vocabulary
  /** What fits any of some terms, each with what it counts; the ids are places among the entries. */
  fitting(terms: ReadonlyMap<string, number>): readonly SearchResult[]
}

/** How long others may have to wait while the index is made, and how long it then gives way. */
const AT_ONCE_MS = 5
const REST_MS = 5

const stemsOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ')

/** All stems of a title, by which the very same words are known again. */
export const titleKey = (title: string): string => stemsOf(wordsOf(title))

const textOf = (document: LibraryDocument, field: Field): string =>
  field === 'body' ? document.passages.join('\n') : document[field]

/** Makes the index in small steps, so that nobody waits for it who does not search. */
export async function buildIndex(
  version: string,
  documents: readonly LibraryDocument[],
): Promise<LibraryIndex> {
  const mini = new MiniSearch<Fields>({
    idField: 'at',
    fields: [...FIELDS],
    // Terms hold no blanks.
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
  })
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
  return { version, entries, vocabulary, fitting: (terms) => fitting(mini, terms) }
}

/** The terms of each field of a document; its words are added to the vocabulary. */
function read(document: LibraryDocument, vocabulary: Vocabulary) {
  const fields = { title: '', keywords: '', parent: '', inside: '', body: '' }
  for (const field of FIELDS) {
    const words = wordsOf(textOf(document, field))
    // What is inside stands in documents of its own.
    if (field !== 'inside') addWords(vocabulary, words)
    const terms = textTerms(words).map(({ term }) => term)
    // How often does not matter where the words are another's.
    const own = field === 'inside' || field === 'parent' ? [...new Set(terms)] : terms
    fields[field] = own.join(' ')
  }
  const title = titleKey(document.title)
  const head = ` | ${[title, ...document.keywords.split(',').map(titleKey)].join(' | ')} | `
  const entry: Entry = { document, title, titleTerms: fields.title.split(' '), head }
  return { entry, fields }
}

function fitting(
  mini: MiniSearch<Fields>,
  terms: ReadonlyMap<string, number>,
): readonly SearchResult[] {
  if (terms.size === 0) return []
  const queries = [...terms].map(([term, weight]) => ({
    queries: [term],
    boostTerm: () => weight,
  }))
  return mini.search(
    { combineWith: 'OR', queries },
    {
      boost: WEIGHTS.fields,
      bm25: WEIGHTS.bm25,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  )
}
