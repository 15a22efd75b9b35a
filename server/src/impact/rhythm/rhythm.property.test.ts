import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOfWeek, weekAfter } from '#lib/weeks.ts'
import { type DaysAway, RHYTHM, type RhythmFacts, rhythmOf } from './rhythm.rules.ts'

// The weeks before include the end of a year with a week 53.
const NOW = '2027-06'
const weekBack = fc.integer({ min: 0, max: 35 }).map((back) => weekAfter(NOW, -back))
const day = fc
  .tuple(weekBack, fc.integer({ min: 0, max: 6 }))
  .map(([week, place]) => daysOfWeek(week)[place] ?? '')
const away: fc.Arbitrary<DaysAway> = fc
  .tuple(day, fc.option(day), fc.constantFrom('pause', 'dayOff'))
  .map(([one, other, kind]) => {
    const [fromDay = one, toDay = null] = other === null ? [one] : [one, other].toSorted()
    return { fromDay, toDay: kind === 'dayOff' ? (toDay ?? fromDay) : toDay, kind }
  })
const known: fc.Arbitrary<RhythmFacts> = fc.record({
  now: fc.constant(NOW),
  first: weekBack,
  active: fc.uniqueArray(weekBack, { maxLength: 30 }).map((weeks) => new Set(weeks)),
  away: fc.array(away, { maxLength: 5 }),
  holidays: fc.uniqueArray(day, { maxLength: 20 }).map((days) => new Set(days)),
})

describe('a rhythm', () => {
  it('never lowers a rhythm for a pause or a day off', () => {
    fc.assert(
      fc.property(known, away, (before, more) => {
        const one = rhythmOf(before)
        const other = rhythmOf({ ...before, away: [...before.away, more] })
        expect(other.inRhythm).toBeGreaterThanOrEqual(one.inRhythm)
        expect(other.of).toBeLessThanOrEqual(one.of)
      }),
      { numRuns: 500 },
    )
  })

  it('never lowers a rhythm for a public holiday', () => {
    fc.assert(
      fc.property(known, day, (before, more) => {
        const one = rhythmOf(before)
        const other = rhythmOf({ ...before, holidays: new Set([...before.holidays, more]) })
        expect(other.inRhythm).toBeGreaterThanOrEqual(one.inRhythm)
        expect(other.of).toBeLessThanOrEqual(one.of)
      }),
      { numRuns: 500 },
    )
  })

  it('never lowers a rhythm for one more active week, and keeps it within bounds', () => {
    fc.assert(
      fc.property(known, weekBack, (before, more) => {
        const one = rhythmOf(before)
        const other = rhythmOf({ ...before, active: new Set([...before.active, more]) })
        const share = (it: typeof one) => (it.of === 0 ? 0 : it.inRhythm / it.of)
        expect(share(other)).toBeGreaterThanOrEqual(share(one))
        expect(one.inRhythm).toBeLessThanOrEqual(one.of)
        expect(one.of).toBeLessThanOrEqual(RHYTHM.window)
        expect(one.weeks.length).toBeLessThanOrEqual(RHYTHM.lookBack)
      }),
      { numRuns: 500 },
    )
  })

  it('computes the same rhythm for any order of the facts', () => {
    fc.assert(
      fc.property(known, (it) => {
        const turned = {
          ...it,
          active: new Set([...it.active].toReversed()),
          away: it.away.toReversed(),
          holidays: new Set([...it.holidays].toReversed()),
        }
        expect(rhythmOf(turned)).toEqual(rhythmOf(it))
      }),
    )
  })

  it('lists each week of a rhythm once without a gap, and counts the listed weeks', () => {
    fc.assert(
      fc.property(known, (it) => {
        const { weeks, inRhythm, of, isFromStart } = rhythmOf(it)
        expect(weeks.map(({ yearWeek }) => yearWeek)).toEqual(
          weeks.map((_, back) => weekAfter(NOW, -back)),
        )
        expect(weeks.filter(({ state }) => state === 'inRhythm')).toHaveLength(inRhythm)
        expect(weeks.filter(({ state }) => state === 'quiet')).toHaveLength(of - inRhythm)
        expect(isFromStart).toBe(weeks.at(-1)?.yearWeek === it.first)
      }),
    )
  })
})
