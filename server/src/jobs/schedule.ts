const DAY = 24 * 3_600_000
const HOUR = 3_600_000
const MINUTE = 60_000

/** The time of day of a job, in UTC; every hour if `hour` is missing; or every so many seconds. */
export type Schedule = { hour?: number; minute: number } | { seconds: number }

/** The first scheduled instant after `now`, in milliseconds. */
export function nextTime(schedule: Schedule, now: number): number {
  if ('seconds' in schedule) {
    const every = schedule.seconds * 1000
    return (Math.floor(now / every) + 1) * every
  }
  const { hour, minute } = schedule
  const every = hour === undefined ? HOUR : DAY
  const offset = (hour ?? 0) * HOUR + minute * MINUTE
  return (Math.floor((now - offset) / every) + 1) * every + offset
}
