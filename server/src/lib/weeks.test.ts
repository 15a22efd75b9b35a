import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, mondayOf, weekAfter, weekIn, zoneOr } from './weeks.ts'

const at = (text: string) => Date.parse(text)
const DAY = 86_400_000

describe('the ISO week in a zone', () => {
  it.each([
    ['2027-01-01T12:00:00Z', 'UTC', '2026-53'],
    ['2026-01-01T12:00:00Z', 'UTC', '2026-01'],
    ['2024-12-30T00:00:00Z', 'UTC', '2025-01'],
    ['2021-01-03T23:59:59Z', 'UTC', '2020-53'],
    // Just before and at midnight of Monday, in the person's zone.
    ['2026-11-22T09:59:58Z', 'Pacific/Kiritimati', '2026-47'],
    ['2026-11-22T10:00:00Z', 'Pacific/Kiritimati', '2026-48'],
    ['2026-11-23T10:59:58Z', 'Pacific/Niue', '2026-47'],
    ['2026-11-23T11:00:00Z', 'Pacific/Niue', '2026-48'],
    ['2026-11-22T18:14:58Z', 'Asia/Kathmandu', '2026-47'],
    ['2026-11-22T18:15:00Z', 'Asia/Kathmandu', '2026-48'],
    // Nights in which clocks go forward and back.
    ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-13'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-14'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-43'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-44'],
  ])('the ISO week of %s in %s is %s', (instant, zone, week) => {
    expect(weekIn(at(instant), zone)).toBe(week)
  })

  it('the ISO week never decreases with time, and lasts about seven days', () => {
    const zones = fc.constantFrom('UTC', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Tokyo')
    const instants = fc.integer({ min: at('2000-01-01'), max: at('2060-01-01') })
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: 0, max: 30 * DAY }), (zone, from, more) => {
        expect(weekIn(from, zone) <= weekIn(from + more, zone)).toBe(true)
        if (more > 8 * DAY) expect(weekIn(from, zone)).not.toBe(weekIn(from + more, zone))
      }),
    )
  })
})

describe('the weeks of the calendar', () => {
  it.each([
    ['2026-47', '2026-11-16'],
    ['2026-01', '2025-12-29'],
    ['2026-53', '2026-12-28'],
  ])('the week %s begins on %s', (week, monday) => {
    expect(mondayOf(week)).toBe(monday)
  })

  it.each(['2025-53', '2026-00', '2026-54', '2026-7', '26-47', '2026-W47', ''])(
    'mondayOf refuses the week “%s”',
    (week) => {
      expect(() => mondayOf(week)).toThrow(RangeError)
    },
  )

  it('weekAfter counts forward and back, across years', () => {
    expect(weekAfter('2026-53', 1)).toBe('2027-01')
    expect(weekAfter('2021-01', -1)).toBe('2020-53')
    const weeks = fc.integer({ min: -600, max: 600 })
    const instants = fc.integer({ min: at('2000-01-01'), max: at('2060-01-01') })
    fc.assert(
      fc.property(instants, weeks, (instant, n) => {
        const week = weekIn(instant, 'UTC')
        expect(weekAfter(weekAfter(week, n), -n)).toBe(week)
        expect(weekAfter(week, n)).toBe(weekIn(instant + n * 7 * DAY, 'UTC'))
      }),
    )
  })
})

describe('the day in a zone', () => {
  it('dayIn returns the calendar day of an instant in a zone', () => {
    expect(dayIn(at('2026-11-21T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-22')
    expect(dayIn(at('2026-11-21T03:30:00Z'), 'America/New_York')).toBe('2026-11-20')
  })
})

describe('names of zones', () => {
  it('zoneOr replaces an unknown time zone by UTC', () => {
    expect(zoneOr('Europe/Berlin')).toBe('Europe/Berlin')
    for (const name of [null, undefined, '', 'Mars/Olympus', 'Europe/Berlin\0', '../etc']) {
      expect(zoneOr(name)).toBe('UTC')
    }
  })
})
