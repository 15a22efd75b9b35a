import { beforeEach, describe, expect, it } from 'vitest'
import { clean } from '#maintenance-jobs.ts'
import { joinCompany } from '#organizations/members/membership/joining.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { closeWeeks } from './members-index.ts'

const ASK = `query($companyId: ID, $yearWeek: String) {
  done: getCompanyMembersIndex(companyId: $companyId, yearWeek: $yearWeek) {
    yearWeek isClosed members { _id firstName yearWeek weeklyScore } others { people mean }
  }
}`
const SHARE = `mutation($_id: ID!, $shareWeeklyScore: Boolean) {
  userUpdate(obj: { _id: $_id, shareWeeklyScore: $shareWeeklyScore }) { shareWeeklyScore }
}`
const MOVE = `mutation($from: ID!, $_id: ID!, $to: ID!) {
  memberMove(from: $from, _id: $_id, to: $to)
}`
const WEEK = '2026-46'
const DAY = 24 * 3_600_000
/** The last moment before the week begins in the first time zone. */
const BEFORE = Date.parse('2026-11-08T10:00:00Z')
/** A Wednesday after the week. */
const AFTER = Date.parse('2026-11-18T09:00:00Z')

describe.each(DATABASES)('weekly scores for an employer on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let people: Actor[]

  /**
   * A person with this number of actions in the week: 0, 1, 2, 4, 6 give 5, 15, 30, 40, 45 points.
   */
  async function aMember(takeAction: number, of = company): Promise<Actor> {
    const person = await aPerson(app, { company: of })
    await acted(person, takeAction)
    return person
  }
  /** Five people without actions, so that the aggregate does not prove that all others acted. */
  const aQuietFive = async (of: string) => {
    for (let more = 0; more < 5; more += 1) await aPerson(app, { company: of })
  }
  const acted = (person: Actor, takeAction: number, week = WEEK) =>
    app.services.store.write((trx) =>
      trx
        .insertInto('impactWeek')
        .values({
          ...{ user: person._id, week, takeAction, shared: 0 },
          ...{ goals: 0, hasAvatar: 0, feed: 0, reminder: 0 },
        })
        .execute(),
    )
  const ask = (yearWeek: string | null = WEEK, by = admin, companyId: string | null = null) =>
    app.done(ASK, { companyId, yearWeek }, by.token)
  const share = async (person: Actor, shareWeeklyScore = true) => {
    await app.done(SHARE, { _id: person._id, shareWeeklyScore }, person.token)
  }
  /** Sets the clock, and signs everyone in again. */
  const goOn = (at: number) => {
    app.clock.set(at)
    const life = { createdDate: at, signedInAt: at, lastSeen: at, expires: at + DAY, idle: DAY }
    return setRows(app, 'session', {}, life)
  }
  const close = async (at = AFTER) => {
    await goOn(at)
    await closeWeeks(app.services)
  }
  const isShared = async ({ _id }: Actor) => {
    const row = app.services.store.read.selectFrom('user').select('shareWeeklyScore')
    return (await row.where('_id', '=', _id).executeTakeFirstOrThrow()).shareWeeklyScore === 1
  }
  beforeEach(async () => {
    app.clock.set(BEFORE)
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    people = []
    for (const count of [1, 1, 2, 2, 4, 6, 6]) people.push(await aMember(count))
    await aQuietFive(company)
  })

  it('publishes a mean only if at least five eligible people may have been inactive', async () => {
    const boss = await aPerson(app, { isCompanyAdmin: true })
    const team = boss.company as string
    for (let more = 0; more < 9; more += 1) await aMember(1, team)
    const quiet = await aPerson(app, { company: team })
    const [since, now] = [BEFORE, BEFORE + DAY]
    const change = async (set: object) => {
      await app.services.store.write(async (trx) => {
        await trx.updateTable('user').set(set).where('_id', '=', quiet._id).execute()
        await trx.deleteFrom('companyWeek').where('company', '=', team).execute()
      })
      await close()
      return (await ask(WEEK, boss)).others
    }
    expect(await change({ deletionDate: null })).toEqual({ people: 5, mean: 15 })
    expect(await change({ accessSince: now })).toBeNull()
    expect(await change({ accessSince: since, deactivatedDate: now })).toBeNull()
    expect(await change({ deactivatedDate: null, deletionDate: now })).toBeNull()
    expect(await change({ deletionDate: null, showWelcomeDialog: 1 })).toBeNull()
    const shows = { showWelcomeDialog: 0, shareWeeklyScore: 1, shareWeeklyScoreSince: since }
    expect(await change(shows)).toBeNull()
    expect(await change({ shareWeeklyScoreSince: since + 1 })).toEqual({ people: 5, mean: 15 })
  })

  it('shows an employer the scores of members who share, and one mean of the others', async () => {
    const [one, other] = people as [Actor, Actor]
    await share(one)
    await share(other)
    await close()
    const told = await ask()
    expect(told).toMatchObject({ yearWeek: WEEK, isClosed: true, others: { people: 5, mean: 40 } })
    expect(told.members.map((it: { _id: string }) => it._id).sort()).toEqual(
      [one._id, other._id].sort(),
    )
    expect(told.members[0]).toMatchObject({ firstName: 'Test', yearWeek: WEEK, weeklyScore: 15 })
    expect(await ask(null)).toEqual(told)
  })

  if (database === 'postgres') return

  it('omits the mean of fewer than five members who do not share', async () => {
    for (const person of people.slice(0, 3)) await share(person)
    await close()
    const told = await ask()
    expect(told.members).toHaveLength(3)
    expect(told.others).toBeNull()
  })

  it('keeps a published week unchanged when people leave, join or share, and hides revoked scores', async () => {
    const [one, two, three] = people as [Actor, Actor, Actor]
    await share(one)
    await close()
    const before = await ask()
    expect(before).toMatchObject({ members: [{ _id: one._id }], others: { people: 5, mean: 35 } })
    // One colleague is erased, one joins, and three others share their score now.
    await erase(app, two)
    await aMember(6)
    for (const person of people.slice(2, 5)) await share(person)
    await close()
    expect(await ask()).toEqual(before)
    await share(one, false)
    expect(await ask()).toEqual({ ...before, members: [] })
    await share(three, false)
    await share(one)
    await close()
    expect(await ask()).toEqual({ ...before, members: [] })
  })

  it('publishes a week only after it is over in every time zone', async () => {
    await share(people[0] as Actor)
    const still = { isClosed: false, members: [], others: null }
    await close(Date.parse('2026-11-16T11:59:59Z'))
    expect(await ask(WEEK)).toEqual({ yearWeek: WEEK, ...still })
    expect((await ask(null)).yearWeek).toBe('2026-45')
    expect(await ask('2026-47')).toEqual({ yearWeek: '2026-47', ...still })
    app.clock.move(1000)
    expect(await ask(WEEK)).toEqual({ yearWeek: WEEK, ...still })
    await clean(app.services, { error: (facts) => expect(facts).toBeUndefined() })
    expect(await ask(null)).toMatchObject({ yearWeek: WEEK, isClosed: true, others: { people: 5 } })
  })

  it('shows an app admin only the mean, and records the access', async () => {
    await share(people[0] as Actor)
    const operator = await aPerson(app, { isAppAdmin: true })
    await close()
    const seen = await ask(WEEK, operator, company)
    expect(seen).toMatchObject({ members: [], others: { people: 5, mean: 35 } })
    expect((await ask()).others).toEqual(seen.others)
    const traces = await rowsOf(
      app,
      'auditEvent',
      { actor: operator._id, subject: company },
      'kind',
    )
    expect(traces).toEqual([{ kind: 'app_admin_look' }])
  })

  it('omits the scores of an erased member and of one in another company', async () => {
    const [one, two] = people as [Actor, Actor]
    await share(one)
    await share(two)
    await close()
    expect((await ask()).members).toHaveLength(2)
    await erase(app, one)
    const elsewhere = await aCompany(app)
    await setRows(app, 'user', { _id: two._id }, { company: elsewhere })
    expect((await ask()).members).toEqual([])
  })

  it('counts a member in the mean who began to share during the week', async () => {
    const [early, late] = people as [Actor, Actor]
    await share(early)
    await goOn(BEFORE + 1)
    await share(late)
    // A second save of the setting keeps its start date.
    await share(early)
    await close()
    expect(await ask()).toMatchObject({ members: [{ _id: early._id }], others: { people: 5 } })
    for (const person of people) await acted(person, 1, '2026-47')
    await close(AFTER + 7 * DAY)
    expect((await ask('2026-47')).members).toHaveLength(2)
    expect((await ask()).members).toHaveLength(1)
    await share(early, false)
    await share(early)
    expect((await ask()).members).toEqual([])
  })

  it('hides the scores and weeks of a moved member from both employers', async () => {
    const others = await aCompany(app)
    const boss = await aPerson(app, { company: others, isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    for (let more = 0; more < 5; more += 1) await aMember(1, others)
    await aQuietFive(others)
    for (const person of people) await share(person)
    const [before, after] = people as [Actor, Actor]
    const move = async ({ _id }: Actor) => {
      await app.done(MOVE, { from: company, _id, to: others }, operator.token)
    }
    await goOn(BEFORE + 8 * DAY)
    await move(before)
    await close()
    await move(after)
    expect([await isShared(before), await isShared(after)]).toEqual([false, false])
    expect((await ask()).members).toHaveLength(people.length - 2)
    // Five people with one action each; the person who left would have been the sixth.
    expect(await ask(WEEK, boss)).toMatchObject({ members: [], others: { people: 5, mean: 15 } })
    for (const person of [before, after]) {
      await setRows(
        app,
        'user',
        { _id: person._id },
        { shareWeeklyScore: 1, shareWeeklyScoreSince: 0 },
      )
    }
    expect((await ask(WEEK, boss)).members).toEqual([])
  })

  it('omits the weeks of a new member before they joined the company', async () => {
    const person = await aPerson(app, { company: null })
    await acted(person, 2)
    await share(person)
    await goOn(AFTER)
    const facts = { requestId: 'test', address: '127.0.0.1', client: 'test' }
    const isIn = await app.services.store.write((trx) =>
      joinCompany(trx, { ...app.services, facts }, person._id, { company, isAdmin: false }),
    )
    expect([isIn, await isShared(person)]).toEqual([true, false])
    for (const each of people.slice(0, 3)) await erase(app, each)
    await close()
    expect(await ask()).toMatchObject({ isClosed: true, members: [], others: null })
  })

  it('omits the score of a member with a closed account', async () => {
    const [one] = people as [Actor]
    await share(one)
    await close()
    const gone = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id } }'
    expect(await app.code(gone, { _id: one._id }, one.token)).toBeUndefined()
    expect((await ask()).members).toEqual([])
  })
})
