import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSmtpUrl, type SmtpSettings, smtpMailer } from '#integrations/mailer.ts'
import { makeJobs } from '#jobs/jobs.ts'
import { outboxJobs } from '#messaging/outbox/outbox.jobs.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { aMailServer, type MailServer, until } from '#testing/mail-server.ts'
import { openMail } from '#testing/mime.ts'
import { addressOf, mailingTo } from '#testing/outbox.ts'
import { aRepository } from '#testing/site-folder.ts'
import { type SpawnedServer, spawnServer } from '#testing/spawned-server.ts'

const SIGN_UP = 'mutation($obj: UserCreateInput!) { userCreate(obj: $obj) { email } }'

describe.each(DATABASES)('a mail that is being sent when the server stops, on %s', (database) => {
  let test: TestStore
  let repository: Awaited<ReturnType<typeof aRepository>>
  let mail: MailServer
  let place: { DATA_DIR: string; DATABASE_URL: string }
  const servers: SpawnedServer[] = []

  beforeEach(async () => {
    repository = await aRepository()
    mail = await aMailServer('slow')
    test = await openTestStore(database)
    const DATABASE_URL = database === 'postgres' ? await addressOf(test.store) : ''
    place = { DATA_DIR: test.folder, DATABASE_URL }
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end('SIGKILL')
    await mail.close()
    await test.store.close()
    await test.drop()
    await repository.drop()
  })

  async function start(): Promise<SpawnedServer> {
    const settings = { PORT: '0', ...place, LOG_LEVEL: 'silent', ...mailingTo(mail.url) }
    const server = await spawnServer(repository.root, settings)
    servers.push(server)
    return server
  }
  async function signUp(server: SpawnedServer, email: string): Promise<void> {
    const person = { password: 'seven purple umbrellas', firstName: 'Ada', lastName: 'Byron' }
    const { errors } = await server.call(SIGN_UP, { obj: { email, ...person } })
    expect(errors).toEqual([])
  }
  const recipients = () => mail.received.flatMap(({ to }) => to)

  it('goes out once across an orderly restart', async () => {
    const first = await start()
    await signUp(first, 'ada@a.example')
    await mail.untilBegun(1)
    const ended = first.end('SIGTERM')
    // The server has had the signal for a while, and waits.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(first.process.exitCode).toBeNull()
    mail.manner = 'healthy'
    mail.release()
    expect(await ended).toBe(0)
    expect(recipients()).toEqual(['ada@a.example'])

    const second = await start()
    await signUp(second, 'bea@a.example')
    await until(() => mail.received.length > 1)
    expect(await second.end()).toBe(0)
    expect(recipients()).toEqual(['ada@a.example', 'bea@a.example'])
  })

  it('is taken up by the next process when this one was killed, under the same name', async () => {
    const first = await start()
    await signUp(first, 'ada@a.example')
    await mail.untilBegun(1)
    await first.end('SIGKILL')
    mail.manner = 'healthy'
    mail.release()

    let ahead = 0
    const { store } = test
    const clock = { now: () => Date.now() + ahead }
    const log = { warn: () => undefined, error: () => undefined }
    const jobs = makeJobs({ store, clock, log })
    const handlers = outboxJobs({
      ...{ store, clock },
      mailer: smtpMailer(readSmtpUrl(mail.url) as SmtpSettings, {
        address: 'goodwork@mail.example',
        name: 'Goodwork',
      }),
      texter: undefined,
      keepWords: false,
    })
    jobs.handle(handlers)
    await jobs.runDue()
    expect(mail.received).toHaveLength(1)
    ahead = handlers.mail.leaseMs
    await jobs.runDue()
    await jobs.runDue()
    // The first was taken over by the mail server after its sender was gone: receivers see one.
    expect(recipients()).toEqual(['ada@a.example', 'ada@a.example'])
    const names = mail.received.map(({ raw }) => openMail(raw).headers['message-id'])
    expect(new Set(names).size).toBe(1)
  })
})
