import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
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

it('has the option lists of the company profile, word for word', () => {
  expect(BUSINESS_MODELS).toEqual(['Customer focused', 'Operational efficiency', 'Innovation'])
  expect(GEOGRAPHY_FOCUSES.join('; ')).toBe(
    '1 country; Multi country (1 region); Multi-region; Global',
  )
  expect(REVENUES.join('; ')).toBe(
    '< 50M USD; 50 - 100M USD; 100 - 500M USD; 500M - 1B USD; 1B - 10B USD; > 10B USD',
  )
  expect(ENGAGEMENT_LEVELS.join('; ')).toBe('> 80%; 60 - 80%; 40 - 59%; < 40%')
  expect(EMPLOYEE_TURNOVERS.join('; ')).toBe('< 5%; 5 - 10%; 11 - 15%; 16 - 20%; > 20%')
  expect([EMPLOYEE_BANDS.at(0), EMPLOYEE_BANDS.at(-1)]).toEqual(['1-10', '> 10,000'])
  expect([INDUSTRIES.length, INDUSTRIES.at(0), INDUSTRIES.at(-1)]).toEqual([
    24,
    'Materials',
    'Real Estate',
  ])
  expect(new Set(INDUSTRIES).size).toBe(24)
})

describe('companies', () => {
  let app: TestApp
  let company: string
  let admin: Actor
  let member: Actor
  let operator: Actor

  beforeAll(async () => {
    app = await makeTestApp()
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    operator = await aPerson(app, { isAppAdmin: true })
  })
  afterAll(() => app.drop())

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
  ])('take for %s what is in its list, or nothing', async (name, options) => {
    for (const value of [...options, null])
      expect((await save({ [name]: value })).errors).toEqual([])
    for (const value of ['Other', '', `${options[0]} `, `x${options[0]}`]) {
      const { errors } = await save({ [name]: value })
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: name })
      for (const option of options) expect(errors[0]?.message).toContain(option)
    }
  })

  it('show their profile to their admins and only the name and what binds them to their people', async () => {
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

  it('cannot be deleted while they have members, and keep everything', async () => {
    const { errors } = await app.call(DELETE, { _id: company }, operator.token)
    expect(errors[0]?.extensions.code).toBe('CONFLICT')
    const { data } = await app.call('{ me { company { _id } } }', {}, member.token)
    expect(data.me.company._id).toBe(company)
  })

  it('are deleted with their reminders and answers, and nobody else’s', async () => {
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

  describe('that ask for a second factor', () => {
    const stateOf = async ({ token }: Actor) =>
      (await app.call('{ me { sessionState } }', {}, token)).data.me.sessionState

    it('give the days of grace from the moment they ask, not from each save', async () => {
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

    it('from the beginning give the days of grace too', async () => {
      const create = 'mutation { companyCreate(obj: { name: "New", require2FA: true }) { _id } }'
      const { data } = await app.call(create, {}, operator.token)
      const person = await aPerson(app, { company: data.companyCreate._id })
      expect(await stateOf(person)).toBe('active')
    })
  })
})
