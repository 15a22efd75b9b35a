import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { importsOf, importWorld } from '#testing/imports.ts'
import { signedInAgain } from '#testing/joining.ts'
import { link, linkOutcome, NEW_PASSWORD, resetCode } from '#testing/links.ts'
import { PASSWORD } from '#testing/sign-in.ts'

const DAY = 24 * 3_600_000
const MAP =
  'mutation($_id: ID!, $f: [MemberImportField]!) { memberImportMap(_id: $_id, fields: $f) }'
const RAISE = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
const MINE = '{ mine: sessionGetMany { _id isCurrent } }'
const END = 'mutation($_id: ID!) { sessionDelete(_id: $_id) { _id } }'

const world = importWorld()

describe('the admin who starts an import', () => {
  const { user, set } = world
  let second: Actor
  let member: Actor
  let theirs: ReturnType<typeof importsOf>

  beforeEach(async () => {
    const { app, company } = world
    second = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    theirs = importsOf(app, second)
  })

  it('makes a new preview and imports with the rights of the admin who starts', async () => {
    const { app, company } = world
    const operator = await aPerson(app, { isAppAdmin: true })
    const bystander = await aPerson(app, { company, isAppAdmin: true })
    const file = `email,status\n${second.email},inactive\n${bystander.email},inactive\n${member.email},inactive`
    const _id = await importsOf(app, operator).look(file, `&company=${company}`)
    expect((await theirs.get(_id)).counts).toMatchObject({ deactivate: 3, refused: 0 })
    expect(await theirs.start(_id)).toBe('CONFLICT')
    await app.jobs.runDue('import')
    expect(await theirs.get(_id)).toMatchObject({
      ...{ state: 'ready', previewId: 2, counts: { deactivate: 1, refused: 2 } },
    })
    expect((await theirs.rows(_id)).map(({ problem }) => problem)).toEqual([
      'This is you. Ask another admin to end your access.',
      'This person is an app admin. Ask them.',
      null,
    ])
    expect(await theirs.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await theirs.get(_id)).toMatchObject({ state: 'done', results: { deactivate: 1 } })
    const ends = [await user(second), await user(bystander), await user(member)]
    expect(ends.map(({ deactivatedDate }) => deactivatedDate === null)).toEqual([true, true, false])
  })

  it('stops an import or preview whose admin loses their rights', async () => {
    const { app, admin, ours } = world
    const _id = await ours.look(world.fileOf(1))
    expect(await ours.start(_id)).toBeUndefined()
    expect((await theirs.send('email\nx')).statusCode).toBe(409)
    await set(admin, { isCompanyAdmin: 0 })
    await app.jobs.runDue('import')
    expect(await theirs.get(_id)).toMatchObject({
      ...{ state: 'stopped', endedDate: new Date(app.clock.now()).toISOString(), passed: 0 },
      problem: expect.stringMatching(/^The admin who started this import can no longer/),
    })
    const unseen = await theirs.send(world.fileOf(1))
    await set(second, { isCompanyAdmin: 0 })
    await set(admin, { isCompanyAdmin: 1 })
    await app.jobs.runDue('import')
    expect(await ours.get(unseen.json()._id)).toMatchObject({
      ...{ state: 'stopped', passed: 0 },
      problem: expect.stringMatching(/^The admin who uploaded this file/),
    })
  })

  it('starts only the current preview of an import, with the chosen columns', async () => {
    const { app, admin, ours } = world
    const _id = await ours.look(`Wer,on leave\n${member.email},no\n${second.email},no`)
    expect((await ours.get(_id)).counts).toMatchObject({ refused: 2 })
    const choose = (f: (string | null)[]) => app.code(MAP, { _id, f }, admin.token)
    expect(await choose(['email'])).toBe('BAD_USER_INPUT')
    expect(await choose(['email', 'email'])).toBe('BAD_USER_INPUT')
    expect(await choose(['email', 'state'])).toBeUndefined()
    await app.jobs.runDue('import')
    for (const other of [1, 3]) expect(await ours.start(_id, undefined, other)).toBe('CONFLICT')
    expect(await ours.get(_id)).toMatchObject({
      ...{ state: 'ready', previewId: 2, counts: { deactivate: 2 } },
    })
    expect((await user(member)).deactivatedDate).toBeNull()
    expect(await ours.start(_id, undefined, 2)).toBeUndefined()
    await app.jobs.runDue('import')
    expect((await user(member)).deactivatedDate).not.toBeNull()
    expect(await choose(['email', null])).toBe('CONFLICT')
  })

  it('starts one of several imports that are uploaded and started at once', async () => {
    const { app, company, ours } = world
    const third = importsOf(app, await aPerson(app, { company, isCompanyAdmin: true }))
    const all = [ours, theirs, third]
    const sent = await Promise.all(all.map((one) => one.send(world.fileOf(5))))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await app.jobs.runDue('import')
    const stored = app.services.store.read.selectFrom('memberImport').select(['_id', 'state'])
    const left = await stored.where('company', '=', company).where('state', '=', 'ready').execute()
    expect(left).toHaveLength(1)
    const started = await Promise.all(all.map((one) => one.start(`${left[0]?._id}`)))
    expect(started.filter((code) => code === undefined).length).toBeLessThanOrEqual(1)
  })
})

describe('an import whose actor’s sessions end', () => {
  let mate: Actor

  beforeEach(async () => {
    mate = await aPerson(world.app, { company: world.company })
    await setPassword(world.app, world.admin, PASSWORD)
  })

  const file = () => `email,admin\n${mate.email},yes\n`
  const begun = async () => {
    const _id = await world.ours.look(file())
    expect(await world.ours.start(_id)).toBeUndefined()
    return _id
  }
  const isAdmin = async () => (await world.user(mate)).isCompanyAdmin === 1
  const again = async () => (await signedInAgain(world.app, world.admin)).token
  const seen = async (_id: string) => importsOf(world.app, { token: await again() }).get(_id)
  const byHand = (token: string) =>
    world.app.code(RAISE, { obj: { _id: mate._id, isCompanyAdmin: true } }, token)
  const reset = async () => {
    const code = await resetCode(world.app, world.admin.email)
    const outcome = await linkOutcome(world.app, 'resetPassword', { code, password: NEW_PASSWORD })
    expect(outcome).toBe('done')
  }
  const changePassword = async () => {
    const change = { password: PASSWORD, newPassword: NEW_PASSWORD }
    const { token } = world.admin
    expect((await link(world.app, 'passwordChange', change, { token })).errors).toEqual([])
  }
  const endFromElsewhere = async () => {
    const token = await again()
    const { mine } = (await world.app.call(MINE, {}, token)).data
    for (const { _id, isCurrent } of mine) {
      if (!isCurrent) expect(await world.app.code(END, { _id }, token)).toBeUndefined()
    }
  }
  const endOthers = async () => world.app.call('mutation { sessionDeleteMany }', {}, await again())

  it.each([
    ['a reset of the password', reset],
    ['a change of the password', changePassword],
    ['the end of one session from another', endFromElsewhere],
    ['the end of all other sessions', endOthers],
  ])('stops an import after %s', async (_what, end) => {
    const _id = await begun()
    await end()
    await world.app.jobs.runDue('import')
    expect(await isAdmin()).toBe(false)
    const { state, problem, passed } = await seen(_id)
    expect({ state, passed }).toEqual({ state: 'stopped', passed: 0 })
    expect(problem).toMatch(/^The admin who started this import has signed out everywhere since/)
  })

  it('stops a preview when sessions end, and starts a finished one after a new sign-in', async () => {
    const { app, ours } = world
    const { _id } = (await ours.send(file())).json()
    await reset()
    await app.jobs.runDue('import')
    expect(await seen(_id)).toMatchObject({
      ...{ state: 'stopped', problem: expect.stringMatching(/Upload it again\.$/) },
    })
    const anew = importsOf(app, { token: await again() })
    const next = await anew.look(file())
    await reset()
    expect(await anew.start(next)).toBe('UNAUTHENTICATED')
    expect(await importsOf(app, { token: await again() }).start(next)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await isAdmin()).toBe(true)
  })

  it('continues an import after its actor signs out or the session expires', async () => {
    const { app, admin } = world
    const first = await begun()
    expect(await app.code('mutation { logout }', {}, admin.token)).toBeUndefined()
    await app.jobs.runDue('import')
    expect((await seen(first)).state).toBe('done')
    const token = await again()
    const later = importsOf(app, { token })
    const second = await later.look(file())
    expect(await later.start(second)).toBeUndefined()
    app.clock.move(2 * DAY)
    expect(await byHand(token)).toBe('UNAUTHENTICATED')
    await app.jobs.runDue('import')
    expect((await seen(second)).state).toBe('done')
  })

  it('stops an import while the two-factor policy blocks its actor', async () => {
    const { app, admin, company } = world
    const _id = await begun()
    const since = app.clock.now() - 30 * DAY
    const asks = { require2FA: 1, require2FASince: since, require2FAGraceDays: 7 } as const
    await app.services.store.write(async (trx) => {
      await trx.updateTable('company').set(asks).where('_id', '=', company).execute()
      await trx.updateTable('user').set({ admittedDate: since }).execute()
    })
    expect(await byHand(admin.token)).toBe('FORBIDDEN')
    await app.jobs.runDue('import')
    expect(await isAdmin()).toBe(false)
    const stored = await app.services.store.read
      .selectFrom('memberImport')
      .select(['state', 'problem'])
      .where('_id', '=', _id)
      .executeTakeFirst()
    expect(stored?.state).toBe('stopped')
    expect(stored?.problem).toMatch(/^The admin who started this import can no longer/)
  })
})
