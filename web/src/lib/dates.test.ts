import { expect, it } from 'vitest'
import { formatDay, localDay } from './dates.ts'

it('writes a day with its year, unless it is this one', () => {
  expect(formatDay('2026-11-05')).toBe('5 Nov 2026')
  expect(formatDay('2026-11-05', '2026-01-01')).toBe('5 Nov')
  expect(formatDay('2027-01-01', '2026-12-31')).toBe('1 Jan 2027')
})

it('tells the day in the zone of the person', () => {
  const at = new Date('2026-12-31T23:30:00Z')
  expect(localDay(at, 'UTC')).toBe('2026-12-31')
  expect(localDay(at, 'Pacific/Auckland')).toBe('2027-01-01')
})

it('goes by the device where the zone is unknown', () => {
  const at = new Date('2026-06-01T12:00:00Z')
  expect(localDay(at, 'Mars/Olympus')).toBe(localDay(at, null))
})
