import { formatDay, inZone, localDay } from '#lib/dates.ts'

export function dayOf(at: string, timeZone: string | null): string {
  return formatDay(localDay(new Date(at), timeZone))
}

/**
 * The day and the time of an instant in the person's zone (the device's if null): 21 Nov 2026,
 * 10:14.
 */
export function momentOf(at: string, timeZone: string | null): string {
  const time = inZone(new Date(at), timeZone, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return `${dayOf(at, timeZone)}, ${time}`
}
