import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSeal } from '#integrations/seal.ts'
import { emptied } from '#testing/emptied.ts'
import {
  type AppHolder,
  anAppHolder,
  appCode,
  aSignedIn,
  done,
  outcome,
  pendingToken,
  setUpPhone,
  signInWith,
  textedCode,
} from '#testing/second-factors.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { purge } from './second-factors.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PHONE = '+12025550123'

const aKey = (id: string) => ({ id, bytes: randomBytes(32) })
const OLD = aKey('old')
const SECRET_KEYS = `${OLD.id}:${OLD.bytes.toString('base64')}`

describe('second factors over time', () => {
  let app: TestApp
  let person: AppHolder & { phone: string; codes: string[] }

  beforeAll(async () => {
    app = await makeTestApp('sqlite', { SECRET_KEYS })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await emptied(app)
    const holder = await setUpPhone(app, await anAppHolder(app), PHONE)
    person = { ...holder, codes: await done(app, 'generateRecoveryCodes', holder.token) }
    app.clock.move(MINUTE)
  })

  const tested = (code: string) => outcome(app, 'secondFactorTest', person.token, { code })

  describe('secondFactorTest', () => {
    it('secondFactorTest accepts a valid code and does not use it up', async () => {
      const ofApp = appCode(person.secret, app.clock.now())
      await done(app, 'requestSMSOTP', person.token)
      const ofPhone = await textedCode(app, PHONE)
      const recovery = person.codes[0] as string
      for (let time = 0; time < 6; time += 1) {
        for (const code of [ofApp, ofPhone, recovery]) expect(await tested(code)).toBe('done')
      }
      const given = { code: ofPhone }
      expect((await signInWith(app, person, ofApp)).data.login.state).toBe('active')
      expect(await tested(ofApp)).toBe('INVALID_CODE')
      expect(await outcome(app, 'verifyAndDisableSMSOTP', person.token, given)).toBe('active')
    })

    it.each(['', '000000', '0'.repeat(26), '%'])('secondFactorTest refuses %j', async (code) => {
      expect(await tested(code)).toBe('INVALID_CODE')
    })
  })

  describe('secret keys', () => {
    it('a newer secret key leaves apps, phones and recovery codes valid', async () => {
      app.services.seal = makeSeal([aKey('newer'), OLD])
      const code = appCode(person.secret, app.clock.now())
      expect((await signInWith(app, person, code)).data.login.state).toBe('active')
      const waiting = await pendingToken(app, person)
      await done(app, 'requestSMSOTP', waiting)
      const texted = { code: await textedCode(app, PHONE) }
      expect(await outcome(app, 'verifySMSOTP', waiting, texted)).toBe('active')
      const next = await pendingToken(app, person)
      const recovery = { code: person.codes[0] }
      expect(await outcome(app, 'useRecoveryCode', next, recovery)).toBe('active')
    })

    it('without the old secret key, me still shows the last digits of the phone', async () => {
      app.services.seal = makeSeal([aKey('newer')])
      const { data, errors } = await app.call('{ me { twoFactorPhoneNumber } }', {}, person.token)
      expect(errors).toEqual([])
      expect(data.me.twoFactorPhoneNumber).toMatch(/^\*+0123$/)
      const waiting = await pendingToken(app, person)
      const recovery = { code: person.codes[0] }
      expect(await outcome(app, 'useRecoveryCode', waiting, recovery)).toBe('INVALID_CODE')
    })
  })

  it('purges unfinished set-ups after a day and keeps confirmed factors', async () => {
    const other = await aSignedIn(app)
    await done(app, 'initiateTOTP', other.token)
    await done(app, 'setupSMSOTP', other.token, { phone: '+12025550124' })
    const { store, clock } = app.services
    const rows = async (table: 'totp' | 'otpChallenge' | 'recoveryCode') =>
      (await store.read.selectFrom(table).select('user').execute()).map((row) => row.user)
    await purge(store, clock.now())
    expect(await rows('totp')).toHaveLength(2)
    app.clock.move(DAY + 1)
    await purge(store, clock.now())
    expect(await rows('totp')).toEqual([person._id])
    expect(await rows('otpChallenge')).toEqual([])
    expect(await rows('recoveryCode')).toHaveLength(10)
  })
})
