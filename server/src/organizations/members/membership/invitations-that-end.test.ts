import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aCompanyToJoin, anAddress, leaveBy, signedInAgain } from '#testing/joining.ts'
import { changeAddress, codeTo, linkOutcome, NEW_PASSWORD, signUp } from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { callFrom, signIn } from '#testing/sign-in.ts'

const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const CHANGE = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
const UPDATE = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const MOVE =
  'mutation($_id: ID!, $from: ID!, $to: ID!) { memberMove(_id: $_id, from: $from, to: $to) }'
const COUNTS = '{ counts: memberCounts { all invited joined } }'
const AHEAD = 'query($code: String!) { it: verifyEmailPreview(code: $code) { company leaves } }'
const EVENTS = '{ companyEventGetMany { kind about } }'
const ME = '{ me { isCompanyAdmin company { _id } } }'
const NOWHERE = { isCompanyAdmin: false, company: null }

describe.each(DATABASES)('invitations that end on %s', (database) => {
  const app = testApp(database)
  let company: string
  let domain: string
  let admin: Actor
  let link: string

  beforeEach(async () => {
    ;({ domain, company, admin, link } = await aCompanyToJoin(app))
  })

  const signedIn = (person: Actor) => signedInAgain(app, person)
  const accept = async (person: Actor, code = link) =>
    app.code(ACCEPT, { code }, (await signedIn(person)).token)
  const meOf = async ({ _id }: Actor) => (await app.call(ME, {}, await aSession(app, _id))).data.me
  const done = (query: string, variables: object, { token }: Actor) =>
    app.done(query, variables, token)
  const invite = (email: string, more: object = {}, by = admin) =>
    done(INVITE, { obj: { email, ...more } }, by)
  const tokenTo = (email: string) => codeTo(app, email, 'invitation')
  const leave = async (person: Actor) => done(LEAVE, {}, await signedIn(person))
  const joinAnew = async (email: string, more = {}) => {
    const { errors } = await signUp(app, email, more)
    const [refused] = errors
    if (refused !== undefined) return refused.extensions.code
    await linkOutcome(app, 'verifyEmail', { code: await codeTo(app, email, 'verifyAddress') })
    const { data } = await signIn(app, { email, password: NEW_PASSWORD })
    return (await app.call(ME, {}, data.login.token)).data.me
  }
  const trail = async (): Promise<{ kind: string; about: string[] }[]> =>
    (await app.call(EVENTS, {}, admin.token)).data.companyEventGetMany
  const idOf = async (email: string) => {
    const query = app.services.store.read.selectFrom('user').select('_id')
    return (await query.where('emailKey', '=', email).executeTakeFirstOrThrow())._id
  }

  it('refuses an old invitation to a deactivated person who joined by a link and left', async () => {
    const person = await aPerson(app, { company: null, email: anAddress() })
    await invite(person.email)
    expect(await accept(person)).toBeUndefined()
    await done(OUT, { _id: person._id }, admin)
    await leave(person)
    expect(await accept(person, await tokenTo(person.email))).toBe('INVALID_CODE')
    expect(await accept(person)).toBe('INVALID_CODE')
    expect(await meOf(person)).toEqual(NOWHERE)
  })

  it('refuses a deactivated admin’s invitations to their own other addresses', async () => {
    const first = anAddress()
    const later = anAddress()
    const bad = await aPerson(app, { company, isCompanyAdmin: true, email: first })
    const moved = await changeAddress(app, bad, anAddress())
    await invite(first, {}, moved)
    await invite(later, {}, moved)
    app.clock.move(1000)
    await done(OUT, { _id: bad._id }, admin)
    await leave(moved)
    for (const email of [first, later]) {
      const back = await changeAddress(app, await signedIn(moved), email)
      expect(await accept(back)).toBe('INVALID_CODE')
      expect(await accept(back, await tokenTo(email))).toBe('INVALID_CODE')
    }
    expect(await meOf(moved)).toEqual(NOWHERE)
    // A new invitation by another admin is valid.
    await invite(later)
    expect(await accept(moved, await tokenTo(later))).toBeUndefined()
  })

  it('accepts an invitation to the address with which a deactivated person leaves', async () => {
    const person = await aPerson(app, { company, email: anAddress(domain) })
    await done(OUT, { _id: person._id }, admin)
    app.clock.move(1000)
    const email = anAddress()
    await invite(email)
    app.clock.move(1000)
    const out = await leaveBy(app, person, email)
    expect(await accept(out, await tokenTo(email))).toBeUndefined()
  })

  it('refuses an admin invitation to a former address of a person who lost the right', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const no = (_id: string) => ({ obj: { _id, isCompanyAdmin: false } })
    const ways: ((it: Actor) => Promise<unknown>)[] = [
      ({ _id }) => done(CHANGE, no(_id), admin),
      async (it) => done(CHANGE, no(it._id), await signedIn(it)),
      ({ _id }) => done(UPDATE, no(_id), operator),
      async () => undefined,
    ]
    for (const way of ways) {
      const former = anAddress()
      const begun = await aPerson(app, { company, isCompanyAdmin: true, email: former })
      const person = await changeAddress(app, begun, anAddress())
      await invite(former, { isCompanyAdmin: true })
      await way(person)
      await leave(person)
      const back = await changeAddress(app, await signedIn(person), former)
      expect(await accept(back, await tokenTo(former))).toBe('INVALID_CODE')
    }
  })

  it('admits a former address of a deactivated person only by an invitation', async () => {
    const shared = anAddress(domain)
    const begun = await aPerson(app, { company, email: shared })
    const ada = await changeAddress(app, begun, anAddress(domain))
    app.clock.move(1000)
    await done(OUT, { _id: ada._id }, admin)
    expect(await joinAnew(shared)).toEqual(NOWHERE)
    await invite(shared)
    const { errors } = await signUp(app, shared, { invitation: await tokenTo(shared) })
    // The account of the first sign-up has the address.
    expect(errors[0]?.extensions.code).toBe('CONFLICT')
    const me = { ...ada, _id: await idOf(shared) }
    expect(await accept(me, await tokenTo(shared))).toBeUndefined()
  })

  it('revokes invitations to former addresses of a deactivated person, with an event', async () => {
    const [first, second] = [anAddress(domain), anAddress(domain)]
    const begun = await aPerson(app, { company, email: first, isCompanyAdmin: true })
    const there = await changeAddress(app, begun, second)
    const ada = await changeAddress(app, there, anAddress(domain))
    app.clock.move(1000)
    await invite(first, { firstName: 'Bo', lastName: 'New' }, ada)
    await invite(second, { firstName: 'Cy', lastName: 'New', isCompanyAdmin: true })
    await done(OUT, { _id: ada._id }, admin)
    for (const email of [first, second]) {
      const invitation = await tokenTo(email)
      expect(await joinAnew(email, { invitation })).toBe('BAD_USER_INPUT')
    }
    const gone = (await trail()).filter(({ kind }) => kind === 'invitation_revoked')
    expect(gone.flatMap(({ about }) => about).sort()).toEqual(['Bo New', 'Cy New'])
  })

  it('revokes admin invitations to other addresses of a demoted person’s mailbox', async () => {
    const name = randomUUID().slice(0, 8)
    const at = (more = '') => `${name}${more}@${domain}`
    const ada = await aPerson(app, { company, email: at('+work'), isCompanyAdmin: true })
    for (const email of [at(), at('+x')]) await invite(email, { isCompanyAdmin: true })
    await invite(at('+plain'))
    await invite(at('s'), { isCompanyAdmin: true })
    await done(CHANGE, { obj: { _id: ada._id, isCompanyAdmin: false } }, admin)
    const joined = async (email: string) =>
      (await signUp(app, email, { invitation: await tokenTo(email) })).errors[0]?.extensions.code
    expect(await joined(at())).toBe('BAD_USER_INPUT')
    expect(await joined(at('+x'))).toBe('BAD_USER_INPUT')
    // Invitations as a member, and longer names, may be for another person.
    expect(await joined(at('+plain'))).toBeUndefined()
    expect(await joined(at('s'))).toBeUndefined()
  })

  it('accepts invitations to two addresses of one mailbox', async () => {
    const name = randomUUID().slice(0, 8)
    const [ada, bo] = [`${name}+ada@${domain}`, `${name}+bo@${domain}`]
    for (const email of [ada, bo]) await invite(email, { isCompanyAdmin: true })
    for (const email of [ada, bo]) {
      const { errors } = await signUp(app, email, { invitation: await tokenTo(email) })
      expect(errors).toEqual([])
    }
  })

  it('refuses an old admin invitation to a person who joined by a link and left', async () => {
    const person = await aPerson(app, { company: null, email: anAddress() })
    await invite(person.email, { isCompanyAdmin: true })
    expect(await accept(person)).toBeUndefined()
    for (const isCompanyAdmin of [true, false]) {
      await done(CHANGE, { obj: { _id: person._id, isCompanyAdmin } }, admin)
    }
    await leave(person)
    expect(await accept(person, await tokenTo(person.email))).toBe('INVALID_CODE')
    // A person who only left may join again, as a member.
    expect(await accept(person)).toBeUndefined()
    expect(await meOf(person)).toEqual({ isCompanyAdmin: false, company: { _id: company } })
  })

  it('doesn’t count an invitation after its person joined or was moved', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const from = await aCompany(app)
    const [comes, moved] = [
      await aPerson(app, { company: null, email: anAddress() }),
      await aPerson(app, { company: from, email: anAddress() }),
    ]
    for (const { email } of [comes, moved]) await invite(email)
    const counts = async () => (await app.call(COUNTS, {}, admin.token)).data.counts
    expect(await counts()).toMatchObject({ invited: 2 })
    await accept(comes)
    await app.call(MOVE, { _id: moved._id, from, to: company }, operator.token)
    expect(await counts()).toMatchObject({ invited: 0 })
  })

  it('blocks other addresses of a deactivated person’s mailbox, and no other mailbox', async () => {
    const name = randomUUID().slice(0, 8)
    const at = (more = '') => `${name}${more}@${domain}`
    const person = await aPerson(app, { company, email: at() })
    await done(OUT, { _id: person._id }, admin)
    expect(await joinAnew(at('+a'))).toEqual(NOWHERE)
    await leaveBy(app, person)
    expect(await joinAnew(at('+b'))).toEqual(NOWHERE)
    expect(await joinAnew(at('b'))).toMatchObject({ company: { _id: company } })
    // An invitation is valid for its own address only.
    await invite(at())
    expect(await joinAnew(at('+c'))).toEqual(NOWHERE)
    await invite(at('+d'))
    expect(await joinAnew(at('+d'))).toMatchObject({ company: { _id: company } })
  })

  it('refuses a mailed link to leave a company after its person was moved', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const other = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    const person = await aPerson(app, { company, email: anAddress(domain) })
    const email = anAddress()
    await app.call(LEAVE, { email }, person.token)
    const code = await codeTo(app, email, 'confirmNewAddress')
    const ahead = () => callFrom(app, AHEAD, { code })
    expect((await ahead()).data.it).toMatchObject({ company: null, leaves: expect.any(String) })
    await app.call(MOVE, { _id: person._id, from: company, to: other }, operator.token)
    expect((await ahead()).errors[0]?.extensions.code).toBe('INVALID_CODE')
    const { token } = await signedIn(person)
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token })).toBe('INVALID_CODE')
    expect(await idOf(person.email)).toBe(person._id)
    expect((await meOf(person)).company._id).toBe(other)
  })

  it('admits or refuses a sign-up by an old invitation during a deactivation', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = anAddress()
      const begun = await aPerson(app, { company, email })
      const person = await changeAddress(app, begun, anAddress())
      await invite(email)
      // A second account with the former address.
      const obj = { invitation: await tokenTo(email) }
      const [made, out] = await Promise.all([
        signUp(app, email, obj),
        app.call(OUT, { _id: person._id }, admin.token),
      ])
      expect(out.errors).toEqual([])
      const { data } = await signIn(app, { email, password: NEW_PASSWORD })
      const me = data?.login && (await app.call(ME, {}, data.login.token)).data.me
      expect(me?.company?._id === company).toBe(made.errors.length === 0)
    }
  })
})
