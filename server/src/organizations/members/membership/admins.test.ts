import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'

const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const BACK = 'mutation($_id: ID!) { done: memberReactivate(_id: $_id) }'
const MEMBER = 'query($_id: ID!) { member: memberGet(_id: $_id) { state isCompanyAdmin } }'
const UPDATE = 'mutation($obj: MemberChangeInput!) { done: memberUpdate(obj: $obj) }'
const USER = 'mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { _id } }'
const EVENTS = '{ events: companyEventGetMany { kind fields } }'

describe.each(DATABASES)('an admin whose access ends on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let other: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    other = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const ask = async (query: string, variables: object, token = admin.token) => {
    const { data, errors } = await app.call(query, variables, token)
    expect(errors).toEqual([])
    return data
  }
  const end = () => ask(OUT, { _id: other._id })
  const seen = async () => (await ask(MEMBER, { _id: other._id })).member
  const mayInvite = async () => {
    const token = await aSession(app, other._id)
    return (await app.code('{ memberCounts { all } }', {}, token)) === undefined
  }

  it('makes a deactivated admin a member when they are reactivated', async () => {
    await end()
    expect(await seen()).toEqual({ state: 'deactivated', isCompanyAdmin: false })
    await ask(BACK, { _id: other._id })
    expect(await seen()).toEqual({ state: 'onboarded', isCompanyAdmin: false })
    expect(await mayInvite()).toBe(false)
    await ask(UPDATE, { obj: { _id: other._id, isCompanyAdmin: true } })
    expect(await mayInvite()).toBe(true)
  })

  it('records the lost admin right in the event of a deactivated admin', async () => {
    const member = await aPerson(app, { company })
    await end()
    await ask(OUT, { _id: member._id })
    expect((await ask(EVENTS, {})).events).toEqual([
      { kind: 'member_deactivated', fields: [] },
      { kind: 'member_deactivated', fields: ['isCompanyAdmin'] },
    ])
  })

  it('refuses to make a deactivated person an admin', async () => {
    await end()
    const obj = { _id: other._id, isCompanyAdmin: true }
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const [call, token] of [
      [UPDATE, admin.token],
      [USER, admin.token],
      [USER, operator.token],
    ] as const) {
      const { errors } = await app.call(call, { obj }, token)
      expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'isCompanyAdmin' })
    }
    expect((await seen()).isCompanyAdmin).toBe(false)
  })

  it('leaves no admin right to a person deactivated and promoted at once', async () => {
    const member = await aPerson(app, { company })
    const asked = [
      app.code(UPDATE, { obj: { _id: member._id, isCompanyAdmin: true } }, admin.token),
      app.code(OUT, { _id: member._id }, other.token),
    ]
    const codes = await Promise.all(asked)
    expect(codes[1]).toBeUndefined()
    expect((await ask(MEMBER, { _id: member._id })).member).toEqual({
      ...{ state: 'deactivated', isCompanyAdmin: false },
    })
  })
})
