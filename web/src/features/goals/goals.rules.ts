import { goalFields } from '#lib/generated/goal.ts'

/** The steps of a goal in order, as the server writes them (product 4, goal progress). */
export const progressSteps = goalFields.progress.values

export type Progress = (typeof progressSteps)[number]

/** The fields that the lists use. Days are 2026-11-21, instants ISO 8601. */
export type DatedGoal = {
  /** going, achieved or letGo, as the server says. */
  state: string
  reviewDate: string | null
  endDate: string | null
  /** The time from which the review is due; null for a goal without a review. */
  reviewMoment: string | null
  updatedDate: string
}

/**
 * The instant in milliseconds, the person's day, and whether it is a day off, when no goal is due.
 */
export type Today = { now: number; today: string; isOff: boolean }

export function stepOf(progress: string | null): number {
  return Math.max(0, (progressSteps as readonly (string | null)[]).indexOf(progress))
}

export function isAchieved({ state }: Pick<DatedGoal, 'state'>): boolean {
  return state === 'achieved'
}

export function isOver({ state }: Pick<DatedGoal, 'state'>): boolean {
  return state !== 'going'
}

export function isReviewDue(
  { reviewMoment }: Pick<DatedGoal, 'reviewMoment'>,
  now: number,
): boolean {
  return reviewMoment !== null && Date.parse(reviewMoment) <= now
}

export type NextDate = { kind: 'review' | 'end'; day: string }

/** The earlier of review and end, also if passed. Null without dates, or for a finished goal. */
export function nextDate(goal: DatedGoal): NextDate | null {
  if (isOver(goal)) return null
  const review = goal.reviewDate?.slice(0, 10)
  const end = goal.endDate?.slice(0, 10)
  if (end && (!review || end <= review)) return { kind: 'end', day: end }
  return review ? { kind: 'review', day: review } : null
}

export type GoalGroups<G> = { due: G[]; going: G[]; letGo: G[] }

/**
 * Groups: due, in progress, let go. By date within a group, else by last update. Achieved goals are
 * left out: they are in the track record (product 4, my goals).
 */
export function groupGoals<G extends DatedGoal>(goals: readonly G[], now: Today): GoalGroups<G> {
  const sorted = goals
    .filter((goal) => !isAchieved(goal))
    .map((goal) => ({ goal, day: nextDate(goal)?.day ?? null }))
    .sort((a, b) => compareDays(a.day, b.day) || compare(b.goal.updatedDate, a.goal.updatedDate))
  const groups: GoalGroups<G> = { due: [], going: [], letGo: [] }
  for (const { goal } of sorted) groups[groupOf(goal, now)].push(goal)
  return groups
}

function groupOf(goal: DatedGoal, { now, today, isOff }: Today): keyof GoalGroups<unknown> {
  if (goal.state === 'letGo') return 'letGo'
  if (isOff) return 'going'
  if (goal.reviewMoment !== null) return isReviewDue(goal, now) ? 'due' : 'going'
  return goal.endDate !== null && goal.endDate.slice(0, 10) <= today ? 'due' : 'going'
}

/** The first `count` goals over all groups: a long list is shown in parts. */
export function firstOf<G>(groups: GoalGroups<G>, count: number): GoalGroups<G> {
  let left = count
  const take = (group: readonly G[]): G[] => {
    const taken = group.slice(0, left)
    left -= taken.length
    return taken
  }
  const { due, going, letGo } = groups
  return { due: take(due), going: take(going), letGo: take(letGo) }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function compareDays(a: string | null, b: string | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0)
  return compare(a, b)
}

/** A change that is shown before it is saved, and needs no form. */
export type QuickChange = {
  progress?: Progress
  isBookmark?: boolean
  isGoal?: boolean
  stepsDone?: string[]
}

/**
 * After a conflict: `done` if the change is saved already, `again` if the person saw this state,
 * else `refused`.
 */
export function afterConflict(
  change: QuickChange,
  seen: QuickCurrent,
  theirs: QuickCurrent,
): 'done' | 'again' | 'refused' {
  const { stepsDone, ...rest } = change
  const names = Object.keys(rest) as (keyof typeof rest)[]
  // Ticks of two devices are joined and never refused.
  if (stepsDone !== undefined && names.length === 0) return 'again'
  const isSame = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '')
  if (names.every((name) => isSame(theirs[name], change[name]))) return 'done'
  return names.every((name) => isSame(theirs[name], seen[name])) ? 'again' : 'refused'
}

/** The steps done on two devices: theirs, with the ticks that were set and removed here. */
export function joinSteps(
  mine: readonly string[],
  seen: readonly string[] | null | undefined,
  theirs: readonly string[] | null | undefined,
): string[] {
  const isRemoved = (id: string) => (seen ?? []).includes(id) && !mine.includes(id)
  const added = mine.filter((id) => !seen?.includes(id))
  return [...new Set([...(theirs ?? []), ...added])].filter((id) => !isRemoved(id))
}

export type QuickCurrent = {
  progress: string | null
  isBookmark: boolean
  isGoal: boolean
}

export function isProgress(step: string | null): step is Progress {
  return (progressSteps as readonly (string | null)[]).includes(step)
}
