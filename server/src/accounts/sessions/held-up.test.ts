import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'
import { setRows } from '#testing/rows.ts'

const DAY = 24 * 3_600_000
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const LINK =
  'mutation($c: ID) { link: invitationLinkCreate(days: 9, uses: 9, companyId: $c) { code } }'
const OUT = 'mutation($_id: ID!, $c: ID) { memberDeactivate(_id: $_id, companyId: $c) }'
const BACK = 'mutation($_id: ID!, $c: ID) { memberReactivate(_id: $_id, companyId: $c) }'
const SELF = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'

describe('a company that requires a second factor', () => {
  const app = testApp()
  let company: string
  let operator: Actor
  let member: Actor
  let start: number

  beforeAll(async () => {
    start = app.clock.now()
  })
  beforeEach(async () => {
    app.clock.set(start)
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    member = await aPerson(app, { company, email: `${randomUUID().slice(0, 8)}@private.example` })
    const asks = { require2FA: 1, require2FASince: start, require2FAGraceDays: 7 } as const
    await setRows(app, 'company', { _id: company }, asks)
    app.clock.move(8 * DAY)
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const stateOf = async ({ _id }: Actor) =>
    (await app.call('{ me { sessionState } }', {}, await aSession(app, _id))).data.me.sessionState
  const graceOf = async ({ _id }: Actor) =>
    Date.parse(
      (await app.call('{ me { graceEnds } }', {}, await aSession(app, _id))).data.me.graceEnds,
    )
  const whole = async (person: Actor) => {
    expect(await graceOf(person)).toBe(app.clock.now() + 7 * DAY)
    expect(await stateOf(person)).toBe('active')
    app.clock.move(7 * DAY - 1)
    expect(await stateOf(person)).toBe('active')
    app.clock.move(1)
    expect(await stateOf(person)).toBe('enrol_2fa')
  }
  const done = async (query: string, variables: object, { token } = operator) =>
    expect((await app.call(query, variables, token)).errors).toEqual([])

  it('a person who joins later gets the full grace period', async () => {
    expect(await stateOf(member)).toBe('enrol_2fa')
    const { data } = await app.call(LINK, { c: company }, operator.token)
    const comer = await aPerson(app, { company: null })
    await done(ACCEPT, { code: data.link.code }, comer)
    await whole(comer)
  })

  it('a reactivated member gets the full grace period', async () => {
    for (const query of [OUT, BACK]) await done(query, { _id: member._id, c: company })
    await whole(member)
  })

  it('saving one’s own record does not extend the grace period', async () => {
    app.clock.set(start + 6 * DAY)
    const { token } = { token: await aSession(app, member._id) }
    for (const showWelcomeDialog of [true, false]) {
      await done(SELF, { obj: { _id: member._id, showWelcomeDialog } }, { ...member, token })
    }
    app.clock.set(start + 7 * DAY)
    expect(await stateOf(member)).toBe('enrol_2fa')
  })

  describe('after the grace period', () => {
    let token: string
    beforeEach(async () => {
      token = await aSession(app, member._id)
      expect(await app.code('{ goalGetMany { _id } }', {}, token)).toBe('FORBIDDEN')
    })

    it('a member without a second factor can export their data', async () => {
      const { statusCode, rawPayload } = await app.http.inject({
        method: 'POST',
        url: '/export',
        headers: { authorization: `Bearer ${token}` },
      })
      expect([statusCode, rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    })

    it('a member without a second factor can leave the company and is active again', async () => {
      expect((await app.call('{ asks: memberLeaveAsksAddress }', {}, token)).data.asks).toBe(false)
      expect((await app.call('mutation { how: memberLeave }', {}, token)).data.how).toBe('left')
      expect(await stateOf(member)).toBe('active')
    })
  })
})
