import { FEWEST, inSteps, STEP } from '#kernel/aggregates.ts'
import { lastClosedWeek, mondayOf, weekAfter } from '#kernel/weeks.ts'

/** What an employer is told of the weekly scores of those who show theirs to nobody: product 6. */
export const AGGREGATE = {
  /** So many people at the least, or nothing is told */
  people: FEWEST,
  /** How many they are is told in steps of this, rounded down */
  peopleStep: STEP,
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

/** What may be told of these scores, or nothing where they are too few. */
export function aggregateOf(scores: readonly number[]): Aggregate | null {
  const { people, meanStep, meanLowest, meanHighest } = AGGREGATE
  if (scores.length < people) return null
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const rounded = Math.round(mean / meanStep) * meanStep
  return {
    people: inSteps(scores.length),
    mean: Math.min(meanHighest, Math.max(meanLowest, rounded)),
  }
}
