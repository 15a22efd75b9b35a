import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const CREATE = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
const NEXT = '{ done: commitmentGet { when othersDue week timesDone goal { _id title planThen } } }'
const CHECK_IN =
  'mutation($_id: ID!, $obj: CheckInInput!) { done: goalCheckIn(_id: $_id, obj: $obj) { _id } }'

describe.each(DATABASES)('the commitment on %s', (database) => {
  const app = testApp(database)
  let owner: Actor

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-21T09:00:00Z'))
    owner = await aPerson(app)
  })

  const call = (query: string, variables: object = {}, who = owner) =>
    app.done(query, variables, who.token)
  const aGoal = async (adviceTitle: string, more: object = {}): Promise<string> =>
    (await call(CREATE, { obj: { adviceTitle, isGoal: true, ...more } }))._id
  const checkIn = (_id: string, obj: object) => call(CHECK_IN, { _id, obj })

  it('is missing without an open goal: bookmarks, done, let-go and deleted ones do not count', async () => {
    const texts = { actionTitle: 'Listen', adviceBody: 'Ask.', actionId: 'b', adviceId: 'a' }
    await aGoal('Kept', { ...texts, entity: 'team', isGoal: false, isBookmark: true })
    await checkIn(await aGoal('Done'), { outcome: 'did', next: 'finish' })
    await checkIn(await aGoal('Let go'), { outcome: 'dropped' })
    await call('mutation($_id: ID!) { done: goalDelete(_id: $_id) { _id } }', {
      _id: await aGoal('Deleted'),
    })
    expect(await call(NEXT)).toMatchObject({ goal: null })
    const _id = await aGoal('Open', { planThen: 'I ask' })
    expect(await call(NEXT)).toEqual({
      ...{ when: 'ahead', othersDue: 0, week: 1, timesDone: 0 },
      ...{ goal: { _id, title: 'Open', planThen: 'I ask' } },
    })
    expect(await call(NEXT, {}, await aPerson(app))).toMatchObject({ goal: null })
  })

  it('is due by the day of the person’s zone, and moves on after a check-in', async () => {
    const first = await aGoal('First', { reviewDate: '2026-11-22' })
    const second = await aGoal('Second', { reviewDate: '2026-11-23' })
    expect(await call(NEXT)).toMatchObject({ when: 'ahead', goal: { _id: first } })
    await setRows(app, 'user', { _id: owner._id }, { timeZone: 'Pacific/Kiritimati' })
    app.clock.set(Date.parse('2026-11-21T10:00:00Z'))
    expect(await call(NEXT)).toMatchObject({ when: 'today', goal: { _id: first } })
    await checkIn(first, { outcome: 'partly' })
    expect(await call(NEXT)).toMatchObject({ when: 'ahead', goal: { _id: second } })
  })

  it('says the week of the goal by the days of the person’s zone, and how often it was done', async () => {
    const goal = await aGoal('First')
    await checkIn(goal, { outcome: 'did' })
    await checkIn(goal, { outcome: 'partly' })
    // Saved on Saturday at 23:00 there: the second week begins with the next Saturday.
    await setRows(app, 'user', { _id: owner._id }, { timeZone: 'Pacific/Kiritimati' })
    await setRows(app, 'session', { user: owner._id }, { expires: 9e12, idle: 9e12 })
    app.clock.set(Date.parse('2026-11-27T09:59:00Z'))
    expect(await call(NEXT)).toMatchObject({ week: 1, timesDone: 1 })
    app.clock.set(Date.parse('2026-11-27T10:00:00Z'))
    expect(await call(NEXT)).toMatchObject({ week: 2, timesDone: 1 })
  })

  it('is asked for on no day off', async () => {
    await aGoal('First', { reviewDate: '2026-11-21' })
    await aGoal('Second', { reviewDate: '2026-11-21' })
    expect(await call(NEXT)).toMatchObject({ when: 'today', othersDue: 1 })
    const obj = { fromDay: '2026-11-21', toDay: '2026-11-21', kind: 'dayOff' }
    await call('mutation($obj: PauseCreateInput!) { done: pauseCreate(obj: $obj) { _id } }', {
      obj,
    })
    expect(await call(NEXT)).toMatchObject({ when: 'ahead', othersDue: 0 })
  })

  it('is one of 400 goals that are all overdue by half a year', async () => {
    await aGoal('Newest')
    const [row] = await app.services.store.read
      .selectFrom('goal')
      .selectAll()
      .where('user', '=', owner._id)
      .execute()
    const rows = Array.from({ length: 399 }, (_, place) => ({
      ...(row as NonNullable<typeof row>),
      ...{
        _id: `old-${owner._id}-${place}`,
        reviewDate: place === 250 ? '2026-05-22' : '2026-05-21',
      },
    }))
    await app.services.store.write((trx) => trx.insertInto('goal').values(rows).execute())
    expect(await call(NEXT)).toMatchObject({
      ...{ when: 'overdue', othersDue: 398, goal: { _id: `old-${owner._id}-250` } },
    })
  })
})
