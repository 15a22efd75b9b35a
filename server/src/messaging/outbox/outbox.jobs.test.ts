import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { smtpMailer } from '#integrations/mailer.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Mail } from '#messaging/outbox/outbox.ts'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { aMailServer, type MailServer } from '#testing/mail-server.ts'
import { openMail } from '#testing/mime.ts'
import { fillOutbox, mailingTo, outboxOf } from '#testing/outbox.ts'
import { PRODUCTION } from '#testing/production.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { outboxJobs } from './outbox.jobs.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const FROM = { address: 'goodwork@mail.example', name: 'Goodwork' }

describe.each(DATABASES)('jobs of the outbox on %s', (database) => {
  let app: TestApp
  let server: MailServer
  let jobs: Jobs

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    server = await aMailServer()
    jobs = sending()
    await emptied(app)
  })
  afterEach(async () => {
    server.release()
    await server.close()
  })

  const sending = ({ keepText = true, log = {} } = {}) => {
    const { port } = server
    const smtp = { host: '127.0.0.1', port, tls: 'off', auth: undefined } as const
    const mailer = smtpMailer(smtp, FROM)
    const bulkMailer = smtpMailer(smtp, FROM, { isBulk: true })
    const { store, seal, config } = app.services
    const pusher = { send: async () => undefined }
    const others = { freeDays: async () => () => false, stillHolds: async () => true }
    const links = { seal, publicUrl: config.publicUrl, ...others }
    const known = {
      ...{ store, clock: app.clock, mailer, bulkMailer, texter: undefined, pusher, keepText },
      ...links,
    }
    const quiet = { warn: () => undefined, error: () => undefined, ...log }
    return anotherProcess(app, { handlers: outboxJobs(known), log: quiet })
  }

  it('sends each mail once and records it as sent', async () => {
    await fillOutbox(app, 3)
    await jobs.runDue()
    await jobs.runDue()
    const recipients = server.received.map((mail) => mail.to[0]).sort()
    expect(recipients).toEqual(['reader0@a.example', 'reader1@a.example', 'reader2@a.example'])
    for (const row of await outboxOf(app)) {
      expect(row).toMatchObject({ sentDate: app.clock.now(), nextTry: null })
      expect(row.text).not.toBe('')
    }
  })

  it('sends mail to one person before many invitations that were written earlier', async () => {
    const sendAfter = app.clock.now() + 1
    await fillOutbox(app, 60, { kind: 'accessBack' }, sendAfter)
    app.clock.move(MINUTE)
    await fillOutbox(app, 1, { kind: 'accountExists' })
    await jobs.runDue()
    const subjects = server.received.map(({ raw }) => openMail(raw).headers.subject)
    expect(subjects).toHaveLength(61)
    const last = (await outboxOf(app)).at(-1)
    expect(subjects.indexOf(last?.subject)).toBeLessThan(30)
  })

  it('deletes the text of a sent mail in production', async () => {
    const live = await makeTestApp(database, { ...PRODUCTION, ...mailingTo(server.url) })
    await fillOutbox(live)
    expect((await outboxOf(live))[0]?.text).not.toBe('')
    await live.jobs.runDue('mail')
    expect((await outboxOf(live))[0]).toMatchObject({ text: '', html: null, kind: 'accountExists' })
    await live.drop()
    expect(openMail(server.received[0]?.raw ?? '').text).toContain('/auth/login')
  })

  it('fails at once for an unknown mailbox and logs neither recipient nor text', async () => {
    const lines: unknown[] = []
    const write = (facts: object, message: string) => lines.push({ ...facts, message })
    const quiet = sending({ log: { warn: write, error: write }, keepText: false })
    server.manner = { refusing: '550 5.1.1 reader0@a.example is not known here' }
    const mail: Mail = { kind: 'resetLink', code: 'c0de', until: app.clock.now() + MINUTE }
    await fillOutbox(app, 1, mail)
    await quiet.runDue()
    const [row] = await outboxOf(app)
    expect(row).toMatchObject({ nextTry: null, tries: 1, text: '', html: null })
    const reason = 'EENVELOPE 550 RCPT TO'
    const message = 'a job failed for the last time'
    expect(lines).toEqual([{ message, kind: 'mail', key: row?._id, attempts: 1, reason }])
    expect(JSON.stringify(lines)).not.toMatch(/a\.example|c0de/)
  })

  it('sends no mail with an expired link and does not retry after its end', async () => {
    server.manner = { refusing: '451 4.3.0 Come back later' }
    const end = app.clock.now() + 30 * MINUTE
    await fillOutbox(app, 1, { kind: 'resetLink', code: 'c0de', until: end })
    await jobs.runDue()
    server.manner = 'healthy'
    app.clock.set(end)
    await jobs.runDue()
    expect(server.begun).toBe(0)
    expect((await outboxOf(app))[0]).toMatchObject({ lastError: 'EXPIRED', nextTry: null })

    server.manner = { refusing: '451 4.3.0 Come back later' }
    const soon = app.clock.now() + 5_000
    await fillOutbox(app, 1, { kind: 'resetLink', code: 'c0de', until: soon })
    await jobs.runDue()
    const late = (await outboxOf(app)).at(-1)
    expect(late).toMatchObject({ tries: 1, nextTry: null, sentDate: null })
    expect(late?.lastError).toContain('Come back later')
  })

  it('sends the mail of a killed process again with the same message id', async () => {
    server.manner = 'slow'
    await fillOutbox(app)
    const left = jobs.runDue()
    await server.untilBegun(1)
    app.clock.move(5 * MINUTE)
    const taken = sending().runDue()
    await server.untilBegun(2)
    server.release()
    await Promise.all([left, taken])
    app.clock.move(HOUR)
    await jobs.runDue()
    const names = server.received.map(({ raw }) => openMail(raw).headers['message-id'])
    expect(names).toEqual(Array(2).fill(names[0]))
    expect((await outboxOf(app))[0]).toMatchObject({ nextTry: null, lastError: null })
  })
})
