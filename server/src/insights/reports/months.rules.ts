import { badInput } from '#lib/errors.ts'
import { dayAfter } from '#lib/moments.ts'
import { beginsAt, endsAt, mondayOf, weekAfter, weekIn } from '#lib/weeks.ts'
import { MOST_MONTHS, USUAL_MONTHS } from './reports.rules.ts'

// A month consists of whole weeks, each in the time zone of the person: product 6, reports.

/** The month of an ISO week is the month of its Thursday, such as `2026-11`. */
export const monthOf = (yearWeek: string): string => dayAfter(mondayOf(yearWeek), 3).slice(0, 7)

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** Adds `months` to a month; they may be negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The weeks of a month, four or five. */
export function weeksOf(month: string): string[] {
  // The 4th of a month is in the week of its first Thursday, or in the week before.
  let week = weekIn(Date.parse(`${month}-04T00:00:00Z`), 'UTC')
  if (monthOf(week) !== month) week = weekAfter(week, 1)
  const weeks: string[] = []
  for (; monthOf(week) === month; week = weekAfter(week, 1)) weeks.push(week)
  return weeks
}

/** The latest month whose weeks are all over, if `week` is the latest week that is over. */
export function monthClosedBy(week: string): string {
  const month = monthOf(week)
  return monthOf(weekAfter(week, 1)) === month ? monthAfter(month, -1) : month
}

/** The span of weeks in any time zone; `surely` is the part common to all zones. */
export type Span = { from: number; to: number; surelyFrom: number; surelyTo: number }

export function spanOf(weeks: readonly string[]): Span {
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)]
  return {
    from: beginsAt(first),
    to: endsAt(last),
    surelyFrom: endsAt(weekAfter(first, -1)),
    surelyTo: beginsAt(weekAfter(last, 1)),
  }
}

/** The first and the last month, such as 2026-11; empty for the latest twelve. */
export type RangeAsked = { from?: string | null | undefined; to?: string | null | undefined }
export type Range = { from: string; to: string }

/** The months asked for, or the latest twelve closed ones. Throws BAD_USER_INPUT with the field. */
export function rangeOf({ from, to }: RangeAsked, months: readonly string[], now: number): Range {
  const given = Object.entries({ from, to }).find(([, month]) => month && !isMonth(month))
  if (given !== undefined) throw badInput('Write the month like 2026-11.', given[0])
  const last = to ?? months.at(-1) ?? new Date(now).toISOString().slice(0, 7)
  const usual = monthAfter(last, 1 - USUAL_MONTHS)
  const earliest = [months[0] ?? usual, usual].sort().at(-1) ?? usual
  const first = from ?? (earliest > last ? last : earliest)
  if (first > last) throw badInput('The first month comes after the last.', 'from')
  if (first < monthAfter(last, 1 - MOST_MONTHS)) {
    throw badInput(`Ask for up to ${MOST_MONTHS} months.`, 'from')
  }
  return { from: first, to: last }
}
