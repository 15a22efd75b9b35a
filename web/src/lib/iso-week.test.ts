import { expect, it } from 'vitest'
import { mondayOf } from './iso-week.ts'

it('finds the Monday of an ISO week, also at the turn of the year', () => {
  const weeks = ['2026-47', '2026-01', '2026-53', '2027-01', '2021-01']
  expect(weeks.map(mondayOf)).toEqual([
    ...['2026-11-16', '2025-12-29', '2026-12-28', '2027-01-04', '2021-01-04'],
  ])
})
