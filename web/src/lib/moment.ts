import { formatDay, localDay } from '#lib/dates.ts'

/** The day and the time of an instant in the person's zone: 21 Nov 2026, 10:14. */
export function momentOf(at: string, timeZone: string | null): string {
  const then = new Date(at)
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
  }).format(then)
  return `${formatDay(localDay(then, timeZone))}, ${time}`
}
