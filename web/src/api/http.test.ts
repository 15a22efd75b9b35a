import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { idsFormula, listAllContent, listContent, toSearch } from '#api/content.ts'
import type { TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { setToken } from '#api/token.ts'

type RecordedRequest = {
  method: string
  url: string
  authorization: string | undefined
  body: string
}
type Reply = { status: number; body: string } | 'hang up'

let server: Server
let seen: RecordedRequest[] = []
let replies: Reply[] = []
const realFetch = globalThis.fetch

const document = 'query Me { me { _id } }' as unknown as TypedDocumentString<
  { me: { _id: string } },
  Record<string, never>
>
const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) })

async function read(incoming: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of incoming) body += part
  return body
}

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    seen.push({ method, url, authorization: headers.authorization, body: await read(incoming) })
    const reply = replies.shift() ?? json({ data: null })
    if (reply === 'hang up') incoming.socket.destroy()
    else outgoing.writeHead(reply.status).end(reply.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

beforeEach(() => {
  seen = []
  replies = []
  // A page resolves relative addresses by its own address; in Node the test adds the base.
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(new URL(url, base), init))
})

afterEach(() => {
  setToken(null)
  vi.unstubAllGlobals()
})

afterAll(() => {
  server.close()
})

it('sends a query with its variables and the token, and returns its data', async () => {
  setToken('secret')
  replies = [json({ data: { me: { _id: '1' } } })]
  expect(await request(document, {})).toEqual({ me: { _id: '1' } })
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/graphql',
    authorization: 'Bearer secret',
    body: '{"query":"query Me { me { _id } }","variables":{}}',
  })
})

it('sends no token with an anonymous request', async () => {
  setToken('secret')
  replies = [json({ data: { me: { _id: '1' } } })]
  await request(document, {}, { anonymous: true })
  expect(seen[0]?.authorization).toBeUndefined()
})

it("throws the server's refusal, whatever the status", async () => {
  const errors = [{ message: 'Sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } }]
  replies = [json({ data: null, errors }, 401), json({ data: null, errors })]
  const refusal = { kind: 'refused', code: 'UNAUTHENTICATED', message: 'Sign in to continue.' }
  await expect(request(document, {})).rejects.toMatchObject({ ...refusal, status: 401 })
  await expect(request(document, {})).rejects.toMatchObject({ ...refusal, status: 200 })
})

it('distinguishes a lost connection from an unreadable answer', async () => {
  replies = ['hang up', { status: 502, body: '<h1>Bad gateway</h1>' }]
  await expect(request(document, {})).rejects.toMatchObject({ kind: 'network', status: null })
  await expect(request(document, {})).rejects.toMatchObject({ kind: 'unexpected', status: 502 })
})

it('treats an answer without data as an error', async () => {
  replies = [json({ data: null })]
  await expect(request(document, {})).rejects.toMatchObject({ kind: 'refused' })
})

it('reports no network failure when the page aborts a request', async () => {
  const signal = AbortSignal.abort()
  await expect(request(document, {}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
})

it('writes content queries in the format of Airtable', () => {
  const search = toSearch({
    filterByFormula: "{id} = 'a'",
    sort: [{ field: 'title', direction: 'desc' }, { field: 'id' }],
    fields: ['id', 'title'],
    pageSize: 50,
  })
  expect([...new URLSearchParams(search)]).toEqual([
    ['filterByFormula', "{id} = 'a'"],
    ['pageSize', '50'],
    ['sort[0][field]', 'title'],
    ['sort[0][direction]', 'desc'],
    ['sort[1][field]', 'id'],
    ['sort[1][direction]', 'asc'],
    ['fields[]', 'id'],
    ['fields[]', 'title'],
  ])
})

it('reads a content table page after page', async () => {
  const record = (id: string) => ({ id: `rec${id}`, createdTime: '', fields: { id } })
  replies = [json({ records: [record('a')], offset: 'next' }), json({ records: [record('b')] })]
  const rows = await listAllContent('tooltips', { pageSize: 1 })
  expect(rows).toEqual([{ id: 'a' }, { id: 'b' }])
  expect(seen.map((call) => call.url)).toEqual([
    '/content/v0/goodwork/tooltips?pageSize=1',
    '/content/v0/goodwork/tooltips?pageSize=1&offset=next',
  ])
})

it('throws the error of the content service', async () => {
  const error = { type: 'INVALID_FILTER_BY_FORMULA', message: 'No such field' }
  replies = [json({ error }, 422)]
  const refusal = { code: 'INVALID_FILTER_BY_FORMULA', status: 422 }
  await expect(listContent('tooltips')).rejects.toMatchObject(refusal)
})

it('asks for all ids in one formula, which matches no record for an empty list', () => {
  expect(idsFormula(['a', "it's"])).toBe("OR({id} = 'a', {id} = 'it\\'s')")
  expect(idsFormula([])).toBe('FALSE()')
})
