import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeOutside } from '#integrations/outside.ts'
import { makeSeal } from '#integrations/seal.ts'
import { checkSecretKeys } from '#secret-keys.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowsOf } from '#testing/rows.ts'
import { aWebhookServer } from '#testing/webhook-server.ts'

const FIELDS = '_id kind name host ending who isOn isStopped lastSentDate lastError'
const MAKE = `mutation($obj: CompanyChannelCreateInput!) {
  done: companyChannelCreate(obj: $obj) { secret channel { ${FIELDS} } } }`
const LIST = `query($companyId: ID) { done: companyChannelGetMany(companyId: $companyId) { ${FIELDS} } }`
const TURN = `mutation($_id: ID!, $isOn: Boolean!) {
  done: companyChannelUpdate(_id: $_id, isOn: $isOn) { ${FIELDS} } }`
const TEST = `mutation($_id: ID!) { done: companyChannelTest(_id: $_id) { ${FIELDS} } }`
const DELETE = 'mutation($_id: ID!) { done: companyChannelDelete(_id: $_id) { _id } }'
const EVENTS = '{ done: companyEventGetMany { kind who items fields } }'
const URL = 'https://hooks.example.com/services/T0/B0/secret-wxyz'

describe('channels of a company', () => {
  const app = testApp()
  let server: Awaited<ReturnType<typeof aWebhookServer>>
  let company: string
  let admin: Actor

  beforeEach(async () => {
    server = await aWebhookServer()
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })
  afterEach(() => server.close())

  const make = (more: object = {}) => ({
    obj: { kind: 'slack', name: 'General', url: URL, ...more },
  })
  const made = async (more: object = {}, by = admin) =>
    (await app.done(MAKE, make(more), by.token)).channel
  const test = async (_id: string) => app.done(TEST, { _id }, admin.token)

  it('shows of an address only its host and last four characters', async () => {
    const { channel, secret } = await app.done(MAKE, make(), admin.token)
    const shown = { kind: 'slack', host: 'hooks.example.com', ending: 'wxyz', who: 'Test Person' }
    expect(channel).toMatchObject({ ...shown, isOn: true, isStopped: false, lastError: null })
    expect(secret).toBeNull()
    const listed = await app.done(LIST, {}, admin.token)
    expect(listed).toEqual([channel])
    expect(JSON.stringify(await rowsOf(app, 'companyChannel', { company }))).not.toContain('wxyz')
  })

  it('answers the secret of a webhook once', async () => {
    const { secret } = await app.done(MAKE, make({ kind: 'webhook' }), admin.token)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const rows = await rowsOf(app, 'companyChannel', { company })
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  })

  it.each([
    ['url', { url: 'http://hooks.example.com/x' }],
    ['url', { url: 'https://10.0.0.1/x' }],
    ['url', { url: `https://hooks.example.com/${'x'.repeat(2000)}` }],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(61) }],
  ])('refuses a bad %s: %j', async (field, more) => {
    const { errors } = await app.call(MAKE, make(more), admin.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  it('a company gets five channels, also of calls at once', async () => {
    const calls = Array.from({ length: 8 }, () => app.code(MAKE, make(), admin.token))
    const codes = await Promise.all(calls)
    expect(codes.filter((code) => code === undefined)).toHaveLength(5)
    expect(codes.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(3)
  })

  it('records each change without the address, and each change once', async () => {
    const { _id } = await made()
    for (const isOn of [false, false, true]) {
      await app.done(TURN, { _id, isOn }, admin.token)
      app.clock.move(1000)
    }
    await app.done(DELETE, { _id }, admin.token)
    const events = await app.done(EVENTS, {}, admin.token)
    const kinds = ['deleted', 'turned_on', 'turned_off', 'created'].map((it) => `channel_${it}`)
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
    expect(events[0]).toEqual({ kind: kinds[0], who: 'Test Person', items: [_id], fields: [] })
    expect(await app.code(TEST, { _id }, admin.token)).toBe('NOT_FOUND')
  })

  it('only app admins reach a company by naming it, and their look is noted', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    await made({ companyId: company }, operator)
    const other = await aPerson(app, { isCompanyAdmin: true })
    expect(await app.code(MAKE, make({ companyId: company }), other.token)).toBe('NOT_FOUND')
    expect(await app.code(LIST, { companyId: company }, other.token)).toBe('NOT_FOUND')
    expect(await app.done(LIST, { companyId: company }, operator.token)).toHaveLength(1)
    const look = { actor: operator._id, kind: 'app_admin_look' }
    expect(await rowsOf(app, 'auditEvent', look, 'subject', 'detail')).toEqual([
      { subject: company, detail: '{"what":"channels"}' },
    ])
  })

  it.each(['slack', 'teams', 'webhook'])('a test message arrives in %s', async (kind) => {
    const { _id } = await made({ kind, url: `${server.url}/${kind}` })
    const channel = await test(_id)
    expect(channel).toMatchObject({ lastError: null })
    expect(channel.lastSentDate).not.toBeNull()
    expect(server.sent[0]?.raw).toContain('Goodwork can write here')
  })

  it.each([
    [{ status: 403, text: 'invalid_token' }, 'HTTP 403: invalid_token'],
    [{ status: 400, text: '{"error":{"message":"No trigger"}}' }, 'HTTP 400: No trigger'],
    [{ status: 302, headers: { location: 'http://10.0.0.1/' } }, 'HTTP 302'],
    [{ status: 500, text: '<html>Oh' }, 'HTTP 500'],
  ])('a test that gets %j says so and leaves the channel on', async (answer, lastError) => {
    const { _id } = await made({ url: `${server.url}/slack` })
    server.answer = answer
    expect(await test(_id)).toMatchObject({ lastError, isOn: true, lastSentDate: null })
  })

  it('a test of a slow or closed address ends with a failure', async () => {
    const { outside } = app.services
    Object.assign(app.services, {
      outside: makeOutside({ allowsLoopback: true, patienceMs: 200 }),
    })
    const { _id } = await made({ url: `${server.url}/slack` })
    server.answer = { status: 200, waitMs: 400 }
    expect((await test(_id)).lastError).toBe('TIMEOUT')
    const closed = await made({ url: 'http://127.0.0.1:1/slack' })
    expect((await test(closed._id)).lastError).toBe('ECONNREFUSED')
    Object.assign(app.services, { outside })
  })

  it('a start without the key of the stored addresses is refused', async () => {
    await made()
    const { config, seal, store } = app.services
    await expect(checkSecretKeys(store.read, seal, config)).resolves.toBeUndefined()
    const other = makeSeal([{ id: 'b', bytes: randomBytes(32) }])
    await expect(checkSecretKeys(store.read, other, config)).rejects.toThrow('“local”')
  })

  it('twenty tests an hour are allowed', async () => {
    const { _id } = await made({ url: `${server.url}/slack` })
    for (let at = 0; at < 20; at += 1) await test(_id)
    expect(await app.code(TEST, { _id }, admin.token)).toBe('TOO_MANY_REQUESTS')
    expect(server.sent).toHaveLength(20)
  })
})
