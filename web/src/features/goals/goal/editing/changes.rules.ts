import { type Base, changedFields } from '#lib/form-versions.ts'

/**
 * The fields of a goal that its form edits, out of all in the schema (product 3, goal). The
 * compiler checks the names.
 */
export const formFields = [
  'specific',
  'measurable',
  'achievable',
  'relevant',
  'startDate',
  'endDate',
  'partner',
  'note',
] as const

export type FormField = (typeof formFields)[number]

export type GoalValues = Record<FormField, string>

const days: readonly FormField[] = ['startDate', 'endDate']

export function isDay(field: FormField): boolean {
  return days.includes(field)
}

export function baseOf(
  goal: Record<FormField, string | null> & { version: number },
): Base<GoalValues> {
  const entries = formFields.map((field) => {
    const value = goal[field] ?? ''
    return [field, isDay(field) ? value.slice(0, 10) : value]
  })
  return { version: goal.version, values: Object.fromEntries(entries) as GoalValues }
}

/** The input of an update: changed fields only; null if emptied. */
export function changesToSend(
  before: GoalValues,
  now: GoalValues,
): Partial<Record<FormField, string | null>> {
  const changed = changedFields(before, now)
  return Object.fromEntries(changed.map((field) => [field, now[field] === '' ? null : now[field]]))
}

export function endsBeforeStart({ startDate, endDate }: GoalValues): boolean {
  return startDate !== '' && endDate !== '' && endDate < startDate
}
