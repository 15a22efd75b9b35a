import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import {
  codesTo,
  codeTo,
  link,
  linkOutcome,
  mailsTo,
  NEW_PASSWORD,
  signUp,
} from '#testing/links.ts'
import { holderOf, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(DATABASES)('changing the mail address on %s', (database) => {
  let app: TestApp
  let person: Actor
  let email = ''

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  beforeEach(async () => {
    person = await aPerson(app)
    await setPassword(app, person, PASSWORD)
    email = `new-${person.email}`
  })
  afterAll(() => app.drop())

  const ask = (to: string, token = person.token) =>
    link(app, 'emailChange', { email: to }, { token })
  const refusal = async (to: string, token?: string) =>
    (await ask(to, token)).errors[0]?.extensions ?? 'none'
  /** Uses the mailed link with the password of the account. */
  const confirm = async (to = email, password: string | null = PASSWORD) =>
    linkOutcome(app, 'verifyEmail', {
      code: await codeTo(app, to, 'confirmNewAddress'),
      password,
    })
  const addressOf = async (_id = person._id) =>
    (
      await app.services.store.read
        .selectFrom('user')
        .select('email')
        .where('_id', '=', _id)
        .executeTakeFirstOrThrow()
    ).email

  it('an address change mails a link to the new and a note to the present address', async () => {
    expect((await ask(email)).data).toEqual({ emailChange: true })
    expect(await mailsTo(app, email, 'confirmNewAddress')).toHaveLength(1)
    const [note, ...more] = await mailsTo(app, person.email, 'addressChangeAsked')
    expect(more).toEqual([])
    expect(note?.text).toContain('@a.example')
    expect(note?.text).not.toContain('code=')
    expect(await addressOf()).toBe(person.email)
    expect(await outcomeOf(app, { email: person.email })).toBe('active')
    expect(await outcomeOf(app, { email })).toBe('INVALID_CREDENTIALS')
  })

  it('a used link moves the address, ends all sessions and mails both (promise 14)', async () => {
    const other = (await signIn(app, { email: person.email })).data.login.token
    await ask(email)
    expect(await confirm()).toBe('done')
    expect(await addressOf()).toBe(email)
    for (const token of [person.token, other]) expect(await holderOf(app, token)).toBe('nobody')
    expect(await outcomeOf(app, { email })).toBe('active')
    expect(await outcomeOf(app, { email: person.email })).toBe('INVALID_CREDENTIALS')
    expect(await mailsTo(app, email, 'addressIsNew')).toHaveLength(1)
    expect(await mailsTo(app, person.email, 'addressChanged')).toHaveLength(1)
  })

  it('an address change needs a password given in the last ten minutes (promise 12)', async () => {
    app.clock.move(10 * MINUTE + 1)
    expect(await refusal(email)).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    expect(await mailsTo(app, email)).toEqual([])
    const { token } = (await signIn(app, { email: person.email })).data.login
    app.clock.move(10 * MINUTE)
    expect(await refusal(email, token)).toBe('none')
  })

  it('only the newest link to a new address works, once in 24 hours (promise 11)', async () => {
    await ask(`first-${email}`)
    await ask(email)
    expect(await confirm(`first-${email}`)).toBe('INVALID_CODE')
    app.clock.move(24 * HOUR)
    expect(await confirm()).toBe('INVALID_CODE')
    const { token } = (await signIn(app, { email: person.email })).data.login
    await ask(email, token)
    app.clock.move(24 * HOUR - 1)
    expect(await confirm()).toBe('done')
    expect(await confirm()).toBe('INVALID_CODE')
  })

  it('exactly one of 40 simultaneous uses of a link moves the address (promise 16)', async () => {
    await ask(email)
    const code = await codeTo(app, email, 'confirmNewAddress')
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () =>
        linkOutcome(app, 'verifyEmail', { code }, { token: person.token }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  })

  it('gives an address to one of two people who confirm it at once (promise 16)', async () => {
    const rival = await aPerson(app)
    await ask(email)
    await ask(email, rival.token)
    const codes = await codesTo(app, email, 'confirmNewAddress')
    const outcomes = await Promise.all(
      [person, rival].map(({ token }, at) =>
        linkOutcome(app, 'verifyEmail', { code: codes[at] }, { token }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    const addresses = [await addressOf(), await addressOf(rival._id)]
    expect(addresses.filter((address) => address === email)).toHaveLength(1)
  })

  it('a change to a taken address answers alike and mails its owner (promise 13)', async () => {
    const known = await aPerson(app)
    const first = await ask(known.email)
    const second = await ask(email)
    expect([first.status, first.data, first.errors]).toEqual([
      second.status,
      second.data,
      second.errors,
    ])
    expect(await mailsTo(app, known.email, 'accountExists')).toHaveLength(1)
    expect(await codesTo(app, known.email, 'confirmNewAddress')).toEqual([])
    expect(await mailsTo(app, person.email, 'addressChangeAsked')).toHaveLength(2)
    expect(await addressOf(known._id)).toBe(known.email)
  })

  it('changes the wrong address of a sign-up without another mail to it', async () => {
    const wrong = `wrong-${person.email}`
    await signUp(app, wrong)
    const { token } = (await signIn(app, { email: wrong, password: NEW_PASSWORD })).data.login
    expect(await refusal(email, token)).toBe('none')
    expect(await confirm(email, NEW_PASSWORD)).toBe('done')
    expect(await outcomeOf(app, { email, password: NEW_PASSWORD })).toBe('active')
    expect((await mailsTo(app, wrong)).map(({ kind }) => kind)).toEqual(['verifyAddress'])
    const older = await codeTo(app, wrong, 'verifyAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code: older })).toBe('INVALID_CODE')
  })
})
