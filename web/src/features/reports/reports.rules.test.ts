import { expect, it } from 'vitest'
import { endsOf, mondayOf, monthsBetween, rangeWith } from './reports.rules.ts'

it('knows the Monday of an ISO week, also where the year turns', () => {
  const weeks = ['2026-47', '2026-01', '2026-53', '2027-01', '2021-01']
  expect(weeks.map(mondayOf)).toEqual([
    ...['2026-11-16', '2025-12-29', '2026-12-28', '2027-01-04', '2021-01-04'],
  ])
})

it('counts months over the turn of a year', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
})

it('takes the other end along, at most 24 months apart', () => {
  const range = { from: '2026-01', to: '2026-06' }
  expect(rangeWith(range, { from: '2026-03' })).toEqual({ from: '2026-03', to: '2026-06' })
  expect(rangeWith(range, { from: '2026-08' })).toEqual({ from: '2026-08', to: '2026-08' })
  expect(rangeWith(range, { to: '2025-12' })).toEqual({ from: '2025-12', to: '2025-12' })
  expect(rangeWith(range, { from: '2023-01' })).toEqual({ from: '2023-01', to: '2024-12' })
  expect(rangeWith(range, { to: '2028-06' })).toEqual({ from: '2026-07', to: '2028-06' })
})

it('finds the newest highest and lowest of what is told', () => {
  expect(endsOf([5, null, 10, 5, 10, null])).toEqual({
    highest: { at: 4, figure: 10 },
    lowest: { at: 3, figure: 5 },
  })
  expect(endsOf([null, null])).toBeNull()
})
