import { publishedCount } from '#lib/aggregates.ts'
import { lastClosedWeek, mondayOf, weekAfter } from '#lib/weeks.ts'

/** How the mean score of people who do not share their score is published: product 6. */
export const AGGREGATE = {
  /**
   * The mean is rounded to these steps and kept within these bounds: a mean of 100 would disclose
   * each score
   */
  meanStep: 5,
  meanLowest: 15,
  meanHighest: 85,
} as const

/** The oldest week that can be read. */
const WEEKS_BACK = 104

/** Whether a week is recent enough for a company to read it. */
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
  /** How many people at least: a multiple of five */
  people: number
  /** To the nearest five, from 15 to 85 */
  mean: number
}

/**
 * The published mean of the scores of active people. Null for too few active people, or if fewer
 * than five eligible people could have been away: the mean would then disclose each person's
 * activity.
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
