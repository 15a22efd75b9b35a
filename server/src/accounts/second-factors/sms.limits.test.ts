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

describe.each(DATABASES)('how many codes are texted (promise 9) on %s', (database) => {
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
  /** An app of other settings, for one test. */
  const startWith = async (env: Record<string, string>) => {
    const other = await makeTestApp(database, env)
    onTestFinished(() => other.drop())
    app = other
  }

  const ask = (token: string, phone = PHONE) => make(app, 'setupSMSOTP', token, { phone })
  const asked = async (token: string, phone = PHONE) =>
    outcome(app, 'setupSMSOTP', token, { phone })
  /** Somebody who has just signed in, whatever the hour. */
  const fresh = async (user: string) => aSession(app, user)

  it('sends one of 40 that are asked for at once (promise 16)', async () => {
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

  it('leaves a minute between two, over all sessions and numbers of a person', async () => {
    const person = await aSignedIn(app)
    expect(await asked(person.token)).toBe('done')
    app.clock.move(MINUTE - 1)
    const { errors } = await ask(await fresh(person._id), '+12025550124')
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 })
    expect(await textedCodes(app, '+12025550124')).toEqual([])
    app.clock.move(1)
    expect(await asked(person.token, '+12025550124')).toBe('done')
  })

  it('sends five in an hour, and the next when the first of them is an hour old', async () => {
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

  it('sends one an hour all day long, ten in a day, and no eleventh', async () => {
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

  it('sends ten to one number in a day, whoever asks', async () => {
    for (let at = 0; at < 10; at += 1) {
      expect(await asked((await aSignedIn(app)).token)).toBe('done')
    }
    expect(await asked((await aSignedIn(app)).token)).toBe('TOO_MANY_REQUESTS')
    expect(await asked((await aSignedIn(app)).token, '+12025550124')).toBe('done')
    app.clock.set(Date.parse('2026-11-22T00:00:00Z'))
    expect(await asked((await aSignedIn(app)).token)).toBe('done')
  })

  it('has a daily cap for each range of numbers, and one for all together', async () => {
    // Half of each is for set-ups.
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
