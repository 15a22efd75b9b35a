import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { codeTo, mailsTo } from '#testing/links.ts'
import { setRows } from '#testing/rows.ts'
import { PASSWORD, signIn } from '#testing/sign-in.ts'

const CLOSE = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id } }'
const KEEP = 'mutation { userKeep }'
const BY_LINK = 'mutation($code: String!) { userKeepByLink(code: $code) }'
const DEACTIVATE = 'mutation($_id: ID!) { memberDeactivate(_id: $_id) }'
const ME = '{ me { isCompanyAdmin sessionState } }'

describe.each(DATABASES)('keeping a closed account on %s', (database) => {
  const app = testApp(database)
  let company: string
  let boss: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    boss = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const aClosed = async (more: { isCompanyAdmin?: true; isAppAdmin?: true } = {}) => {
    const person = await aPerson(app, { company, ...more })
    await setPassword(app, person, PASSWORD)
    expect(await app.code(CLOSE, { _id: person._id }, person.token)).toBeUndefined()
    return person
  }
  const keep = async ({ email }: Actor) => {
    const { token } = (await signIn(app, { email })).data.login
    return { token, code: await app.code(KEEP, {}, token) }
  }
  const back = async (person: Actor) => {
    const { token, code } = await keep(person)
    expect(code).toBeUndefined()
    const { data } = await app.call(ME, {}, token)
    return { ...data.me, token }
  }
  const end = ({ _id }: Actor, by = boss) => app.call(DEACTIVATE, { _id }, by.token)
  const limit = (seatLimit: number | null) =>
    setRows(app, 'company', { _id: company }, { seatLimit })
  const mailed = async ({ email }: Actor) => (await mailsTo(app, email, 'accountKept'))[0]?.text

  it('gives the last seat to one of several people who return at once', async () => {
    const people = [await aClosed(), await aClosed(), await aClosed()]
    await limit(2)
    const states = (await Promise.all(people.map(back))).map((one) => one.sessionState)
    expect(states.sort()).toEqual(['active', 'deactivated', 'deactivated'])
  })

  it('closes and deactivates an account at once without a deadlock', async () => {
    const codes: (string | undefined)[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const person = await aPerson(app, { company })
      const both = [
        app.code(CLOSE, { _id: person._id }, person.token),
        app.code(DEACTIVATE, { _id: person._id }, boss.token),
      ]
      codes.push(...(await Promise.all(both)))
    }
    // The second call finds the session ended, or the account closed.
    const refused = codes.filter((code) => code !== undefined)
    expect(refused.filter((code) => code !== 'UNAUTHENTICATED')).toEqual([])
  })

  it('gives no access to a person deactivated while they keep their account', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const person = await aClosed({ isCompanyAdmin: true })
      const [{ code }, ended] = await Promise.all([keep(person), end(person)])
      expect(ended.data.memberDeactivate).toBe(true)
      // If the access ended first, so did the session, and the person keeps the account later.
      expect([undefined, 'UNAUTHENTICATED']).toContain(code)
      if (code !== undefined) await back(person)
      const { token } = (await signIn(app, { email: person.email })).data.login
      expect((await app.call(ME, {}, token)).data.me).toEqual({
        isCompanyAdmin: false,
        sessionState: 'deactivated',
      })
    }
  })

  if (database === 'postgres') return

  it('returns a person without admin rights if the company has another admin', async () => {
    const person = await aClosed({ isCompanyAdmin: true })
    const { token, ...me } = await back(person)
    expect(me).toEqual({ isCompanyAdmin: false, sessionState: 'active' })
    expect(await app.code('{ getCompanyMembers { _id } }', {}, token)).toBe('FORBIDDEN')
    expect(await mailed(person)).toContain('no longer an admin of your company')
    const events = await app.call('{ companyEventGetMany { kind who } }', {}, boss.token)
    expect(events.data.companyEventGetMany[0]).toEqual({ kind: 'member_back', who: 'Test Person' })
  })

  it('returns a person as admin if the company has no other admin', async () => {
    company = await aCompany(app)
    const me = await back(await aClosed({ isCompanyAdmin: true }))
    expect(me).toMatchObject({ isCompanyAdmin: true, sessionState: 'active' })
  })

  it('gives no access to a returning person if the company deactivated them meanwhile', async () => {
    const person = await aClosed({ isCompanyAdmin: true })
    const open = await aPerson(app, { company })
    // The answer is the same as for an open account.
    expect((await end(person)).data).toEqual((await end(open)).data)
    const { isCompanyAdmin, sessionState, token } = await back(person)
    expect({ isCompanyAdmin, sessionState }).toEqual({
      isCompanyAdmin: false,
      sessionState: 'deactivated',
    })
    expect(await app.code('{ goalGetMany { _id } }', {}, token)).toBe('FORBIDDEN')
    const other = await aClosed()
    expect((await end(other)).data.memberDeactivate).toBe(true)
    expect((await end(other)).data.memberDeactivate).toBe(false)
    const code = await codeTo(app, other.email, 'accountClosed')
    expect(await app.code(BY_LINK, { code })).toBeUndefined()
    expect((await signIn(app, other)).data.login.state).toBe('deactivated')
  })

  it('returns a person without access if the company has no free seat', async () => {
    const person = await aClosed()
    await limit(1)
    expect((await back(person)).sessionState).toBe('deactivated')
    expect(await mailed(person)).toContain('no free seat for you')
    const events = await app.call('{ companyEventGetMany { kind } }', {}, boss.token)
    expect(events.data.companyEventGetMany[0].kind).toBe('member_not_joined')
    const count = '{ memberCounts { onboarded deactivated } }'
    expect((await app.call(count, {}, boss.token)).data.memberCounts).toEqual({
      onboarded: 1,
      deactivated: 1,
    })
  })
})
