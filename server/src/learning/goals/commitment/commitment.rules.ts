import type { Review } from '../goals.review.rules.ts'

/** An open goal, as far as the choice needs it. */
export type OpenGoal = Review & { _id: string; createdDate: number; pathWeek: number | null }

/** Whether its check-in is due since an earlier day, on this day, or later (or without a day). */
export type When = 'overdue' | 'today' | 'ahead'

/** The goal that home opens on, and how many others are due. */
export type Lead = {
  _id: string
  when: When
  /** From today to the day of its review, below 0 for a passed one; null without a review */
  days: number | null
  othersDue: number
}

const DAY_MS = 24 * 3_600_000

/** The week of a goal on a day, from 1; `day` is the day on which it was saved. */
export const weekOf = (day: string, now: string): number =>
  1 + Math.max(0, Math.floor((Date.parse(now.slice(0, 10)) - Date.parse(day)) / (7 * DAY_MS)))

/** A review as text that sorts by time, `2026-11-21T09:30`; `~` sorts after all of them. */
const textOf = ({ reviewDate, reviewTime }: Review): string =>
  reviewDate === null ? '~' : `${reviewDate}T${reviewTime ?? '00:00'}`

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Product 4, commitment: of the due goals the one whose review came last, so that one from half a
 * year ago doesn't hide today's; else the step of a path; else the nearest review; else the newest goal. `now` is
 * `2026-11-21T09:30` in the person's zone. On a day off no goal is due.
 */
export function leadOf(goals: readonly OpenGoal[], now: string, isOff: boolean): Lead | null {
  const due = goals.filter((goal) => textOf(goal) <= now)
  const latest = due.length > 0 ? -1 : 1
  const isStep = ({ pathWeek }: OpenGoal) => Number(due.length === 0 && pathWeek !== null)
  const [lead] = (due.length > 0 ? due : goals).toSorted(
    (a, b) =>
      isStep(b) - isStep(a) ||
      latest * compare(textOf(a), textOf(b)) ||
      b.createdDate - a.createdDate,
  )
  if (lead === undefined) return null
  const { _id, reviewDate } = lead
  const days =
    reviewDate === null ? null : (Date.parse(reviewDate) - Date.parse(now.slice(0, 10))) / DAY_MS
  if (isOff || days === null) return { _id, when: 'ahead', days, othersDue: 0 }
  const when = days < 0 ? 'overdue' : days === 0 ? 'today' : 'ahead'
  return { _id, when, days, othersDue: Math.max(0, due.length - 1) }
}
