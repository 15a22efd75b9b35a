import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '#content/content.ts'
import { openContent } from '#content/content.ts'
import { buildIndex, type LibraryIndex } from '#learning/library/ranking/library.index.ts'
import {
  type LibraryDocument,
  type LibraryFilters,
  NO_FACTS,
} from '#learning/library/ranking/library.types.ts'
import { openLibrary, searchIndex } from './library.ts'
import { synonymsOf } from './words/synonyms.ts'

const thing = (
  kind: LibraryDocument['kind'],
  id: string,
  title: string,
  more: Partial<LibraryDocument> = {},
): LibraryDocument => ({
  ...NO_FACTS,
  kind,
  id,
  key: `${kind}:${id}`,
  title,
  keywords: '',
  parent: '',
  said: [],
  passages: [],
  ...more,
})

const DOCUMENTS = [
  thing('action', 'listen', 'Listen before you answer', {
    entity: ['colleague'],
    keywords: 'attention',
  }),
  ...[1, 2, 3].map((at) =>
    thing('advice', `ear-${at}`, `Lend an ear, way ${at}`, {
      actionId: 'listen',
      entity: ['colleague'],
      parent: 'Listen before you answer',
      passages: ['Put the phone away and listen to the end.'],
      time: at * 10,
    }),
  ),
  thing('tip', '1', 'A pause', { passages: ['After a question, listen for seven seconds.'] }),
  thing('handbook', 'leave', 'How do I ask for leave to listen to a talk?', {
    category: 'Rewards',
  }),
  thing('link', 'ted', 'Five ways to listen better', {
    format: 'video-long',
    time: 8,
    url: 'https://a.example',
  }),
  thing('challenge', 'budget', 'There is no budget for it', { keywords: 'money' }),
]

const synonyms = synonymsOf(openContent(readCompiled(compiledFile)))
let index: LibraryIndex
beforeAll(async () => {
  index = await buildIndex({ version: '1', documents: DOCUMENTS, synonyms })
})

const ask = (query: string, filters: LibraryFilters = {}, handbook = true) =>
  searchIndex(index, { query, filters }, { handbook })
const keys = (query: string, filters: LibraryFilters = {}) =>
  ask(query, filters).hits.map(({ kind, id }) => `${kind}:${id}`)

describe('a search', () => {
  it('finds the exact title first, in any case and with any signs around it', () => {
    expect(keys('five ways to LISTEN better!')[0]).toBe('link:ted')
    expect(keys('Listen before you answer')[0]).toBe('action:listen')
  })

  it('finds other things before the last pieces of one action', () => {
    const five = keys('listen').slice(0, 5)
    expect(five[0]).toBe('action:listen')
    expect(five.filter((key) => key.startsWith('advice:')).length).toBeLessThan(3)
  })

  it('finds a word by its beginning', () => {
    for (const begun of ['att', 'atten', 'attentio']) {
      expect(keys(begun)).toContain('action:listen')
    }
  })

  it('names the corrected query if no document has the typed word', () => {
    expect(ask('no bugdet').corrected).toBe('no budget')
    expect(ask('no bugdet').query).toBe('no bugdet')
    expect(keys('no bugdet')[0]).toBe('challenge:budget')
    expect(ask('no budget').corrected).toBeNull()
  })

  it('answers the facts of a hit that the web needs for links', () => {
    expect(ask('listen', { kinds: ['link'] }).hits).toMatchObject([
      { kind: 'link', id: 'ted', url: 'https://a.example', format: 'video-long', time: 8 },
    ])
    expect(ask('ear').hits[0]).toMatchObject({ actionId: 'listen', entity: ['colleague'] })
  })

  it('applies the filters of a search, and counts the hits that pass them', () => {
    const { total, hits } = ask('listen', { kinds: ['advice'], time: 20 })
    expect(hits.map(({ id }) => id).sort()).toEqual(['ear-1', 'ear-2'])
    expect(total).toBe(2)
    expect(keys('listen', { entity: 'team' })).not.toContain('action:listen')
    expect(keys('listen', { format: 'video-long' })).toEqual(['link:ted'])
  })

  it('answers at most as many hits as the limit, and counts all hits', () => {
    const { total, hits } = searchIndex(index, { query: 'listen', limit: 2 }, { handbook: true })
    expect([hits.length, total]).toEqual([2, 7])
  })

  it('finds the handbook only for people with one', () => {
    expect(keys('leave')).toContain('handbook:leave')
    for (const query of [
      'leave',
      'How do I ask for leave to listen to a talk?',
      'listen',
      'leaf',
    ]) {
      const { hits, near } = ask(query, {}, false)
      expect([...hits, ...near].filter(({ kind }) => kind === 'handbook')).toEqual([])
    }
  })
})

describe('a search without hits', () => {
  it('answers near things only for a search without hits', () => {
    const filtered = ask('budget', { kinds: ['tip'] })
    expect(filtered).toMatchObject({ total: 0, hits: [] })
    expect(filtered.near.map(({ id }) => id)).toEqual(['budget'])
    expect(ask('budget').near).toEqual([])
  })

  it('answers things with the same beginning of a word as near', () => {
    const { hits, near } = ask('budgerigar')
    expect(hits).toEqual([])
    expect(near.map(({ id }) => id)).toEqual(['budget'])
  })

  it.each(['', '   ', 'the of and', '🌱🌱', '。', 'xqzwvk', '\u0000', '?!"\'`;--'])(
    'answers no hits and no near things for %j',
    (query) => {
      expect(ask(query)).toMatchObject({ total: 0, hits: [], near: [], corrected: null })
    },
  )
})

describe('any input', () => {
  const word = fc.oneof(
    fc.constantFrom('listen', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '1:1'),
    fc.constantFrom(
      "SEARCH('x',{title})",
      '.*(a+)+$',
      '\\',
      '%',
      '$1 {0}',
      '<script>',
      'مرحبا',
      'שלום',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constant('a'.repeat(60)),
  )

  it('answers each hit once for any query, and doesn’t change the index', () => {
    const before = JSON.stringify(ask('listen'))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const { hits, total, near } = ask(words.join(' ').slice(0, 300))
        expect(total).toBeLessThanOrEqual(DOCUMENTS.length)
        expect(hits.length).toBe(total)
        expect(hits.length > 0 ? near : []).toEqual([])
        expect(new Set(hits.map(({ kind, id }) => kind + id)).size).toBe(hits.length)
      }),
      { numRuns: 300 },
    )
    expect(JSON.stringify(ask('listen'))).toBe(before)
  })
})

describe('the index', () => {
  const content = (version: string, title: string): Content => ({
    version,
    tables: new Map([
      ['impact-action', { records: [{ fields: { id: 'a', title, entity: ['team'] } }] } as never],
    ]),
  })

  it('makes the index once for many searches at once, and again for new content', async () => {
    let now = content('1', 'Old words')
    const library = openLibrary(() => now)
    const made = await Promise.all([library.index(), library.index(), library.index()])
    expect(new Set(made).size).toBe(1)
    now = content('2', 'New words')
    expect((await library.index()).version).toBe('1')
    await expect.poll(async () => (await library.index()).version).toBe('2')
  })

  it('makes the index again after a failure, and uses the last good one meanwhile', async () => {
    const broken = { version: '2', tables: new Map([['main', { records: [null] } as never]]) }
    let now: Content = broken
    const library = openLibrary(() => now)
    await expect(library.index()).rejects.toThrow(TypeError)
    now = content('1', 'Good words')
    expect((await library.index()).version).toBe('1')
    now = broken
    for (let time = 0; time < 3; time += 1) expect((await library.index()).version).toBe('1')
  })
})
