import { plural, t } from '@lingui/core/macro'
import { formatDay, localDay } from '#lib/dates.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** Older than so many days, an instant shows as a date (product 9, relative date display). */
const mostDays = 3

/** How long ago an instant was, in words; beyond three days its date. What is to come reads 'now'. */
export function whenWas(at: string, now: Date, timeZone: string | null): string {
  const then = new Date(at)
  const ago = now.getTime() - then.getTime()
  if (ago < second) return t`just now`
  if (ago < minute)
    return amount(ago / second, (n) => plural(n, { one: '# second ago', other: '# seconds ago' }))
  if (ago < hour)
    return amount(ago / minute, (n) => plural(n, { one: '# minute ago', other: '# minutes ago' }))
  if (ago < day)
    return amount(ago / hour, (n) => plural(n, { one: '# hour ago', other: '# hours ago' }))
  if (ago < (mostDays + 1) * day) {
    return amount(ago / day, (n) => plural(n, { one: '# day ago', other: '# days ago' }))
  }
  return dayOf(at, timeZone)
}

const amount = (value: number, say: (n: number) => string) => say(Math.floor(value))

/** The day of an instant, as 21 Nov 2026. */
export function dayOf(at: string, timeZone: string | null): string {
  return formatDay(localDay(new Date(at), timeZone))
}

/** The day and the time of an instant, as 21 Nov 2026, 10:14. */
export function momentOf(at: string, timeZone: string | null): string {
  return `${dayOf(at, timeZone)}, ${timeOf(at, timeZone)}`
}

function timeOf(at: string, timeZone: string | null): string {
  const look = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...look, ...(timeZone ? { timeZone } : {}) }).format(
      new Date(at),
    )
  } catch {
    // A zone that this browser does not know.
    return new Intl.DateTimeFormat('en-GB', look).format(new Date(at))
  }
}
