import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aPerson } from '#testing/factories.ts'
import { importWorld } from '#testing/imports.ts'
import { changeAddress } from '#testing/links.ts'
import { rowsOf } from '#testing/rows.ts'

const get = (fields: string) =>
  `query($_id: ID!, $companyId: ID) { it: memberImportGet(_id: $_id, companyId: $companyId) { ${fields} } }`
const ROWS = `query($_id: ID!, $companyId: ID) {
  it: memberImportRowGetMany(_id: $_id, companyId: $companyId) { next } }`

const TOO_LONG = 'x'.repeat(101)

describe('access of an app admin to a file of members', () => {
  const world = importWorld()
  let ada: Actor
  let bob: Actor
  let operator: Actor

  beforeEach(async () => {
    const { app, company } = world
    ada = await aPerson(app, { company })
    bob = await aPerson(app, { company })
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const trail = async ({ token }: Actor) => {
    const { data } = await world.app.call('{ identityEventGetMany { kind place } }', {}, token)
    return data.identityEventGetMany.filter(({ kind }: { kind: string }) => kind.includes('look'))
  }
  const counts = async (...people: Actor[]) =>
    Promise.all(people.map(async (one) => (await trail(one)).length))
  const failed = async (_id: string, { token }: Actor = operator) => {
    const url = `/import/members/${_id}/failed.csv?company=${world.company}`
    const headers = { authorization: `Bearer ${token}` }
    const reply = await world.app.http.inject({ method: 'GET', url, headers })
    expect(reply.statusCode).toBe(200)
    return reply.body
  }
  const refused = (...cells: string[]) => cells.map((cell) => `${cell},${TOO_LONG},41`).join('\n')
  const bring = (rows: string) => world.ours.look(`email,first name,Sick days\n${rows}`)
  const ask = async (query: string, _id: string, { token }: Actor) => {
    await world.app.done(query, { _id, companyId: world.company }, token)
  }

  it('records for the company that an app admin reads an import, its rows or its files', async () => {
    const { app, company } = world
    const _id = await bring('not an address,,')
    const reads = [
      (by: Actor) => ask(ROWS, _id, by),
      (by: Actor) => ask(get('fileName'), _id, by),
      (by: Actor) => failed(_id, by),
    ]
    for (const read of reads) {
      const by = await aPerson(app, { isAppAdmin: true })
      await read(by)
      const looks = await rowsOf(app, 'auditEvent', { actor: by._id }, 'subject', 'detail')
      expect(looks).toEqual([{ subject: company, detail: '{"what":"import"}' }])
    }
  })

  it('records an app admin’s access once for each person whose rows it returned', async () => {
    const _id = await bring(`${refused(bob.email.toUpperCase())}\n${ada.email},team,40`)
    await failed(_id, world.admin)
    expect(await counts(bob)).toEqual([0])
    for (let time = 0; time < 2; time += 1) expect(await failed(_id)).toContain(',41,')
    expect(await trail(bob)).toEqual([{ kind: 'app_admin_look', place: '' }])
    expect(await counts(ada, world.admin, operator)).toEqual([0, 0, 0])
    world.app.clock.move(11 * 60_000)
    await failed(_id)
    expect(await counts(bob)).toEqual([2])
  })

  it('records access to unread rows, former addresses, and rows after hundreds of others', async () => {
    const before = ada.email
    const moved = await changeAddress(world.app, ada, `${randomUUID()}@b.example`)
    const rows = Array.from({ length: 600 }, (_, at) => `p${at}.${world.company}@x.example`)
    await failed(await bring(refused(`(${bob.email})`, ...rows, before)))
    expect(await counts(bob, moved)).toEqual([1, 1])
  })

  it('records no access for an unconfirmed address or people that a row only mentions', async () => {
    const { app, company } = world
    const email = `claimed.${company}@x.example`
    const claiming = await aPerson(app, { company: null, email, state: 'unverified' })
    await failed(await bring(`${bob.email},${TOO_LONG},${ada.email}\n${email},${TOO_LONG},`))
    const unread = await rowsOf(
      app,
      'auditEvent',
      { subject: claiming._id, kind: 'app_admin_look' },
      '_id',
    )
    expect([unread, await counts(bob, ada)]).toEqual([[], [1, 0]])
  })

  it('records an app admin’s access for people in the samples of columns', async () => {
    const _id = await bring(refused(bob.email))
    await ask(get('state rows columns { name }'), _id, operator)
    await ask(get('columns { samples }'), _id, world.admin)
    expect(await counts(bob)).toEqual([0])
    await ask(get('columns { samples }'), _id, operator)
    expect(await counts(bob, ada)).toEqual([1, 0])
  })
})
