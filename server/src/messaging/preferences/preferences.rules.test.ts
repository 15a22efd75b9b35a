import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, momentIn } from '#lib/moments.ts'
import { dayIn } from '#lib/weeks.ts'
import {
  checkTimes,
  DEFAULT_TIMES,
  digestMoment,
  isWeekdays,
  type MessageTimes,
  nextAllowed,
  weekdayOf,
} from './preferences.rules.ts'

const at = (text: string) => Date.parse(text)
const never = () => false
const inZone = (zone: string, free: readonly string[] = []) => ({
  zone,
  isFree: (day: string) => free.includes(day),
})

describe('the next moment for a message', () => {
  // 2026-11-20 is a Friday.
  it.each<[string, string, Partial<MessageTimes>, string, readonly string[], string | null]>([
    ['at once in the hours', '2026-11-20T10:00Z', {}, 'UTC', [], '2026-11-20T10:00Z'],
    ['in the morning after a night', '2026-11-20T03:00Z', {}, 'UTC', [], '2026-11-20T08:00Z'],
    ['on Monday after Friday evening', '2026-11-20T20:00Z', {}, 'UTC', [], '2026-11-23T08:00Z'],
    ['after a day off', '2026-11-20T10:00Z', {}, 'UTC', ['2026-11-20'], '2026-11-23T08:00Z'],
    ['in the own zone', '2026-11-20T00:30Z', {}, 'Asia/Tokyo', [], '2026-11-20T00:30Z'],
    [
      'in the earliest zone',
      '2026-11-20T09:00Z',
      {},
      'Pacific/Kiritimati',
      [],
      '2026-11-22T18:00Z',
    ],
    [
      'at the end of a pause of two weeks',
      '2026-11-20T10:00Z',
      { mutedUntil: '2026-12-04' },
      'UTC',
      [],
      '2026-12-04T08:00Z',
    ],
    [
      'in a night shift, whose hours pass midnight',
      '2026-11-20T12:00Z',
      { fromTime: '22:00', toTime: '06:00', days: '1234567' },
      'UTC',
      [],
      '2026-11-20T22:00Z',
    ],
    [
      'at once at four in that night',
      '2026-11-21T04:00Z',
      { fromTime: '22:00', toTime: '06:00', days: '1234567' },
      'UTC',
      [],
      '2026-11-21T04:00Z',
    ],
    [
      'an hour later by UTC after the clocks went back',
      '2026-10-25T02:00Z',
      { days: '7' },
      'Europe/Berlin',
      [],
      '2026-10-25T07:00Z',
    ],
    [
      'at the moved hour when clocks skip it',
      '2027-03-28T00:00Z',
      { days: '7', fromTime: '02:30', toTime: '05:00' },
      'Europe/Berlin',
      [],
      '2027-03-28T01:30Z',
    ],
  ])('comes %s', (_case, from, times, zone, free, expected) => {
    const found = nextAllowed(at(from), { ...DEFAULT_TIMES, ...times }, inZone(zone, free))
    expect(found && new Date(found).toISOString()).toBe(
      expected && new Date(expected).toISOString(),
    )
  })

  it('never comes if every day is free', () => {
    const days = { zone: 'UTC', isFree: () => true }
    expect(nextAllowed(at('2026-11-20T10:00Z'), DEFAULT_TIMES, days)).toBeNull()
  })

  it('is never before the asked one, on a free day, on an unchosen day or outside the hours', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const weekdays = fc.subarray([...'1234567'], { minLength: 1 }).map((days) => days.join(''))
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati')
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01'), max: at('2028-01-01') }),
        time,
        time,
        weekdays,
        zones,
        fc.integer({ min: 0, max: 6 }),
        (from, fromTime, toTime, days, zone, free) => {
          const isFree = (day: string) => weekdayOf(day) === free
          const times = { ...DEFAULT_TIMES, days, fromTime, toTime }
          const found = nextAllowed(from, times, { zone, isFree })
          if (found === null) return days === String(free || '')
          const day = dayIn(found, zone)
          expect(found).toBeGreaterThanOrEqual(from)
          expect(isFree(day)).toBe(false)
          expect(days).toContain(String(weekdayOf(day)))
          const [first, last] = [momentIn(day, fromTime, zone), momentIn(day, toTime, zone)]
          if (fromTime < toTime) expect(found >= first && found < last).toBe(true)
          else if (fromTime > toTime) expect(found >= first || found < last).toBe(true)
          return true
        },
      ),
    )
  })
})

describe('the digest of a week', () => {
  it.each<[string, Partial<MessageTimes>, readonly string[], string | null]>([
    ['on Tuesday at ten', {}, [], '2026-11-24T10:00:00.000Z'],
    ['on the next day that is not free', {}, ['2026-11-24'], '2026-11-25T10:00:00.000Z'],
    [
      'at the chosen day and time',
      { digestDay: 5, digestTime: '16:30' },
      [],
      '2026-11-27T16:30:00.000Z',
    ],
    ['never in a week without another day', { digestDay: 7 }, ['2026-11-29'], null],
    ['never in a pause', { mutedUntil: '2026-12-07' }, [], null],
  ])('comes %s', (_case, times, free, expected) => {
    const found = digestMoment('2026-11-23', { ...DEFAULT_TIMES, ...times }, inZone('UTC', free))
    expect(found && new Date(found).toISOString()).toBe(expected)
  })

  it('comes once in each week at the clock changes', () => {
    const mondays = Array.from({ length: 60 }, (_, week) => dayAfter('2026-09-07', 7 * week))
    const days = { zone: 'Europe/Berlin', isFree: never }
    const hours = mondays.map((monday) => {
      const moment = digestMoment(monday, { ...DEFAULT_TIMES, digestDay: 7 }, days)
      return new Date(moment ?? 0).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' })
    })
    expect(new Set(hours)).toEqual(new Set(['10:00:00']))
  })
})

describe('times that a person chooses', () => {
  it.each(['1', '135', '1234567'])('accept the weekdays %s', (days) => {
    expect(isWeekdays(days)).toBe(true)
  })
  it.each(['', '8', '21', '11', 'x'])('refuse the weekdays "%s"', (days) => {
    expect(isWeekdays(days)).toBe(false)
    expect(() => checkTimes({ days })).toThrow('Choose at least one day.')
  })
  it.each([
    [{ fromTime: '8:00' }, 'fromTime'],
    [{ toTime: '24:00' }, 'toTime'],
    [{ digestTime: 'ten' }, 'digestTime'],
    [{ digestDay: 0 }, 'digestDay'],
    [{ digestDay: 2.5 }, 'digestDay'],
  ])('refuse %o', (times, field) => {
    expect(() => checkTimes(times)).toThrow(expect.objectContaining({ field }))
  })
})
