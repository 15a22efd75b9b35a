import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operate } from '#operator/operator.ts'
import { DATABASES } from '#testing/databases.ts'
import { aPerson } from '#testing/factories.ts'
import { mailsTo } from '#testing/links.ts'
import { addressOf } from '#testing/outbox.ts'
import { rowsOf } from '#testing/rows.ts'
import { callFrom, outcomeOf } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { makeStartCode } from './setup-codes.ts'

const CREATE = `mutation($obj: SetupCreateAdminInput!) {
  setupCreateAdmin(obj: $obj) { token state } }`
const BECOME = 'mutation($code: String!) { setupBecomeAdmin(code: $code) { token state } }'
const READ = 'query($code: String!) { setupCodeRead(code: $code) { email hasAccount } }'
const PASSWORD = 'seven purple umbrellas'
const HOURS = 3_600_000

describe.each(DATABASES)('the first app admin on %s', (database) => {
  let app: TestApp

  beforeEach(async () => {
    app = await makeTestApp(database)
    // The operator's command runs in another process with the real time.
    app.clock.set(Date.now())
  })
  afterEach(() => app.drop())

  async function firstAdmin(email: string) {
    const { config, store } = app.services
    const env: Record<string, string> = { DATA_DIR: config.dataDir }
    if (database === 'postgres') env.DATABASE_URL = await addressOf(store)
    const lines: string[] = []
    const exit = await operate(['first-admin', email], tmpdir(), env, (line) => lines.push(line))
    const said = lines.join('\n')
    return { exit, said, code: /\/setup\?code=([\w-]{43})$/m.exec(said)?.[1] ?? 'no code' }
  }
  const startCode = async () => (await makeStartCode(app.services)) ?? 'no code'
  const account = (code: string, email = 'olu@work.example') => ({
    obj: { code, email, firstName: 'Olu', password: PASSWORD },
  })
  const create = (code: string, email?: string) => app.call(CREATE, account(code, email))
  const isOpen = async () => (await app.call('{ setupIsOpen }')).data.setupIsOpen
  const adminsNow = async () => {
    const query = app.services.store.read.selectFrom('user').select(['email', 'emailVerified'])
    return query.where('isAppAdmin', '=', 1).execute()
  }
  const statusOf = async (token: string) =>
    (await app.call('{ me { email isAppAdmin sessionState showWelcomeDialog } }', {}, token)).data
      .me

  it('makes one of twenty people first app admin when all redeem codes at once', async () => {
    const { code: link } = await firstAdmin('olu@work.example')
    const code = await startCode()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const isLink = at % 2 === 0
        const email = isLink ? 'olu@work.example' : `racer${at}@work.example`
        return callFrom(app, CREATE, account(isLink ? link : code, email), {
          from: `2001:db8:${at}::1`,
        })
      }),
    )
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const refused = outcomes.flatMap(({ errors }) => errors.map((it) => it.extensions.code))
    expect(refused.filter((it) => it !== 'CONFLICT' && it !== 'INVALID_CODE')).toEqual([])
    expect(await adminsNow()).toHaveLength(1)
    const left = app.services.store.read.selectFrom('actionCode').selectAll()
    expect(await left.where('kind', '=', 'setup').execute()).toEqual([])
  })

  if (database === 'postgres') return

  it('creates the first app admin with a confirmed new account by a mailed link', async () => {
    const { exit, code } = await firstAdmin('olu@work.example')
    expect(exit).toBe(0)
    const [mail] = await mailsTo(app, 'olu@work.example', 'firstAdmin')
    expect(mail?.text).toContain(`/setup?code=${code}`)
    expect(JSON.stringify(await rowsOf(app, 'actionCode'))).not.toContain(code)
    const read = await app.call(READ, { code })
    expect(read.data.setupCodeRead).toEqual({ email: 'olu@work.example', hasAccount: false })
    expect(await isOpen()).toBe(true)
    const { token } = (await create(code)).data.setupCreateAdmin
    expect(await statusOf(token)).toEqual({
      email: 'olu@work.example',
      isAppAdmin: true,
      sessionState: 'active',
      showWelcomeDialog: false,
    })
    expect(await isOpen()).toBe(false)
    expect(await app.code(CREATE, account(code, 'eve@work.example'))).toBe('CONFLICT')
    expect(await outcomeOf(app, { email: 'olu@work.example', password: PASSWORD })).toBe('active')
  })

  it('refuses a replaced or expired setup link, and one for another address', async () => {
    const older = await firstAdmin('olu@work.example')
    const newer = await firstAdmin('ada@work.example')
    expect(await app.code(CREATE, account(older.code))).toBe('INVALID_CODE')
    const other = await create(newer.code, 'eve@work.example')
    expect(other.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' })
    app.clock.move(25 * HOURS)
    expect(await app.code(CREATE, account(newer.code, 'ada@work.example'))).toBe('INVALID_CODE')
    expect(await adminsNow()).toEqual([])
  })

  it('accepts only the setup code of the newest start, for new and existing accounts', async () => {
    const older = await startCode()
    const code = await startCode()
    expect(await app.code(CREATE, account(older))).toBe('INVALID_CODE')
    expect((await app.call(READ, { code })).data.setupCodeRead.email).toBeNull()
    const weak = { obj: { ...account(code).obj, password: 'short' } }
    expect(await app.code(CREATE, weak)).toBe('BAD_USER_INPUT')
    const person = await aPerson(app)
    expect((await app.call(BECOME, { code }, person.token)).data.setupBecomeAdmin.state).toBe(
      'active',
    )
    expect(await makeStartCode(app.services)).toBeUndefined()
  })

  it('shows the name of the first app admin to operators only', async () => {
    const admin = await aPerson(app, { isAppAdmin: true })
    const { exit, said } = await firstAdmin('olu@work.example')
    expect({ exit, said }).toEqual({
      exit: 1,
      said: `There’s already an app admin: ${admin.email} can appoint others in App Admin.`,
    })
    const answer = await app.call(READ, { code: 'x'.repeat(43) })
    expect(answer.errors[0]?.extensions.code).toBe('CONFLICT')
    expect(JSON.stringify(answer)).not.toContain(admin.email)
  })

  it('allows twenty attempts at setup codes in 15 minutes from one address', async () => {
    const from = '203.0.113.9'
    const tried = async () =>
      (await callFrom(app, READ, { code: 'x'.repeat(43) }, { from })).errors[0]
    for (let at = 0; at < 20; at += 1) expect((await tried())?.extensions.code).toBe('INVALID_CODE')
    expect((await tried())?.extensions.code).toBe('TOO_MANY_REQUESTS')
    expect((await tried())?.message).toBe('Too many tries. Try again in 15 min.')
  })
})
