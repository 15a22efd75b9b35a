import { formatDay, inZone, localDay } from '#lib/dates.ts'

export function dayOf(at: string, timeZone: string | null): string {
  return formatDay(localDay(new Date(at), timeZone))
}

/**
 * The day and the time of an instant in the person's zone (the device's if null): 21 Nov 2026,
 * 10:14.
 */
export function momentOf(at: string, timeZone: string | null): string {
  return `${dayOf(at, timeZone)}, ${timeOf(new Date(at), timeZone)}`
}

function timeOf(at: Date, timeZone: string | null): string {
  const look = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return inZone(at, timeZone, look)
}

/** The present day and time in a person's zone: 2026-11-25, 09:30. */
export type LocalNow = { today: string; time: string }

export function localNow(timeZone: string | null): LocalNow {
  const now = new Date()
  return { today: localDay(now, timeZone), time: timeOf(now, timeZone) }
}
