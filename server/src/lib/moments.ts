import { Temporal } from 'temporal-polyfill'

/** The day that is `days` days after another, `2026-11-28`; before it, if negative. */
export const dayAfter = (day: string, days: number): string =>
  // Without Temporal, which takes many times as long: each plan looks a year ahead.
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().replace(/T.*/, '')

const DAY_MS = 24 * 3_600_000

/** The minute of an instant (epoch milliseconds) in a zone, `2026-11-21T09:30`. */
export const minuteIn = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

/**
 * The start of a day (2026-11-21) in a zone, or a time of it (`09:30`), in epoch milliseconds. A time
 * that clocks skip moves forward by the gap; of a repeated one it is the first.
 */
export function momentIn(day: string, time: string | null, zone: string): number {
  const date = Temporal.PlainDate.from(day)
  const plainTime = time === null ? undefined : Temporal.PlainTime.from(time)
  const at = plainTime === undefined ? { timeZone: zone } : { timeZone: zone, plainTime }
  return date.toZonedDateTime(at).epochMilliseconds
}
