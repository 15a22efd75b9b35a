import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '#graphql/context.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { codesTo, codeTo, link, linkOutcome, signUp } from '#testing/links.ts'
import { callFrom } from '#testing/sign-in.ts'
import { watched } from '#testing/statements.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { verifyEmailPreview } from './verify-email.ts'

const PREVIEW = `query($code: String!) {
  it: verifyEmailPreview(code: $code) { company asks leaves isPublic }
}`
const CODE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
const DAY = 24 * 3_600_000

describe('verifyEmailPreview without a company', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeTestApp()
  })
  afterAll(() => app.drop())

  const anAddress = (at = 'private.example') => `${randomUUID().slice(0, 8)}@${at}`
  const previewOf = async (code: string) => {
    const { data, errors } = await callFrom(app, PREVIEW, { code })
    return data?.it ?? errors[0]?.extensions.code
  }
  const linkOf = (email: string) => codeTo(app, email, 'verifyAddress')
  const alone = { company: null, asks: false, leaves: null, isPublic: true }

  it('the preview names no company until the person signs up again with a code', async () => {
    const company = await aCompany(app)
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const referralCode = `poster-${randomUUID()}`
    await app.call(CODE, { obj: { _id: company, referralCode } }, admin.token)
    const [email, other] = [anAddress(), anAddress()]
    for (const one of [email, other]) {
      await signUp(app, one)
      expect(await previewOf(await linkOf(one))).toEqual(alone)
    }
    // With the same password it is the same sign-up; with another password no code counts.
    await signUp(app, email, { referralCode })
    const joining = { ...alone, company: `Company ${company.slice(0, 4)}`, isPublic: false }
    expect(await previewOf(await linkOf(email))).toEqual(joining)
    await signUp(app, other, { referralCode, password: 'another quiet mountain' })
    expect(await previewOf(await linkOf(other))).toEqual(alone)
  })

  it('the preview refuses expired, used and unknown codes by the same words', async () => {
    const steps = async (code: string) => {
      const { db, statements } = watched(app.services.store.read)
      const store = { ...app.services.store, read: db }
      await verifyEmailPreview({ ...app.services, store } as unknown as Context, code).catch(
        () => {},
      )
      return statements.map(({ sql }) => sql)
    }
    const seen = async (code: string) => {
      const { status, data, errors } = await callFrom(app, PREVIEW, { code })
      return { answer: JSON.stringify({ status, data, errors }), steps: await steps(code) }
    }
    const never = await seen('x'.repeat(43))
    expect(never.answer).toContain('INVALID_CODE')
    expect(never.steps).toHaveLength(1)
    const [used, replaced, old] = [anAddress(), anAddress(), anAddress()]
    for (const email of [used, replaced, replaced, old]) await signUp(app, email)
    const good = await linkOf(used)
    expect((await steps(good)).length).toBeGreaterThan(1)
    expect(await linkOutcome(app, 'verifyEmail', { code: good })).toBe('done')
    expect(await seen(good)).toEqual(never)
    expect(await seen((await codesTo(app, replaced, 'verifyAddress'))[0] ?? '')).toEqual(never)
    app.clock.move(DAY)
    expect(await seen(await linkOf(old))).toEqual(never)
  })

  it('the preview refuses a link to an address that another person confirmed', async () => {
    const email = anAddress()
    const { token } = await aPerson(app, { email: anAddress() })
    await link(app, 'emailChange', { email }, { token })
    const code = await codeTo(app, email, 'confirmNewAddress')
    expect(await previewOf(code)).toMatchObject({ company: null })
    await signUp(app, email)
    // No one has confirmed the address yet, so both links are valid.
    expect(await previewOf(code)).toMatchObject({ company: null })
    expect(await linkOutcome(app, 'verifyEmail', { code: await linkOf(email) })).toBe('done')
    expect(await previewOf(code)).toBe('INVALID_CODE')
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token })).toBe('INVALID_CODE')
  })
})
