import { describeEntity, type RecordOf } from '#entity/entity.types.ts'
import { COMPANY_ADMINS, COMPANY_OWNED } from '#entity/scopes.ts'
import type { Written } from '#entity/writers.ts'

const WORK_ROLES = ['individual', 'team', 'function'] as const

/** A reminder of a company for a month: product 3, reminder. */
export const reminderEntity = describeEntity({
  name: 'reminder',
  type: 'Reminder',
  noun: 'reminder',
  table: 'reminder',
  fields: {
    targetDate: { kind: 'day', set: COMPANY_ADMINS },
    categoryId: { kind: 'text', nullable: true, max: 100, set: COMPANY_ADMINS },
    categoryTitle: { kind: 'text', nullable: true, max: 200, set: COMPANY_ADMINS },
    actions: { kind: 'texts', default: [], max: 50, set: COMPANY_ADMINS },
    roles: { kind: 'texts', default: [], max: 3, values: WORK_ROLES, set: COMPANY_ADMINS },
    text: { kind: 'text', max: 2000, set: COMPANY_ADMINS },
    createdDate: { kind: 'instant' },
    updatedDate: { kind: 'instant' },
    company: { kind: 'text', set: ['appAdmin'], once: true },
    createdBy: { kind: 'text', nullable: true },
  },
  ...COMPANY_OWNED,
  order: { by: 'targetDate', direction: 'desc' },
  most: 1000,
  stamps: ['createdDate', 'updatedDate'],
})

export type Reminder = RecordOf<typeof reminderEntity>

/** Who wrote which part of a reminder. */
export const WRITTEN = [
  { column: 'textBy', fields: ['text'], who: 'last' },
  {
    column: 'detailsBy',
    fields: ['targetDate', 'categoryId', 'categoryTitle', 'actions', 'roles'],
    who: 'alone',
  },
] as const satisfies readonly Written[]
