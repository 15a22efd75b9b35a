import { describeEntity, type RecordOf } from '#entity/entity.types.ts'
import { COMPANY_ADMINS, COMPANY_OWNED } from '#entity/scopes.ts'

const WORK_ROLES = ['individual', 'team', 'function'] as const

/** A reminder of a company for a month: product 3, reminder. */
export const reminderEntity = describeEntity({
  name: 'reminder',
  type: 'Reminder',
  noun: 'reminder',
  table: 'reminder',
  fields: {
    targetDate: { kind: 'day', set: COMPANY_ADMINS, author: 'detailsBy' },
    categoryId: {
      kind: 'text',
      nullable: true,
      max: 100,
      set: COMPANY_ADMINS,
      author: 'detailsBy',
    },
    categoryTitle: {
      kind: 'text',
      nullable: true,
      max: 200,
      set: COMPANY_ADMINS,
      author: 'detailsBy',
    },
    actions: { kind: 'texts', default: [], max: 5, set: COMPANY_ADMINS, author: 'detailsBy' },
    roles: {
      kind: 'texts',
      default: [],
      max: 3,
      values: WORK_ROLES,
      set: COMPANY_ADMINS,
      author: 'detailsBy',
    },
    text: { kind: 'text', max: 2000, set: COMPANY_ADMINS, author: 'textBy' },
    sendDate: { kind: 'day', nullable: true, set: COMPANY_ADMINS, author: 'detailsBy' },
    sendTime: { kind: 'text', nullable: true, max: 5, set: COMPANY_ADMINS, author: 'detailsBy' },
    createdDate: { kind: 'instant' },
    updatedDate: { kind: 'instant' },
    company: { kind: 'text', set: ['appAdmin'], once: true },
    createdBy: { kind: 'text', nullable: true },
  },
  ...COMPANY_OWNED,
  authors: { textBy: 'last', detailsBy: 'only' },
  order: { by: 'targetDate', direction: 'desc' },
  most: 1000,
  stamps: ['createdDate', 'updatedDate'],
})

export type Reminder = RecordOf<typeof reminderEntity>
