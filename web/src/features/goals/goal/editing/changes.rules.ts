import { type Base, changedFields } from '#lib/form-versions.ts'

/** The fields of a goal that its form writes (product 3, goal). */
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

/** What stands in the form; empty is ''. Days are 2026-11-21. */
export type GoalValues = Record<FormField, string>

const days: readonly FormField[] = ['startDate', 'endDate']

export function isDay(field: FormField): boolean {
  return days.includes(field)
}

/** A record as a form's base. */
export function baseOf(
  goal: Record<FormField, string | null> & { version: number },
): Base<GoalValues> {
  const entries = formFields.map((field) => {
    const value = goal[field] ?? ''
    return [field, isDay(field) ? value.slice(0, 10) : value]
  })
  return { version: goal.version, values: Object.fromEntries(entries) as GoalValues }
}

/** What an update sends: the changed fields alone; what was emptied is null. */
export function changesToSend(
  before: GoalValues,
  now: GoalValues,
): Partial<Record<FormField, string | null>> {
  const changed = changedFields(before, now)
  return Object.fromEntries(changed.map((field) => [field, now[field] === '' ? null : now[field]]))
}

/** A goal ends on or after the day it starts. */
export function endsBeforeStart({ startDate, endDate }: GoalValues): boolean {
  return startDate !== '' && endDate !== '' && endDate < startDate
}
