import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { manyMembers } from '#testing/many-members.ts'

const LIST = `query($query: String, $first: Int, $after: String) {
  page: companyOverviewGetMany(query: $query, first: $first, after: $after) {
    total next rows { _id name members domains require2FA seatLimit isPublicDefault } } }`
const CREATE = 'mutation($obj: CompanyCreateInput!) { done: companyCreate(obj: $obj) { _id } }'
const UPDATE = 'mutation($obj: CompanyUpdateInput!) { done: companyUpdate(obj: $obj) { _id } }'

type Row = { _id: string; name: string; members: number }

describe.each(DATABASES)('the list of companies on %s', (database) => {
  const app = testApp(database)
  let operator: Actor

  beforeAll(async () => {
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const page = async (asked: object = {}) => {
    const { data, errors } = await app.call(LIST, asked, operator.token)
    expect(errors).toEqual([])
    return data.page as { total: number; next: string | null; rows: Row[] }
  }
  const create = async (obj: object) =>
    (await app.done(CREATE, { obj }, operator.token))._id as string
  const names = async (query: string) => (await page({ query })).rows.map(({ name }) => name)

  it('pages through a thousand companies by name, ignoring capitals and accents', async () => {
    const now = app.clock.now()
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      ...{ _id: `many-${at}`, version: 1, name: `many ${at % 500}`, nameKey: `many ${at % 500}` },
      ...{
        emailDomains: '[]',
        adminEmails: '[]',
        require2FA: 0 as const,
        isPublicDefault: 0 as const,
      },
      ...{ require2FAGraceDays: 7, createdDate: now, updatedDate: now },
    }))
    await app.services.store.write(async (trx) => {
      for (let at = 0; at < rows.length; at += 250) {
        await trx
          .insertInto('company')
          .values(rows.slice(at, at + 250))
          .execute()
      }
    })
    const first = await create({ name: 'Zebra' })
    const second = await create({ name: 'álbatross' })
    const seen: string[] = []
    for (let after: string | null = null; ; ) {
      const { rows: part, next }: Awaited<ReturnType<typeof page>> = await page({
        after,
        first: 100,
      })
      seen.push(...part.map(({ _id }) => _id))
      if (next === null) break
      after = next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect((await page()).total).toBe(seen.length)
    expect(seen.indexOf(second)).toBe(0)
    expect(seen.at(-1)).toBe(first)
  })

  it('finds a company by beginnings of its current name and its mail domains', async () => {
    const _id = await create({ name: 'Zoë & Łukasz', emailDomains: ['heron-works.example'] })
    for (const query of ['zoe', 'LUK', 'zoe luk', 'heron', 'works', 'exam zo']) {
      expect([query, await names(query)]).toEqual([query, ['Zoë & Łukasz']])
    }
    for (const query of ['oe', '%', '_', '🙂', 'zoe nobody']) {
      expect([query, await page({ query })]).toEqual([query, { total: 0, next: null, rows: [] }])
    }
    await app.call(UPDATE, { obj: { _id, name: 'Ostrich' } }, operator.token)
    expect(await names('zoe')).toEqual([])
    expect(await names('ostr')).toEqual(['Ostrich'])
  })

  it('lists a company with its members, domains, 2FA policy and seat limit', async () => {
    const _id = await create({
      name: 'Counted',
      emailDomains: ['one.example', 'two.example'],
      require2FA: true,
      seatLimit: 99,
    })
    await manyMembers(app, _id, 40)
    const { rows } = await page({ query: 'counted' })
    // Every twentieth member is deactivated.
    const row = { name: 'Counted', members: 38, domains: 2, require2FA: true, seatLimit: 99 }
    expect(rows).toEqual([{ _id, ...row, isPublicDefault: false }])
    const everybody = await aCompany(app, null)
    const { rows: found } = await page({ query: `company ${everybody.slice(0, 4)}` })
    expect(found).toMatchObject([{ _id: everybody, members: 0, isPublicDefault: true }])
  })

  it('limits a page of companies to 100 rows, and refuses an invalid place', async () => {
    expect((await page({ first: 1_000_000 })).rows).toHaveLength(100)
    expect((await page({ first: -1 })).rows).toHaveLength(1)
    for (const after of ['', 'x', Buffer.from('["a"]').toString('base64url')]) {
      const { errors } = await app.call(LIST, { after }, operator.token)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' })
    }
  })

  it('refuses the list of companies to everyone but app admins', async () => {
    const boss = await aPerson(app, { isCompanyAdmin: true })
    const member = await aPerson(app)
    for (const { token } of [boss, member])
      expect(await app.code(LIST, {}, token)).toBe('FORBIDDEN')
    expect(await app.code(LIST, {})).toBe('UNAUTHENTICATED')
  })
})
