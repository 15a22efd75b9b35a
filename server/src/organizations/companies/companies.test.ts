import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import {
  BUSINESS_MODELS,
  EMPLOYEE_BANDS,
  EMPLOYEE_TURNOVERS,
  ENGAGEMENT_LEVELS,
  GEOGRAPHY_FOCUSES,
  INDUSTRIES,
  REVENUES,
} from './companies.rules.ts'

const DAY = 24 * 3_600_000
const UPDATE =
  'mutation($obj: CompanyUpdateInput!) { done: companyUpdate(obj: $obj) { _id version } }'
const DELETE = 'mutation($_id: ID!) { done: companyDelete(_id: $_id) { _id } }'

describe('companies', () => {
  const app = testApp()
  let company: string
  let admin: Actor
  let member: Actor
  let operator: Actor

  beforeAll(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const save = (obj: object, by = admin) =>
    app.call(UPDATE, { obj: { _id: company, ...obj } }, by.token)

  it.each([
    ['businessModel', BUSINESS_MODELS],
    ['geographyFocus', GEOGRAPHY_FOCUSES],
    ['revenue', REVENUES],
    ['industry', INDUSTRIES],
    ['numberOfEmployees', EMPLOYEE_BANDS],
    ['engagementLevel', ENGAGEMENT_LEVELS],
    ['employeeTurnover', EMPLOYEE_TURNOVERS],
  ])(
    'a company accepts the listed options and null for %s, and no other value',
    async (name, options) => {
      for (const value of [...options, null])
        expect((await save({ [name]: value })).errors).toEqual([])
      for (const value of ['Other', '', `${options[0]} `, `x${options[0]}`]) {
        const { errors } = await save({ [name]: value })
        expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: name })
        for (const option of options) expect(errors[0]?.message).toContain(option)
      }
    },
  )

  it('shows a company’s profile to its admins, and its name and 2FA policy to members', async () => {
    await save({ industry: 'Banks', require2FA: false })
    const query = `query($_id: ID!) { companyGet(_id: $_id) { name industry emailDomains adminEmails referralCode require2FA isPublicDefault } }`
    const seen = async ({ token }: Actor) =>
      (await app.call(query, { _id: company }, token)).data.companyGet
    expect(await seen(admin)).toMatchObject({ industry: 'Banks', emailDomains: ['a.example'] })
    expect(await seen(member)).toMatchObject({
      industry: null,
      emailDomains: null,
      adminEmails: null,
      referralCode: null,
      require2FA: false,
      isPublicDefault: null,
    })
    const linked = await app.call(
      '{ me { company { _id industry adminEmails } } }',
      {},
      member.token,
    )
    expect(linked.data.me.company).toEqual({ _id: company, industry: null, adminEmails: null })
  })

  it('deletes a company with its own reminders and answers only', async () => {
    const empty = await aCompany(app)
    const remind =
      'mutation($c: String) { reminderCreate(obj: { text: "x", targetDate: "2026-11-30", company: $c }) { _id } }'
    const answer =
      'mutation($c: String) { orgInfoCreate(obj: { id: "rewards-pay-1", company: $c }) { _id } }'
    for (const c of [empty, company]) {
      for (const query of [remind, answer]) {
        expect((await app.call(query, { c }, operator.token)).errors).toEqual([])
      }
    }
    expect((await app.call(DELETE, { _id: empty }, operator.token)).errors).toEqual([])
    const { store } = app.services
    for (const table of ['reminder', 'orgInfo'] as const) {
      const rows = await store.read.selectFrom(table).select('company').execute()
      expect(rows).toEqual([{ company }])
    }
    const all = '{ reminderGetMany { _id company { _id } } orgInfoGetMany { _id company { _id } } }'
    expect((await app.call(all, {}, operator.token)).errors).toEqual([])
  })

  describe('companies that require a second factor', () => {
    const stateOf = async ({ token }: Actor) =>
      (await app.call('{ me { sessionState } }', {}, token)).data.me.sessionState

    it('counts days of grace from the first save of the 2FA requirement', async () => {
      const start = app.clock.now()
      await save({ require2FA: true, require2FAGraceDays: 1 })
      expect(await stateOf(member)).toBe('active')
      app.clock.move(DAY / 2)
      const later = await aPerson(app, { company })
      await save({ name: 'Renamed', require2FA: true }, await aPerson(app, { isAppAdmin: true }))
      app.clock.move(DAY / 2 + 1000)
      expect(await stateOf(later)).toBe('enrol_2fa')
      await save({ require2FA: false }, await aPerson(app, { isAppAdmin: true }))
      expect(await stateOf(later)).toBe('active')
      app.clock.set(start)
    })

    it('gives days of grace in a company created with the 2FA requirement', async () => {
      const create = 'mutation { companyCreate(obj: { name: "New", require2FA: true }) { _id } }'
      const { data } = await app.call(create, {}, operator.token)
      const person = await aPerson(app, { company: data.companyCreate._id })
      expect(await stateOf(person)).toBe('active')
    })
  })
})
