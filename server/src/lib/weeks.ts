import { Temporal } from 'temporal-polyfill'

// Days and weeks are those of the person's own zone: product 9, weekly score.

/** The zone if the IANA database has it, else UTC. */
export function zoneOr(zone: string | null | undefined): string {
  if (zone === null || zone === undefined || zone === '') return 'UTC'
  try {
    return Temporal.Now.zonedDateTimeISO(zone).timeZoneId
  } catch {
    return 'UTC'
  }
}

const dateIn = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate()

const yearWeekOf = (date: Temporal.PlainDate) =>
  `${date.yearOfWeek}-${String(date.weekOfYear).padStart(2, '0')}`

/** The day of an instant (epoch milliseconds) in a zone, `2026-11-21`. */
export const dayIn = (at: number, zone: string): string => dateIn(at, zone).toString()

/** The ISO week of an instant (epoch milliseconds) in a zone, `2026-47`; 2027-01-01 is `2026-53`. */
export const weekIn = (at: number, zone: string): string => yearWeekOf(dateIn(at, zone))

/** The first day of an ISO week, `2026-11-16` for `2026-47`. Throws RangeError for no such week. */
export function mondayOf(yearWeek: string): string {
  const [, year = '', week = ''] = /^(\d{4})-(\d\d)$/.exec(yearWeek) ?? []
  // The fourth of January always lies in the first week of its year.
  const fourth = Temporal.PlainDate.from({ year: Number(year), month: 1, day: 4 })
  const monday = fourth.subtract({ days: fourth.dayOfWeek - 1 }).add({ weeks: Number(week) - 1 })
  if (yearWeekOf(monday) !== yearWeek) throw new RangeError(`There is no week ${yearWeek}`)
  return monday.toString()
}

/** The ISO week that is `weeks` weeks after another; before it, if negative. */
export const weekAfter = (yearWeek: string, weeks: number): string =>
  yearWeekOf(Temporal.PlainDate.from(mondayOf(yearWeek)).add({ weeks }))

/** The seven days of an ISO week, Monday first. */
export function daysOfWeek(yearWeek: string): string[] {
  const monday = Temporal.PlainDate.from(mondayOf(yearWeek))
  return Array.from({ length: 7 }, (_, days) => monday.add({ days }).toString())
}

// In the latest zone, twelve hours behind UTC, a week ends on Monday at 12:00 UTC.
const LAST_ZONE_MS = 12 * 3_600_000
// In the earliest zone, fourteen hours ahead, a week begins on Sunday at 10:00 UTC.
const FIRST_ZONE_MS = 14 * 3_600_000

/** The latest week that is over in every time zone. */
export const lastClosedWeek = (now: number): string =>
  weekAfter(weekIn(now - LAST_ZONE_MS, 'UTC'), -1)

/** The start of a week in the earliest zone, in milliseconds. */
export const beginsAt = (yearWeek: string): number =>
  Date.parse(`${mondayOf(yearWeek)}T00:00:00Z`) - FIRST_ZONE_MS

/** The end of a week in the latest zone, in milliseconds. */
export const endsAt = (yearWeek: string): number =>
  Date.parse(`${mondayOf(weekAfter(yearWeek, 1))}T00:00:00Z`) + LAST_ZONE_MS
