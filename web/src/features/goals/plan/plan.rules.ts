import { addDays } from '#features/goals/goals.rules.ts'

/** The fields of a goal that its plan writes (product 3, goal). */
export const planFields = [
  'planWhen',
  'planThen',
  'planObstacle',
  'planIfThen',
  'reviewDate',
  'reviewTime',
] as const

export type PlanField = (typeof planFields)[number]

export type PlanValues = Record<PlanField, string>

type Stored = Record<PlanField, string | null>

/** Whether a goal says when and what: without both it is not planned yet. */
export function isPlanned(goal: Pick<Stored, 'planWhen' | 'planThen'>): boolean {
  return Boolean(goal.planWhen?.trim() && goal.planThen?.trim())
}

/** A clause within a sentence: without its final full stop. */
export function clause(text: string): string {
  return text.trim().replace(/[\s.!;,]+$/u, '')
}

/** The clause that ends a sentence, with its full stop unless it brings an end of its own. */
export function lastClause(text: string): string {
  const last = text.trim().replace(/[\s.;,]+$/u, '')
  return /[?!…][”’"')]*$/u.test(last) ? last : `${last}.`
}

/** What the content offers for the four questions; '' where it has nothing. */
export type PlanHelp = Omit<PlanValues, 'reviewDate' | 'reviewTime'>

/** The plan form's start: stored values, else suggestions, else a week from now. */
export function planValues(goal: Stored, help: PlanHelp, today: string): PlanValues {
  const isNew = !isPlanned(goal)
  const words = (field: keyof PlanHelp) => goal[field] ?? (isNew ? help[field] : '')
  return {
    planWhen: words('planWhen'),
    planThen: words('planThen'),
    planObstacle: words('planObstacle'),
    planIfThen: words('planIfThen'),
    reviewDate: goal.reviewDate?.slice(0, 10) ?? (isNew ? addDays(today, 7) : ''),
    reviewTime: goal.reviewTime ?? '',
  }
}

export function planChanges(goal: Stored, values: PlanValues): Partial<Stored> {
  const changed = planFields.filter((field) => {
    const stored = goal[field] ?? ''
    return values[field].trim() !== (field === 'reviewDate' ? stored.slice(0, 10) : stored)
  })
  return Object.fromEntries(changed.map((field) => [field, values[field].trim() || null]))
}
