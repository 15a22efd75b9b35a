import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { codeTo, linkOutcome, mailsTo, NEW_PASSWORD, signUp } from '#testing/links.ts'
import { setRows } from '#testing/rows.ts'
import { outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'

const DAY = 24 * 3_600_000
const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const AGAIN = 'mutation($_id: ID!) { done: invitationSend(_id: $_id) }'
const REVOKE = 'mutation($_id: ID!) { done: invitationRevoke(_id: $_id) }'
const MAKE_LINK =
  'mutation($days: Int!, $uses: Int!) { link: invitationLinkCreate(days: $days, uses: $uses) { _id code } }'
const READ = `query($code: String!) { it: invitationGet(code: $code) {
  company isCompanyAdmin email hasAccount } }`
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const ME = '{ me { role isCompanyAdmin emailVerified sessionState company { _id } } }'

describe.each(DATABASES)('joining and leaving on %s', (database) => {
  const app = testApp(database)
  let company: string
  let domain: string
  let admin: Actor

  beforeEach(async () => {
    domain = `${randomUUID().slice(0, 8)}.example`
    company = await aCompany(app, domain)
    admin = await aPerson(app, { company, isCompanyAdmin: true, email: `boss@${domain}` })
  })

  const anAddress = () => `${randomUUID().slice(0, 8)}@elsewhere.example`
  const invite = (email: string, more = {}) =>
    app.call(INVITE, { obj: { email, ...more } }, admin.token)
  const tokenTo = (email: string) => codeTo(app, email, 'invitation')
  const limit = (seatLimit: number | null) =>
    setRows(app, 'company', { _id: company }, { seatLimit })
  const outsider = (email = anAddress()) => aPerson(app, { company: null, email })
  const meOf = async (email: string) => {
    const { data } = await signIn(app, { email, password: NEW_PASSWORD })
    return (await app.call(ME, {}, data.login.token)).data.me
  }

  it('an invitation confirms the address of a sign-up and admits it with the given role', async () => {
    const email = anAddress()
    expect((await invite(email, { role: 'team', isCompanyAdmin: true })).errors).toEqual([])
    const invitation = await tokenTo(email)
    const { data } = await app.call(READ, { code: invitation })
    expect(data.it).toMatchObject({ isCompanyAdmin: true, email, hasAccount: false })
    const made = await signUp(app, email, { invitation })
    expect(made.errors).toEqual([])
    expect(await meOf(email)).toEqual({
      role: 'team',
      isCompanyAdmin: true,
      emailVerified: true,
      sessionState: 'active',
      company: { _id: company },
    })
    expect(await app.code(READ, { code: invitation })).toBe('INVALID_CODE')
    const again = await signUp(app, email, { invitation })
    expect(again.errors[0]?.extensions.field).toBe('invitation')
  })

  it('a sign-up by an invitation replaces an unconfirmed account with its address', async () => {
    const email = anAddress()
    await signUp(app, email, { password: 'a stranger’s password' })
    await invite(email)
    await signUp(app, email, { invitation: await tokenTo(email) })
    expect(await outcomeOf(app, { email, password: 'a stranger’s password' })).toBe(
      'INVALID_CREDENTIALS',
    )
    expect((await meOf(email)).company).toEqual({ _id: company })
  })

  it('refuses an invitation for another address, after its end, revoked, or sent again', async () => {
    const email = anAddress()
    const { data } = await invite(email)
    const first = await tokenTo(email)
    const other = await signUp(app, anAddress(), { invitation: first })
    expect(other.errors[0]?.extensions.field).toBe('invitation')
    const stranger = await outsider()
    expect(await app.code(ACCEPT, { code: first }, stranger.token)).toBe('CONFLICT')
    expect((await app.call(AGAIN, { _id: data.done }, admin.token)).errors).toEqual([])
    expect(await app.code(READ, { code: first })).toBe('INVALID_CODE')
    const second = await tokenTo(email)
    const start = app.clock.now()
    app.clock.move(14 * DAY)
    expect(await app.code(READ, { code: second })).toBe('INVALID_CODE')
    app.clock.set(start)
    await app.call(REVOKE, { _id: data.done }, admin.token)
    expect(await app.code(READ, { code: second })).toBe('INVALID_CODE')
    expect(await app.code(REVOKE, { _id: data.done }, admin.token)).toBe('NOT_FOUND')
  })

  it('hides accounts in other companies from an invitation, and refuses to move them', async () => {
    const known = await aPerson(app, { email: anAddress() })
    const answers = []
    for (const email of [known.email, anAddress()]) {
      const { errors, data } = await invite(email)
      answers.push([errors.length, typeof data.done])
    }
    expect(answers[0]).toEqual(answers[1])
    const list = '{ memberGetMany(state: invited) { rows { firstName lastName state } } }'
    const { data } = await app.call(list, {}, admin.token)
    expect(data.memberGetMany.rows).toEqual(
      Array(2).fill({ firstName: '', lastName: '', state: 'invited' }),
    )
    const code = await tokenTo(known.email)
    expect(await app.code(ACCEPT, { code }, known.token)).toBe('CONFLICT')
    expect((await app.call(ME, {}, known.token)).data.me.company._id).toBe(known.company)
  })

  it.each([
    ['an invalid address', { email: 'nobody' }, 'email'],
    ['a line break', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['an unknown role', { email: 'ada@b.example', role: 'boss' }, 'role'],
    ['an invisible name', { email: 'ada@b.example', firstName: '\u202e\u200d' }, 'firstName'],
    ['too long a name', { email: 'ada@b.example', lastName: 'B'.repeat(101) }, 'lastName'],
  ])('refuses an invitation with %s at its field, and sends no mail', async (_what, obj, field) => {
    const { errors } = await app.call(INVITE, { obj }, admin.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    expect(await mailsTo(app, 'ada@b.example')).toEqual([])
  })

  it('a link admits as many people at once as it has uses', async () => {
    const made = await app.call(MAKE_LINK, { days: 1, uses: 2 }, admin.token)
    const { code } = made.data.link
    const people = await Promise.all([1, 2, 3, 4].map(() => outsider()))
    const codes = await Promise.all(people.map(({ token }) => app.code(ACCEPT, { code }, token)))
    expect(codes.filter((one) => one === undefined)).toHaveLength(2)
    expect(codes.filter((one) => one === 'INVALID_CODE')).toHaveLength(2)
    for (const bad of [
      { days: 0, uses: 1 },
      { days: 91, uses: 1 },
      { days: 1, uses: 0 },
    ]) {
      expect(await app.code(MAKE_LINK, bad, admin.token)).toBe('BAD_USER_INPUT')
    }
  })

  it('a link admits a new person after their address is confirmed', async () => {
    const { data } = await app.call(MAKE_LINK, { days: 1, uses: 1 }, admin.token)
    const email = anAddress()
    await signUp(app, email, { invitation: data.link.code })
    expect((await meOf(email)).company).toBeNull()
    const code = await codeTo(app, email, 'verifyAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('done')
    expect((await meOf(email)).company).toEqual({ _id: company })
  })

  it('gives the last seat to one of many people who join at once', async () => {
    await limit(2)
    const { data } = await app.call(MAKE_LINK, { days: 1, uses: 50 }, admin.token)
    const { code } = data.link
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => outsider()))
    const codes = await Promise.all(people.map(({ token }) => app.code(ACCEPT, { code }, token)))
    expect(codes.filter((one) => one === undefined)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([undefined, 'LIMIT_REACHED']))
    expect(await app.code(INVITE, { obj: { email: anAddress() } }, admin.token)).toBe(
      'LIMIT_REACHED',
    )
    const email = `late@${domain}`
    await signUp(app, email)
    const verify = await codeTo(app, email, 'verifyAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code: verify })).toBe('done')
    expect((await meOf(email)).company).toBeNull()
    const events = await app.call('{ companyEventGetMany { kind } }', {}, admin.token)
    expect(events.data.companyEventGetMany[0].kind).toBe('member_not_joined')
    await limit(null)
  })

  it('ignores a referral code after its end', async () => {
    const save = (obj: object) =>
      app.call(
        'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }',
        { obj: { _id: company, ...obj } },
        admin.token,
      )
    const referralCode = `code-${domain}`
    const joined = async () => {
      const email = anAddress()
      await signUp(app, email, { referralCode })
      await linkOutcome(app, 'verifyEmail', { code: await codeTo(app, email, 'verifyAddress') })
      return (await meOf(email)).company
    }
    const later = new Date(app.clock.now() + 1000).toISOString()
    expect((await save({ referralCode, referralCodeExpires: later })).errors).toEqual([])
    expect(await joined()).toEqual({ _id: company })
    await save({ referralCodeExpires: new Date(app.clock.now()).toISOString() })
    expect(await joined()).toBeNull()
  })

  it('lets a person leave with their records, by an address outside the company', async () => {
    const person = await aPerson(app, { company, email: `ada@${domain}` })
    await setPassword(app, person, PASSWORD)
    await app.call(
      'mutation { goalCreate(obj: { adviceTitle: "A", note: "mine" }) { _id } }',
      {},
      person.token,
    )
    const near = await app.call(LEAVE, {}, person.token)
    expect(near.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' })
    const twin = await app.call(LEAVE, { email: `ada2@${domain}` }, person.token)
    expect(twin.errors[0]?.extensions.field).toBe('email')
    const email = anAddress()
    expect(await app.done(LEAVE, { email }, person.token)).toBe('mailed')
    expect((await app.call(ME, {}, person.token)).data.me.company._id).toBe(company)
    const code = await codeTo(app, email, 'confirmNewAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token: person.token })).toBe('done')
    const { data } = await signIn(app, { email })
    expect((await app.call(ME, {}, data.login.token)).data.me.company).toBeNull()
    await setRows(app, 'user', { _id: person._id }, { tier: 'member' })
    const goals = await app.call('{ goalGetMany { note } }', {}, data.login.token)
    expect(goals.data.goalGetMany).toEqual([{ note: 'mine' }])
    expect(await outcomeOf(app, { email: `ada@${domain}` })).toBe('INVALID_CREDENTIALS')
  })
})
