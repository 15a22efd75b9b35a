import { addDays } from '#lib/dates.ts'
import type { LocalNow } from '#lib/moment.ts'

/** A check-in: a day as 2026-11-30, and a time as 18:00 if it has one. */
export type Review = { reviewDate: string; reviewTime: string | null }

/** The words of a plan for a time of the day, and a time after it. The first that fits counts. */
const times: readonly (readonly [words: RegExp, after: string])[] = [
  [/\b(evening|tonight|night shift)\b/, '21:00'],
  [/\b(afternoon|way home|head home|go home|pack up|close my laptop)\b/, '18:00'],
  [/\b(last (half )?hour|last shift|of my working day are left)\b/, '18:00'],
  [/\b(end of (my|the|a) (working )?(day|shift)|before (the weekend|my days off))\b/, '18:00'],
  [/\b(day|shift|week) (comes to its end|ends|is over)\b/, '18:00'],
  [/\b(lunch|noon|midday)\b/, '15:00'],
  [/(?<!next |one )\bmorning\b|\bfirst ((working )?hour|break)\b/, '12:00'],
  [/\b(start of|start|before) (my|the|a) (first |working )?(day|shift)\b/, '12:00'],
  [/\b(day|shift) (begins|starts)\b/, '12:00'],
]

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Words that mean a day of the week, as a place in `weekdays`. The first that fits counts. */
const daysOfWeek: readonly (readonly [words: RegExp, weekday: number])[] = [
  ...weekdays.map((name, at) => [new RegExp(`\\b${name}s?\\b`), at] as const),
  [/\bmiddle (day )?of (my|the|our) (working )?week\b/, 3],
  [/\b(first|start|beginning)\b[^,]* of (my|the|our) (working )?week\b|\bweek[’']s first\b/, 1],
  [/\b(end|last [^,]*) of (my|the|our|a) (working )?week\b|\bweek (ends|is over)\b/, 5],
  [/\b(new|my|our|the|working) week (begins|starts)\b|\bweek ahead\b/, 1],
  [/\b(plan|open) (my|our|the|a new) week\b/, 1],
  [/\bbefore (the weekend|(my|the) days off)\b|\bnext week[’']s\b/, 5],
]

/** Moments that come round on a day that the words don't name, and days until they have come. */
const rounds: readonly (readonly [words: RegExp, days: number])[] = [
  [/\b(every|each) second week\b/, 14],
  [/\bweekly\b|\b(every|each|once a|in the) week\b(?![’'])|\bnext (team )?meeting\b/, 7],
]

function found<T>(table: readonly (readonly [words: RegExp, value: T])[], text: string) {
  return table.find(([words]) => words.test(text))?.[1]
}

/** The first such weekday from `start` on. */
function nextWeekday(start: string, weekday: number): string {
  const today = new Date(`${start}T00:00:00Z`).getUTCDay()
  return addDays(start, (weekday - today + 7) % 7)
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`
const nextMonth = (day: string) => firstOfMonth(addDays(firstOfMonth(day), 32))

/** The next days on which the moment may come; undefined if its words name no day. */
function daysOf(when: string, start: string): string[] | undefined {
  const weekday = found(daysOfWeek, when)
  const next = nextMonth(start)
  if (/\b(first|start|beginning)\b.* of (the|a|each|every) month\b/.test(when)) {
    return [firstOfMonth(start), next, nextMonth(next)]
      .map((first) => (weekday === undefined ? first : nextWeekday(first, weekday)))
      .filter((day) => day >= start)
  }
  if (/\b(end|last day) of (the|a|each|every) month\b|\bmonth ends\b/.test(when)) {
    return [addDays(next, -1), addDays(nextMonth(next), -1)]
  }
  if (weekday === undefined) return undefined
  const first = nextWeekday(start, weekday)
  return [first, addDays(first, 7)]
}

/**
 * The first check-in after the moment that a plan names, from the start of the plan on (product 4,
 * first check-in). Null if the words name no day and no time.
 */
export function firstReview(planWhen: string, start: string, now: LocalNow): Review | null {
  const when = planWhen.toLowerCase()
  const days = daysOf(when, start)
  const time = found(times, when)
  if (days === undefined && time === undefined) {
    const wait = found(rounds, when)
    return wait === undefined ? null : { reviewDate: addDays(start, wait), reviewTime: null }
  }
  const reviewTime = time ?? '18:00'
  const reviewDate = (days ?? [start, addDays(start, 1)]).find(
    (day) => `${day} ${reviewTime}` > `${now.today} ${now.time}`,
  )
  return reviewDate === undefined ? null : { reviewDate, reviewTime }
}
