import { Temporal } from 'temporal-polyfill'

/** The day so many days after (before, if negative) another, `2026-11-28`. */
export const dayAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/**
 * When a day (2026-11-21) begins in a zone, or a time of it (`09:30`) comes, in epoch milliseconds.
 * A time that the clocks leave out comes as much later as they are put forward; of one that comes
 * twice it is the first. A day that a zone left out begins with the next one.
 */
export function momentIn(day: string, time: string | null, zone: string): number {
  const date = Temporal.PlainDate.from(day)
  const plainTime = time === null ? undefined : Temporal.PlainTime.from(time)
  const at = plainTime === undefined ? { timeZone: zone } : { timeZone: zone, plainTime }
  return date.toZonedDateTime(at).epochMilliseconds
}
