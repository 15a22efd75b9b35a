import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import type { Actor } from '#testing/factories.ts'
import { codeTo, link, linkOutcome, mailsTo, NEW_PASSWORD, resetCode } from '#testing/links.ts'
import { rowsOf } from '#testing/rows.ts'
import { anAppHolder, aSignedIn } from '#testing/second-factors.ts'
import { holderOf, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'

const MINUTE = 60_000

describe.each(DATABASES)('changing the password on %s', (database) => {
  const app = testApp(database, {}, undefined, { passwords: 'product' })
  let person: Actor

  beforeEach(async () => {
    person = await aSignedIn(app)
  })

  const change = (password: string, newPassword = NEW_PASSWORD, more: object = {}) =>
    link(app, 'passwordChange', { password, newPassword }, { token: person.token, ...more })
  const refusal = async (...args: Parameters<typeof change>) =>
    (await change(...args)).errors[0]?.extensions ?? 'none'
  const signInWith = (password: string) => outcomeOf(app, { email: person.email, password })

  it('exactly one of 8 simultaneous password changes wins (promise 16)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => change(PASSWORD, `lantern number ${at + 100}`)),
    )
    const won = answers.flatMap(({ data }, at) => (data?.passwordChange ? [at] : []))
    expect(won).toHaveLength(1)
    expect(await signInWith(`lantern number ${Number(won[0]) + 100}`)).toBe('active')
  })

  if (database === 'postgres') return

  it('a password change answers a fresh token and ends other sessions (promise 3)', async () => {
    const other = (await signIn(app, { email: person.email })).data.login.token
    const { data, errors } = await change(PASSWORD)
    expect(errors).toEqual([])
    const { token, state } = data.passwordChange
    expect(state).toBe('active')
    expect(await holderOf(app, token)).toBe(person._id)
    for (const dead of [person.token, other]) expect(await holderOf(app, dead)).toBe('nobody')
    expect(await signInWith(PASSWORD)).toBe('INVALID_CREDENTIALS')
    expect(await signInWith(NEW_PASSWORD)).toBe('active')
  })

  it('a password change mails the person and is recorded (promise 14)', async () => {
    await change(PASSWORD)
    expect(await mailsTo(app, person.email, 'passwordChanged')).toHaveLength(1)
    const events = await rowsOf(app, 'auditEvent', { subject: person._id }, 'kind', 'actor')
    expect(events).toEqual([{ kind: 'password_changed', actor: person._id }])
  })

  it('a password change keeps the second factor but is not a fresh sign-in', async () => {
    const holder = await anAppHolder(app)
    app.clock.move(11 * MINUTE)
    const given = { password: PASSWORD, newPassword: NEW_PASSWORD }
    const { data } = await link(app, 'passwordChange', given, { token: holder.token })
    const { token } = data.passwordChange
    const login = { email: holder.email, password: NEW_PASSWORD }
    expect(await outcomeOf(app, login)).toBe('pending_2fa')
    const asked = { email: `new-${holder.email}` }
    expect(await linkOutcome(app, 'emailChange', asked, { token })).toBe('SIGN_IN_AGAIN')
  })

  it('a wrong present password counts like a wrong sign-in (promise 6)', async () => {
    const from = '203.0.113.7'
    for (let at = 0; at < 9; at += 1) {
      expect(await refusal('not the password', NEW_PASSWORD, { from })).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        field: 'password',
      })
    }
    const wrong = { email: person.email, password: 'not the password', from }
    expect(await outcomeOf(app, wrong)).toBe('INVALID_CREDENTIALS')
    expect(await refusal(PASSWORD, NEW_PASSWORD, { from })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    expect(await outcomeOf(app, { ...wrong, password: PASSWORD })).toBe('TOO_MANY_REQUESTS')
    expect(await holderOf(app, person.token)).toBe(person._id)
  })

  it('a password change ends all links that were mailed before', async () => {
    const email = `new-${person.email}`
    await link(app, 'emailChange', { email }, { token: person.token })
    const toReset = await resetCode(app, person.email)
    await change(PASSWORD)
    const toMove = await codeTo(app, email, 'confirmNewAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code: toMove })).toBe('INVALID_CODE')
    const given = { code: toReset, password: 'nine yellow lanterns' }
    expect(await linkOutcome(app, 'resetPassword', given)).toBe('INVALID_CODE')
  })
})
