import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEWEST, type Level, levelOf, STEP, toldOf } from './aggregates.ts'

const people = fc.integer({ min: 0, max: 60 })

describe('what is told of several people', () => {
  it('is of five at least, in steps of five, and never so many that fewer than five are left', () => {
    fc.assert(
      fc.property(people, people, (some, others) => {
        const told = toldOf(some, some + others)
        if (some < FEWEST) expect(told).toBeNull()
        if (told === null) return
        expect(told % STEP).toBe(0)
        expect(told).toBeGreaterThanOrEqual(FEWEST)
        expect(told).toBeLessThanOrEqual(some)
        expect(told).toBeLessThanOrEqual(some + others - FEWEST)
      }),
    )
    expect([toldOf(12, 12), toldOf(12, 40), toldOf(4, 40), toldOf(9, 9)]).toEqual([
      5,
      10,
      null,
      null,
    ])
  })

  it('goes on until five more or fewer are there, or until all are too few for it', () => {
    const month = fc.record({ some: people, others: people })
    fc.assert(
      fc.property(fc.array(month, { maxLength: 30 }), (months) => {
        let level: Level | undefined
        for (const { some, others } of months) {
          const all = some + others
          const next = levelOf(level, some, all)
          const was = level ?? { figure: null, basis: 0 }
          if (next.figure !== null) {
            expect(next.figure % STEP).toBe(0)
            expect(next.figure).toBeGreaterThanOrEqual(FEWEST)
            expect(next.figure).toBeLessThanOrEqual(Math.max(all - FEWEST, 0))
          }
          const moved = Math.abs(Math.max(0, Math.min(some, all - FEWEST)) - was.basis)
          // What it is now can be worked out from what was told and from how many all are.
          if (moved < FEWEST) expect(next.figure).toBe(lowered(was.figure, all))
          level = next
        }
      }),
    )
  })

  const lowered = (figure: number | null, all: number) => {
    if (figure === null || figure <= all - FEWEST) return figure
    const most = Math.floor((all - FEWEST) / STEP) * STEP
    return most >= FEWEST ? most : null
  }

  it('stays as it was while one person comes or goes', () => {
    const first = levelOf(undefined, 10, 40)
    expect(first).toEqual({ figure: 10, basis: 10 })
    expect(levelOf(first, 9, 39)).toEqual(first)
    expect(levelOf(first, 14, 44)).toEqual(first)
    expect(levelOf(first, 15, 45)).toEqual({ figure: 15, basis: 15 })
    expect(levelOf(first, 18, 45)).toEqual({ figure: 20, basis: 18 })
    expect(levelOf(first, 18, 20)).toEqual({ figure: 15, basis: 15 })
    expect(levelOf(first, 5, 30)).toEqual({ figure: 5, basis: 5 })
    expect(levelOf(first, 4, 30)).toEqual({ figure: null, basis: 4 })
  })
})
