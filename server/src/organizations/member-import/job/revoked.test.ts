import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { signedInAgain } from '#testing/joining.ts'
import { link, linkOutcome, NEW_PASSWORD, resetCode } from '#testing/links.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const DAY = 24 * 3_600_000
const RAISE = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
const MINE = '{ mine: sessionGetMany { _id isCurrent } }'
const END = 'mutation($_id: ID!) { sessionDelete(_id: $_id) { _id } }'
const END_OTHERS = 'mutation { sessionDeleteMany }'
const LOGOUT = 'mutation { logout }'
const CHANGE = { password: PASSWORD, newPassword: NEW_PASSWORD }

describe.each(DATABASES)('an import whose owner’s sessions end, on %s', (database) => {
  let app: TestApp
  let company: string
  let owner: Actor
  let mate: Actor
  let ours: ReturnType<typeof importsOf>

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    owner = await aPerson(app, { company, isCompanyAdmin: true })
    mate = await aPerson(app, { company })
    await setPassword(app, owner, PASSWORD)
    ours = importsOf(app, owner)
  })

  const file = () => `email,admin\n${mate.email},yes\n`
  /** The file that makes an accomplice an admin, begun and waiting for its worker. */
  const begun = async () => {
    const _id = await ours.look(file())
    expect(await ours.start(_id)).toBeUndefined()
    return _id
  }
  const isAdmin = async () => {
    const { data } = await app.call('{ me { isCompanyAdmin } }', {}, await again(mate))
    return data.me.isCompanyAdmin
  }
  const again = async (person: Actor) => (await signedInAgain(app, person)).token
  const seenBy = async (person: Actor, _id: string) =>
    importsOf(app, { token: await again(person) }).get(_id)
  const byHand = (token = owner.token) =>
    app.code(RAISE, { obj: { _id: mate._id, isCompanyAdmin: true } }, token)
  const reset = async () => {
    const code = await resetCode(app, owner.email)
    const outcome = await linkOutcome(app, 'resetPassword', { code, password: NEW_PASSWORD })
    expect(outcome).toBe('done')
  }
  const changePassword = async () => {
    const { errors } = await link(app, 'passwordChange', CHANGE, { token: owner.token })
    expect(errors).toEqual([])
  }
  const endFromElsewhere = async () => {
    const token = await again(owner)
    const { mine } = (await app.call(MINE, {}, token)).data
    for (const { _id, isCurrent } of mine) {
      if (!isCurrent) expect(await app.code(END, { _id }, token)).toBeUndefined()
    }
  }
  const endOthers = async () => app.call(END_OTHERS, {}, await again(owner))

  it.each([
    ['a reset', reset],
    ['a change of the password', changePassword],
    ['one session ended from another', endFromElsewhere],
    ['all other sessions ended', endOthers],
  ])('stops by %s, and says why', async (_what, end) => {
    const _id = await begun()
    await end()
    await app.jobs.runDue('import')
    expect(await isAdmin()).toBe(false)
    const { state, problem, passed } = await seenBy(owner, _id)
    expect({ state, passed }).toEqual({ state: 'stopped', passed: 0 })
    expect(problem).toMatch(/^Whoever began this import ended their sessions since/)
  })

  it('is looked at no further by a reset, and the file can be brought again', async () => {
    const { _id } = (await ours.send(file())).json()
    await reset()
    await app.jobs.runDue('import')
    const seen = await seenBy(owner, _id)
    expect(seen.state).toBe('stopped')
    expect(seen.problem).toMatch(/Bring it again\.$/)
    const anew = importsOf(app, { token: await again(owner) })
    expect(await anew.start(await anew.look(file()))).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await isAdmin()).toBe(true)
  })

  it('can be begun by its person after a reset, who sees what it would do', async () => {
    const _id = await ours.look(file())
    await reset()
    expect(await ours.start(_id)).toBe('UNAUTHENTICATED')
    const anew = importsOf(app, { token: await again(owner) })
    expect(await anew.start(_id)).toBeUndefined()
    await app.jobs.runDue('import')
    expect(await isAdmin()).toBe(true)
  })

  it('goes on when they sign off, and when their session is over by itself', async () => {
    const first = await begun()
    expect(await app.code(LOGOUT, {}, owner.token)).toBeUndefined()
    await app.jobs.runDue('import')
    expect((await seenBy(owner, first)).state).toBe('done')
    const token = await again(owner)
    const later = importsOf(app, { token })
    const second = await later.look(file())
    expect(await later.start(second)).toBeUndefined()
    app.clock.move(2 * DAY)
    expect(await byHand(token)).toBe('UNAUTHENTICATED')
    await app.jobs.runDue('import')
    expect((await seenBy(owner, second)).state).toBe('done')
  })

  it('stops where a second factor holds them up, who by hand could not do it either', async () => {
    const _id = await begun()
    const since = app.clock.now() - 30 * DAY
    const asks = { require2FA: 1, require2FASince: since, require2FAGraceDays: 7 } as const
    await app.services.store.write(async (trx) => {
      await trx.updateTable('company').set(asks).where('_id', '=', company).execute()
      await trx.updateTable('user').set({ admittedDate: since }).execute()
    })
    expect(await byHand()).toBe('FORBIDDEN')
    await app.jobs.runDue('import')
    expect(await isAdmin()).toBe(false)
    const stored = await app.services.store.read
      .selectFrom('memberImport')
      .select(['state', 'problem'])
      .where('_id', '=', _id)
      .executeTakeFirst()
    expect(stored?.state).toBe('stopped')
    expect(stored?.problem).toMatch(/^Whoever began this import may not do it any more/)
  })
})
