import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import {
  type AppHolder,
  anAppHolder,
  appCode,
  type Call,
  done,
  outcome,
  pendingToken,
  setUpPhone,
  signInWith,
  wrongCode,
} from '#testing/second-factors.ts'
import { holderOf } from '#testing/sign-in.ts'

const MINUTE = 60_000

describe.each(DATABASES)('guesses at a second factor (promise 7) on %s', (database) => {
  const app = testApp(database)

  const rightCode = (person: AppHolder) => {
    app.clock.move(30_000)
    return appCode(person.secret, app.clock.now())
  }
  const wrong = (person: AppHolder, token: string, call: Call = 'verifyTOTP') =>
    outcome(app, call, token, { code: wrongCode(app, person) })
  const wrongs = async (person: AppHolder, token: string, count: number) => {
    const met: string[] = []
    for (let at = 0; at < count; at += 1) met.push(await wrong(person, token))
    return met
  }
  const signedIn = async (person: AppHolder, code: string) => {
    const { data, errors } = await signInWith(app, person, code)
    return errors[0]?.extensions.code ?? data.login.state
  }
  /** Ten wrong codes over three sign-ins. */
  const exhaust = async (person: AppHolder) => {
    const met: string[] = []
    for (const count of [5, 4, 1]) {
      met.push(...(await wrongs(person, await pendingToken(app, person), count)))
    }
    expect(met).toEqual(Array(10).fill('INVALID_CODE'))
  }

  it('checks 5 of 40 simultaneous guesses in one sign-in, 10 over many (promise 16)', async () => {
    const person = await anAppHolder(app)
    const one = await pendingToken(app, person)
    const inOne = await Promise.all(Array.from({ length: 40 }, () => wrong(person, one)))
    expect(inOne.filter((it) => it === 'INVALID_CODE')).toHaveLength(5)
    expect(inOne.filter((it) => it === 'TOO_MANY_REQUESTS')).toHaveLength(35)
    const other = await anAppHolder(app)
    const many: string[] = []
    for (let at = 0; at < 8; at += 1) many.push(await pendingToken(app, other))
    const inMany = await Promise.all(
      Array.from({ length: 40 }, (_, at) => wrong(other, many[at % many.length] as string)),
    )
    expect(inMany.filter((it) => it === 'INVALID_CODE')).toHaveLength(10)
    expect(inMany.filter((it) => it === 'TOO_MANY_REQUESTS')).toHaveLength(30)
  })

  if (database === 'postgres') return

  it('refuses even the right code after five wrong ones in a pending sign-in', async () => {
    const person = await anAppHolder(app)
    const waiting = await pendingToken(app, person)
    expect(await wrongs(person, waiting, 5)).toEqual(Array(5).fill('INVALID_CODE'))
    const code = rightCode(person)
    expect(await outcome(app, 'verifyTOTP', waiting, { code })).toBe('TOO_MANY_REQUESTS')
    expect(await signedIn(person, code)).toBe('active')
  })

  it('refuses all codes of an account for 15 minutes after ten wrong ones', async () => {
    const person = await anAppHolder(app)
    await exhaust(person)
    const fresh = await pendingToken(app, person)
    expect(await wrong(person, fresh)).toBe('TOO_MANY_REQUESTS')
    const { errors } = await signInWith(app, person, rightCode(person))
    expect(errors[0]?.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      retryAfter: 14.5 * 60,
    })
    app.clock.move(14.5 * MINUTE - 30_000 - 1)
    expect(await signedIn(person, rightCode(person))).toBe('TOO_MANY_REQUESTS')
    app.clock.move(1)
    expect(await signedIn(person, rightCode(person))).toBe('active')
  })

  it('counts wrong codes of all sessions and calls together', async () => {
    const person = await setUpPhone(app, await anAppHolder(app), '+12025550124')
    const { token } = (await signInWith(app, person, rightCode(person))).data.login
    const doors = [
      'disableTOTP',
      'verifyTOTP',
      'verifySMSOTP',
      'secondFactorTest',
      'verifyAndDisableSMSOTP',
      'disableSMSOTPWithRecovery',
    ] as const
    for (let at = 0; at < 10; at += 1) {
      const by = at % 2 === 0 ? token : person.token
      expect(await wrong(person, by, doors[at % doors.length])).toBe('INVALID_CODE')
    }
    for (const door of doors) expect(await wrong(person, token, door)).toBe('TOO_MANY_REQUESTS')
    const waiting = await pendingToken(app, person)
    expect(await wrong(person, waiting, 'useRecoveryCode')).toBe('TOO_MANY_REQUESTS')
  })

  it('keeps wrong codes counted after a right code and new recovery codes', async () => {
    const person = await anAppHolder(app)
    await done(app, 'generateRecoveryCodes', person.token)
    await wrongs(person, await pendingToken(app, person), 5)
    expect(await signedIn(person, rightCode(person))).toBe('active')
    const code = rightCode(person)
    expect(await done(app, 'secondFactorTest', person.token, { code })).toBe(true)
    await done(app, 'generateRecoveryCodes', person.token)
    const met = await wrongs(person, await pendingToken(app, person), 5)
    expect(met).toEqual(Array(5).fill('INVALID_CODE'))
    expect(await wrong(person, await pendingToken(app, person))).toBe('TOO_MANY_REQUESTS')
  })

  it('ten wrong codes leave live sessions and the password reset usable', async () => {
    const person = await anAppHolder(app)
    await exhaust(person)
    expect(await holderOf(app, person.token)).toBe(person._id)
    expect(await app.code('{ goalGetMany { _id } }', {}, person.token)).toBeUndefined()
    const reset = 'mutation($email: String!) { getResetPasswordLink(email: $email) }'
    const { data } = await app.call(reset, { email: person.email })
    expect(data).toEqual({ getResetPasswordLink: true })
  })

  it('ten wrong codes lock only their own account and are recorded', async () => {
    const [person, other] = [await anAppHolder(app), await anAppHolder(app)]
    await exhaust(person)
    expect(await signedIn(other, rightCode(other))).toBe('active')
    const events = await app.services.store.read
      .selectFrom('auditEvent')
      .select('subject')
      .where('kind', '=', 'second_factor_locked')
      .where('subject', 'in', [person._id, other._id])
      .execute()
    expect(events).toEqual([{ subject: person._id }])
  })

  it('does not count wrong codes that come with a wrong password', async () => {
    const person = await anAppHolder(app)
    for (let at = 0; at < 5; at += 1) {
      await signInWith(app, person, wrongCode(app, person), 'not the password')
    }
    const met = await wrongs(person, await pendingToken(app, person), 5)
    met.push(...(await wrongs(person, await pendingToken(app, person), 5)))
    expect(met).toEqual(Array(10).fill('INVALID_CODE'))
  })
})
