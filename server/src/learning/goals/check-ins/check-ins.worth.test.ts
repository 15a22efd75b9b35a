import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { worthOf } from './check-ins.rules.ts'

const WORTH = 'checkInWorth { counts points more morePoints }'
const CREATE = `mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id ${WORTH} } }`
const CHECK_IN = `mutation($_id: ID!, $obj: CheckInInput!) {
  done: goalCheckIn(_id: $_id, obj: $obj) { ${WORTH} } }`
const LIST = `{ done: committedActionGetMany { _id ${WORTH} } }`
const SCORE = '{ done: getLatestImpactIndex { weeklyScore } }'
const DAY = 24 * 3_600_000

describe('what a check-in adds', () => {
  it.each([
    [0, { points: 10, more: 1, morePoints: 15 }],
    [1, { points: 15, more: 2, morePoints: 10 }],
    [2, { points: 0, more: 1, morePoints: 10 }],
    [3, { points: 10, more: 2, morePoints: 5 }],
    [4, { points: 0, more: 1, morePoints: 5 }],
    [5, { points: 5, more: null, morePoints: null }],
    [6, { points: 0, more: null, morePoints: null }],
    [500, { points: 0, more: null, morePoints: null }],
  ])('follows the points of actions after %i of them', (actions, expected) => {
    expect(worthOf('now', actions)).toEqual({ counts: 'now', ...expected })
    const nothing = { points: 0, more: null, morePoints: null }
    expect(worthOf('tomorrow', actions)).toEqual({ counts: 'tomorrow', ...nothing })
    expect(worthOf('nextWeek', actions)).toEqual({ counts: 'nextWeek', ...nothing })
  })
})

describe('the worth of a check-in', () => {
  const app = testApp()
  let owner: Actor
  let _id: string

  // A Tuesday and the Wednesday after it, so that the week stays the same.
  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-17T09:00:00Z'))
    owner = await aPerson(app)
    _id = (await aGoal('First'))._id
    app.clock.move(DAY - 1000)
  })

  const call = (query: string, variables: object = {}) => app.done(query, variables, owner.token)
  const aGoal = (adviceTitle: string, more: object = {}) =>
    call(CREATE, { obj: { adviceTitle, isGoal: true, ...more } })
  const worth = async () =>
    (await call(LIST)).find((goal: { _id: string }) => goal._id === _id).checkInWorth
  const score = async () => (await call(SCORE))[0].weeklyScore

  it('says before a check-in what it adds, and that the next one counts next week', async () => {
    // Saving the goal was the first action.
    const before = await score()
    expect(await worth()).toEqual({ counts: 'now', points: 15, more: 2, morePoints: 10 })
    const { checkInWorth } = await call(CHECK_IN, { _id, obj: { outcome: 'notYet' } })
    expect(checkInWorth.counts).toBe('nextWeek')
    expect(await score()).toBe(before + 15)
    expect(await worth()).toMatchObject({ counts: 'nextWeek', points: 0 })
    await call(CHECK_IN, { _id, obj: { outcome: 'did' } })
    expect(await score()).toBe(before + 15)
  })

  it('counts from the day after the goal was saved', async () => {
    expect((await aGoal('Second')).checkInWorth).toMatchObject({ counts: 'tomorrow', points: 0 })
  })

  it('adds nothing at the most points of a week', async () => {
    for (let goal = 0; goal < 5; goal += 1) await aGoal(`More ${goal}`)
    const before = await score()
    const nothing = { counts: 'now', points: 0, more: null, morePoints: null }
    expect(await worth()).toEqual(nothing)
    await call(CHECK_IN, { _id, obj: { outcome: 'did' } })
    expect(await score()).toBe(before)
  })

  it('is missing for a goal that asks for no check-in', async () => {
    await call(CHECK_IN, { _id, obj: { outcome: 'dropped' } })
    expect(await worth()).toBeNull()
  })

  it('is read again after a check-in of the same request', async () => {
    const twice = `mutation($a: ID!, $b: ID!, $obj: CheckInInput!) {
      one: goalCheckIn(_id: $a, obj: $obj) { ${WORTH} }
      done: goalCheckIn(_id: $b, obj: $obj) { ${WORTH} } }`
    app.clock.move(-DAY / 2)
    const { _id: other } = await aGoal('Second')
    app.clock.move(DAY / 2)
    const done = await call(twice, { a: other, b: _id, obj: { outcome: 'did' } })
    expect(done.checkInWorth.counts).toBe('nextWeek')
  })
})
