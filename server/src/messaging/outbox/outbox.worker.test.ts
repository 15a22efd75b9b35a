import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { smtpMailer } from '#integrations/mailer.ts'
import type { Mail } from '#messaging/outbox/outbox.ts'
import {
  makeOutboxWorker,
  type OutboxDependencies,
  type OutboxWorker,
} from '#messaging/outbox/outbox.worker.ts'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { aMailServer, type MailServer, until } from '#testing/mail-server.ts'
import { openMail } from '#testing/mime.ts'
import { fillOutbox, mailingTo, openAgain, outboxOf } from '#testing/outbox.ts'
import { PRODUCTION } from '#testing/production.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { LEASE_MS, MOST_TRIES, WAITS } from './outbox.rules.ts'

const MINUTE = 60_000
const FROM = { address: 'goodwork@mail.example', name: 'Goodwork' }

describe.each(DATABASES)('the worker of the outbox on %s', (database) => {
  let app: TestApp
  let server: MailServer
  let worker: OutboxWorker

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    server = await aMailServer()
    worker = another()
    await emptied(app)
  })
  afterEach(async () => {
    server.release()
    await server.close()
  })

  /** A worker as another process has it, on the same database and clock. */
  const another = (dependencies: Partial<OutboxDependencies> = {}) => {
    const { port } = server
    const mailer = smtpMailer({ host: '127.0.0.1', port, tls: 'off', auth: undefined }, FROM)
    const log = { warn: () => undefined, error: () => undefined }
    const { store } = app.services
    return makeOutboxWorker({
      ...{ store, clock: app.clock, log, mailer, texter: undefined, keepWords: true },
      ...dependencies,
    })
  }
  const recipients = () => server.received.map((mail) => mail.to[0]).sort()

  it('sends what is due, once, and says so', async () => {
    await fillOutbox(app, 3)
    await worker.runDue()
    await worker.runDue()
    expect(recipients()).toEqual(['reader0@a.example', 'reader1@a.example', 'reader2@a.example'])
    for (const row of await outboxOf(app)) {
      expect(row).toMatchObject({ sentDate: app.clock.now(), nextTry: null, tries: 1 })
      expect(row.text).not.toBe('')
    }
  })

  it('keeps no link of a sent mail in production', async () => {
    const live = await makeTestApp(database, { ...PRODUCTION, ...mailingTo(server.url) })
    await fillOutbox(live)
    expect((await outboxOf(live))[0]?.text).not.toBe('')
    await live.outbox.runDue()
    expect((await outboxOf(live))[0]).toMatchObject({ text: '', html: null, kind: 'accountExists' })
    await live.drop()
    expect(openMail(server.received[0]?.raw ?? '').text).toContain('/auth/login')
  })

  it('waits longer after each failure, then gives up and keeps why', async () => {
    server.manner = { refusing: '451 4.3.0 Come back later' }
    await fillOutbox(app)
    for (const wait of WAITS) {
      await worker.runDue()
      expect((await outboxOf(app))[0]?.nextTry).toBe(app.clock.now() + wait)
      app.clock.move(wait - 1)
      await worker.runDue()
      app.clock.move(1)
    }
    expect((await outboxOf(app))[0]?.tries).toBe(WAITS.length)
    await worker.runDue()
    const [row] = await outboxOf(app)
    expect(row).toMatchObject({ tries: MOST_TRIES, nextTry: null, sentDate: null })
    expect(row?.lastError).toContain('Come back later')
    server.manner = 'healthy'
    app.clock.move(48 * 60 * MINUTE)
    await worker.runDue()
    expect(server.received).toEqual([])
  })

  it('gives up at once where no such mailbox is, and tells the log neither who nor what', async () => {
    const lines: unknown[] = []
    const write = (facts: object, message: string) => lines.push({ ...facts, message })
    const quiet = another({ log: { warn: write, error: write }, keepWords: false })
    server.manner = { refusing: '550 5.1.1 reader0@a.example is not known here' }
    const mail: Mail = { kind: 'resetLink', code: 'c0de', until: app.clock.now() + MINUTE }
    await fillOutbox(app, 1, mail)
    await quiet.runDue()
    expect((await outboxOf(app))[0]).toMatchObject({
      nextTry: null,
      tries: 1,
      text: '',
      html: null,
    })
    expect(lines).toEqual([
      {
        message: 'a message was given up',
        kind: 'resetLink',
        channel: 'mail',
        tries: 1,
        reason: 'EENVELOPE 550 RCPT TO',
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/a\.example|c0de/)
  })

  it('does not send a link whose time is over, nor wait for a try that would come too late', async () => {
    server.manner = { refusing: '451 4.3.0 Come back later' }
    const end = app.clock.now() + 30 * MINUTE
    await fillOutbox(app, 1, { kind: 'resetLink', code: 'c0de', until: end })
    await worker.runDue()
    server.manner = 'healthy'
    app.clock.set(end)
    await worker.runDue()
    expect(server.begun).toBe(0)
    expect((await outboxOf(app))[0]).toMatchObject({ lastError: 'EXPIRED', nextTry: null })

    server.manner = { refusing: '451 4.3.0 Come back later' }
    const soon = app.clock.now() + 5_000
    await fillOutbox(app, 1, { kind: 'resetLink', code: 'c0de', until: soon })
    await worker.runDue()
    const late = (await outboxOf(app)).at(-1)
    expect(late).toMatchObject({ tries: 1, nextTry: null, sentDate: null })
    expect(late?.lastError).toContain('Come back later')
  })

  it('sends each of many once, however many processes send from one database', async () => {
    const stores = await Promise.all([openAgain(app), openAgain(app), openAgain(app)])
    const workers = [worker, ...stores.map((store) => another({ store }))]
    await fillOutbox(app, 60)
    await Promise.all(workers.map((worker) => worker.runDue()))
    await worker.runDue()
    expect(server.received).toHaveLength(60)
    expect(new Set(recipients()).size).toBe(60)
    expect((await outboxOf(app)).filter((row) => row.sentDate === null)).toEqual([])
    for (const store of stores) await store.close()
  })

  it('takes up what a killed process left, not before its lease is over, under the same name', async () => {
    server.manner = 'slow'
    await fillOutbox(app)
    const left = worker.runDue()
    await server.untilBegun(1)
    const next = another()
    await next.runDue()
    app.clock.move(LEASE_MS - 1)
    await next.runDue()
    expect(server.begun).toBe(1)
    app.clock.move(1)
    const taken = next.runDue()
    await server.untilBegun(2)
    server.release()
    await Promise.all([left, taken])
    const names = server.received.map(({ raw }) => openMail(raw).headers['message-id'])
    expect(names).toEqual(Array(2).fill(names[0]))
    expect((await outboxOf(app))[0]).toMatchObject({ tries: 2, sentDate: app.clock.now() })
  })

  it('does not let one who was too slow undo what another did', async () => {
    server.manner = 'slow'
    await fillOutbox(app)
    const slow = worker.runDue()
    await server.untilBegun(1)
    app.clock.move(LEASE_MS)
    server.manner = { refusing: '451 4.3.0 Come back later' }
    await another().runDue()
    const claimed = await outboxOf(app)
    server.release()
    await slow
    expect(await outboxOf(app)).toEqual(claimed)
    expect(claimed[0]).toMatchObject({ tries: 2, nextTry: app.clock.now() + (WAITS[1] ?? 0) })
  })

  it('finishes what is being sent when it closes, and begins nothing more', async () => {
    server.manner = 'slow'
    await fillOutbox(app, 8)
    const running = worker.runDue()
    await server.untilBegun(4)
    let closed = false
    const closing = worker.close().then(() => {
      closed = true
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(closed).toBe(false)
    server.release()
    await Promise.all([closing, running])
    expect(server.received).toHaveLength(4)
    expect((await outboxOf(app)).map((row) => row.tries)).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
    await worker.runDue()
    expect(server.begun).toBe(4)
  })

  it('finds by itself what is written, once it has started', async () => {
    await fillOutbox(app)
    // It would not look again by itself before the test is over.
    worker = another({ pace: { lookMs: 10 * MINUTE } })
    worker.wake()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(server.begun).toBe(0)
    worker.start()
    await until(() => server.received.length === 1)
    await fillOutbox(app)
    worker.wake()
    await until(() => server.received.length === 2)
    await worker.close()
  })

  it('looks again and again, also where nobody woke it', async () => {
    worker = another({ pace: { lookMs: 20 } })
    worker.start()
    for (const count of [1, 2]) {
      await fillOutbox(app)
      await until(() => server.received.length === count)
    }
    await worker.close()
  })

  it('leaves a mail for later whose server does not end before its patience does', async () => {
    server.manner = 'slow'
    await fillOutbox(app)
    worker = another({ pace: { lastWordsMs: 200 } })
    void worker.runDue()
    await server.untilBegun(1)
    await worker.close()
    const [row] = await outboxOf(app)
    expect(row).toMatchObject({ sentDate: null, tries: 1, nextTry: app.clock.now() + WAITS[0] })
    expect(row?.lastError).toContain('EABORT')
  })
})
