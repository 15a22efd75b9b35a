import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { aSession } from '#testing/policy-world.ts'
import {
  aSignedIn,
  make,
  outcome,
  pendingToken,
  setUpPhone,
  textedCodes,
} from '#testing/second-factors.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PHONE = '+12025550123'

describe.each(DATABASES)('limits of texted codes (promise 9) on %s', (database) => {
  let usual: TestApp
  let app: TestApp

  beforeAll(async () => {
    usual = await makeTestApp(database)
  })
  afterAll(() => usual.drop())
  beforeEach(async () => {
    await emptied(usual)
    app = usual
  })
  /** Starts an app with other settings for one test. */
  const startWith = async (env: Record<string, string>) => {
    const other = await makeTestApp(database, env)
    onTestFinished(() => other.drop())
    app = other
  }

  const ask = (token: string, phone = PHONE) => make(app, 'setupSMSOTP', token, { phone })
  const asked = async (token: string, phone = PHONE) =>
    outcome(app, 'setupSMSOTP', token, { phone })
  /** The token of a fresh sign-in, because the clock moves on by hours. */
  const fresh = async (user: string) => aSession(app, user)

  it('texts one code for 40 simultaneous requests (promise 16)', async () => {
    const person = await setUpPhone(app, await aSignedIn(app), PHONE)
    app.clock.move(MINUTE)
    const waiting = await pendingToken(app, person)
    const met = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        outcome(app, 'requestSMSOTP', at % 2 === 0 ? waiting : person.token),
      ),
    )
    expect(met.filter((it) => it === 'done')).toHaveLength(1)
    expect(met.filter((it) => it === 'TOO_MANY_REQUESTS')).toHaveLength(39)
    expect(await textedCodes(app, PHONE)).toHaveLength(2)
  })

  if (database === 'postgres') return

  it('texts a person at most one code a minute over all sessions and numbers', async () => {
    const person = await aSignedIn(app)
    expect(await asked(person.token)).toBe('done')
    app.clock.move(MINUTE - 1)
    const { errors } = await ask(await fresh(person._id), '+12025550124')
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 })
    expect(await textedCodes(app, '+12025550124')).toEqual([])
    app.clock.move(1)
    expect(await asked(person.token, '+12025550124')).toBe('done')
  })

  it('texts a person at most five codes in any hour', async () => {
    const person = await aSignedIn(app)
    for (let at = 0; at < 5; at += 1) {
      expect(await asked(person.token)).toBe('done')
      app.clock.move(2 * MINUTE)
    }
    const { errors } = await ask(person.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 50 * 60 })
    app.clock.move(50 * MINUTE - 1)
    expect(await asked(await fresh(person._id))).toBe('TOO_MANY_REQUESTS')
    app.clock.move(1)
    expect(await asked(await fresh(person._id))).toBe('done')
  })

  it('texts a person at most ten codes in any day', async () => {
    const person = await aSignedIn(app)
    for (let at = 0; at < 10; at += 1) {
      expect(await asked(await fresh(person._id))).toBe('done')
      app.clock.move(61 * MINUTE)
    }
    const { errors } = await ask(await fresh(person._id))
    const left = (DAY - 610 * MINUTE) / SECOND
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: left })
    app.clock.move(left * SECOND)
    expect(await asked(await fresh(person._id))).toBe('done')
  })

  it('texts one number at most ten set-up codes a day over all people', async () => {
    for (let at = 0; at < 10; at += 1) {
      expect(await asked((await aSignedIn(app)).token)).toBe('done')
    }
    expect(await asked((await aSignedIn(app)).token)).toBe('TOO_MANY_REQUESTS')
    expect(await asked((await aSignedIn(app)).token, '+12025550124')).toBe('done')
    app.clock.set(Date.parse('2026-11-22T00:00:00Z'))
    expect(await asked((await aSignedIn(app)).token)).toBe('done')
  })

  it('limits texted codes per day for each range of numbers and in total', async () => {
    // Set-ups may use half of each cap.
    await startWith({ SMS_PER_PREFIX: '4', SMS_PER_DAY: '6' })
    const sent = async (phone: string) => asked((await aSignedIn(app)).token, phone)
    expect(await sent('+12025550101')).toBe('done')
    expect(await sent('+12025550102')).toBe('done')
    const { errors } = await ask((await aSignedIn(app)).token, '+12025550103')
    expect(errors[0]?.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 15 * 60 * 60,
    })
    expect(await sent('+13125550103')).toBe('done')
    expect(await sent('+351912345678')).toBe('TOO_MANY_REQUESTS')
    app.clock.set(Date.parse('2026-11-22T00:00:00Z'))
    expect(await sent('+12025550103')).toBe('done')
  })
})
