import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { rowsOf } from '#testing/rows.ts'
import {
  anAppHolder,
  appCode,
  aSignedIn,
  done,
  outboxOf,
  outcome,
  pendingToken,
  setUpApp,
  setUpPhone,
  signInWith,
  textedCode,
} from '#testing/second-factors.ts'
import { holderOf } from '#testing/sign-in.ts'

const MINUTE = 60_000

describe('recovery codes (promise 10)', () => {
  const app = testApp()

  const shown = async (token: string): Promise<string[]> =>
    (await app.call('{ me { recoveryCodes } }', {}, token)).data.me.recoveryCodes
  const codesOf = (user: string) => rowsOf(app, 'recoveryCode', { user })
  const generate = (token: string): Promise<string[]> => done(app, 'generateRecoveryCodes', token)
  /** A person with an app and ten codes. */
  const aCodeHolder = async () => {
    const person = await anAppHolder(app)
    return { ...person, codes: await generate(person.token) }
  }
  const use = async (
    person: { codes: string[] } & Parameters<typeof pendingToken>[1],
    at: number,
  ) => outcome(app, 'useRecoveryCode', await pendingToken(app, person), { code: person.codes[at] })

  it('makes ten different recovery codes and shows them later only as unused', async () => {
    const { codes, token } = await aCodeHolder()
    expect(new Set(codes).size).toBe(10)
    const { data } = await app.call('{ me { _id recoveryCodes } }', {}, token)
    expect(data.me.recoveryCodes).toEqual(Array(10).fill('unused'))
    for (const code of codes) expect(JSON.stringify(data)).not.toContain(code)
  })

  it('stores a recovery code as a keyed hash over person, purpose and code', async () => {
    const { _id, codes } = await aCodeHolder()
    const { seal } = app.services
    const plain = codes.map((code) => code.replaceAll('-', ''))
    const rows = await codesOf(_id)
    expect(rows.map((row) => row.codeHash).sort()).toEqual(
      plain.map((code) => seal.mac('recovery', _id, code)).sort(),
    )
    for (const code of plain) expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('a recovery code finishes a sign-in once, with a fresh token (promise 3)', async () => {
    const person = await aCodeHolder()
    const waiting = await pendingToken(app, person)
    const code = person.codes[3]
    const { token, state } = await done(app, 'useRecoveryCode', waiting, { code })
    expect(state).toBe('active')
    expect(await holderOf(app, token)).toBe(person._id)
    expect(await holderOf(app, waiting)).toBe('nobody')
    expect((await shown(token)).sort()).toEqual(
      ['unused', 'used'].flatMap((it, at) => Array(at === 0 ? 9 : 1).fill(it)),
    )
    expect(await use(person, 3)).toBe('INVALID_CODE')
    expect(await use(person, 4)).toBe('active')
  })

  it('refuses a recovery code of another person', async () => {
    const [person, other] = [await aCodeHolder(), await aCodeHolder()]
    const waiting = await pendingToken(app, other)
    const code = person.codes[0]
    expect(await outcome(app, 'useRecoveryCode', waiting, { code })).toBe('INVALID_CODE')
    expect(await use(person, 0)).toBe('active')
  })

  it('making new recovery codes voids the old ones and mails the person', async () => {
    const person = await aCodeHolder()
    const codes = await generate(person.token)
    expect(await use(person, 0)).toBe('INVALID_CODE')
    expect(await use({ ...person, codes }, 0)).toBe('active')
    expect(await codesOf(person._id)).toHaveLength(10)
    expect(await outboxOf(app, person._id, 'recoveryCodesMade')).toHaveLength(2)
  })

  it('recovery codes need a confirmed factor and a fresh sign-in (promise 12)', async () => {
    const person = await aSignedIn(app)
    await done(app, 'initiateTOTP', person.token)
    await done(app, 'setupSMSOTP', person.token, { phone: '+12025550123' })
    expect(await outcome(app, 'generateRecoveryCodes', person.token)).toBe('CONFLICT')
    const { token } = await setUpApp(app, person)
    app.clock.move(10 * MINUTE + 1)
    expect(await outcome(app, 'generateRecoveryCodes', token)).toBe('SIGN_IN_AGAIN')
    expect(await codesOf(person._id)).toEqual([])
  })

  it('removing the last factor deletes the recovery codes', async () => {
    const phone = '+12025550102'
    const person = await setUpPhone(app, await aCodeHolder(), phone)
    app.clock.move(MINUTE)
    const code = appCode(person.secret, app.clock.now())
    const { token } = await done(app, 'disableTOTP', person.token, { code })
    expect(await codesOf(person._id)).toHaveLength(10)
    await done(app, 'requestSMSOTP', token)
    const last = { code: await textedCode(app, phone) }
    const left = await done(app, 'verifyAndDisableSMSOTP', token, last)
    expect(await codesOf(person._id)).toEqual([])
    expect(await shown(left.token)).toEqual([])
    expect((await signInWith(app, person)).data.login.state).toBe('active')
  })
})
