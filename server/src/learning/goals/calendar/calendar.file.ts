import {
  escape as escapeText,
  ICalCalendar,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { dayAfter } from '#lib/moments.ts'
import type { CalendarEvent } from './calendar.rules.ts'

const REVIEW_MS = 15 * 60_000
const REFRESH_SECONDS = 3 * 3600

/**
 * Events as an iCalendar file (RFC 5545). The same events make the same file, so that its hash says
 * whether it changed. Timed events are UTC instants: a calendar shows them in its own zone.
 */
export function calendarFile(events: readonly CalendarEvent[], productName: string): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Goodwork', product: 'Calendar' },
    // The library escapes the texts of events only.
    name: escapeText(productName, false),
    ttl: REFRESH_SECONDS,
  })
  for (const { uid, changed, start, isCancelled, ...event } of events) {
    const when =
      typeof start === 'string'
        ? { allDay: true, start, end: dayAfter(start, 1) }
        : { start: new Date(start), end: new Date(start + REVIEW_MS) }
    calendar.createEvent({
      ...event,
      ...when,
      id: uid,
      stamp: new Date(changed),
      lastModified: new Date(changed),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // In a shared calendar others see neither its words nor a busy person.
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}
