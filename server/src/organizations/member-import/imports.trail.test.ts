import { describe, expect, it } from 'vitest'
import { erase } from '#testing/erasing.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { importsOf, importWorld } from '#testing/imports.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { codeTo } from '#testing/links.ts'

const EVENTS = `query($companyId: ID, $before: ID, $import: ID, $first: Int) {
  done: companyEventGetMany(companyId: $companyId, before: $before, import: $import, first: $first) {
    _id at kind who items about fields counts { what count } } }`
const ACCEPT = 'mutation($code: String!) { invitationAccept(code: $code) }'

type TrailLine = {
  _id: string
  at: string
  kind: string
  who: string | null
  items: string[]
  about: string[]
  fields: string[]
  counts: { what: string; count: number }[]
}

describe('the trail of an import', () => {
  const world = importWorld()
  const { set, run, fileOf } = world

  const events = (asked: object = {}, by = world.admin): Promise<TrailLine[]> =>
    world.app.done(EVENTS, asked, by.token)
  const anAdmin = async (firstName: string) => {
    const person = await aPerson(world.app, { company: world.company, isCompanyAdmin: true })
    await set(person, { firstName })
    return person
  }
  const countsOf = (entry?: TrailLine) =>
    Object.fromEntries(entry?.counts.map(({ what, count }) => [what, count]) ?? [])

  it('records an import as one entry with counts, and its changes under that entry', async () => {
    const { app, company } = world
    const member = await aPerson(app, { company })
    await set(member, { firstName: 'Bo' })
    const other = await aPerson(app, { company })
    const file = `email;first name;state\nnew-${company}@a.example;;\n${member.email};Ben;\n${other.email};;inactive`
    const _id = await run(file)
    const [entry, ...more] = await events()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ kind: 'members_imported', who: 'Test Person', items: [_id] })
    expect(countsOf(entry)).toMatchObject({ create: 1, update: 1, deactivate: 1, skip: 0 })
    const by = { who: 'Test Person', at: new Date(app.clock.now()).toISOString() }
    expect(await events({ import: _id })).toMatchObject([
      { ...by, kind: 'member_deactivated', items: [other._id], about: ['Test Person'] },
      { ...by, kind: 'member_invited', items: [expect.any(String)] },
      { ...by, kind: 'member_changed', items: [member._id], about: ['Ben Person'] },
    ])
  })

  it('names invited people by the file before they join and after they left', async () => {
    const { app, company } = world
    const email = `ida-${company}@a.example`
    const file = `email;first name;last name\n${email};Ida;Nilsson\nbare-${company}@a.example;;`
    const _id = await run(file)
    const names = async () => (await events({ import: _id })).map(({ about }) => about)
    expect(await names()).toEqual([['Ida Nilsson'], [`bare-${company}@a.example`]])
    const again = await run(`email;first name\n${email};Eda`)
    expect(await events({ import: again })).toMatchObject([
      { kind: 'member_changed', fields: ['firstName'], about: ['Eda Nilsson'] },
    ])
    const person = await aPerson(app, { company: null, email })
    const code = await codeTo(app, email, 'invitation')
    expect(await app.code(ACCEPT, { code }, person.token)).toBeUndefined()
    expect((await names())[0]).toEqual(['Test Person'])
    await set(person, { company: null })
    expect((await names())[0]).toEqual(['Ida Nilsson'])
    expect((await events({ import: again }))[0]?.about).toEqual(['Eda Nilsson'])
  })

  it('lists the changes of an import in file order, a hundred at a time, apart from others', async () => {
    const { app, company, admin } = world
    const answer = 'mutation { orgInfoCreate(obj: { id: "rewards-pay-1", answer: "x" }) { _id } }'
    expect((await app.call(answer, {}, admin.token)).errors).toEqual([])
    app.clock.move(1000)
    const _id = await run(fileOf(105))
    const kinds = ['members_imported', 'handbook_changed']
    expect((await events()).map(({ kind }) => kind)).toEqual(kinds)
    const first = await events({ import: _id, first: 1_000_000 })
    expect(first).toHaveLength(100)
    const rest = await events({ import: _id, before: first.at(-1)?._id })
    expect([...first, ...rest].map(({ about }) => about[0])).toEqual(
      fileOf(105).split('\n').slice(1),
    )
    expect(await events({ import: _id, first: 0 })).toEqual(first.slice(0, 1))
    const [entry] = await events()
    expect(await events({ import: _id, before: entry?._id })).toEqual([])
    expect(await events({ before: first[0]?._id })).toEqual([])

    const stranger = await aPerson(app, { isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    const asked = { import: _id, companyId: company, first: 2 }
    expect(await events(asked, stranger)).toEqual([])
    expect(await events(asked, operator)).toHaveLength(2)
    for (const other of ['', 'unknown', '\u0000', company]) {
      expect(await events({ import: other })).toEqual([])
    }
  })

  it('records the admin who started an import and the admin who stopped it', async () => {
    const { app, ours } = world
    const _id = await ours.look(fileOf(200))
    expect(await ours.start(_id)).toBeUndefined()
    const worker = anotherProcess(app)
    const working = worker.runDue('import')
    await expect.poll(async () => (await ours.get(_id)).passed, { interval: 1 }).toBeGreaterThan(0)
    await worker.close()
    await working
    const second = await anAdmin('Lena')
    expect(await importsOf(app, second).cancel(_id)).toBeUndefined()
    const seen = await events()
    expect(seen.map(({ kind, who, items }) => [kind, who, items]).sort()).toEqual([
      ['import_stopped', 'Lena Person', [_id]],
      ['members_imported', 'Test Person', [_id]],
    ])
  })

  it('records an import whose actor lost their rights or was erased', async () => {
    const { app, admin, ours } = world
    const _id = await ours.look(fileOf(5))
    expect(await ours.start(_id)).toBeUndefined()
    await set(admin, { isCompanyAdmin: 0 })
    await app.jobs.runDue('import')
    const second = await anAdmin('Lena')
    const started = { kind: 'members_imported', who: 'Test Person', items: [_id] }
    expect(await events({}, second)).toMatchObject([started])
    const gone = await anAdmin('Kofi')
    const theirs = importsOf(app, gone)
    const other = await theirs.look(fileOf(3))
    expect(await theirs.start(other)).toBeUndefined()
    expect(await erase(app, gone)).toBeUndefined()
    await app.jobs.runDue('import')
    const [entry] = await events({}, second)
    expect(entry).toMatchObject({ kind: 'members_imported', who: null, items: [other] })
  })

  it('removes erased people from the trail of an import, and the trail with the company', async () => {
    const { app, company, admin } = world
    const member = await aPerson(app, { company })
    const _id = await run(`email;first name\n${member.email};Ben`)
    expect(await erase(app, member)).toBeUndefined()
    expect(await events({ import: _id })).toMatchObject([
      { kind: 'member_changed', who: 'Test Person', items: [], about: [] },
    ])
    const operator = await aPerson(app, { isAppAdmin: true })
    await set(admin, { company: await aCompany(app) })
    const remove = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'
    expect((await app.call(remove, { _id: company }, operator.token)).errors).toEqual([])
    const left = app.services.store.read
      .selectFrom('auditEvent')
      .select('kind')
      .where('import', '=', _id)
    expect(await left.execute()).toEqual([])
  })
})
