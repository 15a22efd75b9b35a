import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { mailsTo } from '#testing/links.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const INVITE = 'mutation($email: String!) { done: memberInvite(obj: { email: $email }) }'
const INVITE_AS = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
const OUT = 'mutation($_id: ID!) { memberDeactivate(_id: $_id) }'
const READ = 'query($code: String!) { it: invitationGet(code: $code) { isCompanyAdmin } }'
const REVOKE = 'mutation($_id: ID!) { invitationRevoke(_id: $_id) }'
const EVENTS = `query($import: ID!) {
  done: companyEventGetMany(import: $import, first: 100) { kind } }`

describe.each(DATABASES)('rows that are brought in together on %s', (database) => {
  let app: TestApp
  let company: string
  let admin: Actor
  let ours: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    ours = importsOf(app, admin)
  })

  const address = (name: string) => `${name}-${company.slice(0, 8)}@a.example`
  const run = async (lines: readonly string[]) => {
    const _id = await ours.look(['email,first name,state', ...lines].join('\n'))
    expect(await ours.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    return _id
  }
  /** Invites an address as often as an hour allows, and takes that back. */
  const exhaust = async (email: string) => {
    for (let time = 0; time < 5; time += 1) {
      const { data } = await app.call(INVITE, { email }, admin.token)
      expect(await app.code(REVOKE, { _id: data.done }, admin.token)).toBeUndefined()
    }
  }
  const set = (_id: string, values: object) =>
    app.services.store.write((trx) =>
      trx.updateTable('user').set(values).where('_id', '=', _id).execute(),
    )
  const kindsUnder = async (_id: string) => {
    const { data } = await app.call(EVENTS, { import: _id }, admin.token)
    const kinds: Record<string, number> = {}
    for (const { kind } of data.done) kinds[kind] = (kinds[kind] ?? 0) + 1
    return kinds
  }
  const mailsOf = async (email: string, kind: 'invitation' | 'accessEnded' | 'accessBack') =>
    (await mailsTo(app, email, kind)).length

  it('are done all but those that are refused, each once, with one mail and one line in the trail', async () => {
    const [changed, ended, back] = [
      await aPerson(app, { company }),
      await aPerson(app, { company }),
      await aPerson(app, { company }),
    ]
    await set(back._id, { deactivatedDate: app.clock.now() })
    const [full, other] = [address('full'), address('other')]
    await exhaust(full)
    await exhaust(other)
    const news = Array.from({ length: 30 }, (_, at) => address(`new${at}`))
    const lines = news.map((email, at) => `${email},Bo ${at},`)
    lines.splice(3, 0, `${full},Full,`, `${changed.email},Ben,`, `${ended.email},,inactive`)
    lines.splice(25, 0, `${back.email},Eda,active`, `${other},Other,`)
    const _id = await run(lines)
    expect(await ours.get(_id)).toMatchObject({
      state: 'done',
      passed: 35,
      results: { create: 30, update: 2, deactivate: 1, refused: 2, skip: 0, later: 0 },
    })
    const refused = await ours.rows(_id, 'refused')
    expect(refused.map(({ email, planned }) => [email, planned])).toEqual([
      [full, 'create'],
      [other, 'create'],
    ])
    for (const email of news)
      expect([email, await mailsOf(email, 'invitation')]).toEqual([email, 1])
    expect(await mailsOf(full, 'invitation')).toBe(5)
    expect(await mailsOf(ended.email, 'accessEnded')).toBe(1)
    expect(await mailsOf(back.email, 'accessBack')).toBe(1)
    expect(await kindsUnder(_id)).toEqual({
      ...{ member_invited: 30, member_deactivated: 1, member_reactivated: 1, member_changed: 2 },
    })
    // What was tried and undone with a refused row beside it was counted once.
    const counts = await app.services.store.read
      .selectFrom('counter')
      .select('n')
      .where('key', 'like', 'invite-mail %')
      .execute()
    expect(counts.map(({ n }) => Number(n)).sort()).toEqual([...Array(30).fill(1), 5, 5])
  })

  it('leave one mail after another, a tenth of a second apart', async () => {
    const news = Array.from({ length: 25 }, (_, at) => address(`new${at}`))
    await run(news.map((email) => `${email},Bo,`))
    const times = await Promise.all(
      news.map(async (email) => Number((await mailsTo(app, email, 'invitation'))[0]?.nextTry)),
    )
    const first = Math.min(...times)
    expect(times.map((time) => time - first)).toEqual(news.map((_, at) => at * 100))
  })

  it('take the seat that another row of the file leaves, and none where there is none', async () => {
    const [leaves, comes] = [await aPerson(app, { company }), await aPerson(app, { company })]
    await set(comes._id, { deactivatedDate: app.clock.now() })
    await app.services.store.write((trx) =>
      trx.updateTable('company').set({ seatLimit: 2 }).where('_id', '=', company).execute(),
    )
    const late = await aPerson(app, { company })
    await set(late._id, { deactivatedDate: app.clock.now() })
    const _id = await run([
      `${leaves.email},,inactive`,
      `${comes.email},,active`,
      `${late.email},,active`,
    ])
    const rows = await ours.rows(_id)
    expect(rows.map(({ verdict, problem }) => [verdict, problem])).toEqual([
      ['deactivate', null],
      ['update', null],
      ['refused', 'All seats of this company are taken.'],
    ])
  })

  it('invite again whose invitation as admin ended with who made it', async () => {
    const bad = await aPerson(app, { company, isCompanyAdmin: true })
    const [boss, plain] = [address('boss'), address('plain')]
    for (const [email, isCompanyAdmin] of [
      [boss, true],
      [plain, false],
    ]) {
      expect(
        await app.code(INVITE_AS, { obj: { email, isCompanyAdmin } }, bad.token),
      ).toBeUndefined()
    }
    expect(await app.code(OUT, { _id: bad._id }, admin.token)).toBeUndefined()
    const _id = await ours.look(`email,admin\n${boss},yes\n${plain},no\n`)
    const verdicts = async () => (await ours.rows(_id)).map(({ verdict }) => verdict)
    expect(await verdicts()).toEqual(['create', 'skip'])
    expect(await ours.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await verdicts()).toEqual(['create', 'skip'])
    const mails = await mailsTo(app, boss, 'invitation')
    expect(mails).toHaveLength(2)
    const code = /invite=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1]
    expect((await app.call(READ, { code })).data.it).toEqual({ isCompanyAdmin: true })
  })
})
