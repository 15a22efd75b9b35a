import fc from 'fast-check'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentRoutes } from '../server/src/content/content.routes.ts'
import { openContent } from '../server/src/content/content.ts'
import { listAllContent, titleFormula, toSearch } from '../web/src/api/content.ts'

const titles = [
  'Ask one open question',
  'ASK TWICE',
  'Write the week’s goal',
  "Write the week's end",
  'Say "thank you" aloud',
  'A back\\slash, and another \\',
  "It's \\'quoted\\' twice",
  'TRUE() or 1=1',
  '{title}',
  'Ünïcode für älle, 日本語, مرحبا, 😀',
]

const rows = titles.map((title, index) => ({
  key: `row-${index}`,
  fields: { id: `row-${index}`, title },
}))
let version = 0
const newVersion = () => {
  version += 1
  const fields = (row: (typeof rows)[number]) => ({
    ...row.fields,
    keywords: [`version-${version}`],
  })
  return openContent({
    version: `titles-${version}`,
    tables: {
      'impact-action': {
        fields: ['id', 'title', 'keywords'],
        rows: rows.map((row) => ({ key: row.key, fields: fields(row) })),
      },
    },
  })
}

let content = newVersion()
let afterPage: () => void = () => undefined
const app = fastify()
let base: string

beforeAll(async () => {
  app.register(contentRoutes, { content: () => content, readerOf: async () => 'company' })
  app.addHook('onResponse', async () => afterPage())
  base = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends the query of the web for five titles (product 7, five actions by title). */
async function titlesWith(text: string): Promise<string[]> {
  const search = toSearch({ filterByFormula: titleFormula(text), maxRecords: 5 })
  const reply = await fetch(`${base}/content/v0/goodwork/impact-action?${search}`)
  const body = (await reply.json()) as { records: { fields: { title: string } }[] }
  expect([reply.status, body]).toMatchObject([200, { records: expect.anything() }])
  return body.records.map(({ fields }) => fields.title)
}

const plain = (text: string) => text.replaceAll('’', "'").toLowerCase()
const holding = (text: string) =>
  titles.filter((title) => plain(title).includes(plain(text.trim())))

const marks = fc.constantFrom(
  "'",
  '"',
  '\\',
  '’',
  '{',
  '}',
  '(',
  ')',
  ',',
  '&',
  '=',
  ' ',
  '%',
  '+',
  '#',
)
const words = fc.constantFrom(
  'title',
  'ask',
  'TRUE',
  'week',
  's',
  'n',
  'OR(',
  'FALSE()',
  '1=1',
  '\n',
  '\0',
)
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.oneof(marks, words), { maxLength: 12 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...titles), fc.nat(30), fc.integer({ min: 1, max: 12 }))
    .map(([title, from, length]) =>
      Array.from(title)
        .slice(from, from + length)
        .join(''),
    ),
)

describe('the search for titles', () => {
  it('the search for titles finds exactly the titles that contain any typed text', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const wanted = text.trim() === '' ? [] : holding(text).slice(0, 5)
        expect(await titlesWith(text)).toEqual(wanted)
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    ["week's", ['Write the week’s goal', "Write the week's end"]],
    ['aSk', ['Ask one open question', 'ASK TWICE']],
    ['\\', ['A back\\slash, and another \\', "It's \\'quoted\\' twice"]],
    ["', {title}) OR ('", []],
    ['ÜNÏ', ['Ünïcode für älle, 日本語, مرحبا, 😀']],
    ['😀', ['Ünïcode für älle, 日本語, مرحبا, 😀']],
    ['x'.repeat(20_000), []],
    ["'".repeat(20_000), []],
  ])('the search for %j finds the titles that contain it', async (text, wanted) => {
    expect(await titlesWith(text)).toEqual(wanted)
  })
})

describe('a list that the web reads page by page', () => {
  const realFetch = globalThis.fetch

  // A browser resolves relative URLs; Node needs the base.
  beforeAll(() => {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(new URL(url, base), init))
  })
  afterEach(() => {
    afterPage = () => undefined
  })
  afterAll(() => vi.unstubAllGlobals())

  const read = () => listAllContent('impact-action', { pageSize: 3 })

  it('a list is of one version though the content changes between two pages', async () => {
    let pages = 0
    afterPage = () => {
      pages += 1
      if (pages === 2) content = newVersion()
    }
    const found = await read()
    expect(found.map(({ title }) => title)).toEqual(titles)
    expect(new Set(found.flatMap(({ keywords }) => keywords))).toEqual(
      new Set([`version-${version}`]),
    )
  })

  it('reading a list fails if the content changes again and again', async () => {
    afterPage = () => {
      content = newVersion()
    }
    const code = 'LIST_RECORDS_ITERATOR_NOT_AVAILABLE'
    await expect(read()).rejects.toMatchObject({ code, status: 422 })
  })

  it('reading a list fails at once for an unknown field', async () => {
    const wrong = listAllContent('impact-action', { fields: ['nope'] })
    await expect(wrong).rejects.toMatchObject({ code: 'UNKNOWN_FIELD_NAME' })
  })
})
