import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { dayAfter, momentIn } from './moments.ts'
import { dayIn } from './weeks.ts'

const at = (moment: number) => new Date(moment).toISOString()
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC')
const days = fc
  .integer({ min: Date.parse('1990-01-01'), max: Date.parse('2060-01-01') })
  .map((time) => new Date(time).toISOString().slice(0, 10))
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

describe('moments of a day in a zone', () => {
  it.each([
    ['2026-11-21', null, 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', null, 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
    ['2026-11-21', '09:30', 'America/New_York', '2026-11-21T14:30:00.000Z'],
    // The clocks go forward from 02:00 to 03:00, and back from 03:00 to 02:00.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    // A day that begins at one in the morning, and one that a zone skipped.
    ['2018-11-04', null, 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2011-12-30', null, 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('the moment of %s at %s in %s is %s', (day, time, zone, instant) => {
    expect(at(momentIn(day, time, zone))).toBe(instant)
  })

  it('a moment without a time is the start of the day in its zone', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const moment = momentIn(day, null, zone)
        expect(dayIn(moment, zone) >= day).toBe(true)
        expect(dayIn(moment - 1, zone) < day).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('a moment is the first instant when local clocks show its time or a later one', () => {
    fc.assert(
      fc.property(days, times, zones, (day, time, zone) => {
        const moment = momentIn(day, time, zone)
        const wall = Temporal.Instant.fromEpochMilliseconds(moment)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
        const wanted = Temporal.PlainDateTime.from(`${day}T${time}`)
        expect(Temporal.PlainDateTime.compare(wall, wanted)).toBeGreaterThanOrEqual(0)
        const before = momentIn(day, null, zone)
        if (dayIn(before, zone) === day) expect(moment).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  it('a moment is never before the same moment of an earlier day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), times, zones, (day, more, time, zone) => {
        const later = dayAfter(day, more)
        expect(momentIn(later, null, zone)).toBeGreaterThanOrEqual(momentIn(day, null, zone))
        expect(momentIn(later, time, zone)).toBeGreaterThanOrEqual(momentIn(day, time, zone))
      }),
    )
  })
})

it('dayAfter counts days across months, years and changes of clocks', () => {
  expect(dayAfter('2026-12-28', 7)).toBe('2027-01-04')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2026-03-29', -1)).toBe('2026-03-28')
})
