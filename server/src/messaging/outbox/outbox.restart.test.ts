import { afterEach, describe, expect, it } from 'vitest'
import { enqueue } from '#jobs/jobs.ts'
import { openTestStore } from '#testing/databases.ts'
import { aMailServer, until } from '#testing/mail-server.ts'
import { mailingTo } from '#testing/outbox.ts'
import { aRepository } from '#testing/site-folder.ts'
import { type SpawnedServer, spawnServer } from '#testing/spawned-server.ts'
import { insertMessages } from './outbox.store.ts'

const SIGN_UP = 'mutation($obj: UserCreateInput!) { userCreate(obj: $obj) { email } }'

describe('mail in progress when the server stops', () => {
  const undo: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })

  async function signUp(server: SpawnedServer, email: string): Promise<void> {
    const person = { password: 'seven purple umbrellas', firstName: 'Ada', lastName: 'Byron' }
    const { errors } = await server.call(SIGN_UP, { obj: { email, ...person } })
    expect(errors).toEqual([])
  }

  /** A slow mail server, and servers that send to it from one store. */
  async function aPlace() {
    const repository = await aRepository()
    const mail = await aMailServer('slow')
    const test = await openTestStore('sqlite')
    undo.push(repository.drop, mail.close, test.drop, () => test.store.close())
    const place = { PORT: '0', DATA_DIR: test.folder, DATABASE_URL: '' }
    const settings = { ...place, LOG_LEVEL: 'silent', ...mailingTo(mail.url) }
    const start = async () => {
      const server = await spawnServer(repository.root, settings)
      undo.push(() => server.end('SIGKILL'))
      return server
    }
    return { mail, start, store: test.store }
  }

  it('sends mail once if the server stops during delivery', async () => {
    const { mail, start } = await aPlace()
    const recipients = () => mail.received.flatMap(({ to }) => to)
    const first = await start()
    await signUp(first, 'ada@a.example')
    await mail.untilBegun(1)
    const ended = first.end('SIGTERM')
    // The server has received the signal and waits for the mail.
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

  it('sends a batch of mails once if the server stops during delivery', async () => {
    const { mail, start, store } = await aPlace()
    const server = await start()
    const ids = Array.from({ length: 15 }, (_, at) => `reader${at}`)
    const nothing = {
      user: null,
      html: null,
      path: null,
      occasion: null,
      about: null,
      sender: null,
    }
    const now = Date.now()
    await store.write(async (trx) => {
      await insertMessages(
        trx,
        ids.map((_id) => ({
          ...{ _id, channel: 'mail', kind: 'accessBack', subject: 'Hello', text: 'Hello' },
          ...{ ...nothing, recipient: `${_id}@a.example`, recipientKey: '', createdDate: now },
          ...{ expires: null, sentDate: null, readDate: null, lastError: null },
        })),
      )
      await enqueue(trx, ...ids.map((key) => ({ kind: 'bulkMail', key })))
    })
    await mail.untilBegun(10)
    const ended = server.end('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(server.process.exitCode).toBeNull()
    mail.manner = 'healthy'
    mail.release()
    expect(await ended).toBe(0)
    const recipients = mail.received.map(({ to }) => to[0])
    const unsent = await store.read.selectFrom('job').select('key').where('kind', '=', 'bulkMail')
    const left = (await unsent.execute()).map(({ key }) => `${key}@a.example`)
    expect([...recipients, ...left].sort()).toEqual(ids.map((id) => `${id}@a.example`).sort())
  })
})
