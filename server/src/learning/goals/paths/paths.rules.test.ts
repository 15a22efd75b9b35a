import { describe, expect, it } from 'vitest'
import type { Goal } from '../goals.entity.ts'
import type { GoalState } from '../goals.rules.ts'
import { pathStateOf, turnedIntoWeek, weekToStart } from './paths.rules.ts'

const started = (week: number, state: GoalState = 'going') => ({
  ...{ week, startDay: '2026-11-02', state },
})

it.each([
  ['on its first day', started(1), '2026-11-02', 'current'],
  ['on its seventh day', started(1), '2026-11-08', 'current'],
  ['after a week', started(1), '2026-11-09', 'ready'],
  ['with an achieved goal', started(1, 'achieved'), '2026-11-03', 'ready'],
  ['whose goal was let go', started(1, 'letGo'), '2026-11-03', null],
  ['five weeks later', started(3), '2026-12-07', null],
  ['in the fourth week', started(4), '2026-11-08', 'current'],
  ['after the fourth week', started(4), '2026-11-09', 'done'],
  ['a week after its end', started(4), '2026-11-16', null],
  ['before its start, after a travel to the west', started(2), '2026-11-01', 'current'],
] as const)('a path %s is %s', (_when, week, today, state) => {
  expect(pathStateOf(week, today)).toBe(state)
})

it('starts with the first week, goes on with the next, and begins again after the fourth', () => {
  expect([undefined, started(1), started(3), started(4)].map(weekToStart)).toEqual([1, 2, 4, 1])
})

describe('an earlier goal that becomes a week', () => {
  const at = { pathId: 'a-path', pathWeek: 2, pathStarted: Date.parse('2026-11-02T09:00:00Z') }
  const plan = { planWhen: 'Monday comes', planThen: 'begin' }
  const goal = {
    ...{ isGoal: true, progress: 'In the zone', letGoDate: null, pathId: null, pathWeek: null },
    ...{ planWhen: null, planThen: null, reviewDate: null, endDate: null, pathStarted: null },
  }
  const turned = (more: object) =>
    turnedIntoWeek({ ...goal, ...more } as unknown as Goal, { at, plan, today: '2026-11-02' })
  const review = { reviewDate: '2026-11-09', reviewTime: null }
  const again = { progress: 'On the starting blocks', letGoDate: null, stepsDone: null }

  it.each([
    ['gets the plan of the week', {}, { ...plan, ...review }],
    ['keeps its own plan', { planThen: 'do mine' }, review],
    ['keeps a review ahead', { reviewDate: '2026-11-04' }, plan],
    ['loses a review that is over', { reviewDate: '2026-11-02' }, { ...plan, ...review }],
    ['loses an end that is over', { endDate: '2026-10-30' }, { ...plan, ...review, endDate: null }],
    [
      'begins again once it was achieved',
      { progress: 'Goal achieved!', planThen: 'do mine', reviewDate: '2026-11-04' },
      { ...again, ...plan, ...review },
    ],
    ['begins again once it was let go', { letGoDate: 1 }, { ...again, ...plan, ...review }],
    ['begins again as a bookmark', { isGoal: false }, { ...again, ...plan, ...review }],
  ])('%s', (_what, more, changes) => {
    expect(turned(more)).toEqual({ ...at, ...changes })
  })

  it('stays as it is if it was started moments ago, by a second tap', () => {
    expect(turned({ ...at, pathStarted: at.pathStarted - 100 })).toEqual({})
  })
})
