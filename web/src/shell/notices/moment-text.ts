import { formatDay, inZone, localDay } from '#lib/dates.ts'

/** "14:05"; with the day if it is not today: "26 Nov, 14:05". On the device's clock. */
export function momentText(at: number, now: number): string {
  const time = inZone(new Date(at), null, { hour: '2-digit', minute: '2-digit' })
  const [day, today] = [localDay(new Date(at), null), localDay(new Date(now), null)]
  return day === today ? time : `${formatDay(day, today)}, ${time}`
}
