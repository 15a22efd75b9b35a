import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { setJoinRules } from '#testing/join-rules.ts'
import {
  codeTo,
  link,
  linkOutcome,
  mailsTo,
  NEW_PASSWORD,
  resetCode,
  signUp,
} from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { callFrom, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const PREVIEW = 'query($code: String!) { it: verifyEmailPreview(code: $code) { company asks } }'
const LINK = 'mutation { link: invitationLinkCreate(days: 9, uses: 9) { code } }'
const CODE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const ME = '{ me { company { _id } } }'

describe('verifyEmailPreview and the company of an address', () => {
  let app: TestApp
  let company: string
  let name: string
  let domain: string
  let admin: Actor

  beforeAll(async () => {
    app = await makeTestApp()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    domain = `${randomUUID().slice(0, 8)}.example`
    company = await aCompany(app, domain)
    name = `Company ${company.slice(0, 4)}`
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const anAddress = (at = 'private.example') => `${randomUUID().slice(0, 8)}@${at}`
  const previewOf = async (code: string) => {
    const { data, errors } = await callFrom(app, PREVIEW, { code })
    return data?.it ?? errors[0]?.extensions.code
  }
  const mailed = async (email: string, kind: string) =>
    (await mailsTo(app, email, kind)).at(-1)?.text ?? 'nothing was mailed'
  const companyOf = async (_id: string) =>
    (await app.call(ME, {}, await aSession(app, _id))).data.me.company?._id ?? null
  const asked = async (person: Actor, email: string) => {
    await link(app, 'emailChange', { email }, { token: person.token })
    return codeTo(app, email, 'confirmNewAddress')
  }
  /** A person whose access ended, and who then left the company and gave up the address. */
  const gone = async (email: string) => {
    const person = await aPerson(app, { company, email })
    await app.call(OUT, { _id: person._id }, admin.token)
    const mine = anAddress()
    const token = await aSession(app, person._id)
    await app.call(LEAVE, { email: mine }, token)
    const code = await codeTo(app, mine, 'confirmNewAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token })).toBe('done')
    return { ...person, token: await aSession(app, person._id) }
  }
  const NOTHING = { company: null, asks: false }

  it('mail and preview of a sign-up name the company before the address is confirmed', async () => {
    const referralCode = `poster-${domain}`
    await app.call(CODE, { obj: { _id: company, referralCode } }, admin.token)
    const invitation = (await app.call(LINK, {}, admin.token)).data.link.code
    const first = anAddress()
    await setJoinRules(app, company, { adminEmails: [first] })
    for (const [email, more] of [
      [anAddress(domain), {}],
      [anAddress(), { referralCode }],
      [anAddress(), { invitation }],
      [first, {}],
    ] as const) {
      const { data } = await signUp(app, email, more)
      expect(await mailed(email, 'verifyAddress')).toContain(`also join ${name}.`)
      await link(app, 'resendEmailVerification', { _id: data.userCreate._id })
      expect(await mailed(email, 'verifyAddress')).toContain(`also join ${name}.`)
      const code = await codeTo(app, email, 'verifyAddress')
      expect(await previewOf(code)).toEqual({ company: name, asks: false })
      expect(await companyOf(data.userCreate._id)).toBeNull()
      expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('done')
      expect(await companyOf(data.userCreate._id)).toBe(company)
      expect(await previewOf(code)).toBe('INVALID_CODE')
    }
  })

  it('the preview ignores the referral code of a contested sign-up', async () => {
    const referralCode = `poster-${domain}`
    await app.call(CODE, { obj: { _id: company, referralCode } }, admin.token)
    const email = anAddress()
    await signUp(app, email, { password: 'another stranger’s words' })
    await signUp(app, email, { referralCode })
    expect(await previewOf(await codeTo(app, email, 'verifyAddress'))).toEqual(NOTHING)
  })

  it('a reset mail names the company only while the address is unconfirmed', async () => {
    const email = anAddress(domain)
    await signUp(app, email)
    await resetCode(app, email)
    expect(await mailed(email, 'resetLink')).toContain(`also join ${name}.`)
    const known = await aPerson(app, { company: null, email: anAddress(domain) })
    await resetCode(app, known.email)
    expect(await mailed(known.email, 'resetLink')).not.toContain('join')
  })

  it('a confirmed user joins the company of a new address only with joins: true', async () => {
    for (const [joins, where] of [
      [undefined, null],
      [false, null],
      [true, company],
    ] as const) {
      const person = await aPerson(app, { company: null, email: anAddress(), paid: true })
      const email = anAddress(domain)
      const code = await asked(person, email)
      expect(await mailed(email, 'confirmNewAddress')).toContain(`belongs to ${name}.`)
      expect(await previewOf(code)).toEqual({ company: name, asks: true })
      const outcome = await linkOutcome(
        app,
        'verifyEmail',
        { code, joins },
        { token: person.token },
      )
      expect(outcome).toBe('done')
      expect(await companyOf(person._id)).toBe(where)
    }
  })

  it('an unconfirmed user with a new address joins the company that the mail names', async () => {
    await signUp(app, anAddress())
    const { data } = await signUp(app, anAddress('mistyped.example'))
    const { _id } = data.userCreate
    const token = await aSession(app, _id)
    const email = anAddress(domain)
    await link(app, 'emailChange', { email }, { token })
    const code = await codeTo(app, email, 'confirmNewAddress')
    expect(await mailed(email, 'confirmNewAddress')).toContain(`also join ${name}.`)
    expect(await previewOf(code)).toEqual({ company: name, asks: false })
    await linkOutcome(app, 'verifyEmail', { code }, { token })
    expect(await companyOf(_id)).toBe(company)
  })

  it('mail and preview don’t name a company that ended the person’s access', async () => {
    const person = await gone(anAddress(domain))
    expect(await previewOf(await asked(person, person.email))).toEqual(NOTHING)
    await signUp(app, person.email, { password: NEW_PASSWORD })
    expect(await mailed(person.email, 'verifyAddress')).not.toContain('join')
    expect((await signIn(app, { email: person.email, password: NEW_PASSWORD })).errors).toEqual([])
  })
})
