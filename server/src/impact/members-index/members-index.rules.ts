import { publishedCount } from '#lib/aggregates.ts'
import { lastClosedWeek, mondayOf, weekAfter } from '#lib/weeks.ts'

/** How the mean score of people who do not share their score is published: product 6. */
export const AGGREGATE = {
  /** Their mean in steps of this, and neither below nor above these: all at 100 would name each */
  meanStep: 5,
  meanLowest: 15,
  meanHighest: 85,
} as const

/** The oldest week that can be read. */
const WEEKS_BACK = 104

/** Whether a week is recent enough to be read by a company. */
export const isOpenToAdmins = (yearWeek: string, now: number): boolean =>
  yearWeek >= weekAfter(lastClosedWeek(now), -WEEKS_BACK)

/** Whether this is an ISO week such as 2026-53. */
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
 * The published mean of the scores of active people. Null for too few of them, or if fewer than five
 * of all eligible people may have been away: otherwise each person's presence would be known.
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
