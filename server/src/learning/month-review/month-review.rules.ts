import { ENTITIES } from '#lib/entities.ts'
import { dayAfter } from '#lib/moments.ts'

/** The month before that of a day: 2026-10 for 2026-11-21. */
export const monthBefore = (day: string): string => dayAfter(firstDayOf(day), -1).slice(0, 7)

/** The first day of the month of a day. */
export const firstDayOf = (day: string): string => `${day.slice(0, 7)}-01`

/** An action of the month; `entity` is null if its goal, flow or advice is gone. */
export type Action = { week: string; entity: string | null }

export type CheckedIn = {
  outcome: string
  note: string | null
  createdDate: number
  goalId: string
  title: string | null
}

export type ReviewGoal = {
  _id: string
  title: string | null
  entity: string | null
  state: 'going' | 'achieved' | 'letGo'
  reviewDate: string | null
  updatedDate: number
  achievedDate: number | null
}

/** A piece of advice that the person found helpful. */
export type RatedAdvice = {
  adviceId: string
  title: string
  actionId: string
  entity: string | null
}

export type MonthFacts = {
  actions: readonly Action[]
  checkIns: readonly CheckedIn[]
  goals: readonly ReviewGoal[]
  /** The advice that the person rated highest that month */
  rated: RatedAdvice | null
  /** The first moment of the month and of the next one, in the person's zone */
  from: number
  to: number
}

/** The line that the person liked best: a note of their own, or else advice they rated highest. */
export type BestLine = {
  note: string | null
  title: string
  goalId: string | null
  adviceId: string | null
  actionId: string | null
  entity: string | null
}

export type MonthSums = {
  /** Without an action, a check-in and an achieved goal */
  isEmpty: boolean
  actions: number
  /** Weeks with an action */
  weeks: number
  did: number
  partly: number
  /** Titles of achieved goals */
  achieved: string[]
  forWhom: { entity: string; actions: number }[]
  best: BestLine | null
}

/** The figures of a person's month, and their best line (product 4, month in review). */
export function sumsOf(facts: MonthFacts): MonthSums {
  const { actions, checkIns } = facts
  const achieved = facts.goals.filter((goal) => isAchievedIn(goal, facts))
  const with_ = (outcome: string) => checkIns.filter((one) => one.outcome === outcome).length
  return {
    isEmpty: actions.length + checkIns.length + achieved.length === 0,
    actions: actions.length,
    weeks: new Set(actions.map(({ week }) => week)).size,
    did: with_('did'),
    partly: with_('partly'),
    achieved: achieved.flatMap(({ title }) => title ?? []),
    forWhom: ENTITIES.map((entity) => ({
      entity,
      actions: actions.filter((action) => action.entity === entity).length,
    })),
    best: bestNote(checkIns) ?? bestAdvice(facts.rated),
  }
}

const isAchievedIn = ({ state, achievedDate }: ReviewGoal, { from, to }: MonthFacts): boolean =>
  state === 'achieved' && achievedDate !== null && achievedDate >= from && achievedDate < to

/** The longest note of an action that was done; of equally long ones the newest. */
function bestNote(checkIns: readonly CheckedIn[]): BestLine | null {
  const [best] = checkIns
    .filter(({ outcome, note }) => outcome === 'did' && note?.trim())
    .toSorted(
      (one, other) =>
        (other.note ?? '').length - (one.note ?? '').length || other.createdDate - one.createdDate,
    )
  if (best === undefined) return null
  const { note, title, goalId } = best
  return { note, title: title ?? '', goalId, adviceId: null, actionId: null, entity: null }
}

const bestAdvice = (rated: RatedAdvice | null): BestLine | null =>
  rated && { ...rated, note: null, goalId: null }

/** The open goal to continue: the one whose review comes next, else the one changed last. */
export function goalToContinue(goals: readonly ReviewGoal[]): ReviewGoal | undefined {
  const [first] = goals
    .filter(({ state, title }) => state === 'going' && title !== null)
    .toSorted(
      (one, other) =>
        (one.reviewDate ?? '9999').localeCompare(other.reviewDate ?? '9999') ||
        other.updatedDate - one.updatedDate,
    )
  return first
}
