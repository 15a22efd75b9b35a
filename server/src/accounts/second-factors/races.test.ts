import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { rowsOf } from '#testing/rows.ts'
import {
  anAppHolder,
  appCode,
  aSignedIn,
  done,
  outcome,
  pendingToken,
  setUpPhone,
  signInWith,
  textedCode,
} from '#testing/second-factors.ts'

const MANY = 40

describe.each(DATABASES)('simultaneous uses of second factors (promise 16) on %s', (database) => {
  const app = testApp(database, {}, undefined, { passwords: 'product' })

  const race = (run: (at: number) => Promise<string>) =>
    Promise.all(Array.from({ length: MANY }, (_, at) => run(at)))
  const winners = (met: string[]) => met.filter((it) => it === 'active')
  const sessionsOf = (user: string) => rowsOf(app, 'session', { user }, 'state', 'assurance')
  const pendingTokens = async (person: Parameters<typeof pendingToken>[1], count: number) => {
    const tokens: string[] = []
    for (let at = 0; at < count; at += 1) tokens.push(await pendingToken(app, person))
    return tokens
  }

  it.each([1, 8])('one use of a recovery code succeeds in %i pending sign-ins', async (count) => {
    const person = await anAppHolder(app)
    const [code] = await done(app, 'generateRecoveryCodes', person.token)
    const tokens = await pendingTokens(person, count)
    const met = await race((at) =>
      outcome(app, 'useRecoveryCode', tokens[at % count] as string, { code }),
    )
    expect(winners(met)).toHaveLength(1)
    const used = await app.services.store.read
      .selectFrom('recoveryCode')
      .select('codeHash')
      .where('user', '=', person._id)
      .where('usedDate', 'is not', null)
      .execute()
    expect(used).toHaveLength(1)
  })

  it.each([1, 8])('one use of an app code succeeds in %i pending sign-ins', async (count) => {
    const person = await anAppHolder(app)
    app.clock.move(30_000)
    const code = appCode(person.secret, app.clock.now())
    const tokens = await pendingTokens(person, count)
    const met = await race((at) =>
      outcome(app, 'verifyTOTP', tokens[at % count] as string, { code }),
    )
    expect(winners(met)).toHaveLength(1)
    const active = (await sessionsOf(person._id)).filter(({ state }) => state === 'active')
    expect(active).toHaveLength(2)
  })

  it('one of 8 simultaneous logins with the same app code wins', async () => {
    const person = await anAppHolder(app)
    app.clock.move(30_000)
    const code = appCode(person.secret, app.clock.now())
    const met = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await signInWith(app, person, code)).data?.login.state,
      ),
    )
    expect(met.filter((it) => it === 'active')).toHaveLength(1)
  })

  it('one of 40 simultaneous uses of a texted code wins', async () => {
    const phone = '+12025550123'
    const person = await setUpPhone(app, await aSignedIn(app), phone)
    app.clock.move(60_000)
    const waiting = await pendingToken(app, person)
    await done(app, 'requestSMSOTP', waiting)
    const code = await textedCode(app, phone)
    expect(winners(await race(() => outcome(app, 'verifySMSOTP', waiting, { code })))).toHaveLength(
      1,
    )
  })

  it('one of 40 simultaneous confirmations of an app wins', async () => {
    const person = await aSignedIn(app)
    const { secret } = await done(app, 'initiateTOTP', person.token)
    const code = appCode(secret, app.clock.now())
    const met = await race(() => outcome(app, 'verifyTOTP', person.token, { code }))
    expect(winners(met)).toHaveLength(1)
    expect(await sessionsOf(person._id)).toHaveLength(1)
  })

  it('simultaneous calls of generateRecoveryCodes leave one set of ten', async () => {
    const person = await anAppHolder(app)
    const sets = await Promise.all(
      Array.from({ length: 8 }, () => done(app, 'generateRecoveryCodes', person.token)),
    )
    const { seal, store } = app.services
    const rows = await store.read
      .selectFrom('recoveryCode')
      .select('codeHash')
      .where('user', '=', person._id)
      .execute()
    const left = rows.map((row) => row.codeHash).sort()
    const hashes = sets.map((codes: string[]) =>
      codes.map((code) => seal.mac('recovery', person._id, code.replaceAll('-', ''))).sort(),
    )
    expect(hashes).toContainEqual(left)
  })

  it('removing the last factor leaves no codes that are made at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await anAppHolder(app)
      app.clock.move(30_000)
      const code = appCode(person.secret, app.clock.now())
      await Promise.all([
        outcome(app, 'disableTOTP', person.token, { code }),
        outcome(app, 'generateRecoveryCodes', person.token),
        outcome(app, 'generateRecoveryCodes', person.token),
      ])
      const rows = await rowsOf(app, 'recoveryCode', { user: person._id }, 'codeHash')
      expect(rows).toEqual([])
    }
  })

  it('a sign-in during the set-up of a factor gets no active session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await aSignedIn(app)
      const { secret } = await done(app, 'initiateTOTP', person.token)
      const code = appCode(secret, app.clock.now())
      const [, ...signIns] = await Promise.all([
        outcome(app, 'verifyTOTP', person.token, { code }),
        ...Array.from({ length: 4 }, () => signInWith(app, person)),
      ])
      for (const { data } of signIns) {
        const { token } = data.login
        expect(await app.code('{ goalGetMany { _id } }', {}, token)).toMatch(
          /FORBIDDEN|UNAUTHENTICATED/,
        )
      }
    }
  })
})
