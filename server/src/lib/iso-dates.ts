const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Whether the calendar has this day: JavaScript reads 2026-02-30 as the second of March. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Reads an ISO 8601 instant with its zone, in milliseconds since 1970; null for other text. */
export function readInstant(text: string): number | null {
  const day = INSTANT.exec(text)?.[1]
  if (day === undefined || !isDay(day)) return null
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : time
}

/** A day (2026-11-21), or an instant with its zone, converted to UTC; null if it is neither. */
export function readDay(text: string): string | null {
  if (DAY.test(text)) return isDay(text) ? text : null
  const time = readInstant(text)
  return time === null ? null : new Date(time).toISOString()
}

/** Whether a text is a day of the calendar, 2026-11-21, without a time. */
export const isPlainDay = (text: string): boolean => DAY.test(text) && isDay(text)
