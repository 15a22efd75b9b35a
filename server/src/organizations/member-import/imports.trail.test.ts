import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { anotherProcess } from '#testing/jobs.ts'
import { mailsTo } from '#testing/links.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { importHandler } from './job/import-job.ts'

const EVENTS = `query($companyId: ID, $before: ID, $import: ID, $first: Int) {
  done: companyEventGetMany(companyId: $companyId, before: $before, import: $import, first: $first) {
    _id at kind who items about fields counts { what count } } }`
const ACCEPT = 'mutation($code: String!) { invitationAccept(code: $code) }'
const CANCEL = 'mutation($_id: ID!) { memberImportCancel(_id: $_id) }'

type Seen = {
  _id: string
  at: string
  kind: string
  who: string | null
  items: string[]
  about: string[]
  fields: string[]
  counts: { what: string; count: number }[]
}

describe.each(DATABASES)('the trail of an import on %s', (database) => {
  let app: TestApp
  let company: string
  let admin: Actor
  let ours: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await anAdmin('Amara')
    ours = importsOf(app, admin)
  })

  const anAdmin = async (firstName: string) => {
    const person = await aPerson(app, { company, isCompanyAdmin: true })
    await set(person, { firstName })
    return person
  }
  const set = ({ _id }: Actor, values: object) =>
    app.services.store.write((trx) =>
      trx.updateTable('user').set(values).where('_id', '=', _id).execute(),
    )
  const events = async (asked: object = {}, by = admin): Promise<Seen[]> => {
    const { data, errors } = await app.call(EVENTS, asked, by.token)
    expect(errors).toEqual([])
    return data.done
  }
  const all = async (asked: object): Promise<Seen[]> => {
    const found: Seen[] = []
    for (let before: string | undefined; ; before = found.at(-1)?._id) {
      const page = await events({ ...asked, before })
      if (page.length === 0) return found
      expect(page.length).toBeLessThanOrEqual(100)
      found.push(...page)
    }
  }
  const fileOf = (count: number) =>
    `email\n${Array.from({ length: count }, (_, at) => `p${at}-${company}@a.example`).join('\n')}`
  const ran = async (file: string) => {
    const _id = await ours.look(file)
    expect(await ours.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    return _id
  }
  const countOf = ({ counts }: Seen, what: string) => counts.find((one) => one.what === what)?.count

  it('is one entry with its counts, and what was done one by one stands under it', async () => {
    const member = await aPerson(app, { company })
    await set(member, { firstName: 'Bo' })
    const other = await aPerson(app, { company })
    const file = `email;first name;state\nnew-${company}@a.example;;\n${member.email};Ben;\n${other.email};;inactive`
    const _id = await ran(file)
    const [entry, ...more] = await events()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ kind: 'members_imported', who: 'Amara Person', items: [_id] })
    const counts = { create: 1, update: 1, deactivate: 1, skip: 0, refused: 0 }
    for (const [what, count] of Object.entries(counts)) {
      expect([what, entry && countOf(entry, what)]).toEqual([what, count])
    }
    const at = new Date(app.clock.now()).toISOString()
    const by = { who: 'Amara Person', at }
    // In the order in which it was done: access first.
    expect(await events({ import: _id })).toMatchObject([
      { ...by, kind: 'member_deactivated', items: [other._id], about: ['Test Person'] },
      { ...by, kind: 'member_invited', items: [expect.any(String)] },
      { ...by, kind: 'member_changed', items: [member._id], about: ['Ben Person'] },
    ])
  })

  it('names whom it invited: as the file does until they come and once they left, by their own name between', async () => {
    const email = `ida-${company}@a.example`
    const file = `email;first name;last name\n${email};Ida;Nilsson\nbare-${company}@a.example;;`
    const _id = await ran(file)
    const names = async () => (await events({ import: _id })).map(({ about }) => about)
    expect(await names()).toEqual([['Ida Nilsson'], [`bare-${company}@a.example`]])
    const again = await ran(`email;first name\n${email};Eda`)
    expect(await events({ import: again })).toMatchObject([
      { kind: 'member_changed', fields: ['firstName'], about: ['Eda Nilsson'] },
    ])
    const person = await aPerson(app, { company: null, email })
    const mails = await mailsTo(app, email, 'invitation')
    const code = /invite=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1]
    expect(await app.code(ACCEPT, { code }, person.token)).toBeUndefined()
    expect((await names())[0]).toEqual(['Test Person'])
    await set(person, { company: null })
    expect((await names())[0]).toEqual(['Ida Nilsson'])
    expect((await events({ import: again }))[0]?.about).toEqual(['Eda Nilsson'])
  })

  it('comes in pages of as many as are asked for, one at least and a hundred at the most', async () => {
    const _id = await ran(fileOf(3))
    const all = await events({ import: _id })
    const two = await events({ import: _id, first: 2 })
    expect(two).toEqual(all.slice(0, 2))
    expect(await events({ import: _id, first: 2, before: two[1]?._id })).toEqual(all.slice(2))
    expect(await events({ import: _id, first: 0 })).toHaveLength(1)
    expect(await events({ import: _id, first: 1_000_000 })).toHaveLength(3)
  })

  it('pushes nothing older out of the newest hundred, and is read page by page in its order', async () => {
    const answer = 'mutation { orgInfoCreate(obj: { id: "rewards-pay-1", answer: "x" }) { _id } }'
    expect((await app.call(answer, {}, admin.token)).errors).toEqual([])
    app.clock.move(1000)
    const _id = await ran(fileOf(130))
    expect((await events()).map(({ kind }) => kind)).toEqual([
      'members_imported',
      'handbook_changed',
    ])
    const under = await all({ import: _id })
    expect(under.map(({ about }) => about)).toEqual(
      Array.from({ length: 130 }, (_, at) => [`p${at}-${company}@a.example`]),
    )
    expect(new Set(under.map(({ kind }) => kind))).toEqual(new Set(['member_invited']))
    // A place of one list is none of the other.
    const [entry] = await events()
    expect(await events({ import: _id, before: entry?._id })).toEqual([])
    expect(await events({ before: under[0]?._id })).toEqual([])
  })

  it('is read by the admins of that company and by app admins, and by nobody else', async () => {
    const _id = await ran(fileOf(2))
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    const member = await aPerson(app, { company })
    expect(await events({ import: _id }, stranger)).toEqual([])
    expect(await events({ import: _id, companyId: company }, stranger)).toEqual([])
    expect(await events({ import: _id, companyId: company }, operator)).toHaveLength(2)
    expect(await app.code(EVENTS, { import: _id }, member.token)).toBe('FORBIDDEN')
    for (const other of ['', 'unknown', '\u0000', company]) {
      expect(await events({ import: other })).toEqual([])
    }
  })

  it('says who began it and who stopped it, also where those are two', async () => {
    const _id = await ours.look(fileOf(400))
    expect(await ours.start(_id)).toBeUndefined()
    const worker = anotherProcess(app)
    const working = worker.runDue('import')
    await expect.poll(async () => (await ours.get(_id)).passed, { interval: 1 }).toBeGreaterThan(0)
    await worker.close()
    await working
    const second = await anAdmin('Lena')
    expect((await app.call(CANCEL, { _id }, second.token)).errors).toEqual([])
    const seen = await events()
    expect(seen.map(({ kind, who, items }) => [kind, who, items]).sort()).toEqual([
      ['import_stopped', 'Lena Person', [_id]],
      ['members_imported', 'Amara Person', [_id]],
    ])
    const entry = seen.find(({ kind }) => kind === 'members_imported')
    expect(await all({ import: _id })).toHaveLength((entry && countOf(entry, 'create')) ?? 0)
  })

  it('has its entry also where whoever began it lost the right to, or is gone', async () => {
    const _id = await ours.look(fileOf(20))
    expect(await ours.start(_id)).toBeUndefined()
    await set(admin, { isCompanyAdmin: 0 })
    await app.jobs.runDue('import')
    const second = await anAdmin('Lena')
    expect(await events({}, second)).toMatchObject([
      { kind: 'members_imported', who: 'Amara Person', items: [_id] },
    ])
    const gone = await anAdmin('Kofi')
    const theirs = importsOf(app, gone)
    const other = await theirs.look(fileOf(3))
    expect(await theirs.start(other)).toBeUndefined()
    expect(await erase(app, gone)).toBeUndefined()
    await app.jobs.runDue('import')
    const [entry] = await events({}, second)
    expect(entry).toMatchObject({ kind: 'members_imported', who: null, items: [other] })
  })

  it('has each row once where several processes bring them in, as after a lost lease', async () => {
    const _id = await ours.look(fileOf(30))
    expect(await ours.start(_id)).toBeUndefined()
    const { run } = importHandler(app.services)
    const work = async () => {
      while ((await run(_id, new AbortController().signal)).again !== undefined);
    }
    await Promise.all([work(), work(), work()])
    expect(await ours.get(_id)).toMatchObject({ state: 'done', results: { create: 30 } })
    expect(await events()).toMatchObject([{ kind: 'members_imported', items: [_id] }])
    expect(await all({ import: _id })).toHaveLength(30)
  })

  it('forgets whom it was about, and goes with the company', async () => {
    const member = await aPerson(app, { company })
    const _id = await ran(`email;first name\n${member.email};Ben`)
    expect(await erase(app, member)).toBeUndefined()
    expect(await events({ import: _id })).toMatchObject([
      { kind: 'member_changed', who: 'Amara Person', items: [], about: [] },
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
