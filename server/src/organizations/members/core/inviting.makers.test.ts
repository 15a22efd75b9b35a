import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, NEW_PASSWORD, signUp } from '#testing/links.ts'
import { setRows } from '#testing/rows.ts'
import { signIn } from '#testing/sign-in.ts'

const DAY = 24 * 3_600_000
const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const AGAIN = 'mutation($_id: ID!, $c: ID) { done: invitationSend(_id: $_id, companyId: $c) }'
const CHANGE = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
const LINK = `mutation($c: ID) { link: invitationLinkCreate(days: 90, uses: 10, companyId: $c) {
  code } }`
const LINKS = '{ links: invitationLinkGetMany { who isValid usesLeft } }'
const INVITED = `{ list: memberGetMany(state: invited) { rows { email isValid } } }`
const ONE = 'query($_id: ID!, $c: ID) { one: memberGet(_id: $_id, companyId: $c) { isValid } }'
const READ = 'query($code: String!) { it: invitationGet(code: $code) { company } }'
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const BACK = 'mutation($_id: ID!) { done: memberReactivate(_id: $_id) }'
const ME = '{ me { isCompanyAdmin company { _id } } }'

describe.each(DATABASES)('invitations and their makers on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let bad: Actor

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    bad = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const anAddress = () => `${randomUUID().slice(0, 8)}@private.example`
  const tokenTo = (email: string) => codeTo(app, email, 'invitation')
  const invite = async (by: Actor, isCompanyAdmin: boolean) => {
    const email = anAddress()
    const { data } = await app.call(INVITE, { obj: { email, isCompanyAdmin } }, by.token)
    return { _id: data.done as string, email }
  }
  const aLink = async (by: Actor, c?: string) =>
    (await app.call(LINK, { c }, by.token)).data.link.code as string
  const outsider = () => aPerson(app, { company: null, email: anAddress() })
  const joinBy = async (code: string) => app.code(ACCEPT, { code }, (await outsider()).token)
  const signUpBy = async (email: string) => {
    await signUp(app, email, { invitation: await tokenTo(email) })
    const { data } = await signIn(app, { email, password: NEW_PASSWORD })
    return data.login === null ? null : (await app.call(ME, {}, data.login.token)).data.me
  }

  it('refuses a link and an invitation as admin after their maker loses the admin right', async () => {
    const mine = await invite(bad, true)
    const link = await aLink(bad)
    await app.call(OUT, { _id: bad._id }, admin.token)
    app.clock.move(DAY)
    const made = await signUp(app, mine.email, { invitation: await tokenTo(mine.email) })
    expect(made.errors[0]?.extensions.field).toBe('invitation')
    for (const code of [link, await tokenTo(mine.email)]) {
      expect(await app.code(READ, { code })).toBe('INVALID_CODE')
      expect(await joinBy(code)).toBe('INVALID_CODE')
    }
  })

  it.each([
    [
      'demoted',
      (it: Actor) => app.call(CHANGE, { obj: { _id: it._id, isCompanyAdmin: false } }, admin.token),
    ],
    ['gone', (it: Actor) => app.call('mutation { memberLeave }', {}, it.token)],
    [
      'closed',
      (it: Actor) =>
        app.call('mutation($i: ID!) { userDelete(_id: $i) { _id } }', { i: it._id }, it.token),
    ],
  ])('refuses a link whose maker is %s', async (_what, ends) => {
    const link = await aLink(bad)
    expect(await app.code(READ, { code: link })).toBeUndefined()
    expect((await ends(bad)).errors).toEqual([])
    expect(await joinBy(link)).toBe('INVALID_CODE')
  })

  it('accepts a member invitation after its maker is deactivated', async () => {
    const colleague = await invite(bad, false)
    await app.call(OUT, { _id: bad._id }, admin.token)
    expect(await signUpBy(colleague.email)).toEqual({
      isCompanyAdmin: false,
      company: { _id: company },
    })
  })

  it('accepts an invitation again when its maker is admin again or another admin sends it', async () => {
    const [mine, theirs] = [await invite(bad, true), await invite(bad, true)]
    const link = await aLink(bad)
    await app.call(OUT, { _id: bad._id }, admin.token)
    expect((await app.call(AGAIN, { _id: theirs._id }, admin.token)).errors).toEqual([])
    expect(await signUpBy(theirs.email)).toEqual({
      isCompanyAdmin: true,
      company: { _id: company },
    })
    expect(await joinBy(link)).toBe('INVALID_CODE')
    await app.call(BACK, { _id: bad._id }, admin.token)
    await app.call(CHANGE, { obj: { _id: bad._id, isCompanyAdmin: true } }, admin.token)
    expect(await joinBy(link)).toBeUndefined()
    expect((await signUpBy(mine.email))?.isCompanyAdmin).toBe(true)
  })

  it('ties an admin invitation to the admin who gave the right, not to its first maker', async () => {
    const [first, second] = [await invite(admin, false), await invite(bad, false)]
    await app.call(CHANGE, { obj: { _id: first._id, isCompanyAdmin: true } }, bad.token)
    await app.call(CHANGE, { obj: { _id: second._id, isCompanyAdmin: true } }, admin.token)
    await app.call(OUT, { _id: bad._id }, admin.token)
    expect(await app.code(READ, { code: await tokenTo(first.email) })).toBe('INVALID_CODE')
    expect((await signUpBy(second.email))?.isCompanyAdmin).toBe(true)
  })

  it('keeps an invitation invalid that another admin saves, until they give the admin right', async () => {
    const { _id, email } = await invite(bad, true)
    await app.call(OUT, { _id: bad._id }, admin.token)
    const said = { obj: { _id, firstName: 'Adah', isCompanyAdmin: true } }
    expect((await app.call(CHANGE, said, admin.token)).errors).toEqual([])
    expect(await app.code(READ, { code: await tokenTo(email) })).toBe('INVALID_CODE')
    await app.call(CHANGE, { obj: { _id, isCompanyAdmin: false } }, admin.token)
    await app.call(CHANGE, said, admin.token)
    expect((await signUpBy(email))?.isCompanyAdmin).toBe(true)
  })

  it('accepts a link by an app admin, and refuses a link whose maker changed company', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const link = await aLink(operator, company)
    expect(await joinBy(link)).toBeUndefined()
    const moved = await aLink(bad)
    const other = await aCompany(app)
    await setRows(app, 'user', { _id: bad._id }, { company: other })
    expect(await joinBy(moved)).toBe('INVALID_CODE')
  })

  it('lists links with their maker and whether they are valid', async () => {
    await aLink(bad)
    app.clock.move(1000)
    await aLink(admin)
    const list = async () => (await app.call(LINKS, {}, admin.token)).data.links
    const row = { who: 'Test Person', isValid: true, usesLeft: 10 }
    expect(await list()).toEqual([row, row])
    await app.call(OUT, { _id: bad._id }, admin.token)
    expect(await list()).toEqual([row, { ...row, isValid: false }])
    await setRows(app, 'user', { _id: bad._id }, { company: null })
    expect(await list()).toEqual([row, { ...row, who: null, isValid: false }])
  })

  it('shows whether an invitation is valid, in the list and alone', async () => {
    const [boss, plain, other] = [
      await invite(bad, true),
      await invite(bad, false),
      await invite(admin, true),
    ]
    const listed = async (by = admin) => {
      const { list } = (await app.call(INVITED, {}, by.token)).data
      const rows: { email: string; isValid: boolean | null }[] = list.rows
      return Object.fromEntries(rows.map(({ email, isValid }) => [email, isValid]))
    }
    const alone = async (_id: string) =>
      (await app.call(ONE, { _id }, admin.token)).data.one.isValid
    const all = { [boss.email]: true, [plain.email]: true, [other.email]: true }
    expect(await listed()).toEqual(all)
    await app.call(CHANGE, { obj: { _id: bad._id, isCompanyAdmin: false } }, admin.token)
    expect(await listed()).toEqual({ ...all, [boss.email]: false })
    expect(await alone(boss._id)).toBe(false)
    expect(await alone(plain._id)).toBe(true)
    expect(await app.code(READ, { code: await tokenTo(boss.email) })).toBe('INVALID_CODE')
    expect(await app.code(READ, { code: await tokenTo(plain.email) })).toBeUndefined()
    const operator = await aPerson(app, { isAppAdmin: true })
    const theirs = await app.call(ONE, { _id: boss._id, c: company }, operator.token)
    expect(theirs.data.one.isValid).toBe(false)
    expect(await alone(admin._id)).toBeNull()
    const stranger = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    expect(await app.code(ONE, { _id: boss._id }, stranger.token)).toBe('NOT_FOUND')
    await app.call(AGAIN, { _id: boss._id }, admin.token)
    expect(await listed()).toEqual(all)
    expect(await alone(boss._id)).toBe(true)
  })

  it('refuses a link after its maker’s deactivation, also one that races with a join', async () => {
    for (let round = 0; round < 5; round += 1) {
      const maker = await aPerson(app, { company, isCompanyAdmin: true })
      const code = await aLink(maker)
      const comer = await outsider()
      const [joined, out] = await Promise.all([
        app.code(ACCEPT, { code }, comer.token),
        app.call(OUT, { _id: maker._id }, admin.token),
      ])
      expect(out.errors).toEqual([])
      expect([undefined, 'INVALID_CODE']).toContain(joined)
      const { me } = (await app.call(ME, {}, comer.token)).data
      expect(me.company?._id === company).toBe(joined === undefined)
      expect(await joinBy(code)).toBe('INVALID_CODE')
    }
  })
})
