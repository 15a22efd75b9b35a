import { describe, expect, it } from 'vitest'
import { digest } from '#accounts/core/accounts.ts'
import { unlock } from '#operator/accounts.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { linkOutcome, NEW_PASSWORD, resetCode } from '#testing/links.ts'
import {
  type AppHolder,
  anAppHolder,
  appCode,
  done,
  outboxOf,
  outcome,
  pendingToken,
  signInWith,
  wrongCode,
} from '#testing/second-factors.ts'
import { PASSWORD } from '#testing/sign-in.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe.each(DATABASES)('wrong codes in a row (promise 7) on %s', (database) => {
  const app = testApp(database)

  const rightCode = (person: AppHolder) => {
    app.clock.move(30_000)
    return appCode(person.secret, app.clock.now())
  }
  const signedIn = async (person: AppHolder, code: string, password = PASSWORD) => {
    const { data, errors } = await signInWith(app, person, code, password)
    return errors[0]?.extensions.code ?? data.login.state
  }
  const guess = (person: AppHolder, password?: string) =>
    signedIn(person, wrongCode(app, person), password)

  /** Sets the counter to so many wrong codes in a row, and waits out the lock of 15 minutes. */
  async function wrongInARow({ _id }: { _id: string }, n: number): Promise<void> {
    const key = `second-factor-row ${digest(_id)}`
    const row = { key, n, until: app.clock.now() + 300 * DAY }
    await app.services.store.write(async (trx) => {
      await trx.deleteFrom('counter').where('key', '=', key).execute()
      await trx.insertInto('counter').values(row).execute()
    })
    app.clock.move(15 * MINUTE)
  }
  const mailsOf = async (person: AppHolder) =>
    (await outboxOf(app, person._id, 'secondFactorLocked')).map(({ text }) => text)
  const locked = async () => {
    const person = await anAppHolder(app)
    const codes: string[] = await done(app, 'generateRecoveryCodes', person.token)
    await wrongInARow(person, 98)
    for (let at = 0; at < 2; at += 1) expect(await guess(person)).toBe('INVALID_CODE')
    return { person, codes }
  }

  it('stops simultaneous guesses at the hundredth wrong code in a row (promise 16)', async () => {
    const person = await anAppHolder(app)
    await wrongInARow(person, 95)
    const code = wrongCode(app, person)
    const test = () => outcome(app, 'secondFactorTest', person.token, { code })
    const met = await Promise.all(Array.from({ length: 40 }, test))
    expect(met.filter((it) => it === 'INVALID_CODE')).toHaveLength(5)
    expect(met.filter((it) => it === 'RECOVERY_REQUIRED')).toHaveLength(35)
    expect(await signedIn(person, rightCode(person))).toBe('RECOVERY_REQUIRED')
  })

  if (database === 'postgres') return

  it('refuses every app code for good after a hundred wrong ones in a row', async () => {
    const { person } = await locked()
    expect(await signedIn(person, rightCode(person))).toBe('RECOVERY_REQUIRED')
    const waiting = await pendingToken(app, person)
    const code = rightCode(person)
    expect(await outcome(app, 'verifyTOTP', waiting, { code })).toBe('RECOVERY_REQUIRED')
    app.clock.move(30 * DAY)
    expect(await signedIn(person, rightCode(person))).toBe('RECOVERY_REQUIRED')
  })

  it('a recovery code resets the row of wrong codes', async () => {
    const { person, codes } = await locked()
    const waiting = await pendingToken(app, person)
    expect(await outcome(app, 'useRecoveryCode', waiting, { code: codes[0] })).toBe('active')
    expect(await signedIn(person, rightCode(person))).toBe('active')
  })

  it('a new password resets the row of wrong codes once a day', async () => {
    const { person } = await locked()
    const set = async (password: string) =>
      linkOutcome(app, 'resetPassword', { code: await resetCode(app, person.email), password })
    expect(await set(NEW_PASSWORD)).toBe('done')
    expect(await signedIn(person, rightCode(person), NEW_PASSWORD)).toBe('active')
    await wrongInARow(person, 99)
    expect(await guess(person, NEW_PASSWORD)).toBe('INVALID_CODE')
    // An intruder with access to the mailbox must not get a hundred more guesses by each reset.
    expect(await set('eight quiet mountains')).toBe('done')
    const last = () => signedIn(person, rightCode(person), 'eight quiet mountains')
    expect(await last()).toBe('RECOVERY_REQUIRED')
    app.clock.move(DAY)
    expect(await set(NEW_PASSWORD)).toBe('done')
    expect(await signedIn(person, rightCode(person), NEW_PASSWORD)).toBe('active')
  })

  it('an operator who unlocks the account resets the row of wrong codes', async () => {
    const { person } = await locked()
    await unlock(app.services, person.email)
    expect(await signedIn(person, rightCode(person))).toBe('active')
  })

  it('a right code resets the row of wrong codes', async () => {
    const person = await anAppHolder(app)
    await wrongInARow(person, 99)
    expect(await signedIn(person, rightCode(person))).toBe('active')
    for (let at = 0; at < 2; at += 1) expect(await guess(person)).toBe('INVALID_CODE')
    expect(await signedIn(person, rightCode(person))).toBe('active')
  })

  it('mails the person about wrong codes once a day, and at the hundredth', async () => {
    const person = await anAppHolder(app)
    const ten = async () => {
      app.clock.move(15 * MINUTE)
      for (let at = 0; at < 10; at += 1) expect(await guess(person)).toBe('INVALID_CODE')
    }
    await guess(person)
    expect(await mailsOf(person)).toEqual([])
    await ten()
    await ten()
    expect(await mailsOf(person)).toHaveLength(1)
    await wrongInARow(person, 99)
    expect(await guess(person)).toBe('INVALID_CODE')
    const [first, last, ...more] = await mailsOf(person)
    expect(more).toEqual([])
    expect(first).toContain('15 minutes')
    expect(last).toContain('recovery code')
    await wrongInARow(person, 0)
    app.clock.move(DAY)
    await ten()
    expect(await mailsOf(person)).toHaveLength(3)
  })
})
