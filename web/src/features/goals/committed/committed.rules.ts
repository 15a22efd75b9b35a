import { isReviewDue } from '#features/goals/goals.rules.ts'

type DatedRecord = { createdDate: string }
export type Month<G> = { yearMonth: string; goals: G[] }

/** Commitments by month (2026-11, in the time zone of `dayOf`), in the given order. */
export function byMonth<G extends DatedRecord>(
  goals: readonly G[],
  dayOf: (instant: string) => string,
): Month<G>[] {
  const months: Month<G>[] = []
  for (const goal of goals) {
    const yearMonth = dayOf(goal.createdDate).slice(0, 7)
    const last = months.at(-1)
    if (last?.yearMonth === yearMonth) last.goals.push(goal)
    else months.push({ yearMonth, goals: [goal] })
  }
  return months
}

export type Fate = 'achieved' | 'letGo' | 'due' | 'going'

type PastGoal = { state: string; reviewMoment: string | null }

/** The result of a goal so far. */
export function fateOf(goal: PastGoal, now: number): Fate {
  if (goal.state === 'letGo' || goal.state === 'achieved') return goal.state
  return isReviewDue(goal, now) ? 'due' : 'going'
}
