import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { SQLITE_FILE } from '#db/open-store.ts'
import { localMailer } from '#integrations/mailer.ts'
import { twilioTexter } from '#integrations/texter.ts'
import { outboxJobs } from '#messaging/outbox/outbox.jobs.ts'
import { queueSms } from '#messaging/outbox/outbox.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { aMailServer, type MailServer, type Manner, until } from '#testing/mail-server.ts'
import { openMail } from '#testing/mime.ts'
import { fillOutbox, mailingTo, outboxOf } from '#testing/outbox.ts'
import { lockFile } from '#testing/second-process.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { aTwilio } from '#testing/twilio.ts'

const SIGN_UP = 'mutation($obj: UserCreateInput!) { userCreate(obj: $obj) { email } }'
const HOUR = 3_600_000

describe('requests that cause a mail', () => {
  let app: TestApp
  let server: MailServer | undefined

  afterEach(async () => {
    server?.release()
    await app.drop()
    await server?.close()
    server = undefined
  })

  /** Signs a person up over HTTP. */
  async function signUp(name: string): Promise<void> {
    const password = 'seven purple umbrellas'
    const email = `${name}@a.example`
    await app.done(SIGN_UP, {
      obj: { email, password, firstName: 'Ada', lastName: 'Byron' },
    })
  }

  /** Expects one mail for each person after the server works again. */
  async function arrivesOnce(names: string[]): Promise<void> {
    for (let hours = 0; hours < 3; hours += 1) {
      app.clock.move(HOUR)
      await app.jobs.runDue('mail')
    }
    const addresses = names.map((name) => `${name}@a.example`).sort()
    expect(server?.received.flatMap((mail) => mail.to).sort()).toEqual(addresses)
    for (const { raw } of server?.received ?? []) {
      expect(openMail(raw).text).toMatch(/\/auth\/verify-email\?code=[\w-]{43}\n/)
    }
    for (const row of await outboxOf(app)) expect(row.sentDate).not.toBeNull()
  }

  it.each<[string, Manner]>([
    ['is slow', 'slow'],
    ['drops the connection', 'dropping'],
    ['refuses temporarily', { refusing: '451 4.3.0 Come back later' }],
    ['refuses permanently by mistake', { refusing: '550 5.7.1 Relay access denied' }],
  ])('answers requests and sends mail once later if the mail server %s', async (_what, manner) => {
    server = await aMailServer(manner)
    app = await makeTestApp('sqlite', mailingTo(server.url))
    app.jobs.start()
    await signUp('ada')
    await until(async () => (server?.begun ?? 0) > 0 || (await outboxOf(app))[0]?.tries === 1)
    await signUp('bea')
    await until(async () => (await outboxOf(app)).every((row) => row.tries === 1))
    expect(server.received).toEqual([])
    server.manner = 'healthy'
    server.release()
    await arrivesOnce(['ada', 'bea'])
  })

  it('answers requests without a mail server and sends mail once later', async () => {
    const probe = await aMailServer()
    const { port } = probe
    await probe.close()
    app = await makeTestApp('sqlite', mailingTo(`smtp://127.0.0.1:${port}`))
    app.jobs.start()
    await signUp('ada')
    await until(async () => (await outboxOf(app))[0]?.lastError != null)
    await signUp('bea')
    expect((await outboxOf(app))[0]?.lastError).toContain('ECONNREFUSED')
    server = await aMailServer('healthy', { port })
    await arrivesOnce(['ada', 'bea'])
  })

  it('answers requests while the mail server accepts connections but stays silent', async () => {
    const lines = new Set<Socket>()
    const mute = createServer((socket) => lines.add(socket))
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as { port: number }
    app = await makeTestApp('sqlite', mailingTo(`smtp://127.0.0.1:${port}`))
    app.jobs.start()
    await signUp('ada')
    await until(() => lines.size === 1)
    await signUp('bea')
    await until(() => lines.size === 2)
    for (const row of await outboxOf(app)) expect(row).toMatchObject({ tries: 1, lastError: null })
    for (const line of lines) line.destroy()
    mute.close()
    await until(async () => (await outboxOf(app)).every((row) => row.lastError !== null))
    server = await aMailServer('healthy', { port })
    await arrivesOnce(['ada', 'bea'])
  })
})

describe('text messages', () => {
  const phone = '+4915112345678'
  const write = (app: TestApp, until: number) =>
    app.services.store.write((trx) =>
      queueSms(trx, app.services, { user: null, phone }, { kind: 'code', code: '012345', until }),
    )

  it('sends text messages while mail is stuck, and none after the code expired', async () => {
    const twilio = await aTwilio()
    const server = await aMailServer('slow')
    const app = await makeTestApp('sqlite', mailingTo(server.url))
    const settings = { accountSid: `AC${'1'.repeat(32)}`, authToken: 't', from: '+15550100000' }
    const handlers = outboxJobs({
      ...{
        store: app.services.store,
        clock: app.clock,
        mailer: localMailer,
        bulkMailer: localMailer,
      },
      pusher: { send: async () => undefined },
      ...{ freeDays: async () => () => false, stillHolds: async () => true },
      ...{ seal: app.services.seal, publicUrl: app.services.config.publicUrl },
      texter: twilioTexter(settings, twilio.url),
      keepText: false,
    })
    const worker = anotherProcess(app, { handlers })
    await fillOutbox(app, 10)
    void app.jobs.runDue('mail')
    await server.untilBegun(4)

    await write(app, app.clock.now() + 300_000)
    twilio.answer = { status: 503, body: '' }
    await worker.runDue()
    twilio.answer = { status: 201, body: '{}' }
    app.clock.move(11_000)
    await worker.runDue()
    await worker.runDue()
    expect(twilio.requests.map(({ form }) => form.ValidityPeriod)).toEqual(['300', '289'])
    expect(twilio.requests[1]?.form).toMatchObject({
      To: phone,
      Body: expect.stringMatching(/^012345 /),
    })
    expect((await outboxOf(app)).at(-1)).toMatchObject({ sentDate: app.clock.now(), text: '' })

    await write(app, app.clock.now() + 300_000)
    app.clock.move(300_000)
    await worker.runDue()
    expect(twilio.requests).toHaveLength(2)
    expect((await outboxOf(app)).at(-1)).toMatchObject({ lastError: 'EXPIRED', text: '' })
    server.release()
    await app.drop()
    await Promise.all([twilio.close(), server.close()])
  })
})

describe('database that is locked after a mail was sent', () => {
  it('sends mail only once if the database is locked afterwards', async () => {
    const server = await aMailServer('slow')
    const app = await makeTestApp('sqlite', mailingTo(server.url))
    await fillOutbox(app)
    const running = app.jobs.runDue('mail')
    await server.untilBegun(1)
    const lock = await lockFile(join(app.services.config.dataDir, SQLITE_FILE))
    server.release()
    // Longer than the time that a write waits for the lock.
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    expect((await outboxOf(app))[0]?.sentDate).toBeNull()
    await lock.release()
    await running
    app.clock.move(HOUR)
    await app.jobs.runDue('mail')
    expect(server.received).toHaveLength(1)
    expect((await outboxOf(app))[0]?.sentDate).not.toBeNull()
    await app.drop()
    await server.close()
  })
})
