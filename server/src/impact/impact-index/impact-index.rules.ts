/** Counts of one week of one person. */
export type WeekCounts = {
  hasAvatar: boolean
  goals: number
  takeAction: number
  feed: number
  reminder: number
}

/** A kind of activity that gives points: product 9, weekly score. */
export type Measure = 'profile' | 'avatar' | 'goals' | 'takeAction' | 'feed' | 'reminder'

type Step = { count: number; points: number }

/** The points of each measure, from which count on: product 9, weekly score. */
export const POINTS = {
  profile: [{ count: 0, points: 5 }],
  avatar: [{ count: 1, points: 5 }],
  goals: [
    { count: 1, points: 5 },
    { count: 2, points: 10 },
  ],
  takeAction: [
    { count: 1, points: 10 },
    { count: 2, points: 25 },
    { count: 4, points: 35 },
    { count: 6, points: 40 },
  ],
  feed: [
    { count: 1, points: 10 },
    { count: 4, points: 15 },
    { count: 9, points: 20 },
    { count: 15, points: 25 },
  ],
  reminder: [
    { count: 1, points: 5 },
    { count: 2, points: 10 },
    { count: 3, points: 15 },
  ],
} as const satisfies Record<Measure, readonly Step[]>

/** The part of the weekly score that a measure belongs to: product 9, weekly score. */
const PARTS = {
  profile: 'base',
  avatar: 'base',
  goals: 'base',
  takeAction: 'variable',
  feed: 'variable',
  reminder: 'variable',
} as const satisfies Record<Measure, string>

/** One line of a score: the count, and its points. */
export type ScoreLine = {
  measure: Measure
  part: 'base' | 'variable'
  count: number
  points: number
  /** The most points it can give */
  cap: number
  /** 0 without points, 1 with some, 2 at the cap: product 4, levels */
  level: 0 | 1 | 2
  /** The next count that gives more points, and these points; null at the cap */
  next: Step | null
}

/** The line of one measure for a count. */
export function lineOf(measure: Measure, count: number): ScoreLine {
  const steps: readonly Step[] = POINTS[measure]
  const points = steps.findLast((step) => count >= step.count)?.points ?? 0
  const cap = steps.at(-1)?.points ?? 0
  const next = steps.find((step) => count < step.count) ?? null
  const level = points === cap ? 2 : count > 0 ? 1 : 0
  return { measure, part: PARTS[measure], count, points, cap, level, next }
}

/** The lines of a week's score, in the order of product 9. Their points add up to the score. */
export function linesOf(counts: WeekCounts): ScoreLine[] {
  return [
    lineOf('profile', 1),
    lineOf('avatar', counts.hasAvatar ? 1 : 0),
    lineOf('goals', counts.goals),
    lineOf('takeAction', counts.takeAction),
    lineOf('feed', counts.feed),
    lineOf('reminder', counts.reminder),
  ]
}

/** Weekly score = base + variable, 5 to 100: product 9. */
export const weeklyScore = (counts: WeekCounts): number =>
  linesOf(counts).reduce((sum, line) => sum + line.points, 0)

/** The kinds of taking action: product 4, Impact Index. */
export const TAKE_ACTIONS = ['adviceViewed', 'goalSaved', 'flowCompleted', 'checkInDone'] as const
export type TakeAction = (typeof TAKE_ACTIONS)[number]

/** An action as the events of a week name it. */
export const actionItem = (type: TakeAction, item: string): string => `${type}:${item}`

export const isTakeAction = (type: string): type is TakeAction =>
  (TAKE_ACTIONS as readonly string[]).includes(type)

/** Whether a goal or the picture existed at a moment. */
export type StateEvent = { week: string; gone: boolean; at: number }

/**
 * Whether an item existed at the end of a week: 1 or 0. The newest event up to then decides, by
 * time and not by week, because a user may travel west.
 */
export function stoodBy(events: readonly StateEvent[], week: string): 0 | 1 {
  let newest: StateEvent | undefined
  for (const event of events) {
    if (event.week <= week && (newest === undefined || event.at >= newest.at)) newest = event
  }
  return newest === undefined || newest.gone ? 0 : 1
}

/** The most stored events of one measure in a week: far more than any score counts. */
export const MOST_A_WEEK = 500
