import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'
import { holderOf, outcomeOf, PASSWORD } from '#testing/sign-in.ts'

const DAY = 24 * 3_600_000
const ME = `{ me {
  _id sessionState email firstName lastName avatar role tier job timeZone isCompanyAdmin isAppAdmin
  emailVerified isPublicUser createdDate lastIosLogin motivations selectedTraitIds profileCluster
  company { _id name } totpEnabled twoFactorSMSEnabled twoFactorPhoneNumber recoveryCodes
} }`
const GOALS = '{ goalGetMany { _id } }'
const SAVE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { version } }'

describe('states of a session', () => {
  const app = testApp()

  it('an unverified session can call me and logout only', async () => {
    const person = await aPerson(app, { state: 'unverified' })
    await setPassword(app, person, PASSWORD)
    expect(await outcomeOf(app, { email: person.email })).toBe('unverified')
    const { data } = await app.call(ME, {}, person.token)
    expect(data.me).toMatchObject({ _id: person._id, sessionState: 'unverified' })
    const { errors } = await app.call(GOALS, {}, person.token)
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
    expect(errors[0]?.message).toBe('Confirm your email first.')
    expect(await app.code('mutation { logout }', {}, person.token)).toBeUndefined()
    expect(await holderOf(app, person.token)).toBe('nobody')
  })

  it('an active session is refused once its address is unconfirmed', async () => {
    const person = await aPerson(app)
    const set = (emailVerified: 0 | 1) =>
      setRows(app, 'user', { _id: person._id }, { emailVerified })
    await set(0)
    expect(await app.code(GOALS, {}, person.token)).toBe('FORBIDDEN')
    await set(1)
    expect(await app.code(GOALS, {}, person.token)).toBeUndefined()
  })

  describe('enrol_2fa', () => {
    let admin: Actor
    let member: Actor
    let company: string

    const save = async (obj: object) => {
      const now = app.clock.now()
      // Renews both sessions, because other tests check how idle sessions end.
      await app.services.store.write((trx) =>
        trx
          .updateTable('session')
          .set({ createdDate: now, lastSeen: now, expires: now + 40 * DAY, idle: 40 * DAY })
          .where('user', 'in', [admin._id, member._id])
          .execute(),
      )
      const { data, errors } = await app.call(SAVE, { obj: { _id: company, ...obj } }, admin.token)
      expect(errors).toEqual([])
      return data
    }
    const stateOf = async (actor: Actor) =>
      (await app.call('{ me { sessionState } }', {}, actor.token)).data?.me.sessionState

    beforeAll(async () => {
      company = await aCompany(app)
      admin = await aPerson(app, { company, isCompanyAdmin: true })
      member = await aPerson(app, { company })
      await setPassword(app, member, PASSWORD)
    })

    it('the grace period runs from the switch, not from later saves', async () => {
      await save({ require2FA: true })
      app.clock.move(3 * DAY)
      await save({ require2FA: true, name: 'Juniper and Sons' })
      app.clock.move(3 * DAY)
      await save({ name: 'Juniper' })
      app.clock.move(DAY - 1)
      expect(await stateOf(member)).toBe('active')
      app.clock.move(1)
      expect(await stateOf(member)).toBe('enrol_2fa')
    })

    it('an admin in enrol_2fa cannot switch off the required second factor', async () => {
      const now = app.clock.now()
      await setRows(app, 'session', { user: admin._id }, { lastSeen: now, createdDate: now })
      expect(await stateOf(admin)).toBe('enrol_2fa')
      const obj = { _id: company, require2FA: false }
      expect(await app.code(SAVE, { obj }, admin.token)).toBe('FORBIDDEN')
    })
  })
})
