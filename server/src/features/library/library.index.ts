import { setTimeout as sleep } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import type { LibraryDocument } from './library.types.ts'
import { WEIGHTS } from './library.weights.ts'
import { readingsOf, termsIn } from './words/analyse.ts'
import { addWords, makeVocabulary, type Vocabulary } from './words/vocabulary.ts'

const FIELDS = ['title', 'keywords', 'parent', 'body'] as const
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
}

/** How long others may have to wait while the index is made, and how long it then gives way. */
const AT_ONCE_MS = 5
const REST_MS = 5

/** All stems of a title, by which the very same words are known again. */
export const titleKey = (title: string): string =>
  readingsOf(title)
    .map(({ stem }) => stem)
    .join(' ')

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
  const fields = { title: '', keywords: '', parent: '', body: '' }
  for (const field of FIELDS) {
    const words = readingsOf(textOf(document, field))
    addWords(vocabulary, words)
    const terms = termsIn(words)
    // How often does not matter where the words are another's.
    fields[field] = (field === 'parent' ? [...new Set(terms)] : terms).join(' ')
  }
  const title = titleKey(document.title)
  const head = ` | ${[title, ...document.keywords.split(',').map(titleKey)].join(' | ')} | `
  const entry: Entry = { document, title, titleTerms: fields.title.split(' '), head }
  return { entry, fields }
}

function fitting(mini: MiniSearch<Fields>, terms: ReadonlyMap<string, number>): readonly Fit[] {
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
