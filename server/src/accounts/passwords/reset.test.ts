import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '#accounts/core/accounts.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import {
  codesTo,
  codeTo,
  link,
  linkOutcome,
  mailsTo,
  NEW_PASSWORD,
  resetCode,
  signUp,
} from '#testing/links.ts'
import { rowOf } from '#testing/rows.ts'
import { anAppHolder, pendingToken } from '#testing/second-factors.ts'
import { countWork, holderOf, outcomeOf, PASSWORD } from '#testing/sign-in.ts'

const MINUTE = 60_000

describe.each(DATABASES)('resetting a password on %s', (database) => {
  const app = testApp(database)
  let person: Actor

  beforeEach(async () => {
    person = await aPerson(app)
    await setPassword(app, person, PASSWORD)
  })

  const reset = (code: string, password = NEW_PASSWORD) =>
    linkOutcome(app, 'resetPassword', { code, password })
  const verify = (code: string) => linkOutcome(app, 'verifyResetPasswordCode', { code })
  const signInWith = (password: string) => outcomeOf(app, { email: person.email, password })

  /** The address that a valid code was mailed to. */
  const addressOf = async (code: string) =>
    (await link(app, 'verifyResetPasswordCode', { code })).data?.verifyResetPasswordCode

  it('20 simultaneous reset requests leave one valid link (promise 11)', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => link(app, 'getResetPasswordLink', { email: person.email })),
    )
    const codes = await codesTo(app, person.email, 'resetLink')
    expect(codes).toHaveLength(5)
    const found = await Promise.all(codes.map(addressOf))
    expect(found.filter((email) => email)).toEqual([person.email])
  })

  it('exactly one of 40 simultaneous resets with one code wins (promise 16)', async () => {
    const code = await resetCode(app, person.email)
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, at) => reset(code, `lantern number ${at + 100}`)),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'INVALID_CODE')).toHaveLength(39)
    const winner = outcomes.indexOf('done')
    expect(await signInWith(`lantern number ${winner + 100}`)).toBe('active')
    expect(await mailsTo(app, person.email, 'passwordChanged')).toHaveLength(1)
  }, 60_000)

  if (database === 'postgres') return

  it('the link to the stored address replaces the password', async () => {
    await link(app, 'getResetPasswordLink', { email: ` ${person.email.toUpperCase()} ` })
    const code = await codeTo(app, person.email, 'resetLink')
    expect(await addressOf(code)).toBe(person.email)
    expect(await reset(code)).toBe('done')
    expect(await signInWith(PASSWORD)).toBe('INVALID_CREDENTIALS')
    expect(await signInWith(NEW_PASSWORD)).toBe('active')
  })

  it('a reset link has 256 random bits and is stored only as its hash (promise 11)', async () => {
    const code = await resetCode(app, person.email)
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
    const row = await rowOf(app, 'actionCode', { user: person._id })
    expect(row.codeHash).toBe(hashToken(code))
    expect(JSON.stringify(row)).not.toContain(code)
  })

  it('a reset link expires after 30 minutes (promise 11)', async () => {
    const code = await resetCode(app, person.email)
    app.clock.move(30 * MINUTE - 1)
    expect(await verify(code)).toBe('done')
    app.clock.move(1)
    expect(await verify(code)).toBe('INVALID_CODE')
    expect(await reset(code)).toBe('INVALID_CODE')
    expect(await signInWith(PASSWORD)).toBe('active')
  })

  it('refuses an older reset link before and after the newest is used (promise 11)', async () => {
    const older = await resetCode(app, person.email)
    const newer = await resetCode(app, person.email)
    expect(await reset(older)).toBe('INVALID_CODE')
    expect(await reset(newer)).toBe('done')
    expect(await reset(older)).toBe('INVALID_CODE')
  })

  it('a reset ends every session and keeps the second factor (promises 5 and 11)', async () => {
    const holder = await anAppHolder(app)
    const pending = await pendingToken(app, holder)
    const code = await resetCode(app, holder.email)
    expect(await reset(code)).toBe('done')
    for (const token of [holder.token, pending]) expect(await holderOf(app, token)).toBe('nobody')
    const login = { email: holder.email, password: NEW_PASSWORD }
    expect(await outcomeOf(app, login)).toBe('pending_2fa')
  })

  it('a reset lifts the limits after wrong passwords at every address (promise 6)', async () => {
    const wrong = { email: person.email, password: 'not the password' }
    for (let at = 0; at < 10; at += 1) await outcomeOf(app, { ...wrong, from: '203.0.113.7' })
    await app.services.store.write((trx) =>
      trx.updateTable('counter').set({ n: 100 }).where('key', 'like', 'password-row %').execute(),
    )
    expect(await signInWith(PASSWORD)).toBe('RESET_REQUIRED')
    expect(await reset(await resetCode(app, person.email))).toBe('done')
    const login = { email: person.email, password: NEW_PASSWORD }
    expect(await outcomeOf(app, { ...login, from: '203.0.113.7' })).toBe('active')
    expect(await outcomeOf(app, { ...login, from: '198.51.100.9' })).toBe('active')
  })

  it('a reset mails the person and is recorded (promise 14)', async () => {
    expect(await reset(await resetCode(app, person.email))).toBe('done')
    expect(await mailsTo(app, person.email, 'passwordChanged')).toHaveLength(1)
    const events = await app.services.store.read
      .selectFrom('auditEvent')
      .select('kind')
      .where('subject', '=', person._id)
      .orderBy('_id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['password_reset_asked', 'password_reset'])
  })

  it('refuses wrong reset codes without hashing a password', async () => {
    const good = await resetCode(app, person.email)
    const work = countWork(app)
    const wrong = [
      '',
      ' ',
      'x',
      `${good}x`,
      good.slice(1),
      good.toUpperCase(),
      hashToken(good),
      randomBytes(32).toString('base64url'),
      `${good.slice(0, 42)}\u0000`,
      '%'.repeat(43),
      `' or 1=1 --${'x'.repeat(32)}`,
      'x'.repeat(100_000),
    ]
    for (const code of wrong) {
      const { errors } = await link(app, 'resetPassword', { code, password: NEW_PASSWORD })
      expect(errors[0]).toMatchObject({ message: 'Invalid code', extensions: { status: 400 } })
      expect(await verify(code)).toBe('INVALID_CODE')
    }
    expect(work.hashed).toBe(0)
    expect(await reset(` ${good}\n`)).toBe('done')
  })

  it('refuses codes of other links for a reset, and reset codes for other links', async () => {
    const email = `new-${person.email}`
    await link(app, 'emailChange', { email }, { token: person.token })
    const toMove = await codeTo(app, email, 'confirmNewAddress')
    const toReset = await resetCode(app, person.email)
    expect(await reset(toMove)).toBe('INVALID_CODE')
    expect(await linkOutcome(app, 'verifyEmail', { code: toReset })).toBe('INVALID_CODE')
    expect(await verify(toReset)).toBe('done')
    const newcomer = `ada-${person.email}`
    await signUp(app, newcomer)
    const toVerify = await codeTo(app, newcomer, 'verifyAddress')
    expect(await reset(toVerify)).toBe('INVALID_CODE')
    const another = await resetCode(app, newcomer)
    expect(await linkOutcome(app, 'verifyEmail', { code: another })).toBe('INVALID_CODE')
    expect(await outcomeOf(app, { email: newcomer, password: NEW_PASSWORD })).toBe('unverified')
    expect(await linkOutcome(app, 'verifyEmail', { code: toVerify })).toBe('done')
  })

  it('an address change ends the reset link to the old address', async () => {
    const email = `new-${person.email}`
    await link(app, 'emailChange', { email }, { token: person.token })
    const toReset = await resetCode(app, person.email)
    const code = await codeTo(app, email, 'confirmNewAddress')
    const { token } = person
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token })).toBe('done')
    expect(await reset(toReset)).toBe('INVALID_CODE')
  })

  it('a reset confirms the address and replaces the password of a stranger’s sign-up', async () => {
    const email = `squatted-${person.email}`
    await signUp(app, email, { password: 'the stranger’s own' })
    const stranger = { email, password: 'the stranger’s own' }
    expect(await outcomeOf(app, stranger)).toBe('unverified')
    const older = await codeTo(app, email, 'verifyAddress')
    expect(await reset(await resetCode(app, email))).toBe('done')
    expect(await outcomeOf(app, stranger)).toBe('INVALID_CREDENTIALS')
    expect(await outcomeOf(app, { email, password: NEW_PASSWORD })).toBe('active')
    expect(await linkOutcome(app, 'verifyEmail', { code: older })).toBe('INVALID_CODE')
  })
})

describe.each(DATABASES)('asking for a reset link on %s', (database) => {
  const app = testApp(database)
  let person: Actor

  beforeEach(async () => {
    await emptied(app)
    person = await aPerson(app)
    await setPassword(app, person, PASSWORD)
  })

  const ask = (email: string, more = {}) => link(app, 'getResetPasswordLink', { email }, more)

  it('mails one address 5 reset links an hour; the fifth stays valid (promise 11)', async () => {
    for (let at = 0; at < 8; at += 1) expect((await ask(person.email)).errors).toEqual([])
    const codes = await codesTo(app, person.email, 'resetLink')
    expect(codes).toHaveLength(5)
    const code = codes[4] as string
    expect(await linkOutcome(app, 'verifyResetPasswordCode', { code })).toBe('done')
    app.clock.move(60 * MINUTE)
    await ask(person.email)
    expect(await codesTo(app, person.email, 'resetLink')).toHaveLength(6)
  })

  it('mails the owner a reset link although many sign-ups named the address', async () => {
    for (let at = 0; at < 8; at += 1) await signUp(app, person.email)
    expect(await mailsTo(app, person.email, 'accountExists')).toHaveLength(5)
    await ask(person.email)
    expect(await mailsTo(app, person.email, 'resetLink')).toHaveLength(1)
  })

  it('refuses reset requests from one network address after 200 in an hour', async () => {
    const from = '2001:db8::1'
    for (let at = 0; at < 200; at += 1) await ask(`a${at}@b.example`, { from })
    for (const email of [person.email, 'nobody@b.example']) {
      const { errors } = await ask(email, { from: '2001:db8::2' })
      expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 3600 })
    }
    expect((await ask(person.email, { from: '203.0.113.7' })).errors).toEqual([])
  })
})
