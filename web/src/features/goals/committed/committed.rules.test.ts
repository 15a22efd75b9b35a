import { describe, expect, it } from 'vitest'
import { isAsSeen } from '#features/goals/check-in/check-in.rules.ts'
import { localDay } from '#lib/dates.ts'
import { byMonth, fateOf } from './committed.rules.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const goal = { state: 'going', reviewMoment: null }

describe('the outcome of a goal', () => {
  it.each([
    ['going', goal],
    ['going', { ...goal, reviewMoment: '2026-11-21T09:00:01.000Z' }],
    ['due', { ...goal, reviewMoment: '2026-11-21T09:00:00.000Z' }],
    ['achieved', { ...goal, state: 'achieved' }],
    ['letGo', { ...goal, state: 'letGo' }],
  ] as const)('the outcome of a goal is %s for %j', (fate, lived) => {
    expect(fateOf(lived, now)).toBe(fate)
  })
})

it("groups commitments by month in the person's time zone, in order", () => {
  const at = (createdDate: string) => ({ createdDate })
  const goals = [at('2026-12-01T04:00:00Z'), at('2026-11-30T12:00:00Z'), at('2026-10-31T23:30:00Z')]
  const months = (zone: string) =>
    byMonth(goals, (instant) => localDay(new Date(instant), zone)).map(
      (month) => `${month.yearMonth} ${month.goals.length}`,
    )
  expect(months('UTC')).toEqual(['2026-12 1', '2026-11 1', '2026-10 1'])
  expect(months('America/New_York')).toEqual(['2026-11 2', '2026-10 1'])
  expect(months('Asia/Tokyo')).toEqual(['2026-12 1', '2026-11 2'])
})

it('saves a check-in over a newer version only if its own fields are unchanged', () => {
  const seen = { progress: 'In the zone', reviewDate: null, state: 'going', planThen: 'I ask' }
  expect(isAsSeen(seen, { ...seen })).toBe(true)
  expect(isAsSeen(seen, { ...seen, progress: 'Making headway' })).toBe(false)
  expect(isAsSeen(seen, { ...seen, reviewDate: '2026-11-28' })).toBe(false)
  expect(isAsSeen(seen, { ...seen, state: 'letGo' })).toBe(false)
})
