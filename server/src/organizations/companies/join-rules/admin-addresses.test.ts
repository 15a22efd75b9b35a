import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { setJoinRules } from '#testing/join-rules.ts'
import { leaveBy } from '#testing/joining.ts'
import {
  changeAddress,
  codeTo,
  linkOutcome,
  NEW_PASSWORD,
  signUp,
  signUpAndIn,
} from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowOf } from '#testing/rows.ts'
import { signIn } from '#testing/sign-in.ts'

const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const MOVE =
  'mutation($_id: ID!, $from: ID!, $to: ID!) { memberMove(_id: $_id, from: $from, to: $to) }'
const CHANGE = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
const UPDATE = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
const ME = '{ me { isCompanyAdmin company { _id } } }'
const EVENTS = '{ companyEventGetMany { kind about } }'

describe.each(DATABASES)('admin addresses on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let listed: string

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    listed = anAddress()
    await list(listed.replace('private', 'PRIVATE'), 'other@x.example')
  })

  const anAddress = () => `${randomUUID().slice(0, 8)}@private.example`
  const list = (...adminEmails: string[]) => setJoinRules(app, company, { adminEmails })
  const stored = async () => {
    const row = await rowOf(app, 'company', { _id: company }, 'adminEmails', 'version')
    return { ...row, adminEmails: JSON.parse(row.adminEmails) }
  }
  const trail = async () => {
    const { data } = await app.call(EVENTS, {}, admin.token)
    return data.companyEventGetMany.map(({ kind }: { kind: string }) => kind)
  }
  const joinAnew = async (email: string) => {
    const token = await signUpAndIn(app, email)
    return { token, me: (await app.call(ME, {}, token)).data.me }
  }
  const meOf = async ({ _id }: Actor) => (await app.call(ME, {}, await aSession(app, _id))).data.me
  const NOWHERE = { isCompanyAdmin: false, company: null }

  it('makes an admin of a listed address, and removes it from the list with an event', async () => {
    const { me } = await joinAnew(listed)
    expect(me).toEqual({ isCompanyAdmin: true, company: { _id: company } })
    expect((await stored()).adminEmails).toEqual(['other@x.example'])
    expect(await trail()).toEqual(['admin_address_used', 'member_joined'])
  })

  it('refuses a listed address whose person was deactivated, left and signs up again', async () => {
    const person = await aPerson(app, { company, isCompanyAdmin: true, email: listed })
    await app.call(OUT, { _id: person._id }, admin.token)
    await leaveBy(app, person)
    expect((await joinAnew(listed)).me).toEqual(NOWHERE)
    expect(await trail()).toEqual(['member_left', 'admin_address_removed', 'member_deactivated'])
  })

  it.each([true, false])(
    'refuses a listed address whose person left and changes to it again (admin: %s)',
    async (isAdmin) => {
      const rights = isAdmin ? { isCompanyAdmin: true as const } : {}
      const person = await aPerson(app, { company, email: listed, ...rights })
      await app.call(LEAVE, {}, person.token)
      const out = { ...person, token: await aSession(app, person._id) }
      const back = await changeAddress(app, await changeAddress(app, out, anAddress()), listed)
      expect(await meOf(back)).toEqual(NOWHERE)
      expect((await stored()).adminEmails).toEqual(['other@x.example'])
    },
  )

  it('removes a listed address when its person is demoted or moved', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const ways: ((it: Actor) => Promise<unknown>)[] = [
      ({ _id }) => app.call(CHANGE, { obj: { _id, isCompanyAdmin: false } }, admin.token),
      ({ _id, token }) => app.call(CHANGE, { obj: { _id, isCompanyAdmin: false } }, token),
      ({ _id }) => app.call(UPDATE, { obj: { _id, isCompanyAdmin: false } }, operator.token),
      async ({ _id }) =>
        app.call(MOVE, { _id, from: company, to: await aCompany(app) }, operator.token),
    ]
    for (const way of ways) {
      const email = anAddress()
      await list(email)
      const person = await aPerson(app, { company, isCompanyAdmin: true, email })
      await way(person)
      expect((await stored()).adminEmails).toEqual([])
      expect((await meOf(person)).isCompanyAdmin).toBe(false)
    }
  })

  it('removes a listed address with other addresses of the same mailbox', async () => {
    const name = randomUUID().slice(0, 8)
    const at = (more: string) => `${name}${more}@private.example`
    await list(at('+boss'), at('S'), at(''))
    const person = await aPerson(app, { company, isCompanyAdmin: true, email: at('+work') })
    await app.call(CHANGE, { obj: { _id: person._id, isCompanyAdmin: false } }, admin.token)
    expect((await stored()).adminEmails).toEqual([at('S')])
    expect((await joinAnew(at('+boss'))).me).toEqual(NOWHERE)
  })

  it('compares listed addresses exactly, not by mailbox', async () => {
    const name = randomUUID().slice(0, 8)
    const [ada, bo] = [`${name}+ada@private.example`, `${name}+bo@private.example`]
    await list(ada, bo)
    expect((await joinAnew(`${name}@private.example`)).me).toEqual(NOWHERE)
    for (const email of [ada, bo]) {
      expect((await joinAnew(email)).me).toMatchObject({ isCompanyAdmin: true })
    }
  })

  it('makes an admin or removes the address when a deactivation comes at the same moment', async () => {
    let admins = 0
    for (let round = 0; round < 5; round += 1) {
      const email = anAddress()
      await list(email)
      const before = await aPerson(app, { company, isCompanyAdmin: true, email: anAddress() })
      const former = await changeAddress(app, await changeAddress(app, before, email), anAddress())
      await signUp(app, email)
      const code = await codeTo(app, email, 'verifyAddress')
      const [joined, out] = await Promise.all([
        linkOutcome(app, 'verifyEmail', { code }),
        app.call(OUT, { _id: former._id }, admin.token),
      ])
      expect([joined, out.errors]).toEqual(['done', []])
      const { data } = await signIn(app, { email, password: NEW_PASSWORD })
      const { isCompanyAdmin } = (await app.call(ME, {}, data.login.token)).data.me
      // The newcomer used it, or it was removed with the deactivated person.
      const used = (await trail()).filter((kind: string) => kind === 'admin_address_used').length
      expect(used - admins).toBe(isCompanyAdmin ? 1 : 0)
      admins = used
      expect((await stored()).adminEmails).toEqual([])
    }
  })
})
