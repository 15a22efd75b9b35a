import { lineOf } from '#impact/impact-index/impact-index.rules.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { dayAfter } from '#lib/moments.ts'
import type { Goal } from '../goals.entity.ts'
import { withoutTime } from '../goals.review.rules.ts'
import {
  FIRST_STEP,
  LAST_STEP,
  PROGRESS_STEPS,
  stateOf,
  WITHOUT_KIT,
  withAchieved,
} from '../goals.rules.ts'

/** The most characters of a note */
export const MOST_NOTE = 500

/** The result of the action since the last review: product 4, check-in. */
export const OUTCOMES = ['did', 'partly', 'notYet', 'dropped', 'takenUp'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The next step: a smaller action, another moment, other advice, or the end. */
export const NEXTS = ['shrink', 'move', 'swap', 'finish'] as const
export type NextStep = (typeof NEXTS)[number]

const FOLLOWS = {
  did: ['move', 'finish'],
  partly: NEXTS,
  notYet: NEXTS,
  dropped: [],
  takenUp: [],
} as const satisfies Record<Outcome, readonly NextStep[]>

const REVIEW = ['reviewDate', 'reviewTime'] as const
const PLAN = ['planWhen', 'planThen'] as const
const ADVICE = ['adviceId', 'adviceTitle', 'adviceBody'] as const
/** All fields of a goal that a check-in may write; a new field of goals isn't among them. */
export const WRITABLE = [...REVIEW, ...PLAN, ...ADVICE] as const satisfies readonly (keyof Goal)[]

/** The fields of the goal that a check-in may write, by next step. */
const WRITES = {
  shrink: [...REVIEW, ...PLAN],
  move: [...REVIEW, ...PLAN],
  swap: [...REVIEW, ...PLAN, ...ADVICE],
  finish: [],
  nothing: REVIEW,
} as const satisfies Record<NextStep | 'nothing', readonly GoalField[]>

/** The required fields of a next step; of a pair, one is enough. */
const NEEDS = {
  shrink: [['planThen']],
  move: [['reviewDate', 'planWhen']],
  swap: [['adviceId'], ['adviceTitle']],
  finish: [],
} as const satisfies Record<NextStep, readonly (readonly GoalField[])[]>

export type GoalField = (typeof WRITABLE)[number]

export type CheckInFacts = {
  outcome: Outcome
  next: NextStep | null
  /** The progress that the person saw; by default the current one */
  seen: string | null
  /** Columns of the goal with the values of the call */
  writes: Partial<Record<GoalField, string | null>>
}

export type CheckedGoal = {
  progress: string | null
  letGoDate: number | null
  reviewTime: string | null
}
type Changes = Record<string, string | number | null>

const DAYS_TO_NEXT = 7
const LATEST_ARRIVAL_MS = 30 * 24 * 3_600_000
const LAST_BEFORE = PROGRESS_STEPS.indexOf(LAST_STEP) - 1

const indexOf = (step: string | null) =>
  Math.max(0, (PROGRESS_STEPS as readonly (string | null)[]).indexOf(step))

/** Throws unless outcome, next step and fields are known and fit together. */
export function checkGiven({ outcome, next, seen, writes }: CheckInFacts): void {
  if (!OUTCOMES.includes(outcome)) {
    throw badInput(`outcome must be one of: ${OUTCOMES.join(', ')}.`, 'outcome')
  }
  if (next !== null && !(FOLLOWS[outcome] as readonly NextStep[]).includes(next)) {
    const allowed = FOLLOWS[outcome].join(', ') || 'nothing'
    throw badInput(`What follows “${outcome}” must be one of: ${allowed}.`, 'next')
  }
  if (seen !== null && !(PROGRESS_STEPS as readonly string[]).includes(seen)) {
    throw badInput(`seen must be one of: ${PROGRESS_STEPS.join(', ')}.`, 'seen')
  }
  const given = (Object.keys(writes) as GoalField[]).filter((name) => writes[name] !== undefined)
  const writable: readonly GoalField[] = outcome === 'dropped' ? [] : WRITES[next ?? 'nothing']
  const surplus = given.find((name) => !writable.includes(name))
  if (surplus !== undefined) throw badInput(`${surplus} doesn’t go with this.`, surplus)
  if (next === null) return
  for (const oneOf of NEEDS[next] as readonly (readonly GoalField[])[]) {
    if (oneOf.some((name) => writes[name]?.trim())) continue
    throw badInput(`Fill in ${oneOf[0]}.`, oneOf[0])
  }
}

/** Throws if the state of the goal allows no check-in. */
export function checkState(goal: CheckedGoal, outcome: Outcome): void {
  const state = stateOf(goal)
  const refuse = (message: string) => new AppError('CONFLICT', message)
  if (outcome === 'takenUp') {
    if (state !== 'letGo') throw refuse('This is already one of your open goals.')
    return
  }
  if (state === 'letGo') throw refuse('You let this goal go. Reopen it first.')
  if (state === 'achieved') {
    throw refuse('You achieved this goal. Move its progress back to continue.')
  }
}

/** The time of a check-in that waited on a device: not in the future and at most 30 days ago. */
export const saidAt = (saidDate: number, now: number): number =>
  Math.min(now, Math.max(saidDate, now - LATEST_ARRIVAL_MS))

/** What a check-in adds to the week's score, before it is made. */
export type CheckInWorth = {
  /** From when a check-in on this goal counts */
  counts: 'now' | 'tomorrow' | 'nextWeek'
  /** What it adds now */
  points: number
  /** How many further actions bring the next points, and how many; null if there are no more */
  more: number | null
  morePoints: number | null
}

/** `actions` is the number of actions of this week: product 9, weekly score. */
export function worthOf(counts: CheckInWorth['counts'], actions: number): CheckInWorth {
  if (counts !== 'now') return { counts, points: 0, more: null, morePoints: null }
  const [before, after] = [lineOf('takeAction', actions), lineOf('takeAction', actions + 1)]
  return {
    counts,
    points: after.points - before.points,
    more: after.next && after.next.count - after.count,
    morePoints: after.next && after.next.points - after.points,
  }
}

/** A check-in earns points from the day after the goal was saved (product 4, check-in). */
export const earnsPoints = (saidDay: string, savedDay: string): boolean => saidDay > savedDay

/**
 * One step beyond the progress that the person saw, never back and never to the last step, so that
 * a late or repeated tap counts once.
 */
export function further(progress: string | null, seen: string | null): string {
  const from = indexOf(progress)
  const wanted = Math.min(LAST_BEFORE, indexOf(seen ?? progress) + 1)
  return PROGRESS_STEPS[Math.max(from, wanted)] ?? FIRST_STEP
}

/** The changes of a goal by an outcome; by default the next review is a week after `today`. */
export function afterOutcome(
  goal: CheckedGoal,
  { outcome, seen, writes }: CheckInFacts,
  { now, today }: { now: number; today: string },
): Changes {
  if (outcome === 'dropped') return { letGoDate: now }
  const changes: Changes = { reviewDate: dayAfter(today, DAYS_TO_NEXT), ...writes }
  if (outcome === 'takenUp') changes.letGoDate = null
  if (outcome === 'did') changes.progress = further(goal.progress, seen)
  return withoutTime(changes)
}

/** The changes of a goal by a next step. */
export function afterNext({ next, writes }: CheckInFacts, now: number): Changes {
  if (next === 'finish') {
    return withAchieved({ progress: LAST_STEP, reviewDate: null, reviewTime: null }, now)
  }
  const changes: Changes = { ...writes }
  if (writes.adviceId === undefined) return withoutTime(changes)
  // New advice without a text clears the text of the old advice.
  const advice = { impactAdviceId: writes.adviceId, adviceBody: writes.adviceBody ?? null }
  return withoutTime({ ...changes, ...advice, ...WITHOUT_KIT })
}

/** The value that a next step replaces, stored so that it stays readable after later changes. */
export function replaced(
  next: NextStep | null,
  goal: { planThen: string | null; adviceTitle: string | null; reviewDate: string | null },
): string | null {
  if (next === 'shrink') return goal.planThen
  if (next === 'swap') return goal.adviceTitle
  return next === 'move' ? goal.reviewDate : null
}
