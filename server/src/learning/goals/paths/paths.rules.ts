import type { Values } from '#entity/crud.rules.ts'
import { dayAfter } from '#lib/moments.ts'
import { dayIn } from '#lib/weeks.ts'
import type { Goal } from '../goals.entity.ts'
import { FIRST_STEP, type GoalState, stateOf } from '../goals.rules.ts'

/** The weeks of a path: product 4, path. */
export const PATH_WEEKS = 4

const DAY_MS = 24 * 3_600_000
const WEEK_DAYS = 7
/** A path whose next week isn't started for so long is left. */
const PATIENCE_DAYS = 35
/** How long home shows that a path is done. */
const DONE_DAYS = 14

/** A week of a path that a person started: the day in their zone, and the state of its goal. */
export type StartedWeek = { week: number; startDay: string; state: GoalState }

/** In its week; the next week can be started; or all four weeks are over. */
export type PathState = 'current' | 'ready' | 'done'

/**
 * The state of a path on a day, null once it is left (product 4, path): a week lasts seven days, or
 * until its goal is achieved. To let its goal go is to leave the path.
 */
export function pathStateOf(
  { week, startDay, state }: StartedWeek,
  today: string,
): PathState | null {
  const days = Math.max(0, (Date.parse(today) - Date.parse(startDay)) / DAY_MS)
  if (state === 'going' && days < WEEK_DAYS) return 'current'
  if (state === 'letGo') return null
  if (week < PATH_WEEKS) return days < PATIENCE_DAYS ? 'ready' : null
  return days < DONE_DAYS ? 'done' : null
}

/** The week to start: the one after the started one, or the first. */
export const weekToStart = (latest: StartedWeek | undefined): number =>
  latest === undefined || latest.week >= PATH_WEEKS ? 1 : latest.week + 1

/** A goal of a path, as far as its week needs it. */
type WeekGoal = Pick<Goal, 'progress' | 'letGoDate'> & { pathWeek: number; pathStarted: number }

/** The week that a goal is, in the person's zone. */
export const startedWeek = (goal: WeekGoal, zone: string): StartedWeek => ({
  week: goal.pathWeek,
  startDay: dayIn(goal.pathStarted, zone),
  state: stateOf(goal),
})

/** A week to start: where it is on its path, and its plan. */
export type NewWeek = {
  at: { pathId: string; pathWeek: number; pathStarted: number }
  plan: { planWhen: string; planThen: string }
  today: string
}

/**
 * What becomes of a goal of the same advice when it turns into the week. An open goal keeps its
 * plan and its review, if this isn't over; an ended one begins again.
 */
export function turnedIntoWeek(goal: Goal, { at, plan, today }: NewWeek): Values {
  const isOpen = goal.isGoal && stateOf(goal) === 'going'
  const isSame = goal.pathId === at.pathId && goal.pathWeek === at.pathWeek
  // Of two taps at once, the second finds the week begun.
  if (isOpen && isSame && at.pathStarted - (goal.pathStarted ?? 0) < DAY_MS) return {}
  const again = { progress: FIRST_STEP, letGoDate: null, stepsDone: null }
  const isReviewAhead = isOpen && goal.reviewDate !== null && goal.reviewDate > today
  const isOver = goal.endDate !== null && goal.endDate <= today
  return {
    ...at,
    ...(!isOpen && again),
    ...(!(isOpen && (goal.planWhen || goal.planThen)) && plan),
    ...(!isReviewAhead && { reviewDate: dayAfter(today, WEEK_DAYS), reviewTime: null }),
    ...(isOver && { endDate: null }),
  }
}
