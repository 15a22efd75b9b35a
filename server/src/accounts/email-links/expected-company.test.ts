import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setJoinRules } from '#testing/join-rules.ts'
import { aCompanyToJoin, anAddress, signedInAgain } from '#testing/joining.ts'
import { codeTo, link, linkOutcome, mailsTo, signUp } from '#testing/links.ts'
import { callFrom } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const PREVIEW = 'query($code: String!) { it: verifyEmailPreview(code: $code) { company isPublic } }'
const ME = '{ me { company { _id } } }'
const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const LEAVE = 'mutation { done: memberLeave }'

type Company = Awaited<ReturnType<typeof aCompanyToJoin>>
const nameOf = ({ company }: Company) => `Company ${company.slice(0, 4)}`

describe('a person joins only the company that the preview named', () => {
  let app: TestApp
  let one: Company
  let other: Company

  beforeAll(async () => {
    app = await makeTestApp()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    one = await aCompanyToJoin(app)
    other = await aCompanyToJoin(app)
  })

  const previewOf = async (code: string) => (await callFrom(app, PREVIEW, { code })).data.it.company
  const companyOf = async (person: Actor) =>
    (await app.call(ME, {}, (await signedInAgain(app, person)).token)).data.me.company?._id ?? null
  /** Signs a person up. Answers them and the code of the mailed link. */
  const signedUp = async (email: string, more: object = {}) => {
    const { _id } = (await signUp(app, email, more)).data.userCreate
    const person: Actor = { _id, email, token: '', company: null }
    return { person, code: await codeTo(app, email, 'verifyAddress') }
  }
  /** A person without a company who changes their address, and the code of the mailed link. */
  const moving = async (email: string) => {
    const person = await aPerson(app, { company: null, email: anAddress() })
    await link(app, 'emailChange', { email }, { token: person.token })
    return { person, code: await codeTo(app, email, 'confirmNewAddress') }
  }
  const fill = (company: string) =>
    app.services.store.write((trx) =>
      trx.updateTable('company').set({ seatLimit: 1 }).where('_id', '=', company).execute(),
    )

  it('joins no other company by domain if the inviting company is full', async () => {
    const email = anAddress(other.domain)
    const { person, code } = await signedUp(email, { invitation: one.link })
    await fill(one.company)
    expect(await previewOf(code)).toBe(nameOf(one))
    expect((await mailsTo(app, email, 'verifyAddress')).at(-1)?.text).toContain(nameOf(one))
    expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('done')
    expect(await companyOf(person)).toBeNull()
  })

  it.each([
    ['its domain moved to another one', true],
    ['it gave up its domain', false],
  ])('refuses to join the expected company once %s; the link stays valid', async (_why, goes) => {
    const { domain } = one
    const { person, code } = await moving(anAddress(domain))
    const preview = await previewOf(code)
    expect(preview).toBe(nameOf(one))
    await setJoinRules(app, one.company, { emailDomains: [] })
    if (goes) await setJoinRules(app, other.company, { emailDomains: [domain] })
    const { token } = person
    const yes = { code, joins: true }
    const { errors } = await link(
      app,
      'verifyEmail',
      { ...yes, expectedCompany: preview },
      { token },
    )
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'company' })
    expect(await companyOf(person)).toBeNull()
    const now = goes ? nameOf(other) : null
    expect(await previewOf(code)).toBe(now)
    expect(await linkOutcome(app, 'verifyEmail', { ...yes, expectedCompany: now }, { token })).toBe(
      'done',
    )
    expect(await companyOf(person)).toBe(goes ? other.company : null)
  })

  it('refuses to confirm without a company if a company now has the domain', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const { person, code } = await signedUp(anAddress(domain))
    expect(await previewOf(code)).toBeNull()
    await setJoinRules(app, one.company, { emailDomains: [domain] })
    expect(await linkOutcome(app, 'verifyEmail', { code, expectedCompany: null })).toBe('CONFLICT')
    const preview = await previewOf(code)
    expect(await linkOutcome(app, 'verifyEmail', { code, expectedCompany: preview })).toBe('done')
    expect(await companyOf(person)).toBe(one.company)
  })

  it('a person who lost access to the inviting company joins that of their domain', async () => {
    const email = anAddress(other.domain)
    const person = await aPerson(app, { company: one.company, email })
    await app.code(OUT, { _id: person._id }, one.admin.token)
    await app.code(LEAVE, {}, (await signedInAgain(app, person)).token)
    const mine = anAddress()
    await link(app, 'emailChange', { email: mine }, await signedInAgain(app, person))
    const moved = { code: await codeTo(app, mine, 'confirmNewAddress') }
    expect(await linkOutcome(app, 'verifyEmail', moved, await signedInAgain(app, person))).toBe(
      'done',
    )
    const { person: anew, code } = await signedUp(email, { invitation: one.link })
    const preview = await previewOf(code)
    expect(preview).toBe(nameOf(other))
    expect(await linkOutcome(app, 'verifyEmail', { code, expectedCompany: preview })).toBe('done')
    expect(await companyOf(anew)).toBe(other.company)
    const EVENTS = '{ events: companyEventGetMany { kind } }'
    const { events } = (await app.call(EVENTS, {}, one.admin.token)).data
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('member_turned_away')
  })
})
