import { dayAfter } from '#kernel/moments.ts'
import { mondayOf, weekAfter, weekIn } from '#kernel/weeks.ts'

// A month is made of whole weeks, each person's in their own zone: product 9, reports.

/** The month that an ISO week belongs to, `2026-11`: that of its Thursday, as a week has its year. */
export const monthOf = (yearWeek: string): string => dayAfter(mondayOf(yearWeek), 3).slice(0, 7)

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The month so many after (before, if negative) another. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The weeks of a month, four or five. */
export function weeksOf(month: string): string[] {
  // The fourth lies in the week before the first Thursday, or in the one of it.
  let week = weekIn(Date.parse(`${month}-04T00:00:00Z`), 'UTC')
  if (monthOf(week) !== month) week = weekAfter(week, 1)
  const weeks: string[] = []
  for (; monthOf(week) === month; week = weekAfter(week, 1)) weeks.push(week)
  return weeks
}

/** The latest month of which every week is over, if `week` is the latest that is. */
export function monthClosedBy(week: string): string {
  const month = monthOf(week)
  return monthOf(weekAfter(week, 1)) === month ? monthAfter(month, -1) : month
}

/** From when to when something may belong to these weeks in some zone, and does in every zone. */
export type Span = { from: number; to: number; surelyFrom: number; surelyTo: number }

const FIRST_ZONE_MS = 14 * 3_600_000
const LAST_ZONE_MS = 12 * 3_600_000

export function spanOf(weeks: readonly string[]): Span {
  const begin = Date.parse(`${mondayOf(weeks[0] ?? '')}T00:00:00Z`)
  const end = Date.parse(`${mondayOf(weekAfter(weeks.at(-1) ?? '', 1))}T00:00:00Z`)
  return {
    from: begin - FIRST_ZONE_MS,
    to: end + LAST_ZONE_MS,
    surelyFrom: begin + LAST_ZONE_MS,
    surelyTo: end - FIRST_ZONE_MS,
  }
}
