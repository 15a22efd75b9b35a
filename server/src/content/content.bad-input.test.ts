import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { AppError } from '#lib/errors.ts'
import { readKeyCheck } from './content.read-keys.ts'
import { contentRoutes } from './content.routes.ts'
import { aContentServer, compiled, readKey } from './content.test-server.ts'
import { openContent } from './content.ts'

const app = aContentServer()
const authorization = `Bearer ${readKey}`
const table = '/content/v0/goodwork/impact-advice'

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { authorization, ...headers } })
const post = (payload: unknown, url = `${table}/listRecords`) =>
  app.inject({
    method: 'POST',
    url,
    headers: { authorization, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const refusalOf = (response: { statusCode: number; json: () => { error: { type: string } } }) =>
  `${response.statusCode} ${response.json().error.type}`

describe('formulas in requests', () => {
  it.each([
    ['unbalanced brackets', 'AND(1,(2)'],
    ['a quote that is never closed', "{title}='it's'"],
    ['15,001 characters', `${' '.repeat(15_000)}1`],
    ['5,000 levels', `${'('.repeat(5_000)}1${')'.repeat(5_000)}`],
    ['5,000 open calls', 'NOT('.repeat(3_500)],
    ['only a space', ' '],
    ['a NUL', '\0'],
    ['14,000 digits', '1'.repeat(14_000)],
    ['an inherited property as a field', '{constructor}'],
    ['an inherited property as a function', '__proto__()'],
    ['too much work', `LEN(${Array(2_900).fill('body').join('&')})`],
  ])('refuses a formula with %s', async (_what, filterByFormula) => {
    const response = await post({ filterByFormula })
    expect(refusalOf(response)).toBe('422 INVALID_FILTER_BY_FORMULA')
    expect(response.json().error.message).toMatch(/^The formula for filtering records is invalid: /)
  })

  it('accepts an empty formula', async () => {
    expect((await get(`${table}?filterByFormula=`)).json().records).toHaveLength(100)
  })

  it('accepts escaped quotes in a formula', async () => {
    const filterByFormula = '{title}="a\\"b" & \'c\\\'d\''
    expect((await post({ filterByFormula })).json()).toEqual({ records: [] })
  })
})

describe('parameters of a list', () => {
  it.each([
    'pageSize=-1',
    'pageSize=0',
    'pageSize=101',
    'pageSize=1e9',
    'pageSize=1000000000',
    'pageSize=NaN',
    'pageSize=',
    'pageSize=5.5',
    'pageSize=5&pageSize=5',
    'maxRecords=0',
    'maxRecords=-3',
    'maxRecords=many',
    'sort[0][field]=title&sort[0][direction]=up',
    'sort[0][direction]=asc',
    'sort[title]=asc',
    'sort=title',
    'filterByFormula=1&filterByFormula=1',
    'sort[0][field]=title&sort[0][field]=body',
    'sort[99999][field]=title',
    'sort[__proto__][field]=title',
    `${Array.from({ length: 21 }, (_, at) => `sort[${at}][field]=title`).join('&')}`,
    `${'fields[]=title&'.repeat(101)}`,
    'view=Grid',
    'cellFormat=string',
    '__proto__=1',
    'nonsense=1',
  ])('refuses the query parameters %s', async (query) => {
    expect(refusalOf(await get(`${table}?${query}`))).toBe('422 INVALID_REQUEST_UNKNOWN')
  })

  it.each([
    '{"pageSize":-1}',
    '{"pageSize":0}',
    '{"pageSize":1e9}',
    '{"pageSize":"10"}',
    '{"pageSize":null}',
    '{"pageSize":1e400}',
    `{"fields":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
    '{"maxRecords":1.5}',
    '{"fields":"title"}',
    '{"fields":[1]}',
    '{"sort":[{"field":"title","direction":"up"}]}',
    '{"filterByFormula":1}',
    '{"offset":7}',
    '{"nonsense":1}',
    '[]',
    'null',
    '"text"',
  ])('refuses the query body %s', async (body) => {
    expect(refusalOf(await post(body))).toBe('422 INVALID_REQUEST_UNKNOWN')
  })

  it.each([
    'sort[0][field]=nope',
    'fields[]=nope',
    'fields[0]=title&fields[1]=nope',
    'fields=nope',
    'fields=__proto__',
    'sort[0][field]=constructor',
  ])('refuses the unknown field in the query %s', async (query) => {
    expect(refusalOf(await get(`${table}?${query}`))).toBe('422 UNKNOWN_FIELD_NAME')
  })

  it('accepts three spellings of the parameter fields', async () => {
    for (const query of ['fields[]=title', 'fields[0]=title', 'fields=title']) {
      const { records } = (await get(`${table}?pageSize=1&${query}`)).json()
      expect(Object.keys(records[0].fields)).toEqual(['title'])
    }
  })

  it('refuses a body that is no JSON or too large', async () => {
    expect(refusalOf(await post('{"__proto__":{"pageSize":1}}'))).toBe('400 INVALID_REQUEST_BODY')
    expect(refusalOf(await post('{'))).toBe('400 INVALID_REQUEST_BODY')
    expect(refusalOf(await post({ filterByFormula: 'x'.repeat(70_000) }))).toBe(
      '413 REQUEST_TOO_LARGE',
    )
  })
})

describe('offsets of a list', () => {
  const first = async (query: string): Promise<string> =>
    (await get(`${table}?pageSize=10${query}`)).json().offset

  it.each([
    '',
    'x',
    '/',
    'itr/10',
    'itr/-1',
    'itr/1e3',
    'itr0000000000000000000000/10',
    '10',
    '-1',
    '%00',
    'a'.repeat(101),
  ])('refuses the made-up offset %s', async (offset) => {
    expect(refusalOf(await get(`${table}?pageSize=10&offset=${offset}`))).toMatch(
      /^422 (LIST_RECORDS_ITERATOR_NOT_AVAILABLE|INVALID_REQUEST_UNKNOWN)$/,
    )
  })

  it('refuses an offset of another list', async () => {
    const offset = encodeURIComponent(await first(''))
    expect((await get(`${table}?pageSize=10&offset=${offset}`)).statusCode).toBe(200)
    for (const url of [
      `${table}?pageSize=11&offset=${offset}`,
      `${table}?pageSize=10&filterByFormula=1&offset=${offset}`,
      `${table}?pageSize=10&sort[0][field]=title&offset=${offset}`,
      `${table}?pageSize=10&offset=${offset.replace(/10$/, '20')}`,
      `/content/v0/goodwork/impact-action?pageSize=10&offset=${offset}`,
    ]) {
      expect(refusalOf(await get(url))).toBe('422 LIST_RECORDS_ITERATOR_NOT_AVAILABLE')
    }
  })

  it('refuses an offset of another version of the content', async () => {
    const other = aContentServer(openContent({ ...compiled, version: 'another' }))
    const url = `${table}?pageSize=10&offset=${encodeURIComponent(await first(''))}`
    const response = await other.inject({ url, headers: { authorization } })
    expect(refusalOf(response)).toBe('422 LIST_RECORDS_ITERATOR_NOT_AVAILABLE')
  })
})

describe('addresses of the content', () => {
  it.each([
    ['/content/v0/other/impact-advice', '404 NOT_FOUND'],
    ['/content/v0/goodwork/nope', '404 TABLE_NOT_FOUND'],
    ['/content/v0/goodwork/__proto__', '404 TABLE_NOT_FOUND'],
    ['/content/v0/goodwork/nope/rec00000000000000', '404 TABLE_NOT_FOUND'],
    [`${table}/rec00000000000000`, '404 MODEL_ID_NOT_FOUND'],
    [`${table}/a/b/c`, '404 NOT_FOUND'],
    [`/content/v0/goodwork/${'x'.repeat(500)}`, '404 NOT_FOUND'],
    ['/content/v1/goodwork/impact-advice', '404 NOT_FOUND'],
  ])('the address %s answers %s', async (url, refusal) => {
    expect(refusalOf(await get(url))).toBe(refusal)
  })

  it('refuses to write to a table', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await app.inject({ method, url: table, headers: { authorization } })
      expect(refusalOf(response)).toBe('404 NOT_FOUND')
    }
  })
})

describe('readers without a valid key', () => {
  it.each([
    [undefined],
    [''],
    [readKey],
    [`Basic ${readKey}`],
    ['Bearer'],
    ['Bearer '],
    [`Bearer ${readKey}x`],
    [`Bearer ${readKey} x`],
  ])('refuses to read the content with the Authorization header %j', async (header) => {
    for (const url of [table, `${table}/rec1`, '/content/v0/nope/nope', '/content/x']) {
      const headers = header === undefined ? {} : { authorization: header }
      expect(refusalOf(await app.inject({ url, headers }))).toBe('401 AUTHENTICATION_REQUIRED')
    }
  })

  it('refuses every key if no read key is set', () => {
    expect(readKeyCheck([])('Bearer undefined')).toBe(false)
    expect(readKeyCheck([''])('Bearer ')).toBe(false)
    expect(readKeyCheck(['a', 'b'])('bearer b')).toBe(true)
  })

  it('answers "try again" without the cause while the store can’t read sessions', async () => {
    const gone = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' })
    const noRoom = new Error('timeout exceeded when trying to connect')
    const busy = [new AppError('TRY_AGAIN', 'secret'), gone, noRoom]
    const answers = [...busy, new Error('secret')].map(async (error) => {
      const broken = fastify()
      broken.register(contentRoutes, {
        content: () => openContent(compiled),
        readerOf: () => Promise.reject(error),
      })
      const response = await broken.inject({ url: table })
      expect(response.body).not.toMatch(/secret|connect/)
      return refusalOf(response)
    })
    expect(await Promise.all(answers)).toEqual([
      ...busy.map(() => '503 SERVICE_UNAVAILABLE'),
      '500 SERVER_ERROR',
    ])
  })
})

describe('caching of pages', () => {
  it('answers 304 only to a reader that already has the page', async () => {
    const url = `${table}?pageSize=3&filterByFormula=trending`
    const { etag, 'cache-control': control } = (await get(url)).headers
    expect(control).toBe('private, no-cache')
    for (const tag of [`${etag}`, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get(url, { 'if-none-match': tag })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200)
    expect((await app.inject({ url, headers: { 'if-none-match': `${etag}` } })).statusCode).toBe(
      401,
    )
  })

  it('gives each page, query, record and version its own ETag', async () => {
    const page = await get(`${table}?pageSize=3`)
    const next = `${table}?pageSize=3&offset=${encodeURIComponent(page.json().offset)}`
    const urls = [`${table}?pageSize=3`, next, `${table}?pageSize=4`, `${table}?fields=title`]
    const records = page.json().records.map(({ id }: { id: string }) => `${table}/${id}`)
    const tags = await Promise.all(
      [...urls, ...records].map(async (u) => (await get(u)).headers.etag),
    )
    expect(new Set(tags).size).toBe(7)
    const other = aContentServer(openContent({ ...compiled, version: 'another' }))
    const { headers } = await other.inject({ url: urls[0] ?? '', headers: { authorization } })
    expect(tags).not.toContain(headers.etag)
  })
})
