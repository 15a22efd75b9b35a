import { plural, t } from '@lingui/core/macro'

type Dated = {
  when: string
  /** From today to that day, below 0 for a passed one. */
  days: number | null
  goal: { reviewDate: string | null; reviewTime: string | null }
}

/** The day of a commitment in words, ahead a sentence; null without one, or passed on a day off. */
export function dayText({ when, days, goal: { reviewDate, reviewTime } }: Dated): string | null {
  if (days === null || reviewDate === null) return null
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(reviewDate))
  const isNear = Math.abs(days) < 300
  const date: Intl.DateTimeFormatOptions = {
    ...{ day: 'numeric', month: 'short' },
    ...(isNear ? {} : { year: 'numeric' }),
  }
  if (when === 'today') return reviewTime === null ? t`Today` : t`Today, ${reviewTime}`
  if (when === 'overdue') {
    const day = write(days > -7 ? { weekday: 'long' } : date)
    return t`Since ${day}`
  }
  if (days < 1) return null
  if (days === 1) return t`Your next check-in is tomorrow.`
  if (days < 14)
    return plural(days, {
      one: 'Your next check-in is in # day.',
      other: 'Your next check-in is in # days.',
    })
  const day = write(date)
  return t`Your next check-in is on ${day}.`
}
