import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, linkOutcome, signUp } from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { setRows } from '#testing/rows.ts'

const ANSWER = 'mutation { orgInfoUpdateMany(arr: [{ id: "rewards-pay-1", answer: "x" }]) { _id } }'
const RENAME = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
const LEAVE = 'mutation { memberLeave }'
const CLOSE = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id } }'
const EVENTS = 'query($c: ID) { done: companyEventGetMany(companyId: $c) { kind who about } }'
const ANSWERS = '{ done: orgInfoGetMany { changedBy } }'

describe('names in company events', () => {
  const app = testApp()
  let company: string
  let boss: Actor
  let person: Actor

  beforeEach(async () => {
    company = await aCompany(app, 'heron.example')
    boss = await aPerson(app, { company, isCompanyAdmin: true })
    person = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const run = async (query: string, variables: object = {}, by = boss) => {
    const done = await app.done(query, variables, by.token)
    app.clock.move(1000)
    return done
  }
  const rename = async (who: Actor, lastName: string) => {
    const token = await aSession(app, who._id)
    await run(RENAME, { obj: { _id: who._id, lastName } }, { ...who, token })
  }

  it('shows members in company events by their current name', async () => {
    await run(ANSWER, {}, person)
    await rename(person, 'Lovelace')
    expect(await run(EVENTS)).toEqual([
      { kind: 'handbook_changed', who: 'Test Lovelace', about: [] },
    ])
    expect(await run(ANSWERS)).toEqual([{ changedBy: 'Test Lovelace' }])
  })

  it.each([
    ['left', (it: Actor) => run(LEAVE, {}, it)],
    ['closed their account', (it: Actor) => run(CLOSE, { _id: it._id }, it)],
  ])('hides in company events the later name of a person who %s', async (_what, go) => {
    await run(ANSWER, {}, person)
    await run('mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }', {
      obj: { _id: person._id, role: 'team' },
    })
    await go(person)
    await setRows(app, 'user', { _id: person._id }, { lastName: 'Afterwards' })
    const events = await run(EVENTS)
    expect(JSON.stringify(events)).not.toMatch(/Afterwards|Person, /)
    expect(events.slice(-2)).toEqual([
      { kind: 'member_changed', who: 'Test Person', about: [] },
      { kind: 'handbook_changed', who: null, about: [] },
    ])
    expect(await run(ANSWERS)).toEqual([{ changedBy: null }])
    if (events.length === 3) expect(events[0]).toMatchObject({ kind: 'member_left', who: null })
  })

  it('hides in company events the name of a person who found no free seat', async () => {
    const email = `${randomUUID().slice(0, 8)}@b.example`
    await setRows(
      app,
      'company',
      { _id: company },
      { seatLimit: 1, referralCode: company, codeKey: company },
    )
    await signUp(app, email, { referralCode: company, firstName: 'Ring 0900', lastName: 'now' })
    await linkOutcome(app, 'verifyEmail', { code: await codeTo(app, email, 'verifyAddress') })
    expect(await run(EVENTS)).toEqual([{ kind: 'member_not_joined', who: null, about: [] }])
  })

  it('shows in company events the name of an app admin to other app admins only', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const change = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
    await run(change, { obj: { _id: company, seatLimit: 50 } }, operator)
    const [seen] = await run(EVENTS)
    expect(seen).toMatchObject({ kind: 'company_changed', who: 'an administrator of Goodwork' })
    const another = await aPerson(app, { isAppAdmin: true })
    const [equal] = await run(EVENTS, { c: company }, another)
    expect(equal.who).toBe('Test Person')
  })
})
