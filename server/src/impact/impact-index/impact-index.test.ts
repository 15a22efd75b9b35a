import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const FIELDS = `yearWeek weeksAgo weeklyScore lastScore takeActionCount feedReadCount reminderReadCount
  totalGoalCount hasAvatar lines { measure part count points cap level next { count points } }`
const LATEST = `{ done: getLatestImpactIndex { ${FIELDS} } }`
const FEED = `mutation($id: ID!) { done: recordReadFeed(feedId: $id) { ${FIELDS} } }`
const ACTION = `mutation($type: String!, $item: ID) {
  done: recordTakeAction(type: $type, item: $item) { ${FIELDS} }
}`
const REMINDER = `mutation($id: ID!) { done: recordReadReminder(reminderId: $id) { ${FIELDS} } }`
const GOAL = `mutation($id: ID!, $isDelete: Boolean) {
  done: recordGoal(goalId: $id, isDelete: $isDelete) { ${FIELDS} }
}`
const SAVE = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
const CHANGE = 'mutation($obj: GoalUpdateInput!) { done: goalUpdate(obj: $obj) { _id } }'
const DROP = 'mutation($id: ID!) { done: goalDelete(_id: $id) { _id } }'
const DAY = 86_400_000

describe.each(DATABASES)('the Impact Index on %s', (database) => {
  const app = testApp(database)
  let owner: Actor
  let advice: string[]

  /** A person whose session outlasts the weeks of a test. */
  async function aLastingPerson(timeZone: string | null = null, company?: string) {
    const actor = await aPerson(app, company === undefined ? {} : { company })
    const life = 29 * DAY
    await app.services.store.write(async (trx) => {
      await trx
        .updateTable('session')
        .set({ expires: app.clock.now() + life, idle: life })
        .where('user', '=', actor._id)
        .execute()
      await trx.updateTable('user').set({ timeZone }).where('_id', '=', actor._id).execute()
    })
    return actor
  }

  const call = (query: string, variables: object = {}, who = owner) =>
    app.done(query, variables, who.token)
  const code = (query: string, variables: object, who = owner) =>
    app.code(query, variables, who.token)
  const latest = async (who = owner) => (await call(LATEST, {}, who))[0]
  const aGoal = async (adviceId: string, who = owner, isGoal = true) => {
    const words = { adviceTitle: 'Listen', adviceBody: 'Listen.', actionTitle: 'Listen' }
    const kept = { adviceId, actionId: 'action-1', entity: 'team', ...words }
    const { _id } = await call(SAVE, { obj: { ...kept, isGoal, isBookmark: !isGoal } }, who)
    return _id as string
  }
  /** Moves the clock by days, and keeps the session active. */
  const days = (count: number) => {
    app.clock.move(count * DAY)
    return setRows(app, 'session', { user: owner._id }, { lastSeen: app.clock.now() })
  }

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-18T09:00:00Z'))
    owner = await aLastingPerson()
    const found = await call(
      '{ done: librarySearch(query: "listen", filters: {kinds: [advice]}) { hits { id } } }',
    )
    advice = found.hits.map((hit: { id: string }) => hit.id)
    expect(advice.length).toBeGreaterThan(6)
  })

  it('counts an item once a week after fifty calls in a row or twenty at once', async () => {
    for (let time = 0; time < 50; time += 1) await call(FEED, { id: '7' })
    const [item] = advice
    await Promise.all(
      Array.from({ length: 20 }, () => call(ACTION, { type: 'adviceViewed', item })),
    )
    expect(await latest()).toMatchObject({ feedReadCount: 1, takeActionCount: 1, weeklyScore: 25 })
  })

  if (database === 'postgres') return

  it('adds up the Impact Index by the table of points', async () => {
    // 5 + one goal 5 + three actions (the goal saved, two pieces of advice) 25 + four tips 15 = 50.
    await aGoal('advice-1')
    for (const item of advice.slice(0, 2)) await call(ACTION, { type: 'adviceViewed', item })
    for (const id of ['1', '2', '3', '4']) await call(FEED, { id })
    const index = await latest()
    expect(index).toMatchObject({
      weeklyScore: 50,
      takeActionCount: 3,
      feedReadCount: 4,
      reminderReadCount: 0,
      totalGoalCount: 1,
      hasAvatar: false,
    })
    expect(index.lines.map((line: { points: number }) => line.points)).toEqual([5, 0, 5, 25, 15, 0])
    expect(index.lines[3].next).toEqual({ count: 4, points: 35 })
  })

  it('refuses to count an unknown kind of action or an unknown item', async () => {
    expect(await code(ACTION, { type: 'breathing' })).toBe('BAD_USER_INPUT')
    for (const type of ['adviceViewed', 'goalSaved', 'flowCompleted', 'checkInDone']) {
      for (const item of [randomUUID(), 'not\0an id', '', "' or 1=1 --"]) {
        expect(await code(ACTION, { type, item }), `${type} ${item}`).toBe('NOT_FOUND')
      }
    }
    for (const id of ['0', '-1', '421', '1.0', 'one', '1\0', '']) {
      expect(await code(FEED, { id }), id).toBe('NOT_FOUND')
    }
    expect(await code(REMINDER, { id: randomUUID() })).toBe('NOT_FOUND')
    expect(await code(GOAL, { id: 'not\0an id' })).toBe('NOT_FOUND')
    expect(await latest()).toMatchObject({ weeklyScore: 5, takeActionCount: 0, feedReadCount: 0 })
  })

  it('refuses the goals, runs and reminders of others as if they did not exist', async () => {
    const other = await aLastingPerson()
    const goal = await aGoal('advice-1', other)
    expect(await code(GOAL, { id: goal })).toBe('NOT_FOUND')
    for (const type of ['goalSaved', 'checkInDone']) {
      expect(await code(ACTION, { type, item: goal })).toBe('NOT_FOUND')
    }
    const admin = await aPerson(app, { isCompanyAdmin: true })
    const make = `mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }`
    const obj = { targetDate: '2026-11-02', text: 'Look at each other’s goals' }
    const { _id: id } = await call(make, { obj }, admin)
    expect(await code(REMINDER, { id })).toBe('NOT_FOUND')
    const colleague = await aLastingPerson(null, admin.company ?? '')
    expect(await call(REMINDER, { id }, colleague)).toMatchObject({
      reminderReadCount: 1,
      weeklyScore: 10,
    })
    expect(await latest()).toMatchObject({ reminderReadCount: 0 })
  })

  it('counts a run of the flow after it is finished', async () => {
    const make = 'mutation($obj: HistoryCreateInput!) { done: historyCreate(obj: $obj) { _id } }'
    const end = 'mutation($obj: HistoryUpdateInput!) { done: historyUpdate(obj: $obj) { _id } }'
    const startTime = '2026-11-18T08:00:00Z'
    const obj = { flow: { entity: 'team', startTime, steps: [] }, startTime }
    const { _id } = await call(make, { obj })
    expect(await code(ACTION, { type: 'flowCompleted', item: _id })).toBe('NOT_FOUND')
    await call(end, { obj: { _id, endTime: '2026-11-18T08:10:00Z' } })
    expect(await latest()).toMatchObject({ takeActionCount: 1 })
    expect(await call(ACTION, { type: 'flowCompleted', item: _id })).toMatchObject({
      takeActionCount: 1,
    })
  })

  it('counts the stored goals, and ignores the claim of the call', async () => {
    const first = await aGoal('advice-1')
    await aGoal('advice-2')
    await aGoal('advice-3')
    expect(await latest()).toMatchObject({ totalGoalCount: 3, takeActionCount: 3, weeklyScore: 40 })
    expect(await call(GOAL, { id: first, isDelete: true })).toMatchObject({ totalGoalCount: 3 })
    await call(DROP, { id: first })
    expect(await call(GOAL, { id: first, isDelete: false })).toMatchObject({ totalGoalCount: 2 })
    await call('mutation($id: ID!) { done: goalRestore(_id: $id) { _id } }', { id: first })
    expect(await latest()).toMatchObject({ totalGoalCount: 3 })
  })

  it('counts a bookmark that is saved again as a goal, also without the flag', async () => {
    await aGoal('advice-1', owner, false)
    const words = { adviceTitle: 'Listen', adviceBody: 'Listen.', actionTitle: 'Listen' }
    const obj = { adviceId: 'advice-1', actionId: 'action-1', entity: 'team', ...words }
    await call(SAVE, { obj })
    expect(await latest()).toMatchObject({ totalGoalCount: 1, takeActionCount: 1 })
  })

  it('counts a bookmark only while it is a goal', async () => {
    const _id = await aGoal('advice-1', owner, false)
    expect(await latest()).toMatchObject({ totalGoalCount: 0 })
    await aGoal('advice-1')
    expect(await latest()).toMatchObject({ totalGoalCount: 1 })
    await call(CHANGE, { obj: { _id, isGoal: false } })
    expect(await latest()).toMatchObject({ totalGoalCount: 0 })
    await call(CHANGE, { obj: { _id, isBookmark: false } })
    await call('mutation($id: ID!) { done: goalRestore(_id: $id) { _id } }', { id: _id })
    expect(await latest()).toMatchObject({ totalGoalCount: 0 })
  })

  it('gives five points for a picture, and none after the picture is removed', async () => {
    const picture = (avatar: string | null) => setRows(app, 'user', { _id: owner._id }, { avatar })
    const look = `mutation { done: recordCompleteProfile { ${FIELDS} } }`
    expect(await call(look)).toMatchObject({ hasAvatar: false, weeklyScore: 5 })
    await picture('/avatars/one')
    expect(await call(look)).toMatchObject({ hasAvatar: true, weeklyScore: 10 })
    await picture(null)
    app.clock.move(1000)
    expect(await call(look)).toMatchObject({ hasAvatar: false, weeklyScore: 5 })
  })

  it('returns this week with the latest earlier week that had activity', async () => {
    await aGoal('advice-1')
    await call(FEED, { id: '1' })
    await days(7)
    expect(await call(LATEST)).toMatchObject([
      {
        yearWeek: '2026-48',
        weeksAgo: 0,
        weeklyScore: 10,
        lastScore: 30,
        feedReadCount: 0,
        totalGoalCount: 1,
      },
      { yearWeek: '2026-47', weeksAgo: 1, weeklyScore: 30, lastScore: null, feedReadCount: 1 },
    ])
    await days(14)
    expect(await latest()).toMatchObject({ yearWeek: '2026-50', weeklyScore: 10, lastScore: 30 })
    await call(FEED, { id: '1' })
    expect(await latest()).toMatchObject({ feedReadCount: 1, weeklyScore: 20, lastScore: 30 })
    expect((await call(LATEST))[1]).toMatchObject({ yearWeek: '2026-47', weeksAgo: 3 })
  })

  it('returns week 53 of 2026 as the week before the first week of 2027', async () => {
    app.clock.set(Date.parse('2027-01-03T12:00:00Z'))
    owner = await aLastingPerson()
    await call(FEED, { id: '1' })
    expect(await latest()).toMatchObject({ yearWeek: '2026-53', weeksAgo: 0, weeklyScore: 15 })
    await days(1)
    expect(await call(LATEST)).toMatchObject([
      { yearWeek: '2027-01', weeksAgo: 0, weeklyScore: 5, lastScore: 15 },
      { yearWeek: '2026-53', weeksAgo: 1, weeklyScore: 15 },
    ])
  })
})
