import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codesTo } from '#testing/links.ts'
import { manyInvited } from '#testing/many-members.ts'
import { aSession } from '#testing/policy-world.ts'

const DAY = 24 * 3_600_000
const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const READ = 'query($code: String!) { it: invitationGet(code: $code) { company } }'
const ASK = 'query($c: ID) { done: invitationRemindGet(companyId: $c) }'
const REMIND = 'mutation($c: ID) { done: invitationRemindMany(companyId: $c) }'
const TRAIL = '{ done: companyEventGetMany { kind counts { what count } } }'

describe.each(DATABASES)('a reminder of invitations on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor

  beforeEach(async () => {
    company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const ask = async (query: string, by: Actor = admin, c?: string) =>
    app.done(query, { c }, await aSession(app, by._id))
  const invite = async (more: object = {}) => {
    const email = `${randomUUID().slice(0, 8)}@private.example`
    const token = await aSession(app, admin._id)
    await app.done(INVITE, { obj: { email, ...more } }, token)
    return email
  }
  const invitationsTo = (email: string) => codesTo(app, email, 'invitation')

  it('mails invitations older than three days again, with a link that replaces the first', async () => {
    const old = await invite()
    app.clock.move(3 * DAY - 1)
    expect(await ask(ASK)).toBe(0)
    const fresh = await invite()
    app.clock.move(1)
    expect(await ask(ASK)).toBe(1)
    expect(await ask(REMIND)).toBe(1)
    const [first = '', second = ''] = await invitationsTo(old)
    expect(await app.code(READ, { code: first })).toBe('INVALID_CODE')
    expect(await app.code(READ, { code: second })).toBeUndefined()
    expect(await invitationsTo(fresh)).toHaveLength(1)
    const [event] = await ask(TRAIL)
    expect(event).toEqual({
      kind: 'invitations_reminded',
      counts: [{ what: 'remind', count: 1 }],
    })
  })

  it('reminds of an invitation once in seven days, also after it ended', async () => {
    const email = await invite()
    app.clock.move(20 * DAY)
    expect(await ask(REMIND)).toBe(1)
    app.clock.move(7 * DAY - 1)
    expect(await ask(REMIND)).toBe(0)
    app.clock.move(1)
    expect(await ask(REMIND)).toBe(1)
    expect(await invitationsTo(email)).toHaveLength(3)
  })

  it('sends no reminder of an invitation as admin or to a person who joined another way', async () => {
    await invite({ isCompanyAdmin: true })
    const email = await invite()
    await aPerson(app, { company, email })
    app.clock.move(4 * DAY)
    expect(await ask(REMIND)).toBe(0)
  })

  it('sends no reminder to an address that got five invitations in this hour', async () => {
    const email = await invite()
    await invite()
    app.clock.move(4 * DAY)
    const other = await aPerson(app, { isCompanyAdmin: true })
    for (let at = 0; at < 5; at += 1) await app.call(INVITE, { obj: { email } }, other.token)
    expect(await ask(REMIND)).toBe(1)
  })

  it('reminds up to 1,000 outside addresses a day, and more for app admins', async () => {
    await manyInvited(app, company, 4)
    app.clock.move(4 * DAY)
    await invite()
    await app.services.store.write((trx) =>
      trx.updateTable('counter').set({ n: 998 }).where('key', 'like', 'strangers %').execute(),
    )
    expect(await ask(ASK)).toBe(2)
    expect(await ask(REMIND)).toBe(2)
    const operator = await aPerson(app, { isAppAdmin: true })
    expect(await ask(REMIND, operator, company)).toBe(1)
  })

  it('sends one reminder when two admins send reminders at once', async () => {
    const email = await invite()
    app.clock.move(4 * DAY)
    const second = await aPerson(app, { company, isCompanyAdmin: true })
    const sent = await Promise.all([ask(REMIND), ask(REMIND, second)])
    expect(sent.sort()).toEqual([0, 1])
    expect(await invitationsTo(email)).toHaveLength(2)
  })

  it('spreads reminder mails over time, so that sign-in links don’t wait', async () => {
    await manyInvited(app, company, 3)
    app.clock.move(4 * DAY)
    expect(await ask(REMIND)).toBe(2)
    const now = app.clock.now()
    const jobs = await app.services.store.read
      .selectFrom('job')
      .innerJoin('outbox', 'outbox._id', 'job.key')
      .select(['job.kind', 'job.runAt'])
      .where('outbox.recipientKey', 'like', '%@invited.example')
      .where('job.runAt', '>=', now)
      .orderBy('runAt')
      .execute()
    expect(jobs.map(({ kind, runAt }) => [kind, Number(runAt) - now])).toEqual([
      ['bulkMail', 100],
      ['bulkMail', 200],
    ])
  })

  it('refuses reminders of invitations to members and other companies’ admins', async () => {
    await invite()
    const member = await aPerson(app, { company })
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const query of [ASK, REMIND]) {
      expect(await app.code(query, {})).toBe('UNAUTHENTICATED')
      expect(await app.code(query, {}, member.token)).toBe('FORBIDDEN')
      expect(await app.code(query, { c: company }, stranger.token)).toBe('NOT_FOUND')
      expect(await app.code(query, { c: 'none' }, operator.token)).toBe('NOT_FOUND')
    }
  })
})
