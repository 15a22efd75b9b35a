import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { aBase, apiKey, type Base, edited } from './source.test-base.ts'

const table = '/content/v0/goodwork/impact-action'
const old = 'impact-action'

describe.each(DATABASES)('content from an Airtable base on %s', (database) => {
  let base: Base
  let app: TestApp
  let reader: Actor
  let release: () => void = () => undefined

  beforeAll(async () => {
    base = await aBase()
    base.serve(edited(old, 0, { title: 'A title that came later' }))
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    app = await makeTestApp(
      database,
      {
        CONTENT_SOURCE: 'airtable',
        AIRTABLE_URL: base.settings.url,
        AIRTABLE_API_KEY: apiKey,
        AIRTABLE_BASE_ID: base.settings.baseId,
      },
      undefined,
      { wait: () => held },
    )
    reader = await aPerson(app)
  })
  afterAll(async () => {
    release()
    await app.drop()
    await base.close()
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.http.inject({ url, headers: { authorization: `Bearer ${reader.token}`, ...headers } })

  it('serves the old content at first, then the whole new version of the base', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const before = await get(`${table}?pageSize=10`)
    const etag = `${before.headers.etag}`
    const next = `${table}?pageSize=10&offset=${encodeURIComponent(before.json().offset)}`
    expect(before.statusCode).toBe(200)
    expect((await get(`${table}?pageSize=10`, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get(next)).statusCode).toBe(200)

    release()
    await vi.waitFor(
      async () => expect((await get(`${table}?pageSize=10`)).headers.etag).not.toBe(etag),
      { timeout: 20_000, interval: 50 },
    )
    const after = await get(`${table}?pageSize=10`, { 'if-none-match': etag })
    expect(after.statusCode).toBe(200)
    expect(after.json().records[0].fields.title).toBe('A title that came later')
    const stale = await get(next)
    expect([stale.statusCode, stale.json().error]).toEqual([
      422,
      {
        type: 'LIST_RECORDS_ITERATOR_NOT_AVAILABLE',
        message: 'This list has changed. Ask for its first page again.',
      },
    ])
  })

  it('never sends the key of the Airtable base, and refuses it as a read key', async () => {
    const reply = await get(`${table}?pageSize=1`, { authorization: `Bearer ${apiKey}` })
    expect(reply.statusCode).toBe(401)
    expect(JSON.stringify([reply.headers, reply.body])).not.toContain(apiKey)
  })
})
