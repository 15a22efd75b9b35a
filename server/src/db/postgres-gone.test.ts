import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { compiledFile } from '@goodwork/content/compiled.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgresStore } from '#db/open-store.ts'
import type { Store } from '#db/store.ts'
import { openTestStore, type TestStore } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { ask } from '#testing/raw.ts'
import { makeTestApp, type TestApp, testClock } from '#testing/test-app.ts'

/** A connection to PostgreSQL that a test can cut and mend, like a network failure or a restart. */
class Line {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  port = 0

  constructor(target: URL) {
    this.#target = target
  }

  async mend(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port || 5432), this.#target.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => this.#sockets.delete(socket))
      }
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address === 'object' && address !== null) this.port = address.port
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}

const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** Routes besides GraphQL that read the session. */
const REST = [
  ['GET', '/content/v0/goodwork/action'],
  ['POST', '/pictures', 'image/png'],
  ['DELETE', '/pictures'],
  ['POST', '/import/members'],
  ['GET', '/import/members/1/failed.csv'],
  ['POST', '/export'],
] as const

describe('outages of PostgreSQL', () => {
  let behind: TestStore
  let line: Line
  let store: Store
  let app: Pick<TestApp, 'http' | 'close' | 'services'> & { clock: TestApp['clock'] }
  let owner: Actor

  beforeAll(async () => {
    behind = await openTestStore('postgres')
    await migrate(behind.store)
    line = new Line(new URL(process.env.TEST_DATABASE_URL ?? ''))
    await line.mend()
    const url = new URL(behind.url ?? '')
    url.host = `127.0.0.1:${line.port}`
    store = openPostgresStore(url.href)
    const clock = testClock()
    const config = readConfig({ LOG_LEVEL: 'silent' }, behind.folder)
    const made = await makeApp(config, { content: compiledFile, site: undefined }, { store, clock })
    app = { ...made, clock }
    owner = await aPerson(app as TestApp)
  })
  afterAll(async () => {
    await app.close()
    await line.cut()
    await behind.store.close()
    await behind.drop()
  })

  const call = async (query: string) => {
    const reply = await ask(app, query, { authorization: `Bearer ${owner.token}` })
    return reply.json()
  }
  const create = (note: string) =>
    call(`mutation { goalCreate(obj: { adviceTitle: "A", note: "${note}" }) { note } }`)
  const notes = async () =>
    (await call('{ goalGetMany { note } }')).data?.goalGetMany.map(
      (it: { note: string }) => it.note,
    )

  it('answers TRY_AGAIN while the connection to PostgreSQL is cut, and normally after it', async () => {
    await create('before')
    expect((await app.http.inject('/readyz')).statusCode).toBe(200)
    await line.cut()
    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = await create('lost')
      expect(data ?? null).toBeNull()
      expect(errors[0].extensions).toMatchObject({ code: 'TRY_AGAIN', status: 503 })
      expect(errors[0].message).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i)
    }
    expect((await app.http.inject('/readyz')).statusCode).toBe(503)
    for (const [method, url, type = 'application/json'] of REST) {
      const headers = { authorization: `Bearer ${owner.token}`, 'content-type': type }
      const body = method === 'POST' ? { payload: '{}' } : {}
      const reply = await app.http.inject({ method, url, headers, ...body })
      expect([url, reply.statusCode]).toEqual([url, 503])
      expect(reply.body).toMatch(/TRY_AGAIN|SERVICE_UNAVAILABLE/)
    }
    expect((await app.http.inject('/healthz')).statusCode).toBe(200)
    await line.mend()
    expect((await app.http.inject('/readyz')).statusCode).toBe(200)
    await create('after')
    expect(await notes()).toEqual(['after', 'before'])
  })

  it('answers every call while the connection to PostgreSQL is cut, and keeps acknowledged writes', async () => {
    const calls = Array.from({ length: 40 }, async (_, at) => {
      await sleep(at * 3)
      const { data } = await create(`n${at}`)
      return data?.goalCreate?.note as string | undefined
    })
    await sleep(50)
    await line.cut()
    const acknowledged = (await Promise.all(calls)).filter((note) => note !== undefined)
    await line.mend()
    expect(acknowledged.length).toBeLessThan(40)
    expect(await notes()).toEqual(expect.arrayContaining(acknowledged))
  })

  it('answers no error but TRY_AGAIN when PostgreSQL ends its connections under load', async () => {
    const codes: string[] = []
    let over = false
    const clients = Array.from({ length: 30 }, async (_, at) => {
      while (!over) {
        const { errors } = await (at % 3 === 0 ? call('{ me { _id } }') : create(`k${at}`))
        for (const { extensions } of errors ?? []) codes.push(extensions.code)
      }
    })
    // A slow machine needs more rounds to refuse as many calls.
    for (let time = 0; time < 12 || (codes.length <= 50 && time < 400); time += 1) {
      await sleep(40)
      // Alternates between the error of a restart and a cut connection.
      if (time % 2 === 0) await sql.raw(END_ALL).execute(behind.store.read)
      else await line.cut().then(() => line.mend())
    }
    over = true
    await Promise.all(clients)
    expect(codes.length).toBeGreaterThan(50)
    expect(new Set(codes)).toEqual(new Set(['TRY_AGAIN']))
  })

  it('an outage of PostgreSQL does not affect a server on the embedded store', async () => {
    const other = await makeTestApp('sqlite')
    await line.cut()
    expect((await other.http.inject('/readyz')).statusCode).toBe(200)
    await line.mend()
    await other.drop()
  })
})
