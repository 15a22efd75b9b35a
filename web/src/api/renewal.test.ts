import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#api/errors.ts'
import type { TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { renewToken } from '#api/renewal.ts'
import { getToken, setToken } from '#api/token.ts'

type Reply = { hold?: Promise<void>; body: unknown }

const realFetch = globalThis.fetch
const document = 'query Me { me { _id } }' as unknown as TypedDocumentString<
  { me: { _id: string } },
  Record<string, never>
>
const refusal = {
  errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
}
const found = { data: { me: { _id: '1' } } }

function aGate<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((open) => {
    resolve = open
  })
  return { promise, resolve }
}

let server: Server
let seen: (string | undefined)[] = []
/** The answers of the server, by the token of the request. */
let replies: Record<string, Reply> = {}

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const token = incoming.headers.authorization?.replace('Bearer ', '') ?? ''
    seen.push(token)
    const { hold, body } = replies[token] ?? { body: refusal }
    await hold
    outgoing.writeHead(200).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

beforeEach(() => {
  seen = []
  replies = {}
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

it('retries a request with the new token when the old one was refused', async () => {
  setToken('old')
  const gate = aGate<void>()
  replies = { old: { hold: gate.promise, body: refusal }, fresh: { body: found } }
  const answer = request(document, {})
  await vi.waitFor(() => expect(seen).toEqual(['old']))
  await renewToken(async () => ({ token: 'fresh' }))
  gate.resolve()
  expect(await answer).toEqual(found.data)
  expect(seen).toEqual(['old', 'fresh'])
})

it('waits for a running token renewal before it ends the session', async () => {
  setToken('old')
  replies = { fresh: { body: found } }
  const gate = aGate<{ token: string }>()
  const renewal = renewToken(() => gate.promise)
  const answer = request(document, {})
  await vi.waitFor(() => expect(seen).toEqual(['old']))
  gate.resolve({ token: 'fresh' })
  expect(await answer).toEqual(found.data)
  await renewal
  expect(getToken()).toBe('fresh')
})

it('does not retry a request when there is no newer token', async () => {
  setToken('old')
  await expect(request(document, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(seen).toEqual(['old'])
})

it('keeps the token when the server refuses the request that renews it', async () => {
  setToken('old')
  const renewal = renewToken(async (token) => {
    await request(document, {}, { token })
    return { token: 'never' }
  })
  await expect(renewal).rejects.toBeInstanceOf(AppError)
  expect(getToken()).toBe('old')
  expect(seen).toEqual(['old'])
})

it("sends a call's own token instead of the stored one", async () => {
  setToken('kept')
  replies = { brought: { body: found } }
  await request(document, {}, { token: 'brought' })
  expect(seen).toEqual(['brought'])
})
