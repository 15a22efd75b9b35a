import { addDays } from '#lib/dates.ts'
import type { LocalNow } from '#lib/moment.ts'
import { firstReview, type Review } from './first-review.rules.ts'
import { action, condition, isPlanned } from './plan-words.rules.ts'

/** The fields of a goal that its plan writes (product 3, goal). */
export const planFields = [
  'planWhen',
  'planThen',
  'planObstacle',
  'planIfThen',
  'reviewDate',
  'reviewTime',
  'planTime',
  'planDays',
] as const

export type PlanField = (typeof planFields)[number]

export type PlanValues = Record<PlanField, string>

type StoredPlan = Record<PlanField, string | null>

/** The content's suggestions for the four questions; '' if it has none. */
export type PlanHelp = Omit<PlanValues, 'reviewDate' | 'reviewTime' | 'planTime' | 'planDays'>

type Sources = {
  advice?: { when?: string; then?: string } | undefined
  challenge?: { if?: string } | undefined
  help?: { when?: string; then?: string } | undefined
}

/**
 * The plan that a piece of advice, an obstacle and its help suggest (product 4, plan of a goal).
 * The source of each clause: decisions/plan-sentences.md.
 */
export function planFrom({ advice, challenge, help }: Sources): PlanHelp {
  return {
    planWhen: condition(advice?.when ?? ''),
    planThen: action(advice?.then ?? ''),
    planObstacle: help?.then ? condition(help.when ?? challenge?.if ?? '') : '',
    planIfThen: action(help?.then ?? ''),
  }
}

/**
 * The initial values of the plan form: stored ones, else suggestions and the first check-in after
 * them (`firstReview`), else a week from now.
 */
export function planValues(goal: StoredPlan, help: PlanHelp, now: LocalNow): PlanValues {
  const isNew = !isPlanned(goal)
  const words = (field: keyof PlanHelp) => goal[field] ?? (isNew ? help[field] : '')
  const stored = { reviewDate: goal.reviewDate?.slice(0, 10) ?? '', reviewTime: goal.reviewTime }
  const review = isNew && stored.reviewDate === '' ? reviewOf(words('planWhen'), now) : stored
  return {
    planWhen: words('planWhen'),
    planThen: words('planThen'),
    planObstacle: words('planObstacle'),
    planIfThen: words('planIfThen'),
    reviewDate: review.reviewDate,
    reviewTime: review.reviewTime ?? '',
    planTime: goal.planTime ?? '',
    planDays: goal.planDays ?? '',
  }
}

/** The check-in that a new plan is offered. */
export function reviewOf(planWhen: string, now: LocalNow): Review {
  const review = firstReview(planWhen, now.today, now)
  return review ?? { reviewDate: addDays(now.today, 7), reviewTime: null }
}

/** The fields of a plan that differ from the stored ones; null for an emptied field. */
export function planChanges(
  goal: StoredPlan,
  values: PlanValues,
  fields: readonly PlanField[] = planFields,
): Partial<StoredPlan> {
  const changed = fields.filter((field) => {
    const stored = goal[field] ?? ''
    return values[field].trim() !== (field === 'reviewDate' ? stored.slice(0, 10) : stored)
  })
  return Object.fromEntries(changed.map((field) => [field, values[field].trim() || null]))
}
