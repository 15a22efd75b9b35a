import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { seed } from '#testing/policy-world.ts'
import { setRows } from '#testing/rows.ts'

/** Fields with data from the person or derived from it; each value is recognizable. */
const SECRETS = {
  selectedTraitIds: '["SECRET-trait"]',
  profileCluster: 90_701,
  motivations: '["SECRET-motivation"]',
  learningStyles: '["SECRET-style"]',
  job: 'SECRET-job',
  timeZone: 'SECRET/Zone',
  holidayCalendar: 'SECRET-days',
  language: 'SECRET-language',
  timeCommitDaily: 90_702,
  impactRanking: '["SECRET-team"]',
  feedsOfTheDay: '[90704]',
  feedsShown: '[90705]',
  feedUpdateDate: '2001-02-03',
  newsReadDate: '2001-02-04',
  optInEmail: 1,
  optContactByColleague: 1,
  shareWeeklyScore: 1,
  showWelcomeDialog: 1,
  tailored: 0,
} as const
const PRIVATE = Object.keys(SECRETS)
const BEYOND =
  'totpEnabled twoFactorSMSEnabled totpSince twoFactorSMSSince twoFactorPhoneNumber recoveryCodes entityOrder'
const LISTED =
  '_id firstName lastName avatar email role createdDate updatedDate isCompanyAdmin isAppAdmin emailVerified isPrelaunch lastIosLogin'
const USER = `${LISTED} tier ${PRIVATE.join(' ')} isPublicUser sessionState ${BEYOND}`
const COMPANY_SECRETS = {
  emailDomains: '["SECRET.example"]',
  adminEmails: '["SECRET@a.example"]',
  businessModel: 'SECRET-model',
  geographyFocus: 'SECRET-focus',
  revenue: 'SECRET-revenue',
  industry: 'SECRET-industry',
  numberOfEmployees: 'SECRET-size',
  engagementLevel: 'SECRET-engagement',
  employeeTurnover: 'SECRET-turnover',
  referralCode: 'SECRET-code',
} as const
const COMPANY = `_id name require2FA isPublicDefault ${Object.keys(COMPANY_SECRETS).join(' ')}`

describe('private data', () => {
  const app = testApp()
  let company: string
  let person: Actor
  let colleague: Actor
  let admin: Actor
  let operator: Actor

  beforeAll(async () => {
    company = await aCompany(app)
    person = await aPerson(app, { company })
    colleague = await aPerson(app, { company })
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    operator = await aPerson(app, { isAppAdmin: true })
    await app.services.store.write(async (trx) => {
      const secrets = { ...SECRETS, tier: 'SECRET-tier' }
      await trx.updateTable('user').set(secrets).where('_id', '=', person._id).execute()
      await trx.updateTable('company').set(COMPANY_SECRETS).where('_id', '=', company).execute()
    })
    await seed(app, 'reminder', { company })
    await seed(app, 'orgInfo', { company })
  })

  /** Each call by which an admin sees the person. */
  const waysOf = (by: Actor): [string, () => Promise<Record<string, unknown>>][] => {
    const find = (rows: { _id: string }[]) =>
      rows.find((row) => row._id === person._id) as unknown as Record<string, unknown>
    const one = { _id: person._id }
    return [
      [
        'userGet',
        async () =>
          (await app.call(`query($_id: ID!) { userGet(_id: $_id) { ${USER} } }`, one, by.token))
            .data.userGet,
      ],
      [
        'userGetMany',
        async () =>
          find((await app.call(`{ userGetMany { ${USER} } }`, {}, by.token)).data.userGetMany),
      ],
      [
        'getCompanyMembers',
        async () =>
          find(
            (
              await app.call(
                `query($companyId: ID) { getCompanyMembers(companyId: $companyId) { ${USER} } }`,
                { companyId: company },
                by.token,
              )
            ).data.getCompanyMembers,
          ),
      ],
      [
        'userUpdate',
        async () =>
          (
            await app.call(
              `mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { ${USER} } }`,
              { obj: { ...one, isCompanyAdmin: false } },
              by.token,
            )
          ).data.userUpdate,
      ],
    ]
  }

  it.each(['company admin', 'app admin'])(
    'shows private data of a person to no %s, through any call',
    async (who) => {
      for (const [way, look] of waysOf(who === 'app admin' ? operator : admin)) {
        const row = await look()
        expect([way, row?._id]).toEqual([way, person._id])
        for (const field of [...PRIVATE, 'isPublicUser', 'sessionState', 'twoFactorPhoneNumber']) {
          expect([way, field, row[field]]).toEqual([way, field, null])
        }
        expect(row.email).toBe(person.email)
        // App admins may see the membership, an employer may not.
        expect(row.tier).toBe(who === 'app admin' ? 'SECRET-tier' : null)
        const { tier: _tier, ...rest } = row
        expect(JSON.stringify(rest)).not.toMatch(/SECRET|9070\d|2001-02-03/)
      }
    },
  )

  it('shows people their own private data', async () => {
    const { data } = await app.call(`{ me { ${USER} } }`, {}, person.token)
    for (const field of PRIVATE) expect([field, data.me[field]]).not.toEqual([field, null])
    const { data: got } = await app.call(
      `query($_id: ID!) { userGet(_id: $_id) { ${USER} } }`,
      { _id: person._id },
      person.token,
    )
    expect(got.userGet.job).toBe('SECRET-job')
  })

  it('lets no admin set private data of a person', async () => {
    for (const [field, value] of [
      ['job', 'x'],
      ['timeZone', 'UTC'],
      ['motivations', ['money']],
      ['selectedTraitIds', ['x']],
      ['optInEmail', true],
      ['shareWeeklyScore', true],
      ['email', 'x@a.example'],
      ['tier', 'member'],
      ['isAppAdmin', true],
      ['emailVerified', true],
      ['company', company],
    ]) {
      for (const by of [admin, operator]) {
        const { errors } = await app.call(
          'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }',
          { obj: { _id: person._id, [field as string]: value } },
          by.token,
        )
        expect(errors[0]?.extensions).toMatchObject({ code: 'FIELD_NOT_ALLOWED', field })
      }
    }
  })

  it.each([
    ['me', `{ me { company { ${COMPANY} } } }`],
    ['companyGetMany', `{ companyGetMany { ${COMPANY} } }`],
    ['reminderGetMany', `{ reminderGetMany { company { ${COMPANY} } } }`],
    ['orgInfoGetMany', `{ orgInfoGetMany { company { ${COMPANY} } } }`],
    ['userGetMany', `{ userGetMany { company { ${COMPANY} } } }`],
  ])(
    'shows members the name and 2FA policy of their company, but no private data, through %s',
    async (call, query) => {
      const { data, errors } = await app.call(query, {}, colleague.token)
      expect(errors).toEqual([])
      const [first] = [data[call]].flat()
      const seen = first.company ?? first
      expect(seen).toMatchObject({ _id: company, require2FA: false, isPublicDefault: null })
      for (const field of Object.keys(COMPANY_SECRETS))
        expect([field, seen[field]]).toEqual([field, null])
      const { data: ofAdmin } = await app.call(query, {}, admin.token)
      expect(JSON.stringify(ofAdmin)).toContain('SECRET-revenue')
    },
  )

  it('hides private data of the default company from its public users', async () => {
    const everybody = await aCompany(app, null)
    await setRows(app, 'company', { _id: everybody }, COMPANY_SECRETS)
    for (const options of [{}, { paid: true as const }]) {
      const reader = await aPerson(app, { company: everybody, ...options })
      const { data } = await app.call(`{ me { company { ${COMPANY} } } }`, {}, reader.token)
      expect(data.me.company._id).toBe(everybody)
      expect(JSON.stringify(data)).not.toContain('SECRET')
    }
  })
})
