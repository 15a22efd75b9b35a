import { publishedCount } from '#lib/aggregates.ts'
import { lastClosedWeek, mondayOf, weekAfter } from '#lib/weeks.ts'

/** The mean of the weekly scores of those who show theirs to nobody, as it is told: product 6. */
export const AGGREGATE = {
  /** Their mean in steps of this, and neither below nor above these: all at 100 would name each */
  meanStep: 5,
  meanLowest: 15,
  meanHighest: 85,
} as const

/** How many weeks back one may ask. */
const WEEKS_BACK = 104

/** Whether a week is not too long ago for a company to be told of it. */
export const isOpenToAdmins = (yearWeek: string, now: number): boolean =>
  yearWeek >= weekAfter(lastClosedWeek(now), -WEEKS_BACK)

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

/**
 * What may be told of the scores of those who did anything, of so many who could have. Nothing where
 * they are too few, or where fewer than five are left who may have been away: that everybody was
 * there would be told of each, and by its missing, that one was not.
 */
export function aggregateOf(scores: readonly number[], could: number): Aggregate | null {
  const { meanStep, meanLowest, meanHighest } = AGGREGATE
  const people = publishedCount(scores.length, could)
  if (people === null) return null
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const rounded = Math.round(mean / meanStep) * meanStep
  return {
    people,
    mean: Math.min(meanHighest, Math.max(meanLowest, rounded)),
  }
}
