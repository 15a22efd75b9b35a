import { mondayOf, weekAfter, weekIn } from '#kernel/weeks.ts'

/** What an employer is told of the weekly scores of those who show theirs to nobody: product 6. */
export const AGGREGATE = {
  /** So many people at the least, or nothing is told */
  people: 5,
  /** How many they are is told in steps of this, rounded down */
  peopleStep: 5,
  /** Their mean in steps of this, and neither below nor above these: all at 100 would name each */
  meanStep: 5,
  meanLowest: 15,
  meanHighest: 85,
} as const

/** How many weeks back one may ask. */
const WEEKS_BACK = 104
// In the last zone of all, twelve hours behind UTC, a week ends at noon of Monday in UTC.
const LAST_ZONE_MS = 12 * 3_600_000
// In the first zone, fourteen hours ahead, one begins on Sunday at ten.
const FIRST_ZONE_MS = 14 * 3_600_000

/** The latest week that is over everywhere on earth, so that nothing of it changes any more. */
export const lastClosedWeek = (now: number): string =>
  weekAfter(weekIn(now - LAST_ZONE_MS, 'UTC'), -1)

/** Whether a week is not too long ago for a company to be told of it. */
export const isOpenToAdmins = (yearWeek: string, now: number): boolean =>
  yearWeek >= weekAfter(lastClosedWeek(now), -WEEKS_BACK)

/** When a week begins, in the first zone of all: whoever shows their score since then, shows all of it. */
export const beginsAt = (yearWeek: string): number =>
  Date.parse(`${mondayOf(yearWeek)}T00:00:00Z`) - FIRST_ZONE_MS

/** Whether the calendar has this week. */
export function isWeek(yearWeek: string): boolean {
  try {
    return mondayOf(yearWeek) !== ''
  } catch {
    return false
  }
}

export type Aggregate = {
  /** At least so many: a multiple of five */
  people: number
  /** To the nearest five, from 15 to 85 */
  mean: number
}

/** What may be told of these scores, or nothing where they are too few. */
export function aggregateOf(scores: readonly number[]): Aggregate | null {
  const { people, peopleStep, meanStep, meanLowest, meanHighest } = AGGREGATE
  if (scores.length < people) return null
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const rounded = Math.round(mean / meanStep) * meanStep
  return {
    people: scores.length - (scores.length % peopleStep),
    mean: Math.min(meanHighest, Math.max(meanLowest, rounded)),
  }
}
