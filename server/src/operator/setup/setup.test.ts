import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aMailServer, type MailServer, until } from '#testing/mail-server.ts'
import { mailingTo } from '#testing/outbox.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const GET = `{ setupGet { publicCompany { name } firstCompany { _id } hasCompanyAdmin wasMailSent
  parts { part isReady settings } } }`
const MAKE = 'mutation($name: String!) { companyPublicCreate(name: $name) { _id isPublicDefault } }'
const TESTED = '{ setupGet { testMail { to state error } } }'

describe('the checklist of App Admin', () => {
  let app: TestApp
  let mail: MailServer
  let admin: Actor

  beforeAll(async () => {
    mail = await aMailServer()
    app = await makeTestApp('sqlite', mailingTo(mail.url))
    admin = await aPerson(app, { company: null, isAppAdmin: true })
  })
  afterAll(async () => {
    await app.drop()
    await mail.close()
  })

  const get = async () => (await app.call(GET, {}, admin.token)).data.setupGet
  const tested = async () => (await app.call(TESTED, {}, admin.token)).data.setupGet.testMail
  const send = () => app.call('mutation { setupTestMail }', {}, admin.token)

  it('lists missing settings of a new server in the setup checklist', async () => {
    const setup = await get()
    expect(setup).toMatchObject({ publicCompany: null, firstCompany: null, hasCompanyAdmin: false })
    const parts = new Map(setup.parts.map((it: { part: string }) => [it.part, it]))
    expect(parts.get('email')).toMatchObject({ isReady: true, settings: ['SMTP_URL', 'MAIL_FROM'] })
    expect(parts.get('proxies')).toMatchObject({ isReady: false, settings: ['TRUSTED_PROXIES'] })
  })

  it('makes only one company for public users, for which an app admin can write reminders', async () => {
    const tries = await Promise.all(
      ['Everybody', 'All'].map((name) => app.call(MAKE, { name }, admin.token)),
    )
    const made = tries.filter(({ errors }) => errors.length === 0)
    expect(made).toHaveLength(1)
    expect(made[0]?.data.companyPublicCreate.isPublicDefault).toBe(true)
    expect(tries.flatMap(({ errors }) => errors.map((it) => it.extensions.code))).toEqual([
      'CONFLICT',
    ])
    const company = made[0]?.data.companyPublicCreate._id
    const write = 'mutation($obj: ReminderCreateInput!) { reminderCreate(obj: $obj) { text } }'
    const obj = { company, targetDate: '2026-11-01', text: 'Say thank you' }
    expect((await app.call(write, { obj }, admin.token)).errors).toEqual([])
    const reader = await aPerson(app, { company: null, paid: true })
    const read = await app.call('{ reminderGetMany { text } }', {}, reader.token)
    expect(read.data.reminderGetMany).toEqual([{ text: 'Say thank you' }])
  })

  it('shows in the setup checklist the first company and whether it has an admin', async () => {
    const company = await aCompany(app, 'first.example')
    expect(await get()).toMatchObject({ firstCompany: { _id: company }, hasCompanyAdmin: false })
    await aPerson(app, { company, isCompanyAdmin: true })
    expect((await get()).hasCompanyAdmin).toBe(true)
  })

  it('shows the state of the test email and the mail server’s error', async () => {
    expect(await tested()).toBeNull()
    mail.manner = { refusing: '550 no relaying here' }
    await send()
    expect(await tested()).toEqual({ to: admin.email, state: 'waiting', error: null })
    await app.jobs.runDue('mail')
    const refused = await tested()
    expect(refused.state).toBe('retrying')
    expect(refused.error).toContain('no relaying here')
    expect((await get()).wasMailSent).toBe(false)
    mail.manner = 'healthy'
    app.clock.move(1000)
    await send()
    await app.jobs.runDue('mail')
    await until(() => mail.received.length === 1)
    expect(await tested()).toMatchObject({ state: 'sent', error: null })
    expect((await get()).wasMailSent).toBe(true)
  })
})
