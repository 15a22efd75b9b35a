import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { changeAddress } from '#testing/links.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const SAMPLES = `query($_id: ID, $companyId: ID) {
  memberImportGet(_id: $_id, companyId: $companyId) { columns { samples } } }`
const STATE = `query($_id: ID, $companyId: ID) {
  memberImportGet(_id: $_id, companyId: $companyId) { state rows columns { name } } }`

describe.each(DATABASES)('app admins who look at the rows of a file, on %s', (database) => {
  let app: TestApp
  let company: string
  let admin: Actor
  let ada: Actor
  let bob: Actor
  let operator: Actor

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    ada = await aPerson(app, { company })
    bob = await aPerson(app, { company })
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const trail = async ({ token }: Actor) => {
    const { data } = await app.call('{ identityEventGetMany { kind place } }', {}, token)
    return data.identityEventGetMany.filter(({ kind }: { kind: string }) => kind.includes('look'))
  }
  const seen = async (...people: Actor[]) =>
    Promise.all(people.map(async (one) => (await trail(one)).length))
  const file = async (_id: string, name: string, { token }: Actor = operator) => {
    const url = `/import/members/${_id}/${name}.csv?company=${company}`
    const headers = { authorization: `Bearer ${token}` }
    const reply = await app.http.inject({ method: 'GET', url, headers })
    expect(reply.statusCode).toBe(200)
    return reply.body
  }
  const refused = (...cells: string[]) => cells.map((cell) => `${cell},nonsense,41`).join('\n')
  const bring = (rows: string, header = 'email,role,Sick days') =>
    importsOf(app, admin).look(`${header}\n${rows}`)

  it('stand in the trail of each whose row they got, once, and of nobody else', async () => {
    const _id = await bring(`${refused(bob.email.toUpperCase())}\n${ada.email},team,40`)
    for (let time = 0; time < 2; time += 1) expect(await file(_id, 'failed')).toContain(',41,')
    expect(await trail(bob)).toEqual([{ kind: 'app_admin_look', place: '' }])
    expect(await seen(ada, admin, operator)).toEqual([0, 0, 0])
    app.clock.move(11 * 60_000)
    await file(_id, 'failed')
    expect(await seen(bob)).toEqual([2])
  })

  it('are told to those whose rows nobody could read, or who had the address before', async () => {
    const before = ada.email
    const moved = await changeAddress(app, ada, `${randomUUID()}@b.example`)
    const _id = await bring(refused(`(${bob.email})`, before))
    await file(_id, 'failed')
    expect(await seen(bob, moved)).toEqual([1, 1])
  })

  it('are told to nobody who only claims an address, nor who is named beside another', async () => {
    const claimed = `claimed.${company}@x.example`
    const claiming = await aPerson(app, { company: null, email: claimed, state: 'unverified' })
    const _id = await bring(`${bob.email},nonsense,${ada.email}\n${claimed},nonsense,`)
    await file(_id, 'failed')
    const unread = await app.services.store.read
      .selectFrom('auditEvent')
      .select('_id')
      .where('subject', '=', claiming._id)
      .where('kind', '=', 'app_admin_look')
      .execute()
    expect([unread, await seen(bob, ada)]).toEqual([[], [1, 0]])
  })

  it('are noted also behind the first hundreds of rows, as far as the file was read', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => `p${at}.${company}@x.example`)
    const _id = await bring(refused(ada.email, ...rows, bob.email))
    await file(_id, 'failed')
    expect(await seen(ada, bob)).toEqual([1, 1])
  })

  it('see what stands in the first rows as a look at whose they are; how far it is, as none', async () => {
    const _id = await bring(refused(bob.email))
    const ask = async (query: string, { token }: Actor) =>
      expect((await app.call(query, { _id, companyId: company }, token)).errors).toEqual([])
    await ask(STATE, operator)
    await ask(SAMPLES, admin)
    expect(await seen(bob)).toEqual([0])
    await ask(SAMPLES, operator)
    expect(await seen(bob, ada)).toEqual([1, 0])
  })

  it('are of app admins alone: the company’s own leave no line', async () => {
    const _id = await bring(refused(bob.email))
    await file(_id, 'failed', admin)
    expect(await seen(bob)).toEqual([0])
  })
})
