import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'
import { setRows } from '#testing/rows.ts'
import { anAppHolder, aSignedIn, pendingToken } from '#testing/second-factors.ts'
import { holderOf, signIn } from '#testing/sign-in.ts'

const LIST = '{ sessionGetMany { _id isCurrent createdDate lastSeen client place } }'
const END = 'mutation($_id: ID!) { sessionDelete(_id: $_id) { _id isCurrent } }'
const END_OTHERS = 'mutation { sessionDeleteMany }'
const FIREFOX =
  'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0 from 203.0.113.7'
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('the list of a person’s sessions', () => {
  const app = testApp()
  let person: Actor

  beforeEach(async () => {
    person = await aSignedIn(app)
  })

  const list = async (token = person.token) => (await app.call(LIST, {}, token)).data.sessionGetMany
  const another = async (email = person.email): Promise<string> => {
    const headers = { 'user-agent': FIREFOX }
    return (await signIn(app, { email, from: '203.0.113.7', headers })).data.login.token
  }
  const end = (_id: string, token = person.token) => app.call(END, { _id }, token)

  it('lists sessions with program and rough place, last used first (promise 5)', async () => {
    app.clock.move(1000)
    const token = await another()
    const sessions = await list(token)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toEqual({
      _id: expect.any(String),
      isCurrent: true,
      createdDate: new Date(app.clock.now()).toISOString(),
      lastSeen: new Date(app.clock.now()).toISOString(),
      client: 'Firefox on Linux',
      place: '203.0.113.x',
    })
    expect(sessions[1]).toMatchObject({ isCurrent: false, client: 'Another program' })
    expect(JSON.stringify(sessions)).not.toContain('113.7')
    expect(JSON.stringify(sessions)).not.toContain('Gecko')
  })

  it('lists no session of other people, no ended session and no pending sign-in', async () => {
    await aSignedIn(app)
    const holder = await anAppHolder(app)
    await pendingToken(app, holder)
    expect(await list(holder.token)).toHaveLength(1)
    app.clock.move(30 * DAY)
    const fresh = await another()
    expect(await list(fresh)).toHaveLength(1)
  })

  it('sessionDelete ends one session at the next request (promise 5)', async () => {
    const token = await another()
    const [entry] = (await list()).filter((it: { isCurrent: boolean }) => !it.isCurrent)
    const { data } = await end(entry._id)
    expect(data.sessionDelete).toEqual({ _id: entry._id, isCurrent: false })
    expect(await holderOf(app, token)).toBe('nobody')
    expect(await holderOf(app, person.token)).toBe(person._id)
    expect((await end(entry._id)).data.sessionDelete).toBeNull()
    const [own] = await list()
    expect((await end(own._id)).data.sessionDelete).toEqual({ _id: own._id, isCurrent: true })
    expect(await holderOf(app, person.token)).toBe('nobody')
  })

  it('sessionDelete answers ids of other people’s sessions like unknown ones', async () => {
    const company = await aCompany(app)
    const member = await aSignedIn(app, { company })
    const [entry] = await list(member.token)
    const others = [
      await aPerson(app, { company }),
      await aPerson(app, { company, isCompanyAdmin: true }),
      await aPerson(app, { isAppAdmin: true }),
    ]
    for (const { token } of others) {
      const foreign = await end(entry._id, token)
      const unknown = await end(randomUUID(), token)
      expect([foreign.data, foreign.errors]).toEqual([unknown.data, unknown.errors])
    }
    expect(await holderOf(app, member.token)).toBe(member._id)
  })

  it('sessionDeleteMany ends all other sessions and pending sign-ins', async () => {
    const holder = await anAppHolder(app)
    const pending = await pendingToken(app, holder)
    const stranger = await another()
    const older = await aSession(app, holder._id)
    const { data } = await app.call(END_OTHERS, {}, holder.token)
    expect(data.sessionDeleteMany).toBe(2)
    for (const token of [pending, older]) expect(await holderOf(app, token)).toBe('nobody')
    for (const token of [holder.token, stranger])
      expect(await holderOf(app, token)).not.toBe('nobody')
    expect((await app.call(END_OTHERS, {}, holder.token)).data.sessionDeleteMany).toBe(0)
  })
})

describe('session lifetimes that a company sets (promise 4)', () => {
  const app = testApp()
  let company = ''
  let admin: Actor
  let member: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aSignedIn(app, { company, isCompanyAdmin: true })
    member = await aSignedIn(app, { company })
  })

  const SAVE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { version } }'
  const save = (more: object, token = admin.token) =>
    app.call(SAVE, { obj: { _id: company, ...more } }, token)
  const tokenOf = async ({ email }: Actor): Promise<string> =>
    (await signIn(app, { email })).data.login.token

  it('a company’s session lifetimes also apply to sessions from before the change', async () => {
    const before = await tokenOf(member)
    expect((await save({ sessionHours: 24, sessionIdleMinutes: 60 })).errors).toEqual([])
    const after = await tokenOf(member)
    for (const token of [before, after]) expect(await holderOf(app, token)).toBe(member._id)
    app.clock.move(HOUR)
    for (const token of [before, after]) expect(await holderOf(app, token)).toBe('nobody')
    const kept = await tokenOf(member)
    const keepUsed = () =>
      setRows(app, 'session', { user: member._id }, { lastSeen: app.clock.now() })
    app.clock.move(24 * HOUR - 1)
    await keepUsed()
    expect(await holderOf(app, kept)).toBe(member._id)
    app.clock.move(1)
    expect(await holderOf(app, kept)).toBe('nobody')
  })

  it('a company’s session lifetimes apply to it alone, until it resets them', async () => {
    const stranger = await aSignedIn(app)
    await save({ sessionIdleMinutes: 5 })
    const token = await tokenOf(member)
    app.clock.move(5 * 60_000)
    expect(await holderOf(app, stranger.token)).toBe(stranger._id)
    expect(await holderOf(app, token)).toBe('nobody')
    const again = await aSession(app, admin._id)
    expect((await save({ sessionIdleMinutes: null }, again)).errors).toEqual([])
    const longer = await tokenOf(member)
    app.clock.move(HOUR)
    expect(await holderOf(app, longer)).toBe(member._id)
  })

  it.each([
    { sessionHours: 0 },
    { sessionHours: 2161 },
    { sessionHours: -1 },
    { sessionIdleMinutes: 4 },
    { sessionIdleMinutes: 43_201 },
  ])('names the field of a session lifetime out of bounds: %j', async (obj) => {
    const { errors } = await save(obj)
    const [field] = Object.keys(obj)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })
})
