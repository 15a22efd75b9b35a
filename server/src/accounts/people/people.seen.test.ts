import { randomUUID } from 'node:crypto'
import { version } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { joinCompany } from '#organizations/members/membership/joining.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { signUp } from '#testing/links.ts'
import { goOn } from '#testing/reports.ts'
import { setRows } from '#testing/rows.ts'

const LOOK = `query($_id: ID!, $companyId: ID) { member: memberGet(_id: $_id, companyId: $companyId) {
    version createdDate joinedDate account { version createdDate updatedDate } }
  user: userGet(_id: $_id) { version createdDate updatedDate }
  all: getCompanyMembers(companyId: $companyId) { _id version createdDate updatedDate } }`
const SAVE = 'mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { version } }'
const CHANGE = 'mutation($obj: MemberChangeInput!) { done: memberUpdate(obj: $obj) }'
const LIST = '{ done: memberGetMany(sort: newest) { rows { _id createdDate joinedDate } next } }'

describe.each(DATABASES)('record of a person as others see it on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let person: Actor

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-02T09:00:00Z'))
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    person = await aPerson(app, { company })
  })

  const look = async (by = admin, of = person) => {
    const { data, errors } = await app.call(LOOK, { _id: of._id, companyId: company }, by.token)
    expect(errors).toEqual([])
    return { ...data, all: data.all.find(({ _id }: Actor) => _id === of._id) }
  }
  const save = (obj: object, by = person) =>
    app.call(SAVE, { obj: { _id: person._id, ...obj } }, by.token)
  const change = (obj: object, by = admin) =>
    app.call(CHANGE, { obj: { _id: person._id, companyId: company, ...obj } }, by.token)

  it('accepts one of many concurrent saves of the same version by admins', async () => {
    const { member } = await look()
    const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Edda']
    const answers = await Promise.all([
      ...names.map((firstName) => change({ firstName, version: member.version })),
      ...names.map(() => save({ optInEmail: true })),
    ])
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1 + names.length)
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(names.length - 1)
  })

  if (database === 'postgres') return

  it('hides from admins that a person saved private fields', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const by of [admin, operator]) {
      const before = await look(by)
      expect([before.user.updatedDate, before.all.updatedDate]).toEqual([null, null])
      expect(before.member.account.updatedDate).toBeNull()
      for (const obj of [
        { language: 'en' },
        { motivations: ['learn'] },
        { timeZone: 'Asia/Tokyo' },
        { shareWeeklyScore: true },
        { optContactByColleague: true },
      ]) {
        app.clock.move(60_000)
        expect((await save(obj)).errors).toEqual([])
        expect(await look(by)).toEqual(before)
      }
    }
    const { data } = await app.call('{ me { version updatedDate } }', {}, person.token)
    expect(data.me.version).toBe(11)
    expect(data.me.updatedDate).toBe(new Date(app.clock.now()).toISOString())
  })

  it('returns one version of a person in every query and changes it with names, role and rights', async () => {
    const seen = new Set<number>()
    for (const obj of [{}, { firstName: 'Ada' }, { role: 'team' }, { isCompanyAdmin: true }]) {
      if (Object.keys(obj).length > 0) expect((await change(obj)).errors).toEqual([])
      const { member, user, all } = await look()
      expect([user.version, all.version, member.account.version]).toEqual(
        Array(3).fill(member.version),
      )
      seen.add(member.version)
    }
    expect(seen.size).toBe(4)
  })

  it('refuses an admin’s save only if another admin changed the person in the meantime', async () => {
    const { member } = await look()
    expect((await save({ timeZone: 'Asia/Tokyo' })).errors).toEqual([])
    const renamed = await change({ firstName: 'Ada', version: member.version })
    expect(renamed.errors).toEqual([])
    for (const again of [
      await change({ lastName: 'Late', version: member.version }),
      await app.call(
        SAVE,
        { obj: { _id: person._id, role: 'team', version: member.version } },
        admin.token,
      ),
    ]) {
      expect(again.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' })
    }
    // The same for ended access and for a move that the admin has not seen.
    const seen = (await look()).member.version
    const set = (values: object) => setRows(app, 'user', { _id: person._id }, values)
    const appAdmin = await aPerson(app, { isAppAdmin: true })
    for (const [values, by, obj] of [
      [{ deactivatedDate: app.clock.now() }, admin, { lastName: 'Late' }],
      [{ company: await aCompany(app) }, appAdmin, { isCompanyAdmin: true }],
    ] as const) {
      await set(values)
      const late = await change({ companyId: null, ...obj, version: seen }, by)
      expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' })
      await set({ deactivatedDate: null, company })
    }
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    const unknown = await save({ firstName: 'Eve', version: member.version }, stranger)
    expect(unknown.errors[0]?.extensions.code).toBe('NOT_FOUND')
    // The caller's own record has the version that counts every save, also in lists.
    const own = await look(admin, admin)
    expect(own.member.version).toBe(own.user.version)
    const { errors } = await change({
      _id: admin._id,
      firstName: 'Bo',
      version: own.member.version,
    })
    expect(errors).toEqual([])
    expect((await look(admin, admin)).member.version).toBe(own.member.version + 1)
  })

  it('shows a company the day of joining instead of the day of sign-up', async () => {
    app.clock.set(Date.parse('2025-01-05T09:00:00Z'))
    const old = await aPerson(app, { company: null })
    const joined = Date.parse('2026-11-05T09:00:00Z')
    await goOn(app, joined)
    const facts = { requestId: 'test', address: '127.0.0.1', client: 'test' }
    await app.services.store.write((trx) =>
      joinCompany(trx, { ...app.services, facts }, old._id, { company, isAdmin: false }),
    )
    const at = new Date(joined).toISOString()
    const seen = await look(admin, old)
    expect(seen.member).toMatchObject({ createdDate: at, joinedDate: at })
    expect([seen.user.createdDate, seen.all.createdDate]).toEqual([at, at])
    expect(seen.member.account.createdDate).toBe(at)
    expect(JSON.stringify(seen)).not.toContain('2025')
    const { data } = await app.call(LIST, {}, admin.token)
    expect(data.done.rows[0]).toEqual({ _id: old._id, createdDate: at, joinedDate: at })
    const first = await app.call(LIST.replace('newest', 'newest, first: 1'), {}, admin.token)
    const cursor = Buffer.from(first.data.done.next, 'base64url').toString()
    expect(cursor).toContain(String(joined))
    const operator = await aPerson(app, { isAppAdmin: true })
    expect((await look(operator, old)).member).toMatchObject({
      createdDate: '2025-01-05T09:00:00.000Z',
      joinedDate: at,
    })
    expect(await app.code(LOOK, { _id: randomUUID(), companyId: company }, admin.token)).toBe(
      'NOT_FOUND',
    )
  })

  it('gives a person an id that does not contain the time of sign-up', async () => {
    const email = `${randomUUID().slice(0, 8)}@elsewhere.example`
    expect((await signUp(app, email)).errors).toEqual([])
    const row = app.services.store.read.selectFrom('user').select('_id').where('email', '=', email)
    const { _id } = await row.executeTakeFirstOrThrow()
    expect(version(_id)).toBe(4)
  })
})
