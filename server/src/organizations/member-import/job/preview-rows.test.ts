import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aPerson } from '#testing/factories.ts'
import { importsOf, importWorld } from '#testing/imports.ts'
import { setJoinRules } from '#testing/join-rules.ts'
import { aSession } from '#testing/policy-world.ts'

const DAY = 24 * 3_600_000
const INVITE = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
const MAP =
  'mutation($_id: ID!, $f: [MemberImportField]!) { memberImportMap(_id: $_id, fields: $f) }'
const TODAY = `query($_id: ID!, $companyId: ID) { done: memberImportGet(_id: $_id, companyId: $companyId) {
  previewId state outside isOutdated counts { create later refused } results { create later refused } } }`
const START =
  'mutation($_id: ID!, $previewId: Int!, $of: ID) { memberImportStart(_id: $_id, previewId: $previewId, companyId: $of) }'

const world = importWorld()

describe('missing members', () => {
  it('lists no missing members while a row has no readable address, and says why', async () => {
    const { app, company, admin, ours } = world
    const member = await aPerson(app, { company })
    const none = await ours.look(`Wer,Vorname\n${member.email},Bo`)
    expect(await ours.get(none)).toMatchObject({
      counts: { missing: 0 },
      missingProblem:
        'Choose the email column before you deactivate people who aren’t in the file.',
    })
    expect(await ours.start(none, 1)).toBe('CONFLICT')
    expect(await app.code(MAP, { _id: none, f: ['email', null] }, admin.token)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await ours.get(none)).toMatchObject({ counts: { missing: 0 }, missingProblem: null })
    const unread = ['"broken@a.example,Bo', 'no address,Bo', ',Bo']
    for (const row of unread) {
      const _id = await ours.look(`email,first name\n${row}`)
      expect(await ours.get(_id)).toMatchObject({
        ...{ state: 'ready', counts: { missing: 0, refused: 1 } },
        missingProblem:
          'You can’t deactivate people who aren’t in the file: 1 row has no readable email.',
      })
    }
    const all = await ours.look(`email,first name\n${unread.toReversed().join('\n')}`)
    expect((await ours.get(all)).missingProblem).toContain('3 rows have')
  })
})

describe('invitations outside the company’s domains', () => {
  let domain: string
  let admin: Actor
  let ours: ReturnType<typeof importsOf>

  beforeEach(async () => {
    domain = `${randomUUID().slice(0, 8)}.example`
    await setJoinRules(world.app, world.company, { emailDomains: [domain] })
    ;({ admin, ours } = world)
  })

  const invite = (email: string) => world.app.code(INVITE, { obj: { email } }, admin.token)
  /** Leaves so many invitations of today's limit. */
  const leave = async (left: number) => {
    expect(await invite(world.address(randomUUID().slice(0, 8)))).toBeUndefined()
    await world.app.services.store.write((trx) =>
      trx
        .updateTable('counter')
        .set({ n: 1000 - left })
        .where('key', 'like', 'strangers %')
        .execute(),
    )
  }
  const today = (_id: string, by = admin, companyId?: string) =>
    world.app.done(TODAY, { _id, companyId }, by.token)
  const verdicts = async (_id: string) => (await ours.rows(_id)).map(({ verdict }) => verdict)

  it('postpones invitations above today’s limit, and offers their rows for download', async () => {
    await leave(3)
    const own = [`ada@${domain}`, `bo@mail.${domain}`, 'nobody']
    const _id = await ours.look([world.fileOf(5), ...own].join('\n'))
    const seen = await today(_id)
    expect(seen).toMatchObject({ outside: 5, counts: { create: 5, later: 2, refused: 1 } })
    expect(seen.isOutdated).toBe(false)
    const [create, later] = ['create', 'later']
    expect(await verdicts(_id)).toEqual([
      ...[create, create, create, later, later],
      ...[create, create, 'refused'],
    ])
    const [waiting] = await ours.rows(_id, 'later')
    expect(waiting?.problem).toMatch(/^This email is outside your company’s domains\. .* today/)
    await world.start(_id)
    expect(await today(_id)).toMatchObject({ results: { create: 5, later: 2, refused: 1 } })
    const [left] = await ours.rows(_id, 'later')
    expect(left).toMatchObject({ number: 5, email: world.address('p3'), planned: null })
    expect(left?.problem).toMatch(/^This email is outside your company’s domains\. .* that day/)
    const kept = await ours.failed(_id, 'later')
    expect(kept).toBe(`\ufeffemail\r\n${world.address('p3')}\r\n${world.address('p4')}\r\n`)
    world.app.clock.move(DAY)
    ours = importsOf(world.app, { token: await aSession(world.app, admin._id) })
    expect((await ours.get(await ours.look(kept))).counts).toMatchObject({ create: 2, later: 0 })
  })

  it('refuses postponed invitations if no seat is free when they are applied', async () => {
    await leave(1)
    const _id = await ours.look(world.fileOf(3))
    expect((await today(_id)).counts).toMatchObject({ create: 1, later: 2 })
    await world.limitSeats(1)
    await world.start(_id)
    expect(await today(_id)).toMatchObject({ results: { create: 0, later: 0, refused: 3 } })
    const planned = (await ours.rows(_id)).map((row) => row.planned)
    expect(planned).toEqual(['create', 'later', 'later'])
    expect(await ours.failed(_id, 'later')).toBe('\ufeffemail\r\n')
  })

  it('counts outside invitations over several batches, without people invited already', async () => {
    await leave(60)
    await world.run(world.fileOf(50))
    const _id = await ours.look(world.fileOf(130))
    expect(await today(_id)).toMatchObject({ outside: 80, counts: { create: 10, later: 70 } })
    expect((await verdicts(_id)).slice(50)).toEqual([
      ...Array.from({ length: 10 }, () => 'create'),
      ...Array.from({ length: 70 }, () => 'later'),
    ])
  })

  it('makes a new preview if the daily limit or the domains have changed', async () => {
    await leave(3)
    const _id = await ours.look(world.fileOf(3))
    expect(await today(_id)).toMatchObject({ isOutdated: false, counts: { create: 3, later: 0 } })
    expect(await invite(world.address('other'))).toBeUndefined()
    expect((await today(_id)).isOutdated).toBe(true)
    expect(await ours.start(_id)).toBe('CONFLICT')
    await world.app.jobs.runDue('import')
    expect(await today(_id)).toMatchObject({
      ...{ previewId: 2, state: 'ready', isOutdated: false, outside: 3 },
      counts: { create: 2, later: 1 },
    })
    await setJoinRules(world.app, world.company, { emailDomains: [domain, 'a.example'] })
    expect((await today(_id)).isOutdated).toBe(true)
    expect(await ours.start(_id)).toBe('CONFLICT')
    await world.app.jobs.runDue('import')
    expect(await today(_id)).toMatchObject({ outside: 0, counts: { create: 3, later: 0 } })
  })

  it('applies the daily limit of the moment at which rows are imported', async () => {
    await leave(3)
    const used = await ours.look(world.fileOf(3))
    expect(await ours.start(used)).toBeUndefined()
    await leave(1)
    await world.app.jobs.runDue('import')
    expect(await today(used)).toMatchObject({ results: { create: 1, later: 2, refused: 0 } })
    const [, second] = await ours.rows(used)
    expect(second).toMatchObject({ verdict: 'later', planned: 'create' })
    const _id = await ours.look(world.fileOf(3))
    expect((await today(_id)).counts).toMatchObject({ create: 0, later: 2 })
    expect(await ours.start(_id)).toBeUndefined()
    world.app.clock.move(DAY)
    await world.app.jobs.runDue('import')
    admin = { ...admin, token: await aSession(world.app, admin._id) }
    ours = importsOf(world.app, admin)
    expect(await today(_id)).toMatchObject({ results: { create: 2, later: 0 } })
    expect((await ours.rows(_id, 'create')).map((row) => row.planned)).toEqual(['later', 'later'])
  })

  it('sets no daily limit for app admins, and makes a new preview for each actor', async () => {
    const { app, company } = world
    await leave(1)
    const operator = await aPerson(app, { isAppAdmin: true })
    const _id = await importsOf(app, operator).look(world.fileOf(3), `&company=${company}`)
    const seen = await today(_id, operator, company)
    expect(seen).toMatchObject({ outside: 3, isOutdated: false, counts: { create: 3, later: 0 } })
    expect((await today(_id)).isOutdated).toBe(true)
    expect(await ours.start(_id)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect((await today(_id)).counts).toMatchObject({ create: 1, later: 2 })
    const start = (previewId: number) =>
      app.code(START, { _id, previewId, of: company }, operator.token)
    expect(await start(2)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect(await start(3)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await today(_id)).toMatchObject({ results: { create: 3, refused: 0 } })
  })
})
