import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const GET = `query($_id: ID!, $companyId: ID) { done: memberGet(_id: $_id, companyId: $companyId) {
  _id state email company { _id name } account { _id emailVerified isAppAdmin tier job timeZone
    selectedTraitIds impactRanking recoveryCodes twoFactorPhoneNumber } } }`
const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'

describe('a member of any company', () => {
  const app = testApp()
  let company = ''
  let admin: Actor
  let member: Actor
  let operator: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const get = async (_id: string, by = operator, companyId?: string) =>
    app.call(GET, { _id, companyId }, by.token)

  it('shows an app admin a member by id alone, without private fields', async () => {
    const secrets = { job: 'SECRET', timeZone: 'SECRET', selectedTraitIds: '["SECRET"]' }
    await setRows(app, 'user', { _id: member._id }, { ...secrets, impactRanking: '["team"]' })
    const { data } = await get(member._id)
    expect(data.done).toEqual({
      _id: member._id,
      state: 'onboarded',
      email: member.email,
      company: { _id: company, name: expect.any(String) },
      account: {
        ...{ _id: member._id, emailVerified: true, isAppAdmin: false, tier: null, job: null },
        ...{ timeZone: null, selectedTraitIds: null, impactRanking: null },
        ...{ recoveryCodes: null, twoFactorPhoneNumber: null },
      },
    })
  })

  it('shows an invited person as a member without an account', async () => {
    const obj = { email: 'new@b.example', companyId: company }
    const _id = await app.done(INVITE, { obj }, operator.token)
    const { data } = await get(_id)
    expect(data.done).toMatchObject({ state: 'invited', company: { _id: company }, account: null })
    const list = '{ all: getCompanyMembers { _id email isPrelaunch isAppAdmin tier } }'
    const { all } = (await app.call(list, {}, admin.token)).data
    const { email } = obj
    const invited = all.filter((one: { isPrelaunch: boolean }) => one.isPrelaunch)
    expect(invited).toEqual([{ _id, email, isPrelaunch: true, isAppAdmin: null, tier: null }])
    const part = 'query($a: ID) { part: getCompanyMembers(first: 2, after: $a) { _id } }'
    const ids = all.map((one: { _id: string }) => ({ _id: one._id }))
    expect((await app.call(part, {}, admin.token)).data.part).toEqual(ids.slice(0, 2))
    expect((await app.call(part, { a: ids[1]._id }, admin.token)).data.part).toEqual(ids.slice(2))
  })

  it('hides a member from admins of another company, and refuses a wrong id', async () => {
    const unknown = (await get('nobody')).errors
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    for (const errors of [
      (await get(member._id, stranger)).errors,
      (await get('a\0b')).errors,
      (await get(member._id, operator, await aCompany(app))).errors,
    ]) {
      expect(errors).toEqual(unknown)
    }
    expect((await get(member._id, stranger, company)).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await app.code(GET, { _id: member._id }, member.token)).toBe('FORBIDDEN')
    expect((await get(member._id, admin)).data.done._id).toBe(member._id)
  })
})
