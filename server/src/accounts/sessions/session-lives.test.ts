import { beforeAll, describe, expect, it, vi } from 'vitest'
import { testApp } from '#testing/app.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { holderOf, PASSWORD, signIn } from '#testing/sign-in.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Sessions store `lastSeen` after the answer, which can take long on a busy machine. */
const PATIENCE = { timeout: 20_000 }

describe('lifetimes of sessions', () => {
  const app = testApp('sqlite', {}, undefined, { passwords: 'product' })
  let company: string
  let admin: Actor
  let operator: Actor

  beforeAll(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    operator = await aPerson(app, { company, isAppAdmin: true })
  })

  /** A person with a fresh sign-in by password. */
  async function signedIn(options: { isCompanyAdmin?: true; isAppAdmin?: true } = {}) {
    const person = await aPerson(app, { company, ...options })
    await setPassword(app, person, PASSWORD)
    const { data } = await signIn(app, { email: person.email })
    return { ...person, token: data.login.token as string }
  }

  const seen = async (user: string) =>
    (
      await app.services.store.read
        .selectFrom('session')
        .select('lastSeen')
        .where('user', '=', user)
        .orderBy('lastSeen', 'desc')
        .executeTakeFirstOrThrow()
    ).lastSeen

  /** Uses a session while the clock moves, so that it is never idle. Waits for each `lastSeen`. */
  async function use(person: Actor, ms: number, every: number): Promise<string> {
    const until = app.clock.now() + ms
    while (app.clock.now() < until) {
      app.clock.move(Math.min(every, until - app.clock.now()))
      if ((await holderOf(app, person.token)) === 'nobody') return 'nobody'
      const now = app.clock.now()
      await vi.waitFor(async () => {
        // A request does not store `lastSeen` while another request is storing it.
        await holderOf(app, person.token)
        expect(now - (await seen(person._id))).toBeLessThan(2 * MINUTE)
      }, PATIENCE)
    }
    return holderOf(app, person.token)
  }

  it('members’ sessions end after 90 days in use and after 30 days idle (promise 4)', async () => {
    const inUse = await signedIn()
    expect(await use(inUse, 90 * DAY - 1, 29 * DAY)).toBe(inUse._id)
    app.clock.move(1)
    expect(await holderOf(app, inUse.token)).toBe('nobody')
    const idle = await signedIn()
    app.clock.move(30 * DAY - 1)
    expect(await holderOf(app, idle.token)).toBe(idle._id)
    const left = await signedIn()
    app.clock.move(30 * DAY)
    expect(await holderOf(app, left.token)).toBe('nobody')
  })

  it('promotion to admin ends all sessions and shortens new ones (promise 5)', async () => {
    const person = await signedIn()
    const promoter = await signedIn({ isAppAdmin: true })
    const promote = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { isCompanyAdmin } }'
    const obj = { _id: person._id, isCompanyAdmin: true }
    const { data } = await app.call(promote, { obj }, promoter.token)
    expect(data.userUpdate.isCompanyAdmin).toBe(true)
    expect(await holderOf(app, person.token)).toBe('nobody')
    const { token } = (await signIn(app, { email: person.email })).data.login
    // Saving the same role again ends no session.
    expect(await app.code(promote, { obj }, promoter.token)).toBeUndefined()
    app.clock.move(HOUR - 1)
    expect(await holderOf(app, token)).toBe(person._id)
    await vi.waitFor(async () => expect(await seen(person._id)).toBe(app.clock.now()), PATIENCE)
    app.clock.move(HOUR)
    expect(await holderOf(app, token)).toBe('nobody')
  })

  it('a session stores lastSeen once a minute at most', async () => {
    const person = await signedIn()
    const start = await seen(person._id)
    app.clock.move(MINUTE)
    await holderOf(app, person.token)
    await app.services.store.write(async () => undefined)
    expect(await seen(person._id)).toBe(start)
    app.clock.move(1)
    await Promise.all(Array.from({ length: 10 }, () => holderOf(app, person.token)))
    await vi.waitFor(async () => expect(await seen(person._id)).toBe(start + MINUTE + 1), PATIENCE)
  })

  it('erasure of a person ends their sessions at the next request (promise 5)', async () => {
    const person = await signedIn()
    const other = (await signIn(app, { email: person.email })).data.login.token
    expect(await erase(app, person)).toBeUndefined()
    for (const token of [person.token, other]) expect(await holderOf(app, token)).toBe('nobody')
    const left = await rowsOf(app, 'session', { user: person._id })
    expect(left).toEqual([])
    expect((await signIn(app, { email: person.email })).errors[0]?.extensions.code).toBe(
      'INVALID_CREDENTIALS',
    )
  })

  describe('demoting a company admin', () => {
    const MEMBERS = '{ getCompanyMembers { _id } }'
    const demote = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { isCompanyAdmin } }'
    const fresh = async (actor: Actor) => {
      await setRows(
        app,
        'session',
        { user: actor._id },
        {
          lastSeen: app.clock.now(),
          createdDate: app.clock.now(),
          expires: app.clock.now() + DAY,
        },
      )
    }

    it.each(['company admin', 'app admin'])(
      'demotion by the %s ends an admin’s sessions at the next request (promise 5)',
      async (by) => {
        const person = await signedIn({ isCompanyAdmin: true })
        const taker = by === 'app admin' ? operator : admin
        await fresh(taker)
        expect((await app.call(MEMBERS, {}, person.token)).errors).toEqual([])
        const obj = { _id: person._id, isCompanyAdmin: false }
        expect(await app.code(demote, { obj }, taker.token)).toBeUndefined()
        expect(await app.code(MEMBERS, {}, person.token)).toBe('UNAUTHENTICATED')
        const { token } = (await signIn(app, { email: person.email })).data.login
        expect(await app.code(MEMBERS, {}, token)).toBe('FORBIDDEN')
        const back = { obj: { _id: person._id, isCompanyAdmin: true } }
        expect(await app.code(demote, back, token)).toBe('FIELD_NOT_ALLOWED')
      },
    )
  })
})
