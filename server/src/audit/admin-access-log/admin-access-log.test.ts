import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'

const MINUTE = 60_000
const OWN = '{ identityEventGetMany { kind at place client } }'
const REMINDER = 'mutation($obj: ReminderCreateInput!) { reminderCreate(obj: $obj) { _id } }'
const MEMBER = 'query($_id: ID!) { memberGet(_id: $_id) { _id email company { _id } } }'

describe('the log of app admins’ access', () => {
  const app = testApp()
  let company = ''
  let member: Actor
  let admin: Actor
  let operator: Actor

  beforeEach(async () => {
    app.clock.move(MINUTE)
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const ask = async (query: string, variables: object = {}, by = operator) => {
    const { data, errors } = await app.call(query, variables, by.token)
    expect(errors).toEqual([])
    return data
  }
  const looks = async (by = operator) =>
    app.services.store.read
      .selectFrom('auditEvent')
      .select(['subject', 'detail'])
      .where('kind', '=', 'app_admin_look')
      .where('actor', '=', by._id)
      .orderBy('at')
      .execute()
  const ownEvents = async (who = member) => (await ask(OWN, {}, who)).identityEventGetMany

  it('shows members that an app admin viewed them, without the admin’s place', async () => {
    expect((await ask(MEMBER, { _id: member._id })).memberGet).toEqual({
      _id: member._id,
      email: member.email,
      company: { _id: company },
    })
    const at = new Date(app.clock.now()).toISOString()
    expect(await ownEvents()).toEqual([{ kind: 'app_admin_look', at, place: '', client: '' }])
    expect(await ownEvents(admin)).toEqual([])
  })

  it('records repeated access of an app admin once in ten minutes', async () => {
    const byUser = `query($_id: ID!) { userGet(_id: $_id) { _id firstName email role } }`
    for (let time = 0; time < 3; time += 1) {
      await ask(MEMBER, { _id: member._id })
      await ask(byUser, { _id: member._id })
      app.clock.move(MINUTE)
    }
    expect(await ownEvents()).toHaveLength(1)
    app.clock.move(10 * MINUTE)
    await ask(byUser, { _id: member._id })
    const second = await aPerson(app, { isAppAdmin: true })
    await ask(MEMBER, { _id: member._id }, second)
    expect(await ownEvents()).toHaveLength(3)
  })

  it.each([
    ['userGetMany', '{ userGetMany { _id } }', () => null, 'people'],
    ['companyGetMany', '{ companyGetMany { _id } }', () => null, 'companies'],
    [
      'memberGetMany',
      'query($c: ID) { memberGetMany(companyId: $c) { next } }',
      () => company,
      'members',
    ],
    [
      'getCompanyMembers',
      'query($c: ID) { getCompanyMembers(companyId: $c) { _id } }',
      () => company,
      'members',
    ],
    ['companyGet', 'query($c: ID!) { companyGet(_id: $c) { _id } }', () => company, 'company'],
    [
      'companyEventGetMany',
      'query($c: ID) { companyEventGetMany(companyId: $c) { _id } }',
      () => company,
      'changes',
    ],
    [
      'reminderGetMany, with more of the company than its name',
      'query($c: ID) { reminderGetMany(companyId: $c) { company { name adminEmails } } }',
      () => company,
      'company',
    ],
    [
      'reminderGetMany, with all of it',
      'query($c: ID) { reminderGetMany(companyId: $c) { company { seatLimit industry } } }',
      () => company,
      'company',
    ],
    [
      'invitationLinkGetMany',
      'query($c: ID) { invitationLinkGetMany(companyId: $c) { _id } }',
      () => company,
      'links',
    ],
    [
      'memberCounts',
      'query($c: ID) { memberCounts(companyId: $c) { all } }',
      () => company,
      'members',
    ],
    [
      'memberImportGet',
      'query($c: ID) { memberImportGet(companyId: $c) { _id } }',
      () => company,
      'import',
    ],
    ['feedbackGetMany', '{ feedbackGetMany { _id } }', () => null, 'feedback'],
    ['missingWordsGetMany', '{ missingWordsGetMany { words } }', () => null, 'missingWords'],
  ])(
    'records the kind of data that an app admin reads through %s',
    async (_name, query, subject, what) => {
      for (const text of ['Say thanks', 'Say it again']) {
        const obj = { text, targetDate: '2026-11-30' }
        await ask(REMINDER, { obj }, admin)
      }
      await ask(query, { c: company })
      expect(await looks()).toEqual([{ subject: subject(), detail: JSON.stringify({ what }) }])
    },
  )

  it('records no access by company admins or to one’s own record', async () => {
    await ask('{ memberGetMany { next } }', {}, admin)
    await ask(MEMBER, { _id: member._id }, admin)
    await ask('query($_id: ID!) { userGet(_id: $_id) { _id } }', { _id: operator._id })
    expect(await ownEvents()).toEqual([])
    expect([await looks(admin), await looks()]).toEqual([[], []])
  })

  it('records an app admin’s access to each member whose account a list shows', async () => {
    const list = `query($c: ID, $q: String) {
      memberGetMany(companyId: $c, query: $q) { rows { _id account { _id tier } } } }`
    await ask(list, { c: company, q: member.email })
    expect(await ownEvents()).toMatchObject([{ kind: 'app_admin_look' }])
    expect(await ownEvents(admin)).toEqual([])
    await ask('query($c: ID) { memberGetMany(companyId: $c) { rows { _id } } }', { c: company })
    expect(await ownEvents(admin)).toEqual([])
  })

  it.each([
    ['query($c: ID) { getCompanyMembers(companyId: $c) { _id tier lastIosLogin } }', 'members'],
    [
      'query($c: ID) { getCompanyMembers(companyId: $c) { ...Of } } fragment Of on User { isPrelaunch }',
      'members',
    ],
    ['{ userGetMany { _id email emailVerified } }', 'people'],
  ])(
    'records an app admin’s access to each person in a list with private fields: %s',
    async (query, what) => {
      const alone = await aPerson(app, { company: null })
      for (let time = 0; time < 2; time += 1)
        await ask(query, what === 'people' ? {} : { c: company })
      for (const seen of [member, admin]) {
        expect(await ownEvents(seen)).toMatchObject([
          { kind: 'app_admin_look', place: '', client: '' },
        ])
      }
      expect(await ownEvents(alone)).toHaveLength(what === 'people' ? 1 : 0)
      expect(await ownEvents(operator)).toEqual([])
      expect(await looks()).toContainEqual(
        expect.objectContaining({ detail: JSON.stringify({ what }) }),
      )
      // Access through another call within ten minutes is not recorded again.
      await ask(MEMBER, { _id: member._id })
      expect(await ownEvents()).toHaveLength(1)
    },
  )

  it('records no access of an app admin to people in lists without private fields', async () => {
    const listed = '_id email firstName lastName role isCompanyAdmin createdDate company { _id }'
    await ask(`query($c: ID) { getCompanyMembers(companyId: $c) { ${listed} } }`, { c: company })
    await ask(`{ userGetMany { ${listed} } }`)
    expect(await ownEvents()).toEqual([])
  })

  it('records no access of an app admin for a refused call', async () => {
    expect(await app.code(MEMBER, { _id: 'nobody' }, operator.token)).toBe('NOT_FOUND')
    expect(await looks()).toEqual([])
  })

  it('shows people in their own trail that an app admin changed or moved them', async () => {
    const change = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
    await ask(change, { obj: { _id: member._id, companyId: company, firstName: 'Ada' } })
    expect(await ownEvents()).toMatchObject([{ kind: 'app_admin_change', place: '', client: '' }])
    const public_ = await aPerson(app, { company: null })
    const user = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
    await ask(user, { obj: { _id: public_._id, lastName: 'Byron' } })
    expect(await ownEvents(public_)).toMatchObject([{ kind: 'app_admin_change' }])
    const to = await aCompany(app)
    const move = `mutation($_id: ID!, $from: ID!, $to: ID!) { memberMove(_id: $_id, from: $from, to: $to) }`
    app.clock.move(1000)
    await ask(move, { _id: member._id, from: company, to })
    expect((await ownEvents()).map(({ kind }: { kind: string }) => kind)).toEqual([
      'app_admin_change',
      'app_admin_change',
    ])
  })
})
