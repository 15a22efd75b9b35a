import { describe, expect, it } from 'vitest'
import { dayIn } from '#lib/weeks.ts'
import { testApp } from '#testing/app.ts'
import { rowsOf } from '#testing/rows.ts'
import {
  type AppHolder,
  anAppHolder,
  appCode,
  aSignedIn,
  done,
  make,
  outboxOf,
  outcome,
  pendingToken,
  setUpApp,
  signInWith,
  wrongCode,
} from '#testing/second-factors.ts'
import { callFrom, holderOf, PASSWORD } from '#testing/sign-in.ts'

const MINUTE = 60_000

describe('an authenticator app', () => {
  const app = testApp()

  const now = () => app.clock.now()
  const rowOf = (user: string) =>
    app.services.store.read
      .selectFrom('totp')
      .selectAll()
      .where('user', '=', user)
      .executeTakeFirst()
  const enabled = async (token: string) =>
    (await app.call('{ me { totpEnabled } }', {}, token)).data.me.totpEnabled
  /** The code of the next time step, which no earlier test has used. */
  const nextCode = ({ secret }: AppHolder) => {
    app.clock.move(30_000)
    return appCode(secret, now())
  }

  describe('set-up', () => {
    it('an app becomes a second factor only when its first code confirms it', async () => {
      const person = await aSignedIn(app)
      const { secret, uri } = await done(app, 'initiateTOTP', person.token)
      expect(new URL(uri).searchParams.get('secret')).toBe(secret)
      expect(uri).toContain(`/Goodwork:${encodeURIComponent(person.email)}?`)
      expect(await enabled(person.token)).toBe(false)
      expect((await signInWith(app, person)).data.login.state).toBe('active')
      const code = appCode(secret, now())
      const { state, token } = await done(app, 'verifyTOTP', person.token, { code })
      expect(state).toBe('active')
      const { data } = await app.call('{ me { totpSince twoFactorSMSSince } }', {}, token)
      const since = new Date(now()).toISOString()
      expect(data.me).toEqual({ totpSince: since, twoFactorSMSSince: null })
    })

    it('stores the secret of an app sealed for its person only (promise 8)', async () => {
      const person = await aSignedIn(app)
      const { secret } = await done(app, 'initiateTOTP', person.token)
      const row = await rowOf(person._id)
      expect(JSON.stringify(row)).not.toContain(secret)
      const { seal } = app.services
      expect(seal.open('totp', person._id, row?.sealedSecret ?? '')).toBe(secret)
      const other = await aSignedIn(app)
      expect(() => seal.open('totp', other._id, row?.sealedSecret ?? '')).toThrow()
    })

    it('initiateTOTP does not replace the secret of a confirmed app', async () => {
      const person = await anAppHolder(app)
      const before = await rowOf(person._id)
      expect(await outcome(app, 'initiateTOTP', person.token)).toBe('CONFLICT')
      expect(await rowOf(person._id)).toEqual(before)
      const code = nextCode(person)
      expect(await outcome(app, 'verifyTOTP', person.token, { code })).toBe('INVALID_CODE')
      expect((await signInWith(app, person, code)).data.login.state).toBe('active')
    })

    it('an app set-up renews the token and ends other sessions (promises 3 and 5)', async () => {
      const person = await aSignedIn(app)
      const elsewhere = (await signInWith(app, person)).data.login.token
      const { token } = await setUpApp(app, person)
      expect(token).not.toBe(person.token)
      expect(await holderOf(app, token)).toBe(person._id)
      for (const old of [person.token, elsewhere]) expect(await holderOf(app, old)).toBe('nobody')
    })

    it('setting an app up mails the person and is recorded (promise 14)', async () => {
      const person = await anAppHolder(app)
      expect(await outboxOf(app, person._id, 'factorSetUp')).toHaveLength(1)
      const events = await rowsOf(app, 'auditEvent', { subject: person._id }, 'kind', 'detail')
      expect(events).toContainEqual({ kind: 'factor_set_up', detail: '{"factor":"totp"}' })
    })

    it('each step of an app set-up needs a fresh sign-in (promise 12)', async () => {
      const person = await aSignedIn(app)
      app.clock.move(10 * MINUTE)
      const { secret } = await done(app, 'initiateTOTP', person.token)
      app.clock.move(1)
      expect(await outcome(app, 'initiateTOTP', person.token)).toBe('SIGN_IN_AGAIN')
      const code = appCode(secret, now())
      expect(await outcome(app, 'verifyTOTP', person.token, { code })).toBe('SIGN_IN_AGAIN')
      expect(await enabled(person.token)).toBe(false)
    })
  })

  describe('sign-in', () => {
    it('login accepts an app code together with the password', async () => {
      const person = await anAppHolder(app)
      const { data } = await signInWith(app, person, nextCode(person))
      expect(data.login.state).toBe('active')
      expect(await holderOf(app, data.login.token)).toBe(person._id)
    })

    it('login with a right password and a wrong code makes no session', async () => {
      const person = await anAppHolder(app)
      const { data, errors } = await signInWith(app, person, wrongCode(app, person))
      expect(data ?? null).toBeNull()
      expect(errors[0]).toMatchObject({
        message: 'Invalid code',
        extensions: { code: 'INVALID_CODE', status: 400 },
      })
      const sessions = await rowsOf(app, 'session', { user: person._id }, '_id')
      expect(sessions).toHaveLength(1)
    })

    it('verifyTOTP replaces the pending token by a fresh one (promise 3)', async () => {
      const person = await anAppHolder(app)
      const waiting = await pendingToken(app, person)
      const { token, state } = await done(app, 'verifyTOTP', waiting, { code: nextCode(person) })
      expect(state).toBe('active')
      expect(token).not.toBe(waiting)
      expect(await holderOf(app, waiting)).toBe('nobody')
      expect(await holderOf(app, token)).toBe(person._id)
      expect(await holderOf(app, person.token)).toBe(person._id)
    })

    it('a sign-in on iOS sets lastIosLogin only after the second factor', async () => {
      const person = await anAppHolder(app)
      const login = `mutation($email: String!, $password: String!) {
        login(email: $email, password: $password, isIosLogin: true) { token state } }`
      const { data } = await callFrom(app, login, { email: person.email, password: PASSWORD })
      const day = async (token: string) =>
        (await app.call('{ me { lastIosLogin } }', {}, token)).data.me.lastIosLogin
      expect(await day(person.token)).toBeNull()
      const code = nextCode(person)
      const { token } = await done(app, 'verifyTOTP', data.login.token, { code })
      expect(await day(token)).toBe(dayIn(now(), 'UTC'))
    })

    it('an app code is accepted once over all calls (promise 8)', async () => {
      const person = await anAppHolder(app)
      const code = nextCode(person)
      expect((await signInWith(app, person, code)).data.login.state).toBe('active')
      expect((await signInWith(app, person, code)).errors[0]?.message).toBe('Invalid code')
      const waiting = await pendingToken(app, person)
      expect(await outcome(app, 'verifyTOTP', waiting, { code })).toBe('INVALID_CODE')
      expect(await outcome(app, 'disableTOTP', person.token, { code })).toBe('INVALID_CODE')
    })
  })

  describe('removal', () => {
    it('an app code removes the app and renews the token (promise 3)', async () => {
      const person = await anAppHolder(app)
      const elsewhere = (await signInWith(app, person, nextCode(person))).data.login.token
      const { token } = await done(app, 'disableTOTP', person.token, { code: nextCode(person) })
      for (const old of [person.token, elsewhere]) expect(await holderOf(app, old)).toBe('nobody')
      expect(await enabled(token)).toBe(false)
      expect(await rowOf(person._id)).toBeUndefined()
      expect((await signInWith(app, person)).data.login.state).toBe('active')
      expect(await outboxOf(app, person._id, 'factorRemoved')).toHaveLength(1)
    })

    it.each([
      ['no code', {}, 'BAD_USER_INPUT'],
      ['null', { code: null, recoveryCode: null }, 'BAD_USER_INPUT'],
      ['an empty text', { code: '', recoveryCode: '' }, 'BAD_USER_INPUT'],
      ['blanks', { code: '  ', recoveryCode: '\t' }, 'BAD_USER_INPUT'],
      ['an empty list', { code: [] }, 'BAD_USER_INPUT'],
      ['an empty list as recovery code', { recoveryCode: [] }, 'BAD_USER_INPUT'],
      ['a number', { code: 0 }, 'BAD_USER_INPUT'],
      ['an object', { recoveryCode: {} }, 'BAD_USER_INPUT'],
      ['000000', { code: '000000' }, 'INVALID_CODE'],
      ['000000 as recovery code', { recoveryCode: '000000' }, 'INVALID_CODE'],
      ['26 zeros', { recoveryCode: '0'.repeat(26) }, 'INVALID_CODE'],
      ['a wildcard', { code: '%', recoveryCode: '%' }, 'INVALID_CODE'],
      ['a NUL', { recoveryCode: '\u0000' }, 'INVALID_CODE'],
      ['half a surrogate pair', { code: '\ud800' }, 'INVALID_CODE'],
      ['100,000 digits', { code: '1'.repeat(100_000) }, 'INVALID_CODE'],
    ])('disableTOTP refuses %s', async (_what, given, refused) => {
      const person = await anAppHolder(app)
      const { errors } = await make(app, 'disableTOTP', person.token, given)
      expect(errors[0]?.extensions.code).toBe(refused)
      expect(await enabled(person.token)).toBe(true)
    })

    it('removing an app needs a fresh sign-in (promise 12)', async () => {
      const person = await anAppHolder(app)
      app.clock.move(10 * MINUTE + 1)
      const code = appCode(person.secret, now())
      expect(await outcome(app, 'disableTOTP', person.token, { code })).toBe('SIGN_IN_AGAIN')
      const fresh = (await signInWith(app, person, code)).data.login.token
      expect(await outcome(app, 'disableTOTP', fresh, { code: nextCode(person) })).toBe('active')
    })
  })
})
