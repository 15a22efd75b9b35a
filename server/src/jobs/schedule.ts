const DAY = 24 * 3_600_000
const HOUR = 3_600_000
const MINUTE = 60_000

/** When a job runs by the clock, in UTC; without an hour in every hour. */
export type Schedule = { hour?: number; minute: number }

/** The first instant after `now` that a schedule names. */
export function nextTime({ hour, minute }: Schedule, now: number): number {
  const every = hour === undefined ? HOUR : DAY
  const offset = (hour ?? 0) * HOUR + minute * MINUTE
  return (Math.floor((now - offset) / every) + 1) * every + offset
}
