import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowOf, rowsOf, setRows } from '#testing/rows.ts'
import { aWebhookServer } from '#testing/webhook-server.ts'
import { purge } from './channels.ts'
import { channelHandler } from './sending.ts'

const MAKE = `mutation($obj: CompanyChannelCreateInput!) {
  done: companyChannelCreate(obj: $obj) { secret channel { _id } } }`
const TURN = `mutation($_id: ID!, $isOn: Boolean!) {
  done: companyChannelUpdate(_id: $_id, isOn: $isOn) { isOn isStopped lastError } }`
const LIST = '{ done: companyChannelGetMany { isOn isStopped lastError who } }'
const REMIND = 'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }'
const DELETE_COMPANY = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const at = (text: string) => Date.parse(text)

describe.each(DATABASES)('messages to channels on %s', (database) => {
  const app = testApp(database)
  let server: Awaited<ReturnType<typeof aWebhookServer>>
  let company: string
  let admin: Actor

  beforeEach(async () => {
    // A Monday, after the digest of its week.
    app.clock.set(at('2026-11-30T12:00:00Z'))
    server = await aWebhookServer()
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    await setRows(app, 'user', { _id: admin._id }, { firstName: 'Amara' })
  })
  afterEach(async () => {
    await server.close()
    await app.services.store.write(async (trx) => {
      for (const table of ['companyChannel', 'channelMessage', 'job'] as const) {
        await trx.deleteFrom(table).execute()
      }
    })
  })

  /** A call of the admin with a new session, because theirs end after an hour. */
  const call = async (query: string, variables: object = {}) =>
    app.done(query, variables, await aSession(app, admin._id))
  const make = (kind: string) =>
    call(MAKE, { obj: { kind, name: kind, url: `${server.url}/${kind}` } })
  const remind = (more: object = {}) =>
    call(REMIND, { obj: { text: 'Thank someone', targetDate: '2026-12-10', ...more } })
  const addJob = (kind: string, key = kind) =>
    app.services.store.write((trx) => app.services.jobs.enqueue(trx, { kind, key }))
  const look = async () => {
    await addJob('channelEvents')
    await app.jobs.runDue('channelEvents')
  }
  const run = async (time: string) => {
    app.clock.set(at(time))
    await look()
    await app.jobs.runDue('channel')
  }
  const types = () => server.sent.map(({ body }) => body.type)
  const listed = async () => (await call(LIST))[0]
  /** A reminder of a webhook, stored and not yet sent. */
  const waiting = async () => {
    const { channel } = await make('webhook')
    await remind()
    app.clock.set(at('2026-12-01T07:00:00Z'))
    await look()
    return channel._id as string
  }

  it('a reminder for all goes out once, at 07:00 UTC on its first day, without its author', async () => {
    const { secret } = await make('webhook')
    const { _id } = await remind()
    await remind({ text: 'For leads only', roles: ['team'] })
    await remind({ text: 'Later', targetDate: '2027-01-10' })
    await run('2026-12-01T06:59:00Z')
    expect(server.sent).toEqual([])
    for (const time of ['2026-12-01T07:00:00Z', '2026-12-01T08:00:00Z']) await run(time)
    expect(types()).toEqual(['reminder.published'])
    const [sent] = server.sent
    if (sent === undefined) throw new Error('Nothing was sent')
    const { headers, raw, body } = sent
    expect(body.data).toEqual({
      reminder: { id: _id, day: '2026-12-10', theme: null, text: 'Thank someone' },
      url: 'http://127.0.0.1:3000/reminders',
    })
    expect(raw).not.toMatch(/Amara|Person|@a\.example/)
    // The library refuses times that are far from now.
    const { 'webhook-timestamp': seconds } = headers
    expect(Number(seconds)).toBe(at('2026-12-01T07:00:00Z') / 1000)
    vi.useFakeTimers({ toFake: ['Date'], now: at('2026-12-01T07:00:00Z') })
    const verify = (text: string) =>
      new Webhook(secret).verify(text, headers as Record<string, string>)
    try {
      expect(verify(raw)).toEqual(body)
      expect(() => verify(raw.replace('Thank', 'Tank'))).toThrow()
    } finally {
      vi.useRealTimers()
    }
  })

  it('the digest goes out on Monday with the reminders of the week and two tips', async () => {
    await make('webhook')
    for (const kind of ['slack', 'teams']) await make(kind)
    await remind({ targetDate: '2026-12-09', text: 'This week\nSecond line' })
    await remind({ targetDate: '2026-12-14', text: 'Next week' })
    await remind({ targetDate: '2026-12-09', text: 'For leads only', roles: ['team'] })
    app.clock.set(at('2026-12-04T12:00:00Z'))
    await run('2026-12-07T07:00:00Z')
    await run('2026-12-07T08:00:00Z')
    const digests = server.sent.filter(({ raw }) => /digest.weekly|"This week"/.test(raw))
    expect(digests).toHaveLength(3)
    const { data } = digests.find(({ body }) => body.type === 'digest.weekly')?.body ?? {}
    expect(data.week).toBe('2026-50')
    expect(data.reminders).toMatchObject([{ text: 'This week\nSecond line' }])
    expect(new Set(data.tips.map(({ title }: { title: string }) => title)).size).toBe(2)
    for (const { raw } of server.sent) expect(raw).not.toMatch(/Amara|For leads only|Next week/)
    await run('2026-12-14T07:00:00Z')
    const next = server.sent.findLast(({ body }) => body.type === 'digest.weekly')?.body.data
    expect(next.week).toBe('2026-51')
    expect(next.tips).not.toEqual(data.tips)
  })

  it('a new channel gets nothing older, and one that is off gets nothing', async () => {
    await remind()
    app.clock.set(at('2026-12-01T09:00:00Z'))
    const { channel } = await make('webhook')
    await run('2026-12-01T10:00:00Z')
    expect(server.sent).toEqual([])
    await call(TURN, { _id: channel._id, isOn: false })
    await run('2026-12-07T07:00:00Z')
    expect(await rowsOf(app, 'channelMessage', { channel: channel._id })).toEqual([])
  })

  it('two processes store and send a message once', async () => {
    await make('webhook')
    await remind()
    app.clock.set(at('2026-12-01T07:00:00Z'))
    await addJob('channelEvents')
    const other = anotherProcess(app)
    await Promise.all([look(), other.runDue('channelEvents')])
    await Promise.all([app.jobs.runDue('channel'), other.runDue('channel')])
    await other.close()
    expect(types()).toEqual(['reminder.published'])
  })

  it('a process that is killed after sending sends again under the same id', async () => {
    await waiting()
    const [message] = await rowsOf(app, 'channelMessage')
    // The process is gone before it stores the outcome of its attempt.
    await channelHandler(app.services).run(message?._id ?? '', new AbortController().signal)
    await app.jobs.runDue('channel')
    expect(server.sent.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(message?._id),
    )
    expect((await rowOf(app, 'channelMessage')).sentDate).toBe(app.clock.now())
  })

  it('the tenth failure in a row turns a channel off, and turning it on resets the failures', async () => {
    const _id = await waiting()
    server.answer = { status: 500 }
    await setRows(app, 'companyChannel', { _id }, { failures: 8 })
    await app.jobs.runDue('channel')
    expect(await listed()).toMatchObject({ isOn: true, isStopped: false, lastError: 'HTTP 500' })
    app.clock.move(20 * SECOND)
    await app.jobs.runDue('channel')
    expect(await listed()).toMatchObject({ isOn: false, isStopped: true, lastError: 'HTTP 500' })
    app.clock.move(DAY)
    await app.jobs.runDue('channel')
    expect(server.sent).toHaveLength(2)
    const on = await call(TURN, { _id, isOn: true })
    expect(on).toEqual({ isOn: true, isStopped: false, lastError: null })
    expect(await rowOf(app, 'companyChannel', { _id }, 'failures')).toEqual({ failures: 0 })
  })

  it.each([404, 410])('the answer %s turns a channel off at once', async (status) => {
    await waiting()
    server.answer = { status, text: 'channel_is_archived' }
    await app.jobs.runDue('channel')
    const lastError = `HTTP ${status}: channel_is_archived`
    expect(await listed()).toMatchObject({ isOn: false, isStopped: true, lastError })
  })

  it('a success ends a row of failures', async () => {
    const _id = await waiting()
    await setRows(app, 'companyChannel', { _id }, { failures: 9, lastError: 'HTTP 500' })
    await app.jobs.runDue('channel')
    const row = await rowOf(app, 'companyChannel', { _id }, 'failures', 'lastError', 'isOn')
    expect(row).toEqual({ failures: 0, lastError: null, isOn: 1 })
  })

  it('an answer 429 delays only this message, as long as it asks for', async () => {
    await waiting()
    server.answer = { status: 429, headers: { 'retry-after': '600' } }
    await app.jobs.runDue('channel')
    server.answer = undefined
    app.clock.move(599 * SECOND)
    await app.jobs.runDue('channel')
    expect(server.sent).toHaveLength(1)
    app.clock.move(2 * SECOND)
    await app.jobs.runDue('channel')
    expect(server.sent).toHaveLength(2)
  })

  it('a refused message is not tried again', async () => {
    await waiting()
    server.answer = { status: 400, text: 'invalid_payload' }
    await app.jobs.runDue('channel')
    app.clock.move(DAY)
    await app.jobs.runDue('channel')
    expect(server.sent).toHaveLength(1)
    expect(await listed()).toMatchObject({ isOn: true, lastError: 'HTTP 400: invalid_payload' })
  })

  it('a channel outlives the admin who made it, without their name', async () => {
    await aPerson(app, { company, isCompanyAdmin: true })
    await make('webhook')
    await setPassword(app, admin, 'seven purple umbrellas')
    app.clock.move(SECOND)
    expect(await erase(app, admin)).toBeUndefined()
    expect(await rowsOf(app, 'companyChannel', { company }, 'createdBy')).toEqual([
      { createdBy: null },
    ])
  })

  it('messages go with their channel and company, and after 30 days', async () => {
    await waiting()
    await purge(app.services.store, app.clock.now() + 30 * DAY)
    expect(await rowsOf(app, 'channelMessage')).toHaveLength(1)
    const operator = await aPerson(app, { isAppAdmin: true })
    await app.services.store.write((trx) =>
      trx.updateTable('user').set({ company: null }).where('_id', '=', admin._id).execute(),
    )
    const { errors } = await app.call(DELETE_COMPANY, { _id: company }, operator.token)
    expect(errors).toEqual([])
    expect(await rowsOf(app, 'companyChannel', { company })).toEqual([])
    expect(await rowsOf(app, 'channelMessage')).toEqual([])
    // A job that is left does nothing.
    await app.jobs.runDue('channel')
    expect(server.sent).toEqual([])
  })
})
