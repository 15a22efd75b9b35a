import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, linkOutcome, mailsTo, NEW_PASSWORD, signUp } from '#testing/links.ts'
import { outcomeOf, signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const SAVE = 'mutation($obj: CompanyUpdateInput!) { it: companyUpdate(obj: $obj) { emailDomains } }'
const ME = '{ me { email isCompanyAdmin company { _id } } }'

describe('mail addresses at domains in any script', () => {
  let app: TestApp
  let company: string
  let operator: Actor
  let name: string

  beforeAll(async () => {
    app = await makeTestApp()
    operator = await aPerson(app, { isAppAdmin: true })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    name = `bücher-${randomUUID().slice(0, 8)}`
  })

  const confirm = async (recipient: string) => {
    const code = await codeTo(app, recipient, 'verifyAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('done')
  }
  const meOf = async (email: string) => {
    const { data } = await signIn(app, { email, password: NEW_PASSWORD })
    return (await app.call(ME, {}, data.login.token)).data.me
  }

  it('the Unicode and ASCII forms of a mail domain are one address, kept as typed', async () => {
    const [shown, ascii] = [`Ada@${name}.example`, `ada@${asAscii(name)}.example`]
    expect((await signUp(app, shown)).errors).toEqual([])
    await confirm(shown)
    for (const email of [shown, ascii, shown.toUpperCase()]) {
      expect(await outcomeOf(app, { email, password: NEW_PASSWORD })).toBe('active')
    }
    expect((await meOf(ascii)).email).toBe(shown)
    expect((await signUp(app, ascii)).errors).toEqual([])
    expect(await mailsTo(app, shown, 'accountExists')).toHaveLength(1)
  })

  it('addresses join by mail domain and adminEmails in Unicode and ASCII form', async () => {
    const obj = {
      _id: company,
      emailDomains: [`@${name.toUpperCase()}.example`],
      adminEmails: [`boss@${name}.example`],
    }
    const { data, errors } = await app.call(SAVE, { obj }, operator.token)
    expect(errors).toEqual([])
    expect(data.it.emailDomains).toEqual([`${asAscii(name)}.example`])
    for (const [email, isCompanyAdmin] of [
      [`boss@${name}.example`, true],
      [`bo@${name}.example`, false],
      [`bea@${asAscii(name)}.example`, false],
    ] as const) {
      await signUp(app, email)
      await confirm(email)
      expect(await meOf(email)).toMatchObject({ isCompanyAdmin, company: { _id: company } })
    }
  })

  it.each([
    'ada@bü/cher.example',
    'ada@☃.example',
    'ada@bücher',
    'ada@аpple.example',
    'ada@.ü.example',
    'ada@a.xn--',
  ])('sign-up refuses the invalid address %s', async (email) => {
    const { errors } = await signUp(app, email)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' })
  })
})

/** Uses another implementation than the product's, to check it. */
const asAscii = (domain: string) => new URL(`https://${domain}`).hostname
