import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEWEST, type Level, levelOf, publishedCount, STEP } from './aggregates.ts'

const people = fc.integer({ min: 0, max: 60 })

describe('a published figure', () => {
  it('counts five people or more, in steps of five, and leaves at least five uncounted', () => {
    fc.assert(
      fc.property(people, people, (some, others) => {
        const count = publishedCount(some, some + others)
        if (some < FEWEST) expect(count).toBeNull()
        if (count === null) return
        expect(count % STEP).toBe(0)
        expect(count).toBeGreaterThanOrEqual(FEWEST)
        expect(count).toBeLessThanOrEqual(some)
        expect(count).toBeLessThanOrEqual(some + others - FEWEST)
      }),
    )
    expect([
      publishedCount(12, 12),
      publishedCount(12, 40),
      publishedCount(4, 40),
      publishedCount(9, 9),
    ]).toEqual([5, 10, null, null])
  })

  it('that is cumulative rises by five people or more, and falls only to leave five uncounted', () => {
    const month = fc.record({ some: people, others: people })
    fc.assert(
      fc.property(fc.array(month, { maxLength: 30 }), (months) => {
        let level: Level | undefined
        for (const { some, others } of months) {
          const all = some + others
          const next = levelOf(level, some, all)
          const was = level?.basis ?? 0
          expect(next.basis).toBe(some - was >= FEWEST ? some : was)
          // Otherwise only the number of all people moves it, which is no secret.
          const most = Math.floor(Math.max(0, all - FEWEST) / STEP) * STEP
          const figure = Math.min(Math.round(next.basis / STEP) * STEP, most)
          expect(next.figure).toBe(figure === 0 ? null : figure)
          level = next
        }
      }),
    )
  })

  it('that is cumulative does not change when one person joins or leaves, or when counted people leave', () => {
    const first = levelOf(undefined, 10, 40)
    expect(first).toEqual({ figure: 10, basis: 10 })
    for (const [some, all] of [
      [9, 39],
      [14, 44],
      [5, 35],
      [0, 30],
    ] as const) {
      expect(levelOf(first, some, all)).toEqual(first)
    }
    expect(levelOf(first, 15, 45)).toEqual({ figure: 15, basis: 15 })
    expect(levelOf(first, 18, 45)).toEqual({ figure: 20, basis: 18 })
    expect(levelOf(first, 18, 20)).toEqual({ figure: 15, basis: 18 })
  })

  it('that is cumulative is published again once five people are uncounted', () => {
    const first = levelOf(undefined, 8, 20)
    expect(first).toEqual({ figure: 10, basis: 8 })
    const few = levelOf(first, 8, 9)
    expect(few).toEqual({ figure: null, basis: 8 })
    expect(levelOf(few, 8, 14)).toEqual({ figure: 5, basis: 8 })
    expect(levelOf(few, 8, 20)).toEqual(first)
  })
})
