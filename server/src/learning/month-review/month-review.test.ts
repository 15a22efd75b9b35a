import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const REVIEW = `{ done: monthReviewGet { month isSeen isEmpty actions weeks did partly achieved
  forWhom { entity actions } best { note title goalId adviceId actionId entity }
  suggestion { title goalId adviceId actionId entity } } }`
const SEEN = 'mutation($month: String!) { done: monthReviewSeen(month: $month) }'
const SAVE = 'mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { _id } }'
const GOAL = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'
const CHECK_IN = `mutation($_id: ID!, $obj: CheckInInput!) {
  done: goalCheckIn(_id: $_id, obj: $obj) { _id } }`
const OPEN = `mutation($item: ID!) {
  done: recordTakeAction(type: "adviceViewed", item: $item) { _id } }`
const RATE =
  'mutation($id: String!, $liked: Int) { done: likedActionUpdateById(id: $id, liked: $liked) }'
const FLOW = 'mutation($obj: HistoryCreateInput!) { done: historyCreate(obj: $obj) { _id } }'
const REMOVE = 'mutation($_id: ID!) { done: goalDelete(_id: $_id) { _id } }'
const ADVICE = 'put-the-answer-in-line-one'

describe.each(DATABASES)('the month in review, on %s', (database) => {
  const app = testApp(database)
  let person: Actor

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-10-05T09:00:00Z'))
    person = await aPerson(app)
    await at('2026-10-05T09:00:00Z')
  })

  const call = (query: string, variables: object = {}, by = person) =>
    app.done(query, variables, by.token)
  async function at(time: string): Promise<void> {
    const now = Date.parse(time)
    const times = { expires: now * 2, idle: now * 2, lastSeen: now, createdDate: now }
    await setRows(app, 'session', { user: person._id }, times)
    app.clock.set(now)
  }
  const goal = (obj: object) =>
    call(GOAL, { obj: { adviceTitle: 'Ask first', isGoal: true, entity: 'team', ...obj } })

  it('counts the actions of last month by entity, with the best line and the next step', async () => {
    const { _id } = await goal({})
    const { _id: done } = await goal({ adviceTitle: 'Thank Ada', entity: 'colleague' })
    await call(OPEN, { item: ADVICE })
    const flow = { entity: 'customer', startTime: '2026-10-05', steps: [] }
    const [startTime, endTime] = ['2026-10-05T09:00:00Z', '2026-10-05T09:05:00Z']
    await call(FLOW, { obj: { flow, startTime, endTime } })
    await at('2026-10-13T09:00:00Z')
    await call(CHECK_IN, {
      _id,
      obj: { outcome: 'partly', note: 'It rained all day, so not much.' },
    })
    await call(CHECK_IN, { _id: done, obj: { outcome: 'did', note: 'She smiled', next: 'finish' } })
    await at('2026-11-02T09:00:00Z')
    await call(CHECK_IN, { _id, obj: { outcome: 'did', note: 'This is no longer in October.' } })
    const review = await call(REVIEW)
    expect(review).toMatchObject({
      ...{
        month: '2026-10',
        isSeen: false,
        isEmpty: false,
        actions: 6,
        weeks: 2,
        did: 1,
        partly: 1,
      },
      achieved: ['Thank Ada'],
      best: { note: 'She smiled', title: 'Thank Ada', goalId: done },
      suggestion: { title: 'Ask first', goalId: _id, adviceId: null },
    })
    expect(review.forWhom).toEqual([
      { entity: 'yourself', actions: 0 },
      { entity: 'team', actions: 2 },
      { entity: 'colleague', actions: 2 },
      { entity: 'customer', actions: 2 },
    ])
  })

  it('stays seen on every device until the next month', async () => {
    await goal({})
    await at('2026-11-02T09:00:00Z')
    await Promise.all([call(SEEN, { month: '2026-10' }), call(SEEN, { month: '2026-10' })])
    await call(SEEN, { month: '2026-09' })
    expect(await call(REVIEW)).toMatchObject({ month: '2026-10', isSeen: true })
    await goal({ entity: 'customer' })
    await at('2026-12-01T09:00:00Z')
    expect(await call(REVIEW)).toMatchObject({ month: '2026-11', isSeen: false, actions: 1 })
  })

  if (database === 'postgres') return

  it.each([
    // On Kiritimati (UTC+14) October ends at 10:00 UTC of its last day, in Honolulu (UTC-10) later.
    ['Pacific/Kiritimati', '2026-10-31T09:59:00Z', '2026-10-31T10:00:00Z', '2026-10'],
    ['Pacific/Kiritimati', '2026-10-31T10:00:00Z', '2026-11-30T10:00:00Z', '2026-11'],
    ['Pacific/Honolulu', '2026-11-01T09:59:00Z', '2026-11-01T10:00:00Z', '2026-10'],
    ['Pacific/Honolulu', '2026-11-01T10:00:00Z', '2026-12-01T10:00:00Z', '2026-11'],
  ])('ends a month at midnight in %s: an action at %s', async (timeZone, acted, now, month) => {
    await call(SAVE, { obj: { _id: person._id, timeZone } })
    await at(acted)
    await goal({})
    expect(await call(REVIEW)).toMatchObject({ isEmpty: true, actions: 0 })
    await at(now)
    expect(await call(REVIEW)).toMatchObject({ month, actions: 1 })
  })

  it('quotes helpful advice without a note, and suggests advice that fits without an open goal', async () => {
    await call(OPEN, { item: ADVICE })
    await call(RATE, { id: ADVICE, liked: 3 })
    await call(RATE, { id: 'there-is-no-such-advice', liked: 4 })
    await at('2026-11-02T09:00:00Z')
    const { best, suggestion } = await call(REVIEW)
    expect(best).toMatchObject({ note: null, goalId: null, adviceId: ADVICE })
    expect(suggestion).toMatchObject({ goalId: null, adviceId: expect.any(String) })
    expect(suggestion.adviceId).not.toBe(ADVICE)
  })

  it('leaves out deleted goals and everything of other people', async () => {
    const { _id } = await goal({})
    await at('2026-10-07T09:00:00Z')
    await call(CHECK_IN, { _id, obj: { outcome: 'did', note: 'Private words' } })
    await call(REMOVE, { _id })
    const other = await aPerson(app, { company: person.company })
    await app.done(GOAL, { obj: { adviceTitle: 'Of another', isGoal: true } }, other.token)
    await at('2026-11-02T09:00:00Z')
    expect(await call(REVIEW)).toMatchObject({ did: 0, best: null, suggestion: { goalId: null } })
    expect(JSON.stringify(await call(REVIEW))).not.toContain('Of another')
  })

  it('is empty for a month without anything', async () => {
    expect(await call(REVIEW)).toMatchObject({ month: '2026-09', isEmpty: true, best: null })
  })

  it.each(['2026-11', '2026-13', 'October', ''])('refuses to mark %j as seen', async (month) => {
    await at('2026-11-02T09:00:00Z')
    const { errors } = await app.call(SEEN, { month }, person.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'month' })
  })
})
