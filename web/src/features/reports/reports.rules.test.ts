import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  apart,
  askedRange,
  endsOf,
  monthsBetween,
  quickRanges,
  rangeWith,
} from './reports.rules.ts'

it('lists the months between two months, also over the turn of a year', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
})

it('moves the other end of a month range that is reversed or over 24 months', () => {
  const range = { from: '2026-01', to: '2026-06' }
  expect(rangeWith(range, { from: '2026-03' })).toEqual({ from: '2026-03', to: '2026-06' })
  expect(rangeWith(range, { from: '2026-08' })).toEqual({ from: '2026-08', to: '2026-08' })
  expect(rangeWith(range, { to: '2025-12' })).toEqual({ from: '2025-12', to: '2025-12' })
  expect(rangeWith(range, { from: '2023-01' })).toEqual({ from: '2023-01', to: '2024-12' })
  expect(rangeWith(range, { to: '2028-06' })).toEqual({ from: '2026-07', to: '2028-06' })
})

it('finds the newest of the highest and of the lowest published figures', () => {
  expect(endsOf([5, null, 10, 5, 10, null])).toEqual({
    highest: { at: 4, figure: 10 },
    lowest: { at: 3, figure: 5 },
  })
  expect(endsOf([null, null])).toBeNull()
})

it('moves overlapping names of a chart apart, in their order and above the foot', () => {
  expect(apart([100, 100, 20], 18, 200)).toEqual([100, 118, 20])
  expect(apart([195, 199], 18, 200)).toEqual([182, 200])
  const some = fc.array(fc.integer({ min: 0, max: 240 }), { maxLength: 6 })
  fc.assert(
    fc.property(some, (heights) => {
      const moved = apart(heights, 18, 240)
      const sorted = moved.toSorted((a, b) => a - b)
      expect(sorted.every((one, at) => at === 0 || one - (sorted[at - 1] ?? 0) >= 18)).toBe(true)
      expect(Math.max(0, ...moved)).toBeLessThanOrEqual(240)
      heights.forEach((height, a) => {
        heights.forEach((other, b) => {
          if (height < other) expect(moved[a]).toBeLessThan(moved[b] ?? 0)
        })
      })
    }),
  )
})

it('offers the newest finished months of reports, or all if there are few', () => {
  const months = ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11']
  const all = { from: '2026-07', to: '2026-10', count: null }
  expect(quickRanges(months, '2026-10')).toEqual([
    { from: '2026-08', to: '2026-10', count: 3 },
    all,
  ])
  expect(quickRanges(months.slice(2), '2026-10')).toEqual([{ ...all, from: '2026-09' }])
  const years = monthsBetween('2025-01', '2026-11')
  expect(quickRanges(years, '2026-10')).toEqual([
    { from: '2026-08', to: '2026-10', count: 3 },
    { from: '2025-11', to: '2026-10', count: 12 },
  ])
  // A company in its first month has weeks before the month is over.
  expect(quickRanges(['2026-11'], null)).toEqual([])
})

it('offers only finished months of reports, each range once', () => {
  const some = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2 }))
  fc.assert(
    fc.property(some, ([over, more]) => {
      const months = monthsBetween('2024-01', '2028-12').slice(0, over + more)
      const last = months[over - 1] ?? null
      const ranges = quickRanges(months, last)
      for (const { from, to, count } of ranges) {
        expect(to).toBe(last)
        expect(monthsBetween(from, to)).toHaveLength(count ?? over)
      }
      expect(new Set(ranges.map(({ from }) => from)).size).toBe(ranges.length)
      expect(ranges.length).toBe(over === 0 ? 0 : over > 3 ? 2 : 1)
    }),
  )
})

it('requests the reports for the months in the address, else the latest ones', () => {
  const told = { from: '2026-07', to: '2026-10' }
  expect(askedRange({ to: '2026-09' }, told)).toEqual({ from: '2026-07', to: '2026-09' })
})
