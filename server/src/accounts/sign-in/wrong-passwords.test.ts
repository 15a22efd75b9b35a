import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { countWork, holderOf, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const MINUTE = 60_000
const WRONG = 'not the password'

describe.each(DATABASES)('wrong passwords (promise 6) on %s', (database) => {
  let usual: TestApp
  let app: TestApp
  let person: Actor

  const start = async (on: TestApp) => {
    app = on
    person = await aPerson(app, { company: await aCompany(app) })
    await setPassword(app, person, PASSWORD)
  }
  /** Starts an app with other settings for one test. */
  const startWith = async (env: Record<string, string>) => {
    const other = await makeTestApp(database, env)
    onTestFinished(() => other.drop())
    await start(other)
  }
  beforeAll(async () => {
    usual = await makeTestApp(database)
  })
  afterAll(() => usual.drop())
  beforeEach(async () => {
    await emptied(usual)
    await start(usual)
  })

  const guess = (from: string, email = person.email) =>
    outcomeOf(app, { email, password: WRONG, from })

  async function guesses(count: number, from: string, email?: string): Promise<string[]> {
    const codes: string[] = []
    for (let at = 0; at < count; at += 1) codes.push(await guess(from, email))
    return codes
  }

  /** Sets the counter to so many wrong passwords in a row, as if they came from many addresses. */
  async function wrongInARow(count: number): Promise<void> {
    await guess('198.51.100.1')
    await app.services.store.write((trx) =>
      trx.updateTable('counter').set({ n: count }).where('key', 'like', 'password-row %').execute(),
    )
  }

  it('checks exactly ten of 40 simultaneous wrong passwords (promise 16)', async () => {
    const work = countWork(app)
    const codes = await Promise.all(Array.from({ length: 40 }, () => guess('203.0.113.7')))
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(30)
    expect(work.verified).toBe(10)
  })

  it('does not count a password that the full queue refused', async () => {
    await startWith({ HASH_QUEUE: '1' })
    let turnedAway = 0
    for (let round = 0; round < 5; round += 1) {
      const codes = await Promise.all(
        Array.from({ length: 9 }, (_, at) =>
          outcomeOf(app, { email: person.email, password: WRONG, from: `198.51.100.${at}` }),
        ),
      )
      turnedAway += codes.filter((code) => code === 'TRY_AGAIN').length
    }
    expect(turnedAway).toBeGreaterThan(0)
    const row = await app.services.store.read
      .selectFrom('counter')
      .select('n')
      .where('key', 'like', 'password-row %')
      .executeTakeFirstOrThrow()
    expect(row.n).toBe(45 - turnedAway)
  })

  if (database === 'postgres') return

  it('refuses even the right password for 15 minutes after ten wrong ones', async () => {
    const work = countWork(app)
    expect(await guesses(10, '203.0.113.7')).toEqual(Array(10).fill('INVALID_CREDENTIALS'))
    const { errors } = await signIn(app, { email: person.email, from: '203.0.113.7' })
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 900 })
    expect(work.verified).toBe(10)
    app.clock.move(15 * MINUTE - 1)
    expect(await outcomeOf(app, { email: person.email, from: '203.0.113.7' })).toBe(
      'TOO_MANY_REQUESTS',
    )
    app.clock.move(1)
    expect(await outcomeOf(app, { email: person.email, from: '203.0.113.7' })).toBe('active')
  })

  it('allows ten wrong passwords in any 15 minutes, also across two windows', async () => {
    await guess('203.0.113.7')
    app.clock.move(14 * MINUTE)
    await guesses(9, '203.0.113.7')
    app.clock.move(2 * MINUTE)
    expect(await guess('203.0.113.7')).toBe('TOO_MANY_REQUESTS')
  })

  it('lets the owner sign in from another network address while guesses are refused', async () => {
    await guesses(11, '203.0.113.7')
    expect(await outcomeOf(app, { email: person.email, from: '198.51.100.9' })).toBe('active')
    expect(await guess('203.0.113.7')).toBe('TOO_MANY_REQUESTS')
  })

  it('ignores forwarding headers when no proxy is configured', async () => {
    for (let at = 0; at < 10; at += 1) {
      const forged = { 'x-forwarded-for': `198.51.100.${at}`, forwarded: `for=198.51.100.${at}` }
      await outcomeOf(app, { email: person.email, password: WRONG, headers: forged })
    }
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-real-ip': '192.0.2.1' }
    expect(await outcomeOf(app, { email: person.email, headers })).toBe('TOO_MANY_REQUESTS')
  })

  it('trusts only the last hop of a forwarding header from a configured proxy', async () => {
    await startWith({ TRUSTED_PROXIES: '10.0.0.1' })
    const through = (forwarded: string, from = '10.0.0.1') =>
      outcomeOf(app, {
        email: person.email,
        password: WRONG,
        from,
        headers: { 'x-forwarded-for': forwarded },
      })
    for (let at = 0; at < 10; at += 1) await through(`192.0.2.${at}, 203.0.113.7`)
    expect(await through('203.0.113.7')).toBe('TOO_MANY_REQUESTS')
    expect(await through('203.0.113.8')).toBe('INVALID_CREDENTIALS')
    for (let at = 0; at < 10; at += 1) await through(`192.0.2.${at}`, '10.0.0.2')
    expect(await through('192.0.2.99', '10.0.0.2')).toBe('TOO_MANY_REQUESTS')
  })

  it('asks for a reset after a hundred wrong passwords in a row from any address', async () => {
    await wrongInARow(98)
    expect(await guess('198.51.100.2')).toBe('INVALID_CREDENTIALS')
    expect(await guess('198.51.100.3')).toBe('INVALID_CREDENTIALS')
    const work = countWork(app)
    expect(await guess('198.51.100.4')).toBe('RESET_REQUIRED')
    expect(await outcomeOf(app, { email: person.email, from: '198.51.100.5' })).toBe(
      'RESET_REQUIRED',
    )
    app.clock.move(30 * 24 * 60 * MINUTE)
    expect(await outcomeOf(app, { email: person.email })).toBe('RESET_REQUIRED')
    expect(work.verified).toBe(0)
  })

  it('keeps live sessions valid after a hundred wrong passwords in a row', async () => {
    const { token } = (await signIn(app, { email: person.email })).data.login
    await wrongInARow(100)
    expect(await guess('198.51.100.4')).toBe('RESET_REQUIRED')
    expect(await holderOf(app, token)).toBe(person._id)
    expect(await holderOf(app, person.token)).toBe(person._id)
  })

  it('a right password resets the count of wrong passwords in a row', async () => {
    await wrongInARow(99)
    expect(await outcomeOf(app, { email: person.email })).toBe('active')
    expect(await guess('198.51.100.4')).toBe('INVALID_CREDENTIALS')
    expect(await guess('198.51.100.4')).toBe('INVALID_CREDENTIALS')
  })
})
