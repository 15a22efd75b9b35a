import { addDays } from '#lib/dates.ts'
import type { LocalNow } from '#lib/moment.ts'
import { firstReview, type Review } from './first-review.rules.ts'
import type { PlanHelp } from './plan-help.rules.ts'
import { isPlanned } from './plan-words.rules.ts'

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
