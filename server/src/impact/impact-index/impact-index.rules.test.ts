import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf, linesOf, type Measure, stoodBy, weeklyScore } from './impact-index.rules.ts'

const nothing = { hasAvatar: false, goals: 0, takeAction: 0, feed: 0, reminder: 0 }
const everything = { hasAvatar: true, goals: 2, takeAction: 6, feed: 15, reminder: 3 }

describe('the weekly score', () => {
  it('gives a weekly score of 5 without any action, and 100 for all actions', () => {
    expect(weeklyScore(nothing)).toBe(5)
    expect(weeklyScore(everything)).toBe(100)
  })

  const table: [Measure, number, number][] = [
    ['avatar', 0, 0],
    ['avatar', 1, 5],
    ['goals', 0, 0],
    ['goals', 1, 5],
    ['goals', 2, 10],
    ['goals', 500, 10],
    ['takeAction', 0, 0],
    ['takeAction', 1, 10],
    ['takeAction', 2, 25],
    ['takeAction', 3, 25],
    ['takeAction', 4, 35],
    ['takeAction', 5, 35],
    ['takeAction', 6, 40],
    ['takeAction', 99, 40],
    ['feed', 0, 0],
    ['feed', 1, 10],
    ['feed', 3, 10],
    ['feed', 4, 15],
    ['feed', 8, 15],
    ['feed', 9, 20],
    ['feed', 14, 20],
    ['feed', 15, 25],
    ['feed', 365, 25],
    ['reminder', 0, 0],
    ['reminder', 1, 5],
    ['reminder', 2, 10],
    ['reminder', 3, 15],
    ['reminder', 12, 15],
  ]
  it.each(table)('gives %s counted %i times %i points', (measure, count, points) => {
    expect(lineOf(measure, count).points).toBe(points)
  })

  const counts = fc.record({
    hasAvatar: fc.boolean(),
    goals: fc.nat(60),
    takeAction: fc.nat(60),
    feed: fc.nat(60),
    reminder: fc.nat(60),
  })

  it('adds up the weekly score of lines that are each between 0 and their cap', () => {
    fc.assert(
      fc.property(counts, (week) => {
        const lines = linesOf(week)
        const sum = (part: string) =>
          lines.filter((line) => line.part === part).reduce((all, { points }) => all + points, 0)
        expect(weeklyScore(week)).toBe(sum('base') + sum('variable'))
        const { hasAvatar, goals, takeAction, feed, reminder } = week
        const counts = [1, hasAvatar ? 1 : 0, goals, takeAction, feed, reminder]
        expect(lines.map(({ count }) => count)).toEqual(counts)
        for (const { points, cap } of lines) expect(points >= 0 && points <= cap).toBe(true)
        expect(sum('base')).toBeLessThanOrEqual(20)
        expect(weeklyScore(week)).toBeGreaterThanOrEqual(5)
        expect(weeklyScore(week)).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('never lowers the weekly score for more actions', () => {
    const keys = fc.constantFrom('goals', 'takeAction', 'feed', 'reminder') as fc.Arbitrary<
      'goals' | 'takeAction' | 'feed' | 'reminder'
    >
    fc.assert(
      fc.property(counts, keys, (week, key) => {
        const more = { ...week, [key]: week[key] + 1 }
        expect(weeklyScore(more)).toBeGreaterThanOrEqual(weeklyScore(week))
      }),
    )
  })

  it('names the next count that gives more points, and these points', () => {
    fc.assert(
      fc.property(counts, (week) => {
        for (const { measure, points, next, level } of linesOf(week)) {
          expect(next === null).toBe(level === 2)
          if (next === null) continue
          expect(next.points).toBeGreaterThan(points)
          expect(lineOf(measure, next.count).points).toBe(next.points)
          expect(lineOf(measure, next.count - 1).points).toBe(points)
        }
      }),
    )
  })

  it('gives a line level 0 for a count of 0, 1 above it, and 2 at the cap', () => {
    expect(lineOf('feed', 0).level).toBe(0)
    expect(lineOf('feed', 1).level).toBe(1)
    expect(lineOf('feed', 14).level).toBe(1)
    expect(lineOf('feed', 15).level).toBe(2)
  })
})

describe('the state at the end of a week', () => {
  const event = (week: string, gone: boolean, at: number) => ({ week, gone, at })

  it('takes the latest event up to the end of a week, in any order of events', () => {
    const events = [
      event('2026-46', false, 1),
      event('2026-47', true, 3),
      event('2026-48', false, 4),
    ]
    for (const each of [events, events.toReversed()]) {
      expect(stoodBy(each, '2026-45')).toBe(0)
      expect(stoodBy(each, '2026-46')).toBe(1)
      expect(stoodBy(each, '2026-47')).toBe(0)
      expect(stoodBy(each, '2027-01')).toBe(1)
    }
    expect(stoodBy([], '2026-47')).toBe(0)
  })

  it('orders events by time and not by week, for a person who travelled west', () => {
    const events = [event('2026-48', false, 1), event('2026-47', true, 2)]
    expect(stoodBy(events, '2026-48')).toBe(0)
    expect(stoodBy(events, '2026-47')).toBe(0)
  })
})
