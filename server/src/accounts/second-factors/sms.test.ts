import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import type { Actor } from '#testing/factories.ts'
import {
  anAppHolder,
  another,
  aSignedIn,
  done,
  make,
  outboxOf,
  outcome,
  pendingToken,
  setUpPhone,
  signInWith,
  textedCode,
  textedCodes,
} from '#testing/second-factors.ts'
import { holderOf } from '#testing/sign-in.ts'

const MINUTE = 60_000
const ME = '{ me { twoFactorSMSEnabled twoFactorPhoneNumber totpEnabled recoveryCodes } }'

let numbers = 0
/** A number that no other test uses. */
const aPhone = () => {
  numbers += 1
  return `+1${201 + (numbers % 8)}555${String(1000 + numbers)}`
}

describe('codes by SMS', () => {
  const app = testApp()

  const me = async (token: string) => (await app.call(ME, {}, token)).data.me
  const rowOf = (user: string) =>
    app.services.store.read
      .selectFrom('smsFactor')
      .selectAll()
      .where('user', '=', user)
      .executeTakeFirst()
  /** Moves the clock until the next code may be sent. */
  const later = () => app.clock.move(MINUTE)
  const aPhoneHolder = async () => setUpPhone(app, await aSignedIn(app), aPhone())
  const request = async (token: string, phone: string) => {
    later()
    await done(app, 'requestSMSOTP', token)
    return textedCode(app, phone)
  }

  describe('setting a phone up', () => {
    it('the texted code confirms a phone number, which me shows masked', async () => {
      const person = await aPhoneHolder()
      expect(await me(person.token)).toEqual({
        twoFactorSMSEnabled: true,
        twoFactorPhoneNumber: `*******${person.phone.slice(-4)}`,
        totpEnabled: false,
        recoveryCodes: [],
      })
      expect((await signInWith(app, person)).data.login.state).toBe('pending_2fa')
      expect(await outboxOf(app, person._id, 'factorSetUp')).toHaveLength(1)
    })

    it('stores a phone number sealed, with only its last four digits in clear', async () => {
      const { _id, phone } = await aPhoneHolder()
      const row = await rowOf(_id)
      expect(JSON.stringify(row)).not.toContain(phone.slice(1, -4))
      expect(row?.lastFour).toBe(phone.slice(-4))
      expect(app.services.seal.open('phone', _id, row?.sealedPhone ?? '')).toBe(phone)
      expect(row).toMatchObject({ sealedPending: null, pendingLastFour: null })
    })

    it('a phone set-up ends other sessions and renews the token (promises 3 and 5)', async () => {
      const before = await aSignedIn(app)
      const elsewhere = (await signInWith(app, before)).data.login.token
      const after = await setUpPhone(app, before, aPhone())
      expect(await holderOf(app, after.token)).toBe(before._id)
      for (const old of [before.token, elsewhere]) expect(await holderOf(app, old)).toBe('nobody')
    })

    it('a confirmed phone number stays valid until the new one is confirmed', async () => {
      const person = await aPhoneHolder()
      const fresh = aPhone()
      later()
      await done(app, 'setupSMSOTP', person.token, { phone: fresh })
      expect((await me(person.token)).twoFactorPhoneNumber).toContain(person.phone.slice(-4))
      const waiting = await pendingToken(app, person)
      const code = await request(waiting, person.phone)
      expect(await outcome(app, 'verifySMSOTP', waiting, { code })).toBe('active')
      const setUp = { code: await textedCode(app, fresh) }
      const { token } = await done(app, 'verifySMSOTP', person.token, setUp)
      expect((await me(token)).twoFactorPhoneNumber).toContain(fresh.slice(-4))
    })

    it('refuses the set-up code of another session or of another person', async () => {
      const person = await aSignedIn(app)
      const phone = aPhone()
      await done(app, 'setupSMSOTP', person.token, { phone })
      const code = await textedCode(app, phone)
      const elsewhere = (await signInWith(app, person)).data.login.token
      const stranger = await aSignedIn(app)
      await done(app, 'setupSMSOTP', stranger.token, { phone: aPhone() })
      for (const token of [elsewhere, stranger.token]) {
        expect(await outcome(app, 'verifySMSOTP', token, { code })).toBe('INVALID_CODE')
      }
      expect(await outcome(app, 'verifySMSOTP', person.token, { code })).toBe('active')
    })

    it('each step of a phone set-up needs a fresh sign-in (promise 12)', async () => {
      const person = await aSignedIn(app)
      const phone = aPhone()
      app.clock.move(10 * MINUTE)
      await done(app, 'setupSMSOTP', person.token, { phone })
      app.clock.move(1)
      const code = await textedCode(app, phone)
      expect(await outcome(app, 'setupSMSOTP', person.token, { phone })).toBe('SIGN_IN_AGAIN')
      expect(await outcome(app, 'verifySMSOTP', person.token, { code })).toBe('SIGN_IN_AGAIN')
    })

    it.each(['', '0', '+49 112', 'call me', '+12025550123\r\n+12025550124'])(
      'setupSMSOTP refuses %j as a phone number and stores nothing',
      async (phone) => {
        const person = await aSignedIn(app)
        const { errors } = await make(app, 'setupSMSOTP', person.token, { phone })
        expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'phone' })
        expect(await rowOf(person._id)).toBeUndefined()
      },
    )
  })

  describe('signing in (promise 9)', () => {
    let person: Actor & { phone: string }
    beforeAll(async () => {
      person = await aPhoneHolder()
    })

    /** A pending sign-in and its texted code, an hour after the last one. */
    const waiting = async () => {
      app.clock.move(60 * MINUTE)
      person = await setUpPhone(app, await aSignedIn(app), aPhone())
      const token = await pendingToken(app, person)
      return { token, code: await request(token, person.phone) }
    }

    it('a texted code of six digits finishes a sign-in once', async () => {
      const { token, code } = await waiting()
      expect(code).toMatch(/^\d{6}$/)
      const fresh = await done(app, 'verifySMSOTP', token, { code })
      expect(fresh.state).toBe('active')
      expect(await holderOf(app, token)).toBe('nobody')
      const again = await pendingToken(app, person)
      expect(await outcome(app, 'verifySMSOTP', again, { code })).toBe('INVALID_CODE')
    })

    it('a texted code expires after five minutes', async () => {
      const { token, code } = await waiting()
      app.clock.move(5 * MINUTE - 1)
      expect(await outcome(app, 'secondFactorTest', person.token, { code })).toBe('INVALID_CODE')
      expect(await outcome(app, 'verifySMSOTP', token, { code })).toBe('active')
      const late = await waiting()
      app.clock.move(5 * MINUTE)
      expect(await outcome(app, 'verifySMSOTP', late.token, { code: late.code })).toBe(
        'INVALID_CODE',
      )
    })

    it('voids a texted code after five tries, even if the session has more', async () => {
      await waiting()
      later()
      const code = await request(person.token, person.phone)
      for (let at = 0; at < 5; at += 1) {
        const given = { code: another(code) }
        expect(await outcome(app, 'verifyAndDisableSMSOTP', person.token, given)).toBe(
          'INVALID_CODE',
        )
      }
      expect(await outcome(app, 'verifyAndDisableSMSOTP', person.token, { code })).toBe(
        'INVALID_CODE',
      )
    })

    it('accepts a texted code only in the sign-in that asked for it', async () => {
      const { token, code } = await waiting()
      const other = await pendingToken(app, person)
      expect(await outcome(app, 'verifySMSOTP', other, { code })).toBe('INVALID_CODE')
      expect((await signInWith(app, person, code)).errors[0]?.message).toBe('Invalid code')
      expect(await outcome(app, 'verifySMSOTP', token, { code })).toBe('active')
    })

    it('refuses set-up codes for a removal and other codes for a set-up', async () => {
      await waiting()
      const fresh = aPhone()
      later()
      await done(app, 'setupSMSOTP', person.token, { phone: fresh })
      const setUp = await textedCode(app, fresh)
      const use = await request(person.token, person.phone)
      const [wrongDoor, wrongNumber] = [{ code: setUp }, { code: use }]
      expect(await outcome(app, 'verifyAndDisableSMSOTP', person.token, wrongDoor)).toBe(
        'INVALID_CODE',
      )
      expect(await outcome(app, 'verifySMSOTP', person.token, wrongNumber)).toBe('INVALID_CODE')
    })

    it('stores a texted code only as a keyed hash', async () => {
      const { code } = await waiting()
      const rows = await app.services.store.read
        .selectFrom('otpChallenge')
        .selectAll()
        .where('user', '=', person._id)
        .orderBy('_id')
        .execute()
      expect(rows.at(-1)?.codeHash).toMatch(/^[\w-]{43}$/)
      expect(rows.at(-1)?.codeHash).not.toContain(code)
    })
  })

  describe('removing the phone', () => {
    it('a texted code removes the phone and renews the token (promise 3)', async () => {
      const person = await aPhoneHolder()
      const code = await request(person.token, person.phone)
      const { token } = await done(app, 'verifyAndDisableSMSOTP', person.token, { code })
      expect(await holderOf(app, person.token)).toBe('nobody')
      expect((await me(token)).twoFactorSMSEnabled).toBe(false)
      expect(await rowOf(person._id)).toBeUndefined()
      expect(await outboxOf(app, person._id, 'factorRemoved')).toHaveLength(1)
      expect((await signInWith(app, person)).data.login.state).toBe('active')
    })

    it('removing a phone needs a fresh sign-in (promise 12)', async () => {
      const person = await aPhoneHolder()
      app.clock.move(9 * MINUTE)
      const code = await request(person.token, person.phone)
      app.clock.move(1)
      expect(await outcome(app, 'verifyAndDisableSMSOTP', person.token, { code })).toBe(
        'SIGN_IN_AGAIN',
      )
    })

    it('removing the phone keeps the app as the second factor', async () => {
      const person = await setUpPhone(app, await anAppHolder(app), aPhone())
      const code = await request(person.token, person.phone)
      const { token } = await done(app, 'verifyAndDisableSMSOTP', person.token, { code })
      expect(await me(token)).toMatchObject({ totpEnabled: true, twoFactorSMSEnabled: false })
      expect((await signInWith(app, person)).data.login.state).toBe('pending_2fa')
      expect(await textedCodes(app, person.phone)).toHaveLength(2)
    })
  })
})
