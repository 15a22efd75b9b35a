import { t } from '@lingui/core/macro'

/** The name of an ISO weekday, 1 is Monday. */
export const weekdayName = (day: number, weekday: 'short' | 'long' = 'long'): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat('en-GB', { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

/** Weekdays in words: "weekdays", "every day" or "Mon, Wed". */
export function daysText(days: string): string {
  if (days === '1234567') return t`every day`
  if (days === '12345') return t`weekdays`
  return [...days].map((day) => weekdayName(Number(day), 'short')).join(', ')
}
