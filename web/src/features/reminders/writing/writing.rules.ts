import type { ReminderFieldsFragment } from '#api/generated/graphql.ts'
import { type Base, changedFields } from '#lib/form-versions.ts'
import { reminderFields } from '#lib/generated/reminder.ts'

/** The fields of a reminder (product 3, reminder). */
export type ReminderFields = Omit<ReminderFieldsFragment, '_id'>

/** A theme or action in the picker. */
export type TitledItem = { id: string; title: string }

export type ReminderValues = {
  targetDate: string
  categoryId: string
  categoryTitle: string
  text: string
  actions: string
  roles: readonly string[]
  sendDate: string
  sendTime: string
}

/** The maximum length of each text, and the maximum number of actions. */
export const most = {
  text: reminderFields.text.max,
  categoryTitle: reminderFields.categoryTitle.max,
  actions: reminderFields.actions.max,
}

/** A new reminder. */
export const emptyReminder: Omit<ReminderFields, 'targetDate'> = {
  categoryId: null,
  categoryTitle: null,
  actions: [],
  roles: [],
  text: '',
  sendDate: null,
  sendTime: null,
}

// Ids contain no spaces.
export const idsOf = (actions: string): string[] => actions.split(' ').filter(Boolean)

/** A reminder as the form's base; a new one has the version 0. */
export function baseOf(reminder: ReminderFields & { version: number }): Base<ReminderValues> {
  return {
    version: reminder.version,
    values: {
      targetDate: reminder.targetDate.slice(0, 10),
      categoryId: reminder.categoryId ?? '',
      categoryTitle: reminder.categoryTitle ?? '',
      text: reminder.text,
      actions: reminder.actions.join(' '),
      roles: reminder.roles,
      sendDate: reminder.sendDate?.slice(0, 10) ?? '',
      sendTime: reminder.sendTime ?? '',
    },
  }
}

export function fieldsOf(values: ReminderValues) {
  return {
    targetDate: values.targetDate,
    categoryId: values.categoryId || null,
    categoryTitle: values.categoryTitle.trim() || null,
    actions: idsOf(values.actions),
    roles: [...values.roles],
    text: values.text,
    sendDate: values.sendDate || null,
    sendTime: values.sendTime || null,
  }
}

export function changesToSend(before: ReminderValues, now: ReminderValues) {
  const changed: readonly string[] = changedFields(before, now)
  return Object.fromEntries(
    Object.entries(fieldsOf(now)).filter(([field]) => changed.includes(field)),
  )
}

const texts = ['text', 'categoryTitle'] as const

export type ReminderFault =
  | { field: 'targetDate'; kind: 'date' }
  | { field: 'text'; kind: 'empty' }
  | { field: (typeof texts)[number]; kind: 'long' }

/** The first invalid field, or null. */
export function faultOf(values: ReminderValues): ReminderFault | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.targetDate)) return { field: 'targetDate', kind: 'date' }
  if (values.text.trim() === '') return { field: 'text', kind: 'empty' }
  const field = texts.find((one) => values[one].length > most[one])
  return field === undefined ? null : { field, kind: 'long' }
}

/** The same day next month, or its last day. */
export function nextMonth(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}
