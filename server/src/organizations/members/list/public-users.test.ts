import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowsOf, setRows } from '#testing/rows.ts'

const LIST = `query($query: String, $sort: MemberSort, $state: MemberState, $first: Int, $after: String) {
  page: memberGetMany(isPublic: true, query: $query, sort: $sort, state: $state, first: $first,
    after: $after) { total next rows { _id firstName lastName email state company { _id } } } }`
const COUNTS =
  '{ counts: memberCounts(isPublic: true) { all invited joined onboarded deactivated } }'
const GET = `query($_id: ID!) { done: memberGet(_id: $_id) {
  _id firstName version company { _id } account { _id tier emailVerified } } }`
const UPDATE = 'mutation($obj: MemberChangeInput!) { done: memberUpdate(obj: $obj) }'
const OWN = '{ identityEventGetMany { kind } }'

type Row = { _id: string; firstName: string; lastName: string; company: { _id: string } | null }
describe('people without a company', () => {
  const app = testApp()
  let shared = ''
  let operator: Actor
  const alone: Actor[] = []
  const inShared: Actor[] = []

  beforeAll(async () => {
    shared = await aCompany(app, null)
    operator = await aPerson(app, { isAppAdmin: true })
    for (const [at, lastName] of ['Ágnes', 'berg', 'Cole', 'Øst', 'Łuk', '张'].entries()) {
      const person = await aPerson(app, { company: at % 2 === 0 ? null : shared })
      const kept = at % 2 === 0 ? alone : inShared
      kept.push(person)
      app.clock.move(1000)
      const done = await app.call(UPDATE, { obj: { _id: person._id, lastName } }, operator.token)
      expect(done.errors).toEqual([])
    }
  })

  const page = async (asked: object = {}) => {
    const { data, errors } = await app.call(LIST, asked, operator.token)
    expect(errors).toEqual([])
    return data.page as { total: number; next: string | null; rows: Row[] }
  }
  const walked = async (asked: object) => {
    const seen: string[] = []
    for (let after: string | null = null; ; ) {
      const { rows, next }: Awaited<ReturnType<typeof page>> = await page({ ...asked, after })
      seen.push(...rows.map(({ _id }) => _id))
      if (next === null) return seen
      after = next
    }
  }

  it('lists people without a company with those of the public company, by name or newest', async () => {
    const { total, rows } = await page()
    expect(total).toBe(6)
    expect(rows.map(({ lastName }) => lastName)).toEqual([
      ...['Ágnes', 'berg', 'Cole', 'Łuk', 'Øst', '张'],
    ])
    expect(rows.map(({ company }) => company?._id ?? null)).toEqual([
      ...[null, shared, null, null, shared, shared],
    ])
    const newest = (await page({ sort: 'newest' })).rows.map(({ _id }) => _id)
    for (const first of [1, 2, 5]) {
      expect(await walked({ first })).toEqual(rows.map(({ _id }) => _id))
      expect(await walked({ first, sort: 'newest' })).toEqual(newest)
    }
    const { data } = await app.call(COUNTS, {}, operator.token)
    expect(data.counts).toEqual({ all: 6, invited: 0, joined: 0, onboarded: 6, deactivated: 0 })
    expect(await page({ state: 'invited' })).toEqual({ total: 0, next: null, rows: [] })
  })

  it('omits members and closed accounts from the list of public users', async () => {
    const member = await aPerson(app)
    const closed = await aPerson(app, { company: null })
    const change = { deletionDate: app.clock.now() }
    await setRows(app, 'user', { _id: closed._id }, change)
    const found = await page({ query: 'test person' })
    const ids = found.rows.map(({ _id }) => _id)
    for (const { _id } of [member, closed]) expect(ids).not.toContain(_id)
    expect(await app.code(GET, { _id: closed._id }, operator.token)).toBe('NOT_FOUND')
  })

  it('lets an app admin rename a public user, and not make them an admin', async () => {
    const person = await aPerson(app, { company: null })
    const get = () => app.done(GET, { _id: person._id }, operator.token)
    const { version, ...before } = await get()
    expect(before).toEqual({
      ...{ _id: person._id, firstName: 'Test', company: null },
      account: { _id: person._id, tier: null, emailVerified: true },
    })
    const obj = { _id: person._id, version, firstName: 'Renamed', role: 'team' }
    expect(await app.code(UPDATE, { obj }, operator.token)).toBeUndefined()
    expect(await app.code(UPDATE, { obj }, operator.token)).toBe('CONFLICT')
    expect(await get()).toMatchObject({ firstName: 'Renamed' })
    expect((await page({ query: 'renam' })).rows).toHaveLength(1)
    const admin = { obj: { _id: person._id, isCompanyAdmin: true } }
    const { errors } = await app.call(UPDATE, admin, operator.token)
    expect(errors[0]?.extensions).toMatchObject({
      ...{ code: 'FIELD_NOT_ALLOWED', field: 'isCompanyAdmin' },
    })
    const { data } = await app.call(OWN, {}, person.token)
    const kinds = data.identityEventGetMany.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['app_admin_change', 'app_admin_look'])
  })

  it('refuses to deactivate or promote a person of the public company', async () => {
    const [person] = inShared as [Actor]
    const off = 'mutation($_id: ID!, $c: ID) { memberDeactivate(_id: $_id, companyId: $c) }'
    expect(await app.code(off, { _id: person._id, c: shared }, operator.token)).toBe('CONFLICT')
    const admin = { obj: { _id: person._id, companyId: shared, isCompanyAdmin: true } }
    expect(await app.code(UPDATE, admin, operator.token)).toBe('CONFLICT')
    const [single] = alone as [Actor]
    const obj = { _id: single._id, isCompanyAdmin: true }
    const save = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
    expect(await app.code(save, { obj }, operator.token)).toBe('CONFLICT')
  })

  it('shows public users to app admins only, and records the access once', async () => {
    const boss = await aPerson(app, { isCompanyAdmin: true })
    const member = await aPerson(app)
    const [someone] = alone as [Actor]
    for (const document of [LIST, COUNTS]) {
      expect(await app.code(document, {}, boss.token)).toBe('NOT_FOUND')
      expect(await app.code(document, {}, member.token)).toBe('FORBIDDEN')
    }
    const obj = { _id: someone._id, firstName: 'Mine' }
    expect(await app.code(UPDATE, { obj }, boss.token)).toBe('NOT_FOUND')
    const second = await aPerson(app, { isAppAdmin: true })
    for (const document of [LIST, COUNTS, LIST]) await app.call(document, {}, second.token)
    const looks = await rowsOf(
      app,
      'auditEvent',
      { actor: second._id },
      'kind',
      'subject',
      'detail',
    )
    expect(looks).toEqual([
      { kind: 'app_admin_look', subject: null, detail: JSON.stringify({ what: 'people' }) },
    ])
  })
})
