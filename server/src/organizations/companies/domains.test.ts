import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { mailsTo, signUpAndIn } from '#testing/links.ts'

const PROVE = 'mutation($email: String!) { done: companyDomainProve(email: $email) }'
const CONFIRM = 'mutation($code: String!) { done: companyDomainConfirm(code: $code) }'
const REMOVE = 'mutation($domain: String!) { done: companyDomainRemove(domain: $domain) }'
const WAITING = '{ companyDomainGetMany { domain } companyGetMany { emailDomains } }'

describe('mail domains', () => {
  const app = testApp()
  let company: string
  let admin: Actor
  let domain: string

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    domain = `${randomUUID().slice(0, 8)}.example`
  })

  const mailed = async (email: string) => {
    const mails = await mailsTo(app, email, 'domainCode')
    return /([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'nothing was mailed'
  }
  const joined = async () => {
    const email = `${randomUUID().slice(0, 8)}@${domain}`
    const token = await signUpAndIn(app, email)
    return (await app.call('{ me { company { _id } } }', {}, token)).data.me.company
  }

  it('adds a mail domain after its mailed code is confirmed', async () => {
    const email = `it@${domain}`
    expect(await app.done(PROVE, { email }, admin.token)).toBe(domain)
    expect((await app.call(WAITING, {}, admin.token)).data.companyDomainGetMany).toEqual([
      { domain },
    ])
    expect(await joined()).toBeNull()
    const code = (await mailed(email)).toLowerCase().replace('-', ' ')
    expect(await app.done(CONFIRM, { code }, admin.token)).toBe(domain)
    expect(await joined()).toEqual({ _id: company })
    expect(await app.code(CONFIRM, { code }, admin.token)).toBe('INVALID_CODE')
    await app.call(REMOVE, { domain }, admin.token)
    expect(await joined()).toBeNull()
    expect(await app.code(REMOVE, { domain }, admin.token)).toBe('NOT_FOUND')
  })

  it('confirms a mail domain only for its company, within 30 minutes and five tries', async () => {
    const email = `it@${domain}`
    const rival = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    await app.call(PROVE, { email }, admin.token)
    const code = await mailed(email)
    expect(await app.code(CONFIRM, { code }, rival.token)).toBe('INVALID_CODE')
    for (let at = 0; at < 5; at += 1) {
      expect(await app.code(CONFIRM, { code: 'AAAA-AAAA' }, admin.token)).toBe('INVALID_CODE')
    }
    expect(await app.code(CONFIRM, { code }, admin.token)).toBe('INVALID_CODE')
    await app.call(PROVE, { email }, admin.token)
    const start = app.clock.now()
    app.clock.move(30 * 60_000)
    expect(await app.code(CONFIRM, { code: await mailed(email) }, admin.token)).toBe('INVALID_CODE')
    app.clock.set(start)
    expect(await app.code(CONFIRM, { code: await mailed(email) }, admin.token)).toBeUndefined()
  })

  it('refuses a mail domain that another company has', async () => {
    const email = `it@${domain}`
    await app.call(PROVE, { email }, admin.token)
    await app.call(CONFIRM, { code: await mailed(email) }, admin.token)
    const rival = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    await app.call(PROVE, { email }, rival.token)
    expect(await app.code(CONFIRM, { code: await mailed(email) }, rival.token)).toBe('CONFLICT')
    expect(await app.code(PROVE, { email }, admin.token)).toBe('BAD_USER_INPUT')
  })

  it.each(['someone@gmail.com', 'nobody', 'a@b', 'x@y.example\nBcc: z@y.example'])(
    'refuses the address %s for a domain code, with its field, and sends no mail',
    async (email) => {
      const { errors } = await app.call(PROVE, { email }, admin.token)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' })
      expect(await mailsTo(app, email)).toEqual([])
    },
  )

  it('refuses to let members and app admins prove a mail domain', async () => {
    const member = await aPerson(app, { company })
    expect(await app.code(PROVE, { email: `it@${domain}` }, member.token)).toBe('FORBIDDEN')
    const operator = await aPerson(app, { isAppAdmin: true, company: await aCompany(app, null) })
    expect(await app.code(PROVE, { email: `it@${domain}` }, operator.token)).toBe('NOT_FOUND')
  })

  it('lists members without a second factor for an admin', async () => {
    await aPerson(app, { company })
    const query = '{ companySecondFactors { members without names } }'
    const { data } = await app.call(query, {}, admin.token)
    expect(data.companySecondFactors).toEqual({
      members: 2,
      without: 2,
      names: ['Test Person', 'Test Person'],
    })
  })
})
