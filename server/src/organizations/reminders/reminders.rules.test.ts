import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayIn } from '#lib/weeks.ts'
import { isAhead } from './reminders.rules.ts'

const MINUTE = 60_000
const ZONES = [
  ...['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'America/St_Johns'],
  ...['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'],
]

/** Year and month in a time zone, computed by the platform. */
function monthAt(instant: number, timeZone: string): string {
  const form = { timeZone, year: 'numeric', month: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en', form).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return `${part('year')}-${part('month')}`
}

it('hides a reminder until its month begins in the time zone of its reader', () => {
  const month = fc.record({
    year: fc.integer({ min: 2020, max: 2060 }),
    at: fc.integer({ min: 0, max: 11 }),
  })
  const minutes = fc.integer({ min: -16 * 60, max: 16 * 60 })
  fc.assert(
    fc.property(
      month,
      fc.integer({ min: 1, max: 28 }),
      minutes,
      fc.constantFrom(...ZONES),
      (of, day, off, zone) => {
        const first = Date.UTC(of.year, of.at, 1)
        const name = new Date(first).toISOString().slice(0, 7)
        const last = new Date(Date.UTC(of.year, of.at + 1, 0)).toISOString().slice(0, 10)
        const now = first + off * MINUTE
        const begun = monthAt(now, zone) >= name
        for (const target of [`${name}-01`, `${name}-${`${day}`.padStart(2, '0')}`, last]) {
          expect([target, isAhead(target, dayIn(now, zone))]).toEqual([target, !begun])
        }
      },
    ),
    { numRuns: 500 },
  )
})
