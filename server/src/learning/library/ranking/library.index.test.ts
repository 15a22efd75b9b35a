import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { synonymsOf } from '#learning/library/words/synonyms.ts'
import { textTerms } from '#learning/library/words/terms.ts'
import { wordsOf } from '#learning/library/words/words.ts'
import { buildIndex, dropIndex, keepIndex, keptIndex } from './library.index.ts'
import { type LibraryDocument, NO_FACTS } from './library.types.ts'
import { WEIGHTS } from './weights.ts'

const synonyms = synonymsOf(openContent(readCompiled(compiledFile)))

const FIELDS = ['title', 'keywords', 'parent', 'body'] as const

const corpus = (documents: readonly LibraryDocument[]) => ({ version: '1', documents, synonyms })

const termsOf = (text: string): string[] =>
  textTerms(wordsOf(text), synonyms).map(({ term }) => term)

/** The same texts in MiniSearch, used as in its manual: joined terms that it splits again. */
function plainIndex(documents: readonly LibraryDocument[]) {
  const mini = new MiniSearch({
    idField: 'at',
    fields: [...FIELDS],
    tokenize: (text) => text.split(' ').filter((term) => term !== ''),
    processTerm: (term) => term,
  })
  documents.forEach(({ title, keywords, parent, passages }, at) => {
    mini.add({
      at,
      title: termsOf(title).join(' '),
      keywords: termsOf(keywords).join(' '),
      parent: [...new Set(termsOf(parent))].join(' '),
      body: termsOf(passages.join('\n')).join(' '),
    })
  })
  return (term: string) =>
    mini
      .search(term, { boost: WEIGHTS.fields, bm25: WEIGHTS.bm25, tokenize: (one) => [one] })
      .map(({ id, score }) => [id, score])
}

const word = fc.constantFrom(
  ...[
    'one',
    'on',
    '1:1',
    'to',
    'feed',
    'back',
    'feedback',
    'Organisation',
    'organizing',
    'behaviour',
  ],
  ...[
    'home',
    'office',
    'policies',
    'Team’s',
    'naïve',
    '漢字',
    'the',
    'of',
    'up',
    'stand',
    '—',
    ',',
  ],
)
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
const document = fc.record({ title: text, keywords: text, parent: text, passage: text })

const made = (texts: { title: string; keywords: string; parent: string; passage: string }[]) =>
  texts.map(({ passage, ...rest }, at): LibraryDocument => {
    const id = String(at)
    const passages = [passage, passage]
    return { ...NO_FACTS, kind: 'tip', id, key: `tip:${id}`, said: [], ...rest, passages }
  })

describe('the index', () => {
  it('finds the same documents as plain MiniSearch for every term, with the same scores', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 8 }), async (texts) => {
        const documents = made(texts)
        const index = await buildIndex(corpus(documents))
        const plain = plainIndex(documents)
        const all = documents.flatMap(({ title, keywords, parent, passages }) =>
          [title, keywords, parent, ...passages].flatMap(termsOf),
        )
        for (const term of new Set([...all, 'nowhere'])) {
          const fits = index.fitting(new Map([[term, 1]]))
          expect(fits.map(({ at, score }) => [at, score])).toEqual(plain(term))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('stores every word of the documents in the vocabulary, with its count', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 5 }), async (texts) => {
        const documents = made(texts)
        const { counts, stems } = (await buildIndex(corpus(documents))).vocabulary
        const none = (await buildIndex(corpus([]))).vocabulary.counts
        const words = documents.flatMap(({ title, keywords, parent, passages }) =>
          [title, keywords, parent, ...passages].flatMap(wordsOf),
        )
        for (const { raw, stem } of words) {
          const times = words.filter((other) => other.raw === raw).length
          expect(counts.get(raw)).toBe(times + (none.get(raw) ?? 0))
          expect(stems.has(stem)).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('reads an equal index from a file, only for the same version and documents', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'goodwork-index-'))
    await fc.assert(
      fc.asyncProperty(fc.array(document, { minLength: 1, maxLength: 8 }), async (texts) => {
        const documents = made(texts)
        const index = await buildIndex(corpus(documents))
        keepIndex(folder, index)
        const kept = await keptIndex(folder, corpus(documents))
        expect(kept?.entries).toEqual(index.entries)
        expect(kept?.vocabulary.counts).toEqual(index.vocabulary.counts)
        expect(kept?.vocabulary.stems).toEqual(index.vocabulary.stems)
        expect([...(kept?.vocabulary.tree.keys() ?? [])]).toEqual([...index.vocabulary.tree.keys()])
        for (const stem of index.vocabulary.stems) {
          const terms = new Map([[stem, 1]])
          expect(kept?.fitting(terms)).toEqual(index.fitting(terms))
        }
        expect(await keptIndex(folder, { ...corpus(documents), version: '2' })).toBeUndefined()
        expect(await keptIndex(folder, corpus(documents.slice(1)))).toBeUndefined()
      }),
      { numRuns: 30 },
    )
    dropIndex(folder)
    expect(await keptIndex(folder, corpus([]))).toBeUndefined()
    rmSync(folder, { recursive: true })
  })
})
