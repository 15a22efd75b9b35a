import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { manyMembers } from '#testing/many-members.ts'
import { outcomeOf, PASSWORD } from '#testing/sign-in.ts'

const LIST = `query($query: String, $state: MemberState, $role: MemberRole, $sort: MemberSort,
  $first: Int, $after: String, $companyId: ID, $withAccess: Boolean) {
  page: memberGetMany(query: $query, state: $state, withAccess: $withAccess, role: $role,
  sort: $sort, first: $first, after: $after, companyId: $companyId) {
  total next rows { _id email firstName lastName role isCompanyAdmin state isSelf createdDate } } }`
const COUNTS = '{ memberCounts { all invited joined onboarded deactivated } }'
const UPDATE = 'mutation($obj: MemberChangeInput!) { done: memberUpdate(obj: $obj) }'
const DEACTIVATE = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const REACTIVATE = 'mutation($_id: ID!) { done: memberReactivate(_id: $_id) }'
const MOVE =
  'mutation($_id: ID!, $from: ID!, $to: ID!) { done: memberMove(_id: $_id, from: $from, to: $to) }'
const USER = 'mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { _id } }'

describe.each(DATABASES)('members on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let member: Actor

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
  })

  const page = async (asked = {}, token = admin.token) =>
    (await app.call(LIST, asked, token)).data?.page
  const emailsOf = async (asked = {}) =>
    (await page(asked)).rows.map((row: { email: string }) => row.email)

  it('counts and filters members by state and role', async () => {
    await manyMembers(app, company, 40)
    const { data } = await app.call(COUNTS, {}, admin.token)
    const { all, joined, onboarded, deactivated } = data.memberCounts
    expect(all).toBe(42)
    expect(joined + onboarded + deactivated).toBe(42)
    for (const [state, count] of Object.entries({ joined, onboarded, deactivated })) {
      const { rows, total } = await page({ state, first: 100 })
      expect([state, total, rows.length]).toEqual([state, count, count])
      for (const row of rows) expect(row.state).toBe(state)
    }
    const access = await page({ withAccess: true, first: 100 })
    expect(deactivated).toBeGreaterThan(0)
    expect([access.total, access.rows.length]).toEqual([joined + onboarded, joined + onboarded])
    const [gone] = (await page({ state: 'deactivated' })).rows
    expect(await emailsOf({ query: gone.email })).toEqual([gone.email])
    expect(await emailsOf({ query: gone.email, withAccess: true })).toEqual([])
    const admins = await page({ role: 'admin' })
    for (const row of admins.rows) expect(row.isCompanyAdmin).toBe(true)
    expect((await page({ role: 'team', query: 'person0' })).total).toBe(1)
  })

  it('lists at most 100 members a page, and refuses an invalid cursor', async () => {
    for (const after of ['', 'x', Buffer.from('["a"]').toString('base64url')]) {
      const { errors } = await app.call(LIST, { after }, admin.token)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' })
    }
    await manyMembers(app, company, 120)
    expect((await page({ first: 1_000_000 })).rows).toHaveLength(100)
    expect((await page({ first: -1 })).rows).toHaveLength(1)
  })

  it('hides members of another company from everyone but app admins', async () => {
    const theirs = await aCompany(app)
    const foreign = await aPerson(app, { company: theirs })
    const operator = await aPerson(app, { isAppAdmin: true })
    expect(await app.code(LIST, { companyId: theirs }, admin.token)).toBe('NOT_FOUND')
    expect((await page({ companyId: theirs }, operator.token)).total).toBe(1)
    for (const [query, variables] of [
      [UPDATE, { obj: { _id: foreign._id, firstName: 'Mine' } }],
      [DEACTIVATE, { _id: foreign._id }],
      [REACTIVATE, { _id: foreign._id }],
    ] as const) {
      expect(await app.code(query, variables, admin.token)).toBe('NOT_FOUND')
      expect(await app.code(query, variables, member.token)).toBe('FORBIDDEN')
    }
    expect((await app.call('{ me { firstName } }', {}, foreign.token)).data.me.firstName).toBe(
      'Test',
    )
  })

  it('ends access of a deactivated member at once, and keeps records for a reactivation', async () => {
    await setPassword(app, member, PASSWORD)
    const goal =
      'mutation { goalCreate(obj: { adviceTitle: "A", note: "mine", isGoal: true }) { _id } }'
    await app.call(goal, {}, member.token)
    expect(await app.done(DEACTIVATE, { _id: member._id }, admin.token)).toBe(true)
    expect(await app.done(DEACTIVATE, { _id: member._id }, admin.token)).toBe(false)
    expect(await app.code('{ me { _id } }', {}, member.token)).toBe('UNAUTHENTICATED')
    expect(await outcomeOf(app, { email: member.email })).toBe('deactivated')
    expect(await outcomeOf(app, { email: member.email, password: 'not the password' })).toBe(
      'INVALID_CREDENTIALS',
    )
    expect(await app.done(REACTIVATE, { _id: member._id }, admin.token)).toBe(true)
    const login = `mutation { login(email: "${member.email}", password: "${PASSWORD}") { token } }`
    const { token } = (await app.call(login)).data.login
    const goals = await app.call('{ goalGetMany { note } }', {}, token)
    expect(goals.data.goalGetMany).toEqual([{ note: 'mine' }])
  })

  it('refuses to demote, deactivate or move the last admin', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const demote = { obj: { _id: admin._id, isCompanyAdmin: false } }
    for (const [query, variables, by] of [
      [UPDATE, demote, admin],
      [USER, demote, operator],
      [DEACTIVATE, { _id: admin._id }, admin],
      [MOVE, { _id: admin._id, from: company, to: await aCompany(app) }, operator],
    ] as const) {
      const { errors } = await app.call(query, variables, by.token)
      expect(errors[0]?.extensions.code).toBe('CONFLICT')
    }
    await app.call(UPDATE, { obj: { _id: member._id, isCompanyAdmin: true } }, admin.token)
    expect(await app.code(USER, demote, admin.token)).toBe('FIELD_NOT_ALLOWED')
    expect((await app.call(UPDATE, demote, admin.token)).errors).toEqual([])
    expect(await app.code('{ me { _id } }', {}, admin.token)).toBe('UNAUTHENTICATED')
  })

  it('demotes one of two admins who demote each other at once', async () => {
    const second = await aPerson(app, { company, isCompanyAdmin: true })
    const codes = await Promise.all([
      app.code(USER, { obj: { _id: second._id, isCompanyAdmin: false } }, admin.token),
      app.code(USER, { obj: { _id: admin._id, isCompanyAdmin: false } }, second.token),
    ])
    const { rows } = await page(
      { role: 'admin', companyId: company },
      (await aPerson(app, { isAppAdmin: true })).token,
    )
    expect(rows).toHaveLength(1)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  })

  it('shows a moved member the new company at the next request, without admin rights', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const to = await aCompany(app)
    await aPerson(app, { company: to, isCompanyAdmin: true })
    const moved = await app.call(MOVE, { _id: member._id, from: company, to }, operator.token)
    expect(moved.errors).toEqual([])
    const { data } = await app.call('{ me { isCompanyAdmin company { _id } } }', {}, member.token)
    expect(data.me).toEqual({ isCompanyAdmin: false, company: { _id: to } })
    expect(await emailsOf({ query: member.email })).toEqual([])
    expect(await app.code(MOVE, { _id: member._id, from: to, to: company }, admin.token)).toBe(
      'FORBIDDEN',
    )
  })

  it('gives only the rights of a member to calls with the header of the member view', async () => {
    const asMember = async (query: string, token: string) => {
      const reply = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}`, 'x-view-as': 'member' },
        payload: { query },
      })
      return reply.json()
    }
    const mine = '{ me { viewerCanAdminister } }'
    expect((await asMember(mine, admin.token)).data.me.viewerCanAdminister).toBe(false)
    expect((await app.call(mine, {}, admin.token)).data.me.viewerCanAdminister).toBe(true)
    expect((await asMember(COUNTS, admin.token)).errors[0].extensions.code).toBe('FORBIDDEN')
    expect((await asMember(COUNTS, member.token)).errors[0].extensions.code).toBe('FORBIDDEN')
  })
})
