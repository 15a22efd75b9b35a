import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import {
  codeTo,
  link,
  linkOutcome,
  mailsTo,
  NEW_PASSWORD,
  resetCode,
  signUp,
} from '#testing/links.ts'
import { anAppHolder, pendingToken } from '#testing/second-factors.ts'
import { holderOf, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const STRANGERS = 'a stranger knows this one'

describe('a link to a new address that a stranger asked for', () => {
  let app: TestApp
  let stranger: Actor
  let victims = ''
  let code = ''
  let made = 0

  beforeAll(async () => {
    app = await makeTestApp()
  })
  beforeEach(async () => {
    made += 1
    victims = `victim${made}@juniper.example`
    stranger = await aPerson(app, { company: null })
    await setPassword(app, stranger, STRANGERS)
    await link(app, 'emailChange', { email: victims }, { token: stranger.token })
    code = await codeTo(app, victims, 'confirmNewAddress')
  })
  afterAll(() => app.drop())

  const press = (more: { password?: string | null; token?: string } = {}) => {
    const { token, ...rest } = more
    return link(app, 'verifyEmail', { code, ...rest }, token === undefined ? {} : { token })
  }
  const refusal = async (more = {}) => (await press(more)).errors[0]?.extensions ?? 'none'
  const placeOf = (_id: string) =>
    app.services.store.read
      .selectFrom('user')
      .select(['email', 'company'])
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()

  it('a stranger’s link moves nothing without the password of the account', async () => {
    await aCompany(app, 'juniper.example')
    const asked = { code: 'PASSWORD_REQUIRED', status: 403, field: 'password' }
    for (const password of [undefined, null, '']) {
      expect(await refusal(password === undefined ? {} : { password })).toMatchObject(asked)
    }
    expect(await placeOf(stranger._id)).toEqual({ email: stranger.email, company: null })
    expect(await outcomeOf(app, { email: victims, password: STRANGERS })).toBe(
      'INVALID_CREDENTIALS',
    )
    expect(await holderOf(app, stranger.token)).toBe(stranger._id)
  })

  it('a stranger’s link refuses a session of another account and its password', async () => {
    const reader = await aPerson(app, { isAppAdmin: true })
    await setPassword(app, reader, PASSWORD)
    const { token } = reader
    expect(await refusal({ token })).toMatchObject({ code: 'PASSWORD_REQUIRED' })
    const wrong = { code: 'INVALID_CREDENTIALS', field: 'password' }
    expect(await refusal({ token, password: PASSWORD })).toMatchObject(wrong)
    expect((await placeOf(stranger._id)).email).toBe(stranger.email)
  })

  it('a link to a new address stays valid after refusals', async () => {
    await refusal()
    await refusal({ password: PASSWORD })
    const another = (await signIn(app, { email: stranger.email, password: STRANGERS })).data.login
    expect(await refusal({ token: another.token })).toBe('none')
    expect((await placeOf(stranger._id)).email).toBe(victims)
    const back = stranger.email
    const { token } = (await signIn(app, { email: victims, password: STRANGERS })).data.login
    await link(app, 'emailChange', { email: back }, { token })
    code = await codeTo(app, back, 'confirmNewAddress')
    expect(await refusal({ password: STRANGERS })).toBe('none')
    expect((await placeOf(stranger._id)).email).toBe(back)
  })

  it('a link to a new address refuses ended sessions and pending sign-ins', async () => {
    const holder = await anAppHolder(app)
    await link(app, 'emailChange', { email: `x-${victims}` }, { token: holder.token })
    code = await codeTo(app, `x-${victims}`, 'confirmNewAddress')
    const waiting = await pendingToken(app, holder)
    expect(await refusal({ token: waiting })).toMatchObject({ code: 'PASSWORD_REQUIRED' })
    await app.call('mutation { logout }', {}, holder.token)
    expect(await refusal({ token: holder.token })).toMatchObject({ code: 'PASSWORD_REQUIRED' })
  })

  it('a password reset ends the link to a new address', async () => {
    const toReset = await resetCode(app, stranger.email)
    await linkOutcome(app, 'resetPassword', { code: toReset, password: NEW_PASSWORD })
    for (const password of [STRANGERS, NEW_PASSWORD]) {
      expect(await refusal({ password })).toMatchObject({ code: 'INVALID_CODE' })
    }
  })
})

describe('an unconfirmed address that a stranger signed up', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await makeTestApp()
  })
  afterAll(() => app.drop())

  it('a person can move to their address although a stranger signed it up', async () => {
    const email = 'reader@juniper.example'
    const person = await aPerson(app)
    await setPassword(app, person, PASSWORD)
    await signUp(app, email, { password: STRANGERS })
    const squatter = (await signIn(app, { email, password: STRANGERS })).data.login.token
    await link(app, 'emailChange', { email }, { token: person.token })
    expect(await mailsTo(app, email, 'accountExists')).toEqual([])
    const code = await codeTo(app, email, 'confirmNewAddress')
    const older = await codeTo(app, email, 'verifyAddress')
    const { token } = person
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token })).toBe('done')
    expect(await outcomeOf(app, { email })).toBe('active')
    expect(await outcomeOf(app, { email, password: STRANGERS })).toBe('INVALID_CREDENTIALS')
    expect(await holderOf(app, squatter)).toBe('nobody')
    expect(await linkOutcome(app, 'verifyEmail', { code: older })).toBe('INVALID_CODE')
  })

  it('refuses a link to an address that its owner has since confirmed', async () => {
    const email = 'confirmed@juniper.example'
    const person = await aPerson(app)
    await link(app, 'emailChange', { email }, { token: person.token })
    const code = await codeTo(app, email, 'confirmNewAddress')
    await signUp(app, email)
    await linkOutcome(app, 'verifyEmail', { code: await codeTo(app, email, 'verifyAddress') })
    const { token } = person
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token })).toBe('INVALID_CODE')
    expect(await outcomeOf(app, { email, password: NEW_PASSWORD })).toBe('active')
  })
})
