import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dueMessagesJob } from '#learning/due-messages/due-messages.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { outboxOf } from '#testing/outbox.ts'
import { makeTestApp, START, type TestApp } from '#testing/test-app.ts'

const MONDAY = Date.parse('2026-11-23T09:00Z')
const DAY = 86_400_000
const SUBSCRIBE = 'mutation($obj: PushSubscribeInput!) { done: pushSubscribe(obj: $obj) }'

type Received = { path: string; ttl: string; authorization: string; body: Buffer }

/** A push service of this machine. */
async function aPushService() {
  const service = { status: 201, received: [] as Received[], url: '', close: () => {} }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { ttl, authorization = '' } = request.headers
      const path = request.url ?? ''
      service.received.push({ path, ttl: `${ttl}`, authorization, body: Buffer.concat(parts) })
      reply.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return service
}

/** A browser: the keys that it gives the server, and how it reads a message. */
function aBrowser(endpoint: string) {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return {
    obj: { endpoint, p256dh, auth },
    open: (body: Buffer) =>
      JSON.parse(
        decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString(),
      ),
  }
}

describe.each(DATABASES)('push messages on %s', (database) => {
  let app: TestApp
  let person: Actor
  let service: Awaited<ReturnType<typeof aPushService>>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  beforeEach(async () => {
    service = await aPushService()
    app.clock.set(START)
    person = await aPerson(app)
    await app.services.store.write((trx) =>
      trx
        .updateTable('session')
        .set({ expires: START + 90 * DAY, idle: 90 * DAY })
        .execute(),
    )
  })
  afterEach(() => service.close())
  afterAll(() => app.drop())

  const done = (query: string, variables: object = {}, { token } = person) =>
    app.done(query, variables, token)
  const subscribe = async (name: string, as = person) => {
    const browser = aBrowser(`${service.url}/${name}`)
    await done(SUBSCRIBE, { obj: browser.obj }, as)
    return browser
  }
  const aGoal = async (as = person) => {
    const obj = { adviceTitle: 'Tell Ben the truth', planTime: '09:00', planDays: '1234567' }
    await done(
      'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }',
      { obj },
      as,
    )
    const choose =
      'mutation { done: messageChoose(kind: "plan", mail: false, push: true) { days } }'
    await done(choose, {}, as)
  }
  async function run(days = 0) {
    app.clock.set(MONDAY + days * DAY)
    await dueMessagesJob(app.services, app.content, app.http.log).run(
      'dueMessages',
      new AbortController().signal,
    )
    await app.jobs.runDue('push')
  }
  const paths = () => service.received.map(({ path }) => path).sort()

  it('reaches each of a person’s browsers once, with nothing private in it', async () => {
    const phone = await subscribe('phone')
    await subscribe('laptop')
    await subscribe('laptop')
    await aGoal()
    await run()
    await run()
    expect(paths()).toEqual(['/laptop', '/phone'])
    const [received] = service.received.filter(({ path }) => path === '/phone')
    expect(received?.authorization).toMatch(/^vapid t=.+, k=/)
    expect(Number(received?.ttl)).toBeGreaterThan(0)
    const message = phone.open(received?.body ?? Buffer.of())
    expect(message).toEqual({
      ...{ title: 'Goodwork', body: 'It’s time for your plan.', kind: 'plan' },
      path: expect.stringMatching(/^\/impact-goal\/view\?id=/),
    })
    expect(JSON.stringify(message)).not.toContain('Ben')
  })

  it.each([404, 410])('forgets a browser whose service answers %i', async (status) => {
    await subscribe('gone')
    await aGoal()
    service.status = status
    await run()
    service.status = 201
    await run(1)
    expect(service.received).toHaveLength(1)
  })

  it.each([400, 403, 413])(
    'gives a message up at the answer %i, and keeps the browser',
    async (status) => {
      await subscribe('phone')
      await aGoal()
      service.status = status
      await run()
      app.clock.move(60_000)
      await app.jobs.runDue('push')
      expect(service.received).toHaveLength(1)
      service.status = 201
      await run(1)
      expect(service.received).toHaveLength(2)
    },
  )

  it.each([429, 503])('tries again later if the service answers %i', async (status) => {
    await subscribe('phone')
    await aGoal()
    service.status = status
    await run()
    service.status = 201
    app.clock.move(20_000)
    await app.jobs.runDue('push')
    expect(service.received).toHaveLength(2)
    const [row] = (await outboxOf(app)).filter(
      ({ user, channel }) => user === person._id && channel === 'push',
    )
    expect(row?.sentDate).not.toBeNull()
  })

  it('reaches no browser that signed off, unsubscribed, or belongs to another person now', async () => {
    const other = await aPerson(app)
    await app.services.store.write((trx) =>
      trx
        .updateTable('session')
        .set({ expires: START + 90 * DAY, idle: 90 * DAY })
        .execute(),
    )
    await subscribe('shared')
    await aGoal()
    await subscribe('shared', other)
    await run()
    expect(service.received).toEqual([])
    await subscribe('own')
    const endpoint = `${service.url}/own`
    await done('mutation($e: String!) { done: pushUnsubscribe(endpoint: $e) }', { e: endpoint })
    await run(1)
    await subscribe('own')
    await done('mutation { logout }')
    await run(2)
    expect(service.received).toEqual([])
  })

  it('reaches no browser whose session is over, also before the daily clean-up', async () => {
    await subscribe('phone')
    await aGoal()
    await app.services.store.write((trx) =>
      trx
        .updateTable('session')
        .set({ expires: MONDAY - 1 })
        .execute(),
    )
    await run()
    expect(service.received).toEqual([])
  })

  it.each([
    'http://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'ftp://push.example/x',
    `https://push.example/${'x'.repeat(1000)}`,
    'nowhere',
  ])('refuses the push address %s', async (endpoint) => {
    const { obj } = aBrowser(endpoint)
    const { errors } = await app.call(SUBSCRIBE, { obj }, person.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'endpoint' })
  })

  it('keeps one pair of keys, and the ten newest browsers', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => done('{ done: pushKeyGet }')))
    expect(new Set(keys).size).toBe(1)
    for (let place = 0; place < 12; place += 1) {
      app.clock.move(1000)
      await subscribe(`browser${place}`)
    }
    await aGoal()
    await run()
    expect(paths()).toHaveLength(10)
    expect(paths()).not.toContain('/browser0')
  })
})
