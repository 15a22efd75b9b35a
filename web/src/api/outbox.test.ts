import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { TypedDocumentString } from '#api/generated/graphql.ts'

type Variables = { obj: { _id: string } }
const document = 'mutation Save($obj: Obj!) { save(obj: $obj) { _id } }' as never

/** A server that saves each id once, in order; some requests and some answers are lost. */
const server = { isAway: true, loss: 0, saved: [] as string[], requests: 0 }
let http: Server

beforeAll(async () => {
  let random = 1
  const isLost = () => {
    // Park and Miller: the same losses in each run.
    random = (random * 16_807) % 2_147_483_647
    return server.isAway || random / 2_147_483_647 < server.loss
  }
  http = createServer(async (request, response) => {
    server.requests += 1
    if (isLost()) return request.socket.destroy()
    const { variables } = JSON.parse(await text(request)) as { variables: Variables }
    const { _id } = variables.obj
    if (!server.saved.includes(_id)) server.saved.push(_id)
    if (isLost()) return request.socket.destroy()
    response.end(JSON.stringify({ data: { save: { _id } } }))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => http.close(resolve)))

/** What local storage holds; `room` is the number of values that fit. */
let disk: Record<string, string>
let room: number

beforeEach(() => {
  disk = {}
  room = Number.POSITIVE_INFINITY
  vi.stubGlobal('localStorage', storage())
  const { port } = http.address() as AddressInfo
  const realFetch = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${url}`, init),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Local storage, whose keys are its own properties. */
function storage() {
  const methods = {
    getItem: (name: string) => disk[name] ?? null,
    removeItem: (name: string) => void delete disk[name],
    setItem: (name: string, value: string) => {
      if (Object.keys(disk).length >= room) throw new Error('QuotaExceededError')
      disk[name] = value
    },
  }
  return new Proxy(methods, {
    ownKeys: () => Object.keys(disk),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

/** The outbox as a new visit finds it. */
async function aVisit() {
  vi.resetModules()
  const { post, flushOutbox } = await import('#api/outbox.ts')
  const save = (_id: string) =>
    post<unknown, Variables>({
      person: 'ada',
      operation: 'save',
      document: document as TypedDocumentString<unknown, Variables>,
      variables: { obj: { _id } },
    })
  return { save, flush: () => flushOutbox('ada') }
}

it('sends 500 saves of several visits once and in order when 30 % of the traffic is lost', async () => {
  const ids = Array.from({ length: 500 }, (_, index) => `save ${index}`)
  for (let start = 0; start < ids.length; start += 125) {
    const visit = await aVisit()
    for (const id of ids.slice(start, start + 125)) {
      await expect(visit.save(id)).resolves.toEqual({ sent: false })
    }
  }
  expect(Object.keys(disk)).toHaveLength(500)
  Object.assign(server, { isAway: false, loss: 0.3, requests: 0 })
  const later = await aVisit()
  for (let tries = 0; tries < 2000 && Object.keys(disk).length > 0; tries += 1) await later.flush()
  expect(Object.keys(disk)).toEqual([])
  expect(server.saved).toEqual(ids)
  expect(server.requests).toBeGreaterThan(700)
}, 60_000)

it('sends saves at once on a full device, and refuses them without a network', async () => {
  Object.assign(server, { isAway: false, loss: 0, saved: [] })
  room = 0
  const visit = await aVisit()
  await expect(visit.save('first')).resolves.toMatchObject({ sent: true })
  server.isAway = true
  await expect(visit.save('second')).rejects.toMatchObject({ code: 'NO_ROOM' })
  expect(server.saved).toEqual(['first'])
})
