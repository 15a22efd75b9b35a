import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'
import {
  anAppHolder,
  appCode,
  aSignedIn,
  done,
  outcome,
  pendingToken,
  setUpApp,
  setUpPhone,
  textedCode,
} from '#testing/second-factors.ts'
import { holderOf } from '#testing/sign-in.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FACTORS =
  'totpEnabled twoFactorSMSEnabled totpSince twoFactorSMSSince twoFactorPhoneNumber recoveryCodes'
const PERSON = `email firstName lastName avatar role tier job timeZone holidayCalendar motivations
  learningStyles selectedTraitIds profileCluster timeCommitDaily isCompanyAdmin isAppAdmin
  emailVerified isPublicUser showWelcomeDialog optInEmail createdDate updatedDate lastIosLogin
  company { _id name require2FA }`
const PHONE = '+351912345678'

describe('session states and second factors', () => {
  const app = testApp()
  let phones = 0

  const aPhone = () => {
    phones += 1
    return `+1202555${1000 + phones}`
  }
  const stateOf = async (token: string) =>
    (await app.call('{ me { sessionState } }', {}, token)).data?.me.sessionState ?? 'nobody'
  const codeOf = (person: { secret: string }) => {
    app.clock.move(30_000)
    return appCode(person.secret, app.clock.now())
  }

  describe('pending_2fa', () => {
    it('a pending session sees only its factors and the masked phone', async () => {
      const person = await setUpPhone(app, await anAppHolder(app), PHONE)
      await done(app, 'generateRecoveryCodes', person.token)
      const waiting = await pendingToken(app, person)
      const query = `{ me { _id sessionState version ${FACTORS} ${PERSON} } }`
      const { data, errors } = await app.call(query, {}, waiting)
      expect(errors).toEqual([])
      const { _id, sessionState, version, ...rest } = data.me
      expect([_id, sessionState, version]).toEqual([person._id, 'pending_2fa', 0])
      const { totpEnabled, twoFactorSMSEnabled, twoFactorPhoneNumber, ...others } = rest
      expect([totpEnabled, twoFactorSMSEnabled]).toEqual([true, true])
      expect(twoFactorPhoneNumber).toBe('********5678')
      expect(others.recoveryCodes).toEqual([])
      for (const value of Object.values({ ...others, recoveryCodes: null })) {
        expect(value).toBeNull()
      }
    })

    it('a pending session becomes unverified if its address is unconfirmed', async () => {
      const person = await anAppHolder(app)
      await setRows(app, 'user', { _id: person._id }, { emailVerified: 0 })
      const waiting = await pendingToken(app, person)
      const { token, state } = await done(app, 'verifyTOTP', waiting, { code: codeOf(person) })
      expect([state, await stateOf(token)]).toEqual(['unverified', 'unverified'])
    })
  })

  describe('a company that requires a second factor', () => {
    const demand = (company: string | null, require2FASince: number) =>
      setRows(
        app,
        'company',
        { _id: company ?? '' },
        { require2FA: 1, require2FASince, require2FAGraceDays: 7 },
      )
    /** A person with a fresh sign-in to a company whose grace period is over. */
    const aLatePerson = async (): Promise<Actor> => {
      const person = await aSignedIn(app)
      await demand(person.company, app.clock.now() - 7 * DAY)
      return person
    }

    it('setting an app up ends enrol_2fa at once with a fresh token', async () => {
      const person = await aLatePerson()
      expect(await stateOf(person.token)).toBe('enrol_2fa')
      const { token } = await setUpApp(app, person)
      expect(await stateOf(token)).toBe('active')
      expect(await holderOf(app, person.token)).toBe('nobody')
      expect(await app.code('{ goalGetMany { _id } }', {}, token)).toBeUndefined()
    })

    it('an unfinished set-up does not end enrol_2fa', async () => {
      const person = await aLatePerson()
      await done(app, 'initiateTOTP', person.token)
      await done(app, 'setupSMSOTP', person.token, { phone: aPhone() })
      expect(await stateOf(person.token)).toBe('enrol_2fa')
      for (const call of ['generateRecoveryCodes', 'requestSMSOTP'] as const) {
        expect(await outcome(app, call, person.token)).toBe('FORBIDDEN')
      }
    })

    it('removing the last factor after the grace period leads to enrol_2fa at once', async () => {
      const person = await setUpPhone(app, await anAppHolder(app), aPhone())
      await demand(person.company, app.clock.now() - 7 * DAY)
      const one = await done(app, 'disableTOTP', person.token, { code: codeOf(person) })
      expect(one.state).toBe('active')
      app.clock.move(MINUTE)
      await done(app, 'requestSMSOTP', one.token)
      const code = await textedCode(app, person.phone)
      const last = await done(app, 'verifyAndDisableSMSOTP', one.token, { code })
      expect(last.state).toBe('enrol_2fa')
      expect(await app.code('{ goalGetMany { _id } }', {}, last.token)).toBe('FORBIDDEN')
    })
  })

  describe('factors of other people', () => {
    it('admins read null for the factors, phone and codes of other people', async () => {
      const company = await aCompany(app)
      const person = await setUpPhone(app, await anAppHolder(app, { company }), aPhone())
      await done(app, 'generateRecoveryCodes', person.token)
      for (const role of [{ isCompanyAdmin: true }, { isAppAdmin: true }] as const) {
        const admin = await aPerson(app, { company, ...role })
        const query = `{ userGet(_id: "${person._id}") { _id ${FACTORS} }
          getCompanyMembers { _id ${FACTORS} } userGetMany { _id ${FACTORS} } }`
        const { data, errors } = await app.call(query, {}, admin.token)
        expect(errors).toEqual([])
        const all = [data.userGet, ...data.getCompanyMembers, ...data.userGetMany]
        const found = all.filter((row) => row._id === person._id)
        expect(found).toHaveLength(3)
        for (const { _id, ...rest } of found) {
          expect(Object.values(rest)).toEqual([null, null, null, null, null, null])
        }
      }
    })
  })
})
