const DAY = 24 * 3_600_000
const HOUR = 3_600_000
const MINUTE = 60_000

/** The time of day of a job, in UTC; every hour if `hour` is missing. */
export type Schedule = { hour?: number; minute: number }

/** The first scheduled instant after `now`, in milliseconds. */
export function nextTime({ hour, minute }: Schedule, now: number): number {
  const every = hour === undefined ? HOUR : DAY
  const offset = (hour ?? 0) * HOUR + minute * MINUTE
  return (Math.floor((now - offset) / every) + 1) * every + offset
}
