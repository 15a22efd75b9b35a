import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { clean } from '#maintenance-jobs.ts'
import { testApp } from '#testing/app.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo } from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowsOf, setRows } from '#testing/rows.ts'

const DAY = 24 * 3_600_000
const EVENTS = '{ done: companyEventGetMany { kind about fields } }'
const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const CHANGE = 'mutation($obj: MemberChangeInput!) { done: memberUpdate(obj: $obj) }'
const REVOKE = 'mutation($_id: ID!) { done: invitationRevoke(_id: $_id) }'
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const log = {
  error: (facts: object) => {
    throw new Error(JSON.stringify(facts))
  },
}

describe('names of invited people in a company’s trail', () => {
  const app = testApp()
  let company = ''
  let admin: Actor

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const call = async (query: string, variables: object = {}, by = admin) => {
    const done = await app.done(query, variables, by.token)
    app.clock.move(1000)
    return done
  }
  const invite = (email: string, more: object = {}) => call(INVITE, { obj: { email, ...more } })
  const events = () => call(EVENTS)
  const accept = async (person: Actor) => {
    const code = await codeTo(app, person.email, 'invitation')
    await call(ACCEPT, { code }, person)
  }
  const later = async (ms: number) => {
    app.clock.move(ms)
    admin = { ...admin, token: await aSession(app, admin._id) }
  }
  const stored = async () => JSON.stringify(await rowsOf(app, 'auditEvent'))

  it('names invited people after their invitation was changed, revoked or deleted', async () => {
    const email = `ida-${company}@a.example`
    const _id = await invite(email, { firstName: 'Ida', lastName: 'Nilsson' })
    await call(CHANGE, { obj: { _id, isCompanyAdmin: true, lastName: 'Nilsen' } })
    const bare = `bare-${company}@a.example`
    await call(REVOKE, { _id: await invite(bare) })
    const expected = [
      { kind: 'invitation_revoked', about: [bare], fields: [] },
      { kind: 'member_invited', about: [bare], fields: [] },
      { kind: 'member_changed', about: ['Ida Nilsen'], fields: ['lastName', 'isCompanyAdmin'] },
      { kind: 'member_invited', about: ['Ida Nilsson'], fields: [] },
    ].map(({ fields, ...one }) => ({ ...one, fields: expect.arrayContaining(fields) }))
    expect(await events()).toEqual(expected)
    // The invitation is deleted a month after its end; its events stay.
    await later(50 * DAY)
    await clean(app.services, log)
    const { read } = app.services.store
    const left = read.selectFrom('invitation').select('_id').where('company', '=', company)
    expect(await left.execute()).toEqual([])
    expect(await events()).toEqual(expected)
  })

  it('names a member by their current name, and a former member by their invitation', async () => {
    const person = await aPerson(app, { company: null })
    await invite(person.email, { firstName: 'Ida', isCompanyAdmin: true })
    await accept(person)
    expect((await events()).at(-1)).toMatchObject({
      about: ['Test Person'],
      fields: ['isCompanyAdmin'],
    })
    const about = async () =>
      (await events()).find(({ kind }: { kind: string }) => kind === 'member_invited').about
    expect(await about()).toEqual(['Test Person'])
    await setRows(app, 'user', { _id: person._id }, { company: null })
    expect(await about()).toEqual(['Ida'])
  })

  it('erases the name of an invited person with the person, and no other name', async () => {
    const person = await aPerson(app, { company: null })
    const other = `other-${company}@a.example`
    await invite(person.email, { firstName: 'Gone', lastName: 'Forgotten' })
    await invite(other)
    await accept(person)
    expect(await erase(app, person)).toBeUndefined()
    const about = (await events()).map((one: { about: string[] }) => one.about)
    expect(about).toEqual([[], [other], []])
    for (const word of ['Forgotten', person.email]) expect(await stored()).not.toContain(word)
  })

  it('hides an invitation from the company that the invited person belongs to', async () => {
    const person = await aPerson(app)
    await invite(person.email, { firstName: 'Ida' })
    expect((await events())[0].about).toEqual(['Ida'])
    const theirs = await aPerson(app, { company: person.company, isCompanyAdmin: true })
    expect(await call(EVENTS, {}, theirs)).toEqual([])
  })
})
