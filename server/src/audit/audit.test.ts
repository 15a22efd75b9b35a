import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purge } from '#audit/audit.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, link, linkOutcome, NEW_PASSWORD, resetCode, signUp } from '#testing/links.ts'
import { aSignedIn, setUpApp } from '#testing/second-factors.ts'
import { outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'

const DAY = 24 * 3_600_000
const EVENTS = '{ identityEventGetMany { _id at kind place client } }'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

describe('a person’s own trail', () => {
  const app = testApp()
  let company = ''
  let person: Actor

  beforeAll(async () => {
    company = await aCompany(app)
  })
  beforeEach(async () => {
    person = await aSignedIn(app, { company })
  })

  const events = async (token = person.token): Promise<Record<string, string>[]> =>
    (await app.call(EVENTS, {}, token)).data.identityEventGetMany
  const kinds = async (token?: string) => (await events(token)).map(({ kind }) => kind)

  it('shows people time, kind, rough place and client of their events, newest first', async () => {
    const headers = { 'user-agent': SAFARI }
    await signIn(app, { email: person.email, from: '203.0.113.7', headers })
    app.clock.move(1000)
    await signIn(app, { email: person.email, from: '2001:db8:1:2::3' })
    expect(await events()).toEqual([
      {
        _id: expect.any(String),
        at: new Date(app.clock.now()).toISOString(),
        kind: 'sign_in',
        place: '2001:db8:1::/48',
        client: 'Another program',
      },
      {
        _id: expect.any(String),
        at: new Date(app.clock.now() - 1000).toISOString(),
        kind: 'sign_in',
        place: '203.0.113.x',
        client: 'Safari on iPhone',
      },
    ])
  })

  it('records sign-ins, sign-outs, account changes and series of wrong passwords', async () => {
    const email = `ada-${person.email}`
    await signUp(app, email)
    await linkOutcome(app, 'verifyEmail', { code: await codeTo(app, email, 'verifyAddress') })
    const wrong = { email, password: 'not the password', from: '203.0.113.8' }
    for (let at = 0; at < 12; at += 1) await outcomeOf(app, wrong)
    const { token } = (await signIn(app, { email, password: NEW_PASSWORD })).data.login
    const other = (await signIn(app, { email, password: NEW_PASSWORD })).data.login.token
    await app.call('mutation { logout }', {}, other)
    await link(app, 'emailChange', { email: `b${email}` }, { token })
    const changed = await link(
      app,
      'passwordChange',
      { password: NEW_PASSWORD, newPassword: PASSWORD },
      { token },
    )
    const holder = { ...person, email, token: changed.data.passwordChange.token }
    await setUpApp(app, holder)
    const code = await resetCode(app, email)
    await linkOutcome(app, 'resetPassword', { code, password: NEW_PASSWORD })
    const { data } = await signIn(app, { email, password: NEW_PASSWORD })
    expect(data.login.state).toBe('pending_2fa')
    const rows = await app.services.store.read
      .selectFrom('auditEvent')
      .innerJoin('user', 'user._id', 'auditEvent.subject')
      .select('auditEvent.kind')
      .where('user.emailKey', '=', email)
      .orderBy('auditEvent._id')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual([
      'sign_up',
      'email_verified',
      'wrong_passwords',
      'sign_in',
      'sign_in',
      'sign_out',
      'email_change_asked',
      'password_changed',
      'factor_set_up',
      'password_reset_asked',
      'password_reset',
      'sign_in_pending',
    ])
  })

  it('shows a person’s own trail to that person only, not to admins', async () => {
    await signIn(app, { email: person.email })
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    const colleague = await aPerson(app, { company })
    for (const { token } of [admin, operator, colleague]) expect(await events(token)).toEqual([])
    expect(await kinds()).toEqual(['sign_in'])
    const byId = `query($_id: ID!) { userGet(_id: $_id) { _id } }`
    app.clock.move(1000)
    expect((await app.call(byId, { _id: person._id }, operator.token)).errors).toEqual([])
    // The access of the app admin is the only new event.
    expect(await kinds()).toEqual(['app_admin_look', 'sign_in'])
    expect(await events(operator.token)).toEqual([])
    const others = '{ identityEventGetMany(user: "x") { _id } }'
    expect(await app.code(others, {}, operator.token)).toBe('GRAPHQL_VALIDATION_FAILED')
  })

  it('purges events about unknown addresses after 90 days, and no other events', async () => {
    const { store } = app.services
    await link(app, 'getResetPasswordLink', { email: 'nobody@elsewhere.example' })
    await link(app, 'getResetPasswordLink', { email: person.email })
    const ofNobody = async () =>
      (await store.read.selectFrom('auditEvent').select('subject').execute()).filter(
        ({ subject }) => subject === null,
      ).length
    const before = await ofNobody()
    expect(before).toBeGreaterThan(0)
    await purge(store, app.clock.now() + 90 * DAY)
    expect(await ofNobody()).toBe(before)
    await purge(store, app.clock.now() + 90 * DAY + 1)
    expect(await ofNobody()).toBe(0)
    expect(await kinds()).toEqual(['password_reset_asked'])
  })
})
