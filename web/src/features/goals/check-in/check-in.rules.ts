import { progressSteps, stepOf } from '#features/goals/goals.rules.ts'
import type { Worth } from '#features/goals/worth.ts'

/** The outcomes of a goal at its review, in the order of the buttons (product 4, check-in). */
export const outcomes = ['did', 'partly', 'notYet', 'dropped'] as const
export type Outcome = (typeof outcomes)[number]

/** The next steps after a check-in. */
export type NextStep = 'shrink' | 'move' | 'swap' | 'finish'

export const followUps: Record<Outcome, readonly NextStep[]> = {
  did: ['move', 'finish'],
  partly: ['shrink', 'move', 'swap', 'finish'],
  notYet: ['shrink', 'move', 'swap', 'finish'],
  dropped: [],
}

/** The answer to a check-in, with the next step that the person chose. */
export type CheckInAnswer = {
  _id: string
  outcome: Outcome
  next: NextStep | null
  /** What it was to add, and the week's score before it; null if unknown. */
  worth: Worth | null
  score: number | null
}

/** The progress after a check-in, as the server will set it: one step on, never to the last. */
export function further(progress: string | null): string {
  const step = Math.min(stepOf(progress) + 1, progressSteps.length - 2)
  return progressSteps[Math.max(stepOf(progress), step)] ?? progressSteps[0]
}

/** The fields a check-in relies on: if unchanged, it may apply to a newer version. */
type SeenGoal = {
  progress: string | null
  reviewDate: string | null
  state: string
  planThen: string | null
}

export function isAsSeen(seen: SeenGoal, theirs: SeenGoal): boolean {
  const names = ['progress', 'reviewDate', 'state', 'planThen'] as const
  return names.every((name) => seen[name] === theirs[name])
}
