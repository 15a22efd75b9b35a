import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { setJoinRules } from '#testing/join-rules.ts'
import {
  codesTo,
  codeTo,
  link,
  linkOutcome,
  mailsTo,
  NEW_PASSWORD,
  settle,
  signUp,
} from '#testing/links.ts'
import { holderOf, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const HOUR = 3_600_000
const OTHERS = 'the stranger’s own'

describe.each(DATABASES)('confirming an address on %s', (database) => {
  let app: TestApp
  let count = 0
  let email = ''

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  beforeEach(() => {
    count += 1
    email = `ada${count}@new.example`
  })
  afterAll(() => app.drop())

  const verify = (code: string) => linkOutcome(app, 'verifyEmail', { code })
  const mailed = () => codeTo(app, email, 'verifyAddress')
  const state = (password = NEW_PASSWORD) => outcomeOf(app, { email, password })
  const tokenOf = async (password: string) =>
    (await signIn(app, { email, password })).data.login.token as string

  it('the link of a sign-up confirms the address without a session', async () => {
    await signUp(app, email)
    const token = await tokenOf(NEW_PASSWORD)
    expect(await verify(await mailed())).toBe('done')
    const { data } = await app.call('{ me { emailVerified sessionState } }', {}, token)
    expect(data.me).toEqual({ emailVerified: true, sessionState: 'active' })
    expect(await state()).toBe('active')
  })

  it('the link of a sign-up expires after 24 hours or one use (promise 11)', async () => {
    await signUp(app, email)
    const late = await mailed()
    app.clock.move(24 * HOUR)
    expect(await verify(late)).toBe('INVALID_CODE')
    expect(await state()).toBe('unverified')
    await signUp(app, email)
    const code = await mailed()
    app.clock.move(24 * HOUR - 1)
    expect(await verify(code)).toBe('done')
    expect(await verify(code)).toBe('INVALID_CODE')
  })

  it('one of 40 simultaneous uses of a link confirms the address (promise 16)', async () => {
    await signUp(app, email)
    const code = await mailed()
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => verify(code)))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  })

  it('different passwords of sign-ups become invalid; a mailed link sets a new one', async () => {
    await signUp(app, email, { password: OTHERS, firstName: 'Mallory' })
    const stranger = await tokenOf(OTHERS)
    await signUp(app, email)
    const codes = await codesTo(app, email, 'verifyAddress')
    expect(codes).toHaveLength(2)
    expect(await verify(codes[0] as string)).toBe('INVALID_CODE')
    expect(await verify(codes[1] as string)).toBe('done')
    for (const password of [OTHERS, NEW_PASSWORD]) {
      expect(await state(password)).toBe('INVALID_CREDENTIALS')
    }
    expect(await holderOf(app, stranger)).toBe('nobody')
    expect(await settle(app, email, NEW_PASSWORD)).toBe('done')
    expect(await state()).toBe('active')
    expect(await state(OTHERS)).toBe('INVALID_CREDENTIALS')
  })

  it('keeps the password of a sign-up that was sent twice', async () => {
    await signUp(app, email)
    await signUp(app, email)
    expect(await verify(await mailed())).toBe('done')
    expect(await mailsTo(app, email, 'setPassword')).toEqual([])
    expect(await state()).toBe('active')
  })

  it('a link with requiresProof needs a session of the sign-up or its password', async () => {
    await signUp(app, email, { password: OTHERS })
    const code = await mailed()
    const owner = (more: object = {}, token?: string) =>
      link(app, 'verifyEmail', { code, requiresProof: true, ...more }, token ? { token } : {})
    const codeOf = async (answer: ReturnType<typeof owner>) =>
      (await answer).errors[0]?.extensions.code
    expect((await owner()).errors[0]?.extensions).toMatchObject({
      code: 'SIGN_UP_PASSWORD_REQUIRED',
      status: 403,
      field: 'password',
    })
    const another = await aPerson(app)
    expect(await codeOf(owner({}, another.token))).toBe('SIGN_UP_PASSWORD_REQUIRED')
    expect(await codeOf(owner({ password: NEW_PASSWORD }))).toBe('INVALID_CREDENTIALS')
    expect(await state(OTHERS)).toBe('unverified')
    expect((await owner({ password: OTHERS })).errors).toEqual([])
    expect(await state(OTHERS)).toBe('active')
  })

  it('a session of the sign-up is proof enough; a reset ends a stranger’s session', async () => {
    await signUp(app, email)
    const token = await tokenOf(NEW_PASSWORD)
    const own = { code: await mailed(), requiresProof: true }
    expect(await linkOutcome(app, 'verifyEmail', own, { token })).toBe('done')
    expect(await state()).toBe('active')

    email = `reset-${email}`
    await signUp(app, email, { password: OTHERS })
    const stranger = await tokenOf(OTHERS)
    await link(app, 'getResetPasswordLink', { email })
    const code = await codeTo(app, email, 'resetLink')
    expect(await linkOutcome(app, 'resetPassword', { code, password: NEW_PASSWORD })).toBe('done')
    expect(await state(OTHERS)).toBe('INVALID_CREDENTIALS')
    expect(await holderOf(app, stranger)).toBe('nobody')
    expect(await state()).toBe('active')
  })

  it('five simultaneous sign-ups leave one account and one valid link (promise 16)', async () => {
    const passwords = Array.from({ length: 5 }, (_, at) => `lantern number ${at + 100}`)
    await Promise.all(passwords.map((password) => signUp(app, email, { password })))
    const codes = await codesTo(app, email, 'verifyAddress')
    const outcomes: string[] = []
    for (const code of codes) outcomes.push(await verify(code))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    const states = await Promise.all(passwords.map((password) => state(password)))
    expect(new Set(states)).toEqual(new Set(['INVALID_CREDENTIALS']))
    expect(await settle(app, email, NEW_PASSWORD)).toBe('done')
    expect(await state()).toBe('active')
  })

  it('keeps the fifth link of an hour valid when later sign-ups get no mail', async () => {
    await signUp(app, email)
    for (let at = 0; at < 7; at += 1) await signUp(app, email, { password: OTHERS })
    const codes = await codesTo(app, email, 'verifyAddress')
    expect(codes).toHaveLength(5)
    expect(await verify(codes[4] as string)).toBe('done')
  })

  it('builds the mailed link from the configured address, not from the host header', async () => {
    const obj = { email, password: NEW_PASSWORD, firstName: 'Ada', lastName: 'Byron' }
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await link(app, 'userCreate', { obj }, { headers })
    const [mail] = await mailsTo(app, email, 'verifyAddress')
    expect(mail?.text).toContain(`${app.services.config.publicUrl}/auth/verify-email?code=`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  describe('resendEmailVerification', () => {
    const resend = (_id: string) => linkOutcome(app, 'resendEmailVerification', { _id })
    const signedUp = async (more = {}) => (await signUp(app, email, more)).data.userCreate._id

    it('resending mails a new link and ends the older one (promise 11)', async () => {
      const _id = await signedUp()
      expect(await resend(_id)).toBe('done')
      const [older, newer] = await codesTo(app, email, 'verifyAddress')
      expect(await verify(older as string)).toBe('INVALID_CODE')
      expect(await verify(newer as string)).toBe('done')
    })

    it('resending mails nothing for confirmed users and for unknown ids', async () => {
      const known = await aPerson(app)
      await setPassword(app, known, PASSWORD)
      const before = await app.services.store.read.selectFrom('outbox').select('_id').execute()
      const ids = [known._id, 'x', '', 'a\u0000b', "' or 1=1 --", '%', 'a'.repeat(100_000)]
      for (const _id of ids) expect(await resend(_id)).toBe('done')
      const after = await app.services.store.read.selectFrom('outbox').select('_id').execute()
      expect(after).toEqual(before)
    })
  })
})

describe.each(DATABASES)('joining a company on %s', (database) => {
  let app: TestApp
  let juniper = ''
  let harbour = ''

  const setCompany = (_id: string, more: object) =>
    app.services.store.write((trx) =>
      trx.updateTable('company').set(more).where('_id', '=', _id).execute(),
    )

  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await emptied(app)
    juniper = await aCompany(app, 'juniper.example')
    harbour = await aCompany(app, 'harbour.example')
    await setCompany(harbour, { referralCode: 'Harbour-2026', codeKey: 'harbour-2026' })
  })

  /** Signs a person up and confirms the address. Answers their company and role. */
  async function joined(email: string, more = {}) {
    await signUp(app, email, more)
    const place = () =>
      app.services.store.read
        .selectFrom('user')
        .select(['company', 'isCompanyAdmin'])
        .where('emailKey', '=', email)
        .executeTakeFirstOrThrow()
    expect(await place()).toEqual({ company: null, isCompanyAdmin: 0 })
    const code = await codeTo(app, email, 'verifyAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('done')
    return place()
  }

  it('a confirmed address joins the company of its mail domain', async () => {
    expect(await joined('ada@juniper.example')).toEqual({ company: juniper, isCompanyAdmin: 0 })
  })

  it('a referral code decides the company before the mail domain does', async () => {
    const referralCode = ' harbour-2026 '
    const place = { company: harbour, isCompanyAdmin: 0 }
    expect(await joined('ada@juniper.example', { referralCode })).toEqual(place)
    expect(await joined('bea@elsewhere.example', { referralCode })).toEqual(place)
  })

  it('a person in adminEmails joins the company as an admin', async () => {
    expect(await joined('admin@juniper.example')).toEqual({ company: juniper, isCompanyAdmin: 1 })
    await setJoinRules(app, harbour, { adminEmails: ['Boss@Elsewhere.example'] })
    expect(await joined('boss@elsewhere.example')).toEqual({ company: harbour, isCompanyAdmin: 1 })
  })

  it('a subdomain, another domain and an unknown or empty code join no company', async () => {
    const alone = { company: null, isCompanyAdmin: 0 }
    expect(await joined('ada@elsewhere.example')).toEqual(alone)
    expect(await joined('ada@mail.juniper.example')).toEqual(alone)
    expect(await joined('ada@notjuniper.example')).toEqual(alone)
    for (const [at, referralCode] of ['wrong', '', '%', null].entries()) {
      expect(await joined(`bea${at}@elsewhere.example`, { referralCode })).toEqual(alone)
    }
  })
})
