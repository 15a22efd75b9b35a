import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STEP } from '#lib/aggregates.ts'
import { lastClosedWeek, weekIn } from '#lib/weeks.ts'
import { AGGREGATE, aggregateOf } from './members-index.rules.ts'

const score = fc.integer({ min: 1, max: 20 }).map((fives) => fives * 5)

describe('the aggregate of weekly scores', () => {
  it('publishes an aggregate of at least five people, in steps of five, from 15 to 85', () => {
    fc.assert(
      fc.property(fc.array(score, { maxLength: 40 }), fc.nat(20), (scores, away) => {
        const could = scores.length + away
        const told = aggregateOf(scores, could)
        expect(told === null).toBe(scores.length < 5 || could < 10)
        if (told === null) return
        expect(told.people % STEP).toBe(0)
        expect(told.people).toBeLessThanOrEqual(could - 5)
        if (away >= 5) expect(scores.length - told.people).toBeLessThan(STEP)
        expect(told.mean % AGGREGATE.meanStep).toBe(0)
        expect(told.mean).toBeGreaterThanOrEqual(15)
        expect(told.mean).toBeLessThanOrEqual(85)
        const mean = scores.reduce((sum, it) => sum + it, 0) / scores.length
        if (mean > 15 && mean < 85) expect(Math.abs(told.mean - mean)).toBeLessThanOrEqual(2.5)
      }),
    )
  })

  it('publishes the same aggregate if all members were active or one was away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (could) => {
        const all = Array.from({ length: could }, () => 40)
        expect(aggregateOf(all.slice(1), could)).toEqual(aggregateOf(all, could))
      }),
    )
  })
})

describe('the latest week that is over', () => {
  it('closes only a week that is over in every time zone', () => {
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'UTC', 'Asia/Kathmandu', 'Pacific/Niue']
    const at = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2034-01-01') })
    fc.assert(
      fc.property(at, fc.constantFrom(...zones), (now, zone) => {
        expect(weekIn(now, zone) > lastClosedWeek(now)).toBe(true)
      }),
    )
  })
})
