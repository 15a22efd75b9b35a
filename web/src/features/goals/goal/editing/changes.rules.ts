/** The fields of a goal that its form writes (product 3, goal). */
export const formFields = [
  'specific',
  'measurable',
  'achievable',
  'relevant',
  'startDate',
  'endDate',
  'reviewDate',
  'partner',
  'note',
] as const

export type FormField = (typeof formFields)[number]

/** What stands in the form; empty is ''. Days are 2026-11-21. */
export type GoalValues = Record<FormField, string>

/** The record that a form began with: its values and the version they had. */
export type Base = { version: number; values: GoalValues }

const days: readonly FormField[] = ['startDate', 'endDate', 'reviewDate']

export function isFormField(name: string | null): name is FormField {
  return (formFields as readonly (string | null)[]).includes(name)
}

export function isDay(field: FormField): boolean {
  return days.includes(field)
}

/** A record as a form's base. */
export function baseOf(goal: Record<FormField, string | null> & { version: number }): Base {
  const entries = formFields.map((field) => {
    const value = goal[field] ?? ''
    return [field, isDay(field) ? value.slice(0, 10) : value]
  })
  return { version: goal.version, values: Object.fromEntries(entries) as GoalValues }
}

/** The fields in which two sets of values differ, in the form's order. */
export function changedFields(before: GoalValues, now: GoalValues): FormField[] {
  return formFields.filter((field) => before[field] !== now[field])
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

/** Whether a fault of one field may be gone once the other is changed. */
export function sameRule(changed: FormField, faulty: FormField): boolean {
  return changed === faulty || (changed === 'startDate' && faulty === 'endDate')
}

/** A field on which two versions of a goal disagree. */
export type Difference = {
  field: FormField
  mine: string
  theirs: string
  /** Whether it was written here; if not, only the other version changed it. */
  written: boolean
}

/**
 * Where another version, saved since the form began, disagrees with the form. What only the form
 * changed is no difference: nobody else wrote there.
 */
export function differences(before: GoalValues, mine: GoalValues, theirs: GoalValues) {
  return formFields.flatMap((field): Difference[] => {
    if (theirs[field] === before[field] || theirs[field] === mine[field]) return []
    const written = mine[field] !== before[field]
    return [{ field, mine: mine[field], theirs: theirs[field], written }]
  })
}

export type Pick = 'mine' | 'theirs'
export type Picks = Partial<Record<FormField, Pick>>

/** What is chosen of a difference before anybody chose: one's own words, and the other's news. */
export function pickOf(difference: Difference, picks: Picks): Pick {
  return picks[difference.field] ?? (difference.written ? 'mine' : 'theirs')
}

/** The form's values with the other version's where it is picked. */
export function merge(mine: GoalValues, found: readonly Difference[], picks: Picks): GoalValues {
  const taken = found.filter((one) => pickOf(one, picks) === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) }
}

/**
 * The form's values after a save: as the server holds them, except where the person wrote on while
 * it was being saved.
 */
export function afterSave(now: GoalValues, sent: GoalValues, saved: GoalValues): GoalValues {
  const entries = formFields.map((field) => [
    field,
    now[field] === sent[field] ? saved[field] : now[field],
  ])
  return Object.fromEntries(entries) as GoalValues
}

/** What is written and not saved, as it survives a reload. */
export type GoalDraft = { person: string; base: Base; values: GoalValues }

/** A draft as it was kept, or null when it is another person's or cannot be read. */
export function parseDraft(kept: unknown, person: string): GoalDraft | null {
  const draft = kept as Partial<GoalDraft> | null
  if (draft?.person !== person || typeof draft.base?.version !== 'number') return null
  const isWhole = (values: GoalValues | undefined) =>
    formFields.every((field) => typeof values?.[field] === 'string')
  return isWhole(draft.values) && isWhole(draft.base.values) ? (draft as GoalDraft) : null
}
