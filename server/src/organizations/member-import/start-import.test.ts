import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const EVENTS = '{ companyEventGetMany { kind who } }'
const MAP =
  'mutation($_id: ID!, $f: [MemberImportField]!) { memberImportMap(_id: $_id, fields: $f) }'

describe.each(DATABASES)('who begins an import on %s', (database) => {
  let app: TestApp
  let company: string
  let admin: Actor
  let second: Actor
  let member: Actor
  let ours: ReturnType<typeof importsOf>
  let theirs: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    second = await aPerson(app, { company, isCompanyAdmin: true })
    await set(second, { firstName: 'Lena' })
    member = await aPerson(app, { company })
    ours = importsOf(app, admin)
    theirs = importsOf(app, second)
  })

  const set = ({ _id }: Actor, values: object) =>
    app.services.store.write((trx) =>
      trx.updateTable('user').set(values).where('_id', '=', _id).execute(),
    )
  const endOf = async ({ _id }: Actor) =>
    (
      await app.services.store.read
        .selectFrom('user')
        .select('deactivatedDate')
        .where('_id', '=', _id)
        .executeTakeFirstOrThrow()
    ).deactivatedDate
  const address = (name: string) => `${name}-${company.slice(0, 8)}@a.example`

  it('acts: with their own rights, in their own name, and their own row is theirs', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const bystander = await aPerson(app, { company, isAppAdmin: true })
    const file = `email,status\n${second.email},inactive\n${bystander.email},inactive\n${member.email},inactive`
    const _id = await importsOf(app, operator).look(file, `&company=${company}`)
    expect((await theirs.get(_id)).counts).toMatchObject({ deactivate: 3, refused: 0 })
    // What was shown was made for somebody else: nothing runs, and it is looked at anew.
    expect(await theirs.start(_id)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect(await theirs.get(_id)).toMatchObject({
      ...{ state: 'ready', look: 2, counts: { deactivate: 1, refused: 2 } },
    })
    expect((await theirs.rows(_id)).map(({ problem }) => problem)).toEqual([
      'This is you. Ask another admin to end your access.',
      'This person administers the whole product. Ask them.',
      null,
    ])
    expect(await theirs.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await theirs.get(_id)).toMatchObject({ state: 'done', results: { deactivate: 1 } })
    expect([await endOf(second), await endOf(bystander)]).toEqual([null, null])
    expect(await endOf(member)).not.toBeNull()
    const { data } = await app.call(EVENTS, {}, admin.token)
    expect(data.companyEventGetMany).toEqual([{ kind: 'members_imported', who: 'Lena Person' }])
  })

  it('may be another than who brought the file and lost their rights', async () => {
    const _id = await ours.look(`email\n${address('new')}`)
    await set(admin, { isCompanyAdmin: 0 })
    expect(await theirs.start(_id)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect(await theirs.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await theirs.get(_id)).toMatchObject({ state: 'done', results: { create: 1 } })
  })

  it('ends it by losing their rights: with a time, a sentence and an entry in the trail', async () => {
    const _id = await ours.look(`email\n${address('new')}`)
    expect(await ours.start(_id)).toBeUndefined()
    await set(admin, { isCompanyAdmin: 0 })
    await app.jobs.runDue('import')
    expect(await theirs.get(_id)).toMatchObject({
      ...{ state: 'stopped', endedDate: new Date(app.clock.now()).toISOString(), passed: 0 },
      problem: expect.stringMatching(/^Whoever began this import may not do it any more/),
    })
    const { data } = await app.call(EVENTS, {}, second.token)
    expect(data.companyEventGetMany).toEqual([{ kind: 'members_imported', who: 'Test Person' }])
    const unseen = await theirs.send(`email\n${address('new')}`)
    await set(second, { isCompanyAdmin: 0 })
    await set(admin, { isCompanyAdmin: 1 })
    await app.jobs.runDue('import')
    expect(await ours.get(unseen.json()._id)).toMatchObject({
      ...{ state: 'stopped', passed: 0 },
      problem: expect.stringMatching(/^Whoever brought this file/),
    })
  })

  it('begins what they saw: columns that were chosen anew since then are seen first', async () => {
    const _id = await ours.look(`email,on leave\n${member.email},no\n${second.email},no`)
    expect(await ours.get(_id)).toMatchObject({ look: 1, counts: { skip: 2, deactivate: 0 } })
    expect(await app.code(MAP, { _id, f: ['email', 'state'] }, admin.token)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await ours.start(_id, undefined, 1)).toBe('CONFLICT')
    expect(await ours.start(_id, undefined, 3)).toBe('CONFLICT')
    expect(await ours.get(_id)).toMatchObject({
      state: 'ready',
      look: 2,
      counts: { deactivate: 2 },
    })
    expect(await endOf(member)).toBeNull()
    expect(await ours.start(_id, undefined, 2)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await endOf(member)).not.toBeNull()
  })

  it('is one of two who begin at once, and of three files one is the newest', async () => {
    const third = importsOf(app, await aPerson(app, { company, isCompanyAdmin: true }))
    const file = (name: string) =>
      `email\n${Array.from({ length: 30 }, (_, at) => address(`${name}${at}`)).join('\n')}`
    for (let round = 0; round < 3; round += 1) {
      const sent = await Promise.all(
        [ours, theirs, third].map((one, at) => one.send(file(`${round}${at}`))),
      )
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      await app.jobs.runDue('import')
      const stored = app.services.store.read.selectFrom('memberImport').select(['_id', 'state'])
      const left = await stored
        .where('company', '=', company)
        .where('state', '=', 'ready')
        .execute()
      expect(left).toHaveLength(1)
      const _id = `${left[0]?._id}`
      const begun = await Promise.all([ours, theirs, third].map((one) => one.start(_id)))
      expect(begun.filter((code) => code === undefined).length).toBeLessThanOrEqual(1)
      await app.jobs.runDue('import')
    }
  })
})
