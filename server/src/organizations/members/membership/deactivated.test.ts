import { beforeEach, describe, expect, it } from 'vitest'
import { digest } from '#accounts/core/accounts.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aCompanyToJoin, anAddress, leaveBy, signedInAgain } from '#testing/joining.ts'
import {
  changeAddress,
  codeTo,
  linkOutcome,
  NEW_PASSWORD,
  signUp,
  signUpAndIn,
} from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { signIn } from '#testing/sign-in.ts'

const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const REVOKE = 'mutation($_id: ID!) { done: invitationRevoke(_id: $_id) }'
const LINKS = '{ links: invitationLinkGetMany { usesLeft } }'
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const BACK = 'mutation($_id: ID!) { done: memberReactivate(_id: $_id) }'
const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const MOVE =
  'mutation($_id: ID!, $from: ID!, $to: ID!) { memberMove(_id: $_id, from: $from, to: $to) }'
const CODE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
const ME = '{ me { company { _id } } }'

describe.each(DATABASES)('a deactivated person who left on %s', (database) => {
  const app = testApp(database)
  let company: string
  let domain: string
  let admin: Actor
  let link: string

  beforeEach(async () => {
    ;({ domain, company, admin, link } = await aCompanyToJoin(app))
  })

  const signedIn = (person: Actor) => signedInAgain(app, person)
  const accept = async (person: Actor, code = link) => app.code(ACCEPT, { code }, person.token)
  const companyOf = async ({ _id }: Actor) =>
    (await app.call(ME, {}, await aSession(app, _id))).data.me.company?._id ?? null
  const tokenTo = (email: string) => codeTo(app, email, 'invitation')
  const joinAnew = async (email: string, more = {}) => {
    const token = await signUpAndIn(app, email, more)
    return (await app.call(ME, {}, token)).data.me.company?._id ?? null
  }
  /** A deactivated person who left, with a private address. */
  const dismissed = async (email = anAddress()) => {
    const person = await aPerson(app, { company, email })
    await app.call(OUT, { _id: person._id }, admin.token)
    if (email.endsWith(domain)) return signedIn(await leaveBy(app, person))
    await app.done(LEAVE, {}, (await signedIn(person)).token)
    return signedIn(person)
  }

  it('refuses a link to a deactivated person who left, and counts no use', async () => {
    const person = await dismissed()
    expect(await accept(person)).toBe('INVALID_CODE')
    expect(await companyOf(person)).toBeNull()
    expect((await app.call(LINKS, {}, admin.token)).data.links[0].usesLeft).toBe(100)
    expect(await accept(await aPerson(app, { company: null }))).toBeUndefined()
  })

  it('refuses a join by domain to a deactivated person, by the old or a new account', async () => {
    const email = anAddress(domain)
    const person = await dismissed(email)
    const back = await changeAddress(app, person, email)
    expect(await companyOf(back)).toBeNull()
    await changeAddress(app, back, anAddress())
    expect(await joinAnew(email)).toBeNull()
    expect(await joinAnew(anAddress(domain))).toBe(company)
  })

  it('refuses a join by referral code or link to the address of a deactivated person', async () => {
    const referralCode = `poster-${domain}`
    await app.call(CODE, { obj: { _id: company, referralCode } }, admin.token)
    for (const more of [{ referralCode }, { invitation: link }]) {
      const person = await dismissed()
      await changeAddress(app, person, anAddress())
      expect(await joinAnew(person.email, more)).toBeNull()
      expect(await joinAnew(anAddress(), more)).toBe(company)
    }
  })

  it('lets a deactivated person join in any way after an admin invites their address', async () => {
    for (const byMail of [true, false]) {
      const person = await dismissed()
      const { data } = await app.call(INVITE, { obj: { email: person.email } }, admin.token)
      await app.call(REVOKE, { _id: data.done }, admin.token)
      expect(await accept(person)).toBe('INVALID_CODE')
      await app.call(INVITE, { obj: { email: person.email } }, admin.token)
      const code = byMail ? await tokenTo(person.email) : link
      expect(await accept(person, code)).toBeUndefined()
      // After that, the person may leave and join like others.
      expect((await app.call(LEAVE, {}, person.token)).errors).toEqual([])
      expect(await accept(await signedIn(person))).toBeUndefined()
    }
  })

  it('lets a person join again after a reactivation or a move back to the company', async () => {
    const person = await aPerson(app, { company, email: anAddress() })
    await app.call(OUT, { _id: person._id }, admin.token)
    await app.call(BACK, { _id: person._id }, admin.token)
    await app.call(LEAVE, {}, (await signedIn(person)).token)
    expect(await accept(await signedIn(person))).toBeUndefined()
    const operator = await aPerson(app, { isAppAdmin: true })
    const other = await aCompany(app)
    await app.call(OUT, { _id: person._id }, admin.token)
    for (const [from, to] of [
      [company, other],
      [other, company],
    ]) {
      await app.done(MOVE, { _id: person._id, from, to }, operator.token)
    }
    await app.call(LEAVE, {}, (await signedIn(person)).token)
    expect(await accept(await signedIn(person))).toBeUndefined()
  })

  it('keeps an address blocked when another account with it is erased', async () => {
    const email = anAddress(domain)
    const person = await dismissed(email)
    expect(await joinAnew(email)).toBeNull()
    const query = app.services.store.read.selectFrom('user').select('_id')
    const { _id } = await query.where('emailKey', '=', email).executeTakeFirstOrThrow()
    expect(await erase(app, await signedIn({ ...person, _id, email }))).toBeUndefined()
    expect(await joinAnew(email)).toBeNull()
  })

  it('deletes the past membership of an erased person, and with the company', async () => {
    const rows = async () =>
      (await app.services.store.read.selectFrom('pastMembership').select('user').execute()).map(
        ({ user }) => user,
      )
    const [first, second] = [await dismissed(), await dismissed()]
    expect(await rows()).toEqual(expect.arrayContaining([first._id, second._id]))
    await erase(app, first)
    expect(await rows()).not.toContain(first._id)
    const operator = await aPerson(app, { isAppAdmin: true })
    await setRows(app, 'user', { company }, { company: null })
    const gone = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'
    expect((await app.call(gone, { _id: company }, operator.token)).errors).toEqual([])
    expect(await rows()).not.toContain(second._id)
  })

  it('admits or blocks an address that is confirmed during a deactivation, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = anAddress(domain)
      const person = await aPerson(app, { company, email })
      const former = await changeAddress(app, person, anAddress(domain))
      await signUp(app, email)
      const code = await codeTo(app, email, 'verifyAddress')
      const [joined, out] = await Promise.all([
        linkOutcome(app, 'verifyEmail', { code }),
        app.call(OUT, { _id: former._id }, admin.token),
      ])
      expect([joined, out.errors]).toEqual(['done', []])
      // Either the new account joined first, or the company blocked its address.
      const kept = await rowsOf(
        app,
        'pastMembership',
        { mailboxHash: digest(`mailbox ${email}`) },
        'user',
      )
      const { data } = await signIn(app, { email, password: NEW_PASSWORD })
      const { me } = (await app.call(ME, {}, data.login.token)).data
      expect([me.company?._id === company, kept.length]).toEqual(
        me.company === null ? [false, 1] : [true, 0],
      )
    }
  })
})
