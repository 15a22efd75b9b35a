import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { aSession } from '#testing/policy-world.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { setWays } from '#testing/ways.ts'

const DAY = 24 * 3_600_000
const INVITE = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
const MAP =
  'mutation($_id: ID!, $f: [MemberImportField]!) { memberImportMap(_id: $_id, fields: $f) }'
const TODAY = `query($_id: ID!, $companyId: ID) { done: memberImportGet(_id: $_id, companyId: $companyId) {
  look state outside isOutdated counts { create later refused } results { create later refused } } }`
const COUNTS = '{ done: companyEventGetMany { counts { what count } } }'
const START =
  'mutation($_id: ID!, $look: Int!, $of: ID) { memberImportStart(_id: $_id, look: $look, companyId: $of) }'

describe('an import of people outside of a company’s domains', () => {
  let app: TestApp
  let company: string
  let domain: string
  let admin: Actor
  let ours: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    domain = `${randomUUID().slice(0, 8)}.example`
    company = await aCompany(app, domain)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    ours = importsOf(app, admin)
  })

  const elsewhere = (name: string) => `${name}-${company.slice(0, 8)}@elsewhere.example`
  const invite = (email: string) => app.code(INVITE, { obj: { email } }, admin.token)
  /** As if so many could still be invited today. */
  const leave = async (left: number) => {
    expect(await invite(elsewhere(randomUUID().slice(0, 8)))).toBeUndefined()
    await app.services.store.write((trx) =>
      trx
        .updateTable('counter')
        .set({ n: 1000 - left })
        .where('key', 'like', 'strangers %')
        .execute(),
    )
  }
  const today = async (_id: string, by = admin, companyId?: string) => {
    const { data, errors } = await app.call(TODAY, { _id, companyId }, by.token)
    expect(errors).toEqual([])
    return data.done
  }
  const lookAgain = async (_id: string) => {
    expect(await app.code(MAP, { _id, f: ['email'] }, admin.token)).toBeUndefined()
    await app.jobs.runDue('import')
  }
  const fileOf = (count: number) =>
    ['email', ...Array.from({ length: count }, (_, at) => elsewhere(`p${at}`))].join('\n')
  const verdicts = async (_id: string) => (await ours.rows(_id)).map(({ verdict }) => verdict)

  it('says beforehand whom the day has no room for, and hands those back', async () => {
    await leave(3)
    const own = [`ada@${domain}`, `bo@mail.${domain}`, 'nobody']
    const _id = await ours.look([fileOf(5), ...own].join('\n'))
    const seen = await today(_id)
    expect(seen).toMatchObject({ outside: 5, counts: { create: 5, later: 2, refused: 1 } })
    expect(seen.isOutdated).toBe(false)
    const [create, later] = ['create', 'later']
    expect(await verdicts(_id)).toEqual([
      ...[create, create, create, later, later],
      ...[create, create, 'refused'],
    ])
    const waiting = await ours.rows(_id, 'later')
    expect(waiting.map(({ email }) => email)).toEqual([elsewhere('p3'), elsewhere('p4')])
    expect(waiting[0]?.problem).toMatch(/^This address is outside of your own mail domains/)

    expect(await ours.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await today(_id)).toMatchObject({ results: { create: 5, later: 2, refused: 1 } })
    const [left] = await ours.rows(_id, 'later')
    expect(left).toMatchObject({ number: 5, email: elsewhere('p3'), planned: null })
    expect(left?.problem).toMatch(/^This address is outside of your own mail domains\. That day /)
    expect(await ours.failed(_id)).toBe(
      '\ufeffemail,Problem\r\nnobody,“nobody” is not a mail address.\r\n',
    )
    const kept = await ours.failed(_id, 'later')
    expect(kept).toBe(`\ufeffemail\r\n${elsewhere('p3')}\r\n${elsewhere('p4')}\r\n`)
    const { data } = await app.call(COUNTS, {}, admin.token)
    const counts = data.done[0].counts as { what: string; count: number }[]
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      ...[
        { what: 'create', count: 5 },
        { what: 'refused', count: 1 },
      ],
      { what: 'later', count: 2 },
    ])
    app.clock.move(DAY)
    ours = importsOf(app, { token: await aSession(app, admin._id) })
    expect((await ours.get(await ours.look(kept))).counts).toMatchObject({ create: 2, later: 0 })
  })

  it('keeps apart whom the day had no room for and whom something else keeps out by then', async () => {
    await leave(1)
    const _id = await ours.look(fileOf(3))
    expect((await today(_id)).counts).toMatchObject({ create: 1, later: 2 })
    await app.services.store.write((trx) =>
      trx.updateTable('company').set({ seatLimit: 1 }).where('_id', '=', company).execute(),
    )
    expect(await ours.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await today(_id)).toMatchObject({ results: { create: 0, later: 0, refused: 3 } })
    expect((await ours.rows(_id)).map(({ planned }) => planned)).toEqual([
      ...['create', 'later', 'later'],
    ])
    expect(await ours.failed(_id, 'later')).toBe('\ufeffemail\r\n')
  })

  it('counts over many looks at some rows, and nobody who stands in the company already', async () => {
    await leave(60)
    const first = await ours.look(fileOf(50))
    expect(await ours.start(first)).toBeUndefined()
    await app.jobs.runDue('import')
    const _id = await ours.look(fileOf(130))
    expect(await today(_id)).toMatchObject({ outside: 80, counts: { create: 10, later: 70 } })
    expect((await verdicts(_id)).slice(50)).toEqual([
      ...Array.from({ length: 10 }, () => 'create'),
      ...Array.from({ length: 70 }, () => 'later'),
    ])
  })

  it('is not begun where today has another room than it said, and looked at anew instead', async () => {
    await leave(3)
    const _id = await ours.look(fileOf(3))
    expect(await today(_id)).toMatchObject({ isOutdated: false, counts: { create: 3, later: 0 } })
    expect(await invite(elsewhere('other'))).toBeUndefined()
    expect((await today(_id)).isOutdated).toBe(true)
    expect(await ours.start(_id)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect(await today(_id)).toMatchObject({
      ...{ look: 2, state: 'ready', isOutdated: false, outside: 3 },
      counts: { create: 2, later: 1 },
    })
    // The domain is proven: all of them are the company's own.
    await setWays(app, company, { emailDomains: [domain, 'elsewhere.example'] })
    expect((await today(_id)).isOutdated).toBe(true)
    await lookAgain(_id)
    expect(await today(_id)).toMatchObject({ outside: 0, counts: { create: 3, later: 0 } })
    expect(await ours.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await today(_id)).toMatchObject({ state: 'done', results: { create: 3, refused: 0 } })
  })

  it('does what is right by then where the day, or its number, changes while it runs', async () => {
    await leave(3)
    const used = await ours.look(fileOf(3))
    expect(await ours.start(used)).toBeUndefined()
    await leave(1)
    await app.jobs.runDue('import')
    expect(await today(used)).toMatchObject({ results: { create: 1, later: 2, refused: 0 } })
    const [, second] = await ours.rows(used)
    expect(second).toMatchObject({ verdict: 'later', planned: 'create' })

    const _id = await ours.look(fileOf(3))
    expect((await today(_id)).counts).toMatchObject({ create: 0, later: 2 })
    expect(await ours.start(_id)).toBeUndefined()
    app.clock.move(DAY)
    await app.jobs.runDue('import')
    admin = { ...admin, token: await aSession(app, admin._id) }
    ours = importsOf(app, admin)
    expect(await today(_id)).toMatchObject({ results: { create: 2, later: 0 } })
    expect((await ours.rows(_id, 'create')).map(({ planned }) => planned)).toEqual([
      ...['later', 'later'],
    ])
  })

  it('has no such end for app admins, and each of two readers begins what is true for them', async () => {
    await leave(1)
    const operator = await aPerson(app, { isAppAdmin: true })
    const _id = await importsOf(app, operator).look(fileOf(3), `&company=${company}`)
    const seen = await today(_id, operator, company)
    expect(seen).toMatchObject({ outside: 3, isOutdated: false, counts: { create: 3, later: 0 } })
    expect((await today(_id)).isOutdated).toBe(true)
    expect(await ours.start(_id)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect((await today(_id)).counts).toMatchObject({ create: 1, later: 2 })
    expect((await today(_id, operator, company)).isOutdated).toBe(true)
    const start = (look: number) => app.code(START, { _id, look, of: company }, operator.token)
    expect(await start(2)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect(await start(3)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await today(_id)).toMatchObject({ results: { create: 3, refused: 0 } })
  })
})
