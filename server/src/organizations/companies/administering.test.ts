import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { changeMembers, deactivateMember } from '#organizations/members/members.ts'
import { applyMembershipEvent } from '#organizations/members/membership/membership.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { asking, meanwhile } from '#testing/meanwhile.ts'

const INVITE = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
const OUT = 'mutation($_id: ID!, $c: ID) { memberDeactivate(_id: $_id, companyId: $c) }'
const CHANGE = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
const SAVE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
const ROUNDS = 5

describe.each(DATABASES)('admin rights that end during a call on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let bad: Actor

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await anAdmin()
    bad = await anAdmin()
  })

  const anAdmin = (of = company, more: { isAppAdmin?: true } = {}) =>
    aPerson(app, { company: of, isCompanyAdmin: true, ...more })
  const invite = () =>
    app.code(INVITE, { obj: { email: `${randomUUID()}@private.example` } }, bad.token)
  const out = (by: Actor, { _id }: Actor, c?: string) => app.code(OUT, { _id, c }, by.token)
  const demote = (by: Actor, { _id }: Actor) =>
    app.code(CHANGE, { obj: { _id, isCompanyAdmin: false } }, by.token)
  const rightsOf = async (...people: Actor[]) => {
    const ids = people.map(({ _id }) => _id)
    const { read } = app.services.store
    const query = read.selectFrom('user').select(['_id', 'isCompanyAdmin', 'deactivatedDate'])
    const rows = await query.where('_id', 'in', ids).execute()
    return ids.map((_id) => {
      const row = rows.find((one) => one._id === _id)
      return row?.deactivatedDate === null && row.isCompanyAdmin === 1
    })
  }
  const eventsOf = () =>
    app.services.store.read
      .selectFrom('auditEvent')
      .select(['kind', 'actor'])
      .where('subject', '=', company)
      .orderBy('_id')
      .execute()

  // The server runs at most two calls of a person at once, so the four calls come in pairs.
  it.each([0, 1])('refuses two calls by an admin deactivated meanwhile: pair %i', async (pair) => {
    const mate = await aPerson(app, { company })
    const by = await asking(app, admin)
    const promote = () =>
      app.code(CHANGE, { obj: { _id: mate._id, isCompanyAdmin: true } }, bad.token)
    const save = () =>
      app.code(SAVE, { obj: { _id: company, referralCode: 'evil codes 42' } }, bad.token)
    const codes = await meanwhile(
      app,
      (trx) => deactivateMember(trx, by, { company, _id: bad._id }),
      pair === 0 ? [invite, promote] : [() => out(bad, admin), save],
    )
    expect(codes).toEqual(Array(2).fill('UNAUTHENTICATED'))
    expect(await rightsOf(admin, bad, mate)).toEqual([true, false, false])
    expect((await eventsOf()).map(({ kind }) => kind)).toEqual(['member_deactivated'])
  })

  const ENDS: [string, string, (trx: Db, by: SignedIn) => Promise<unknown>][] = [
    [
      'demoted',
      'UNAUTHENTICATED',
      (trx, by) => changeMembers(trx, by, company, [{ _id: bad._id, isCompanyAdmin: false }]),
    ],
    [
      'moved away',
      'UNAUTHENTICATED',
      (trx, by) => applyMembershipEvent(trx, by, { company, _id: bad._id }, 'leave'),
    ],
    [
      'blocked by the two-factor policy',
      'FORBIDDEN',
      (trx) =>
        trx
          .updateTable('company')
          .set({ require2FA: 1, require2FASince: 0, require2FAGraceDays: 0 })
          .where('_id', '=', company)
          .execute(),
    ],
    [
      'demoted in the store',
      'FORBIDDEN',
      (trx) =>
        trx.updateTable('user').set({ isCompanyAdmin: 0 }).where('_id', '=', bad._id).execute(),
    ],
  ]
  it.each(ENDS)('refuses an invitation by an admin meanwhile %s', async (_what, code, end) => {
    const by = await asking(app, admin)
    const ending = async (trx: Db) => {
      await lockCompany(trx, company)
      await end(trx, by)
    }
    expect(await meanwhile(app, ending, [invite])).toEqual([code])
    expect((await eventsOf()).some(({ kind }) => kind === 'member_invited')).toBe(false)
  })

  it.each([
    ['deactivate', out],
    ['demote', demote],
  ] as const)('lets one of two admins win who %s each other at once', async (_what, end) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await anAdmin(), await anAdmin()]
      const codes = await Promise.all([end(one, other), end(other, one)])
      expect(codes.toSorted()).toEqual(['UNAUTHENTICATED', undefined])
      expect((await rightsOf(one, other)).filter((has) => has)).toHaveLength(1)
    }
  })
})
