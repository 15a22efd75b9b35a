const DAY_MS = 24 * 3_600_000

/** The Monday of an ISO week, `2026-11-16` of `2026-47`. */
export function mondayOf(yearWeek: string): string {
  const [year = 0, week = 1] = yearWeek.split('-').map(Number)
  // The fourth of January always lies in the first week of its year.
  const fourth = Date.UTC(year, 0, 4)
  const first = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS
  return new Date(first + (week - 1) * 7 * DAY_MS).toISOString().slice(0, 10)
}

/** The number of a day's ISO week, counted from the first week of 1970. */
export const weekNumber = (day: string): number => Math.floor((Date.parse(day) / DAY_MS + 3) / 7)
