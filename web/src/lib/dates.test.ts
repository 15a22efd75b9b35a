import { expect, it } from 'vitest'
import { addDays, formatDay, localDay, weekdayOf } from './dates.ts'

it('writes a day with its year, unless it is the current year', () => {
  expect(formatDay('2026-11-05')).toBe('5 Nov 2026')
  expect(formatDay('2026-11-05', '2026-01-01')).toBe('5 Nov')
  expect(formatDay('2027-01-01', '2026-12-31')).toBe('1 Jan 2027')
})

it('writes a day with its weekday', () => {
  expect(weekdayOf('2026-11-30')).toBe('Mon 30 Nov')
})

it('adds days across months, leap years and clock changes', () => {
  expect(addDays('2026-12-30', 7)).toBe('2027-01-06')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

it('finds the day in the time zone of the person', () => {
  const at = new Date('2026-12-31T23:30:00Z')
  expect(localDay(at, 'UTC')).toBe('2026-12-31')
  expect(localDay(at, 'Pacific/Auckland')).toBe('2027-01-01')
})

it("finds the day in the device's time zone if the given zone is unknown", () => {
  const at = new Date('2026-06-01T12:00:00Z')
  expect(localDay(at, 'Mars/Olympus')).toBe(localDay(at, null))
})
