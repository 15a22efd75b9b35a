import type { CheckIn } from '#features/goals/goals.queries.ts'

/** History state of a story that opens because its goal was achieved just now. */
export const achievedNow = { isAchievedNow: true }

export type FinishedGoal = {
  createdDate: string
  achievedDate: string | null
  /** The newest first. */
  checkIns: readonly Pick<CheckIn, '_id' | 'outcome' | 'note' | 'createdDate'>[]
}

export type Finish = {
  /** How often the person did it. */
  did: number
  /** Days from saving the goal to achieving it; null if that is not known. */
  days: number | null
  /** The person's own words, the oldest first. */
  lines: { _id: string; day: string; words: string }[]
}

const dayMs = 24 * 3_600_000

/** How an achieved goal went. `dayOf` is the person's day of an instant. */
export function finishOf(goal: FinishedGoal, dayOf: (instant: string) => string): Finish {
  const { createdDate, achievedDate, checkIns } = goal
  return {
    did: checkIns.filter(({ outcome }) => outcome === 'did').length,
    days:
      achievedDate === null
        ? null
        : Math.round((Date.parse(dayOf(achievedDate)) - Date.parse(dayOf(createdDate))) / dayMs),
    lines: checkIns
      .flatMap(({ _id, note, createdDate: at }) =>
        note?.trim() ? [{ _id, day: dayOf(at), words: note.trim() }] : [],
      )
      .toReversed(),
  }
}
