import { PATH_WEEKS } from '../goals.rules.ts'

const DAY_MS = 24 * 3_600_000
const WEEK_DAYS = 7
/** A path whose next week isn't started for so long is left. */
const PATIENCE_DAYS = 35
/** How long home shows that a path is done. */
const DONE_DAYS = 14

/** The latest week of a path that a person started: the day in their zone, and whether it ended. */
export type StartedWeek = { week: number; startDay: string; isEnded: boolean }

/** In its week; the next week can be started; or all four weeks are over. */
export type PathState = 'current' | 'ready' | 'done'

/**
 * The state of a path on a day, null once it is left (product 4, path): a week lasts seven days, or
 * until its goal is achieved or let go.
 */
export function pathStateOf(
  { week, startDay, isEnded }: StartedWeek,
  today: string,
): PathState | null {
  const days = Math.max(0, (Date.parse(today) - Date.parse(startDay)) / DAY_MS)
  if (!isEnded && days < WEEK_DAYS) return 'current'
  if (week < PATH_WEEKS) return days < PATIENCE_DAYS ? 'ready' : null
  return days < DONE_DAYS ? 'done' : null
}

/** The week to start: the one after the started one, or the first. */
export const weekToStart = (latest: StartedWeek | undefined): number =>
  latest === undefined || latest.week >= PATH_WEEKS ? 1 : latest.week + 1
