import { plural, t } from '@lingui/core/macro'
import { dayOf } from '#lib/moment.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** Instants older than this many days show as a date (product 9, dates). */
const mostDays = 3

/** How long ago an instant was; after three days, its date. A future instant reads 'now'. */
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
