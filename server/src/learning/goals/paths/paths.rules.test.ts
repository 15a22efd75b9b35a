import { expect, it } from 'vitest'
import { pathStateOf, weekToStart } from './paths.rules.ts'

const started = (week: number, isEnded = false) => ({ week, startDay: '2026-11-02', isEnded })

it.each([
  ['on its first day', started(1), '2026-11-02', 'current'],
  ['on its seventh day', started(1), '2026-11-08', 'current'],
  ['after a week', started(1), '2026-11-09', 'ready'],
  ['with an ended goal', started(1, true), '2026-11-03', 'ready'],
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
