import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cumulativeCount, FEWEST, type Level, publishedCount, STEP } from './aggregates.ts'

const people = fc.integer({ min: 0, max: 60 })

describe('published figures', () => {
  it('a published count is a multiple of five, from five to five below all people', () => {
    fc.assert(
      fc.property(people, people, (some, others) => {
        const told = publishedCount(some, some + others)
        if (some < FEWEST) expect(told).toBeNull()
        if (told === null) return
        expect(told % STEP).toBe(0)
        expect(told).toBeGreaterThanOrEqual(FEWEST)
        expect(told).toBeLessThanOrEqual(some)
        expect(told).toBeLessThanOrEqual(some + others - FEWEST)
      }),
    )
    expect([
      publishedCount(12, 12),
      publishedCount(12, 40),
      publishedCount(4, 40),
      publishedCount(9, 9),
    ]).toEqual([5, 10, null, null])
  })

  it('a cumulative count rises by five people or more, and falls only to stay five below all', () => {
    const month = fc.record({ some: people, others: people })
    fc.assert(
      fc.property(fc.array(month, { maxLength: 30 }), (months) => {
        let level: Level | undefined
        for (const { some, others } of months) {
          const all = some + others
          const next = cumulativeCount(level, some, all)
          const was = level?.basis ?? 0
          expect(next.basis).toBe(some - was >= FEWEST ? some : was)
          // Otherwise it changes only with the number of all people, which is not secret.
          const most = Math.floor(Math.max(0, all - FEWEST) / STEP) * STEP
          const figure = Math.min(Math.round(next.basis / STEP) * STEP, most)
          expect(next.figure).toBe(figure === 0 ? null : figure)
          level = next
        }
      }),
    )
  })

  it('a cumulative count stays the same when a few people join, or counted people leave', () => {
    const first = cumulativeCount(undefined, 10, 40)
    expect(first).toEqual({ figure: 10, basis: 10 })
    for (const [some, all] of [
      [9, 39],
      [14, 44],
      [5, 35],
      [0, 30],
    ] as const) {
      expect(cumulativeCount(first, some, all)).toEqual(first)
    }
    expect(cumulativeCount(first, 15, 45)).toEqual({ figure: 15, basis: 15 })
    expect(cumulativeCount(first, 18, 45)).toEqual({ figure: 20, basis: 18 })
    expect(cumulativeCount(first, 18, 20)).toEqual({ figure: 15, basis: 18 })
  })

  it('publishes a cumulative count again once it can be five below all', () => {
    const first = cumulativeCount(undefined, 8, 20)
    expect(first).toEqual({ figure: 10, basis: 8 })
    const few = cumulativeCount(first, 8, 9)
    expect(few).toEqual({ figure: null, basis: 8 })
    expect(cumulativeCount(few, 8, 14)).toEqual({ figure: 5, basis: 8 })
    expect(cumulativeCount(few, 8, 20)).toEqual(first)
  })
})
