import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operate } from '#operator/operator.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { mailsTo } from '#testing/links.ts'
import { addressOf } from '#testing/outbox.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import {
  anAppHolder,
  appCode,
  aSignedIn,
  done,
  outcome,
  pendingToken,
  setUpApp,
  wrongCode,
} from '#testing/second-factors.ts'
import { holderOf, outcomeOf, PASSWORD } from '#testing/sign-in.ts'
import { aStripe, type StripeServer } from '#testing/stripe-server.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const CODE = /^ {2}([0-9A-Z]{5}(?:-[0-9A-Z]{4}){4}-[0-9A-Z]{5})$/m

describe.each(DATABASES)('the operator’s command on %s', (database) => {
  let app: TestApp
  let stripe: StripeServer
  let env: Record<string, string> = {}

  beforeAll(async () => {
    stripe = await aStripe(() => app.clock.now())
    app = await makeTestApp(database, stripe.env)
    const { config, store } = app.services
    env = { ...stripe.env, DATA_DIR: config.dataDir }
    if (database === 'postgres') env.DATABASE_URL = await addressOf(store)
  })
  afterAll(async () => {
    await app.drop()
    await stripe.close()
  })

  async function run(...args: string[]): Promise<{ code: number; said: string }> {
    const lines: string[] = []
    const code = await operate(
      args,
      tmpdir(),
      env,
      (line) => lines.push(line),
      async () => undefined,
    )
    return { code, said: lines.join('\n') }
  }
  const kindsOf = async (token: string): Promise<{ kind: string; place: string }[]> =>
    (await app.call('{ identityEventGetMany { kind place } }', {}, token)).data.identityEventGetMany

  it('the operator’s command erases a person at once, and fails for an unknown address', async () => {
    const person = await aSignedIn(app)
    const other = await aSignedIn(app)
    expect(await run('erase', person.email)).toMatchObject({ code: 0 })
    expect(await holderOf(app, person.token)).toBe('nobody')
    expect(await outcomeOf(app, { email: person.email })).toBe('INVALID_CREDENTIALS')
    expect(await holderOf(app, other.token)).toBe(other._id)
    expect((await run('erase', person.email)).code).toBe(1)
  })

  it('the operator’s command unlocks an account after too many wrong passwords, and sends a mail', async () => {
    const person = await aSignedIn(app)
    const other = await aSignedIn(app)
    const from = '203.0.113.7'
    for (const { email } of [person, other]) {
      for (let at = 0; at < 10; at += 1) await outcomeOf(app, { email, password: 'wrong', from })
      expect(await outcomeOf(app, { email, from })).toBe('TOO_MANY_REQUESTS')
    }
    await app.services.store.write((trx) =>
      trx.updateTable('counter').set({ n: 100 }).where('key', 'like', 'password-row %').execute(),
    )
    expect(await outcomeOf(app, { email: person.email })).toBe('RESET_REQUIRED')
    expect(await run('unlock', ` ${person.email.toUpperCase()} `)).toMatchObject({ code: 0 })
    expect(await outcomeOf(app, { email: person.email, from })).toBe('active')
    expect(await outcomeOf(app, { email: other.email, from })).toBe('TOO_MANY_REQUESTS')
    expect(await outcomeOf(app, { email: other.email })).toBe('RESET_REQUIRED')
    expect(await mailsTo(app, person.email, 'accountUnlocked')).toHaveLength(1)
    const events = await kindsOf(person.token)
    expect(events).toContainEqual({ kind: 'operator_unlock', place: 'operator' })
  })

  it('the operator’s command unlocks an account after too many wrong codes, and keeps its sessions', async () => {
    const person = await anAppHolder(app)
    const code = wrongCode(app, person)
    const first = await pendingToken(app, person)
    for (let at = 0; at < 5; at += 1) await outcome(app, 'verifyTOTP', first, { code })
    const second = await pendingToken(app, person)
    for (let at = 0; at < 5; at += 1) await outcome(app, 'verifyTOTP', second, { code })
    const third = await pendingToken(app, person)
    const right = () => ({ code: appCode(person.secret, app.clock.now()) })
    expect(await outcome(app, 'verifyTOTP', third, right())).toBe('TOO_MANY_REQUESTS')
    await run('unlock', person.email)
    expect(await outcome(app, 'verifyTOTP', third, right())).toBe('active')
    expect(await holderOf(app, person.token)).toBe(person._id)
  })

  it('the operator’s command makes 1 recovery code for one use, and revokes older codes', async () => {
    const person = await anAppHolder(app)
    const [old] = await done(app, 'generateRecoveryCodes', person.token)
    const { code, said } = await run('new-recovery', person.email)
    expect(code).toBe(0)
    const given = CODE.exec(said)?.[1] ?? ''
    expect(await holderOf(app, person.token)).toBe('nobody')
    const stored = await rowsOf(app, 'recoveryCode', { user: person._id })
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(given.replaceAll('-', ''))
    const login = { email: person.email, password: 'not the password' }
    expect(await outcomeOf(app, login)).toBe('INVALID_CREDENTIALS')
    const pending = await pendingToken(app, person)
    expect(await outcome(app, 'useRecoveryCode', pending, { code: old })).toBe('INVALID_CODE')
    const { token } = await done(app, 'useRecoveryCode', pending, { code: given })
    const again = await pendingToken(app, person)
    expect(await outcome(app, 'useRecoveryCode', again, { code: given })).toBe('INVALID_CODE')
    const [recoveryCode] = await done(app, 'generateRecoveryCodes', token)
    const free = await done(app, 'disableTOTP', token, { recoveryCode })
    await setUpApp(app, { ...person, token: free.token })
    expect(await mailsTo(app, person.email, 'recoveryByOperator')).toHaveLength(1)
  })

  it('the operator’s command updates a membership from Stripe, but not if Stripe fails', async () => {
    const person = await aPerson(app, { company: await aCompany(app, null) })
    const tier = async () => (await app.call('{ me { tier } }', {}, person.token)).data.me.tier
    const buy = 'mutation { checkoutCreate(plan: "monthly") { url } }'
    const { url } = (await app.call(buy, {}, person.token)).data.checkoutCreate
    const subscription = stripe.account.pay(url)
    // The command uses the system clock, which may be behind the test clock.
    await setRows(app, 'membership', { user: person._id }, { readDate: 0 })
    expect(await tier()).toBeNull()
    stripe.account.answer = { status: 400, body: '{}' }
    expect(await run('sync-membership', person.email)).toMatchObject({
      ...{ code: 1, said: expect.stringContaining('payment provider') },
    })
    expect(await tier()).toBeNull()
    stripe.account.answer = 'normal'
    expect(await run('sync-membership', person.email)).toEqual({
      ...{ code: 0, said: `${person.email} is a member.` },
    })
    expect(await tier()).toBe('member')
    stripe.account.cancel(subscription)
    expect((await run('sync-membership', person.email)).said).toBe(
      `${person.email} is not a member.`,
    )
    expect(await tier()).toBeNull()
    expect((await run('sync-membership', 'nobody@a.example')).code).toBe(1)
  })

  it('records the operator’s new recovery code in the audit trail, without the code', async () => {
    const person = await anAppHolder(app)
    const { said } = await run('new-recovery', person.email)
    const code = CODE.exec(said)?.[1] ?? 'none'
    const rows = await rowsOf(app, 'auditEvent', {
      subject: person._id,
      kind: 'operator_new_recovery',
    })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.actor).toBeNull()
    const mails = await mailsTo(app, person.email)
    expect(JSON.stringify([rows, mails])).not.toContain(code)
  })

  it('the operator’s command refuses recovery without a second factor, and an unknown address', async () => {
    const person = await aSignedIn(app)
    expect(await run('new-recovery', person.email)).toMatchObject({
      code: 1,
      said: expect.stringContaining('no two-factor sign-in'),
    })
    expect(await holderOf(app, person.token)).toBe(person._id)
    for (const email of ['nobody@a.example', 'a\u0000b', '%', "' or 1=1 --"]) {
      expect(await run('unlock', email)).toMatchObject({
        code: 1,
        said: expect.stringContaining('No account'),
      })
    }
    expect(await mailsTo(app, person.email)).toEqual([])
  })

  it.each([
    [[], /^Commands for operators/],
    [['unlock'], /^unlock needs an address\./],
    [['backup'], /^backup needs a file\./],
    [['drop', 'x'], /^There is no command drop\./],
    [['constructor', 'x'], /^There is no command constructor\./],
    [['unlock', 'a', 'b'], /^unlock needs one address only\./],
  ])(
    'the operator’s command names the fault of the arguments %j, and prints its usage',
    async (args, fault) => {
      const { code, said } = await run(...args)
      expect(code).toBe(2)
      expect(said).toMatch(fault)
      expect(said).toContain('npm run operator')
    },
  )

  it('the operator’s command names a missing database or a bad setting, and makes no database', async () => {
    const lines: string[] = []
    const say = (line: string) => lines.push(line)
    const nowhere = { DATA_DIR: join(tmpdir(), 'goodwork-not-there') }
    expect(await operate(['unlock', 'x'], tmpdir(), nowhere, say)).toBe(1)
    expect(lines.join()).toContain('there is no database')
    expect(await operate(['unlock', 'x'], tmpdir(), { PORT: 'x' }, say)).toBe(1)
    const gone = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }
    expect(await operate(['unlock', 'x@a.example'], tmpdir(), { ...nowhere, ...gone }, say)).toBe(1)
    expect(lines.at(-1)).toContain('DATABASE_URL')
  })

  it('the operator’s command never changes a password (promise 15)', async () => {
    const person = await anAppHolder(app)
    await run('unlock', person.email)
    await run('new-recovery', person.email)
    expect(await outcomeOf(app, { email: person.email, password: PASSWORD })).toBe('pending_2fa')
  })
})
