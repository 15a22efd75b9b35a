import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mondayOf, weekAfter, weekIn } from '#lib/weeks.ts'
import {
  isMonth,
  monthAfter,
  monthClosedBy,
  monthOf,
  rangeOf,
  spanOf,
  weeksOf,
} from './months.rules.ts'

const week = fc
  .integer({ min: Date.parse('2020-01-06'), max: Date.parse('2040-01-01') })
  .map((at) => weekIn(at, 'UTC'))

describe('months of whole weeks', () => {
  it('puts each week in exactly one month of four or five weeks', () => {
    fc.assert(
      fc.property(week, (each) => {
        const weeks = weeksOf(monthOf(each))
        expect(weeks).toContain(each)
        expect([4, 5]).toContain(weeks.length)
        expect(weeksOf(monthAfter(monthOf(each), 1))[0]).toBe(weekAfter(weeks.at(-1) ?? '', 1))
      }),
    )
    expect(weeksOf('2026-11')).toEqual(['2026-45', '2026-46', '2026-47', '2026-48'])
    expect(monthOf('2026-53')).toBe('2026-12')
    expect(monthOf('2027-01')).toBe('2027-01')
  })

  it('closes a month with its last week', () => {
    expect(monthClosedBy('2026-47')).toBe('2026-10')
    expect(monthClosedBy('2026-48')).toBe('2026-11')
    expect(monthClosedBy('2026-53')).toBe('2026-12')
    expect(monthClosedBy('2027-01')).toBe('2026-12')
  })

  it('spans the weeks of a month in every time zone, and a shorter time common to all zones', () => {
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'UTC', 'Asia/Kathmandu']
    const at = fc.integer({ min: Date.parse('2026-10-20'), max: Date.parse('2026-12-05') })
    const { from, to, surelyFrom, surelyTo } = spanOf(weeksOf('2026-11'))
    fc.assert(
      fc.property(at, fc.constantFrom(...zones), (moment, zone) => {
        const isOf = monthOf(weekIn(moment, zone)) === '2026-11'
        if (isOf) expect(moment >= from && moment < to).toBe(true)
        if (moment >= surelyFrom && moment < surelyTo) expect(isOf).toBe(true)
      }),
    )
    expect(mondayOf(weeksOf('2026-11')[0] ?? '')).toBe('2026-11-02')
  })

  it('accepts months from 01 to 12 with two digits only', () => {
    expect(['2026-11', '2026-01'].every(isMonth)).toBe(true)
    expect(['2026-13', '2026-00', '2026-1', 'x', '', '2026-11-01'].some(isMonth)).toBe(false)
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -13)]).toEqual(['2027-01', '2024-12'])
  })

  it('shows the latest twelve closed months, or the months up to a given one', () => {
    const now = Date.parse('2026-11-22T12:00:00Z')
    const months = ['2026-08', '2026-09', '2026-10']
    expect(rangeOf({}, months, now)).toEqual({ from: '2026-08', to: '2026-10' })
    expect(rangeOf({}, [], now)).toEqual({ from: '2025-12', to: '2026-11' })
    expect(rangeOf({ to: '2026-09' }, months, now)).toEqual({ from: '2026-08', to: '2026-09' })
    // A month before the first closed one.
    expect(rangeOf({ to: '2026-02' }, months, now)).toEqual({ from: '2026-02', to: '2026-02' })
  })
})
