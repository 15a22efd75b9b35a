import { describeEntity, type RecordOf } from '#entity/entity.types.ts'
import { COMPANY_ADMINS, COMPANY_OWNED } from '#entity/scopes.ts'
import { HOUSE_KINDS } from './house-knowledge.rules.ts'

/** Knowledge of a company that Mira may use: product 3, houseEntry. */
export const houseEntryEntity = describeEntity({
  name: 'houseEntry',
  type: 'HouseEntry',
  noun: 'entry',
  table: 'houseEntry',
  fields: {
    kind: { kind: 'text', values: HOUSE_KINDS, set: COMPANY_ADMINS, author: 'writtenBy' },
    title: { kind: 'text', max: 120, set: COMPANY_ADMINS, author: 'writtenBy' },
    text: { kind: 'text', nullable: true, max: 2000, set: COMPANY_ADMINS, author: 'writtenBy' },
    link: { kind: 'text', nullable: true, max: 2000, set: COMPANY_ADMINS, author: 'writtenBy' },
    createdDate: { kind: 'instant' },
    updatedDate: { kind: 'instant' },
    company: { kind: 'text', set: ['appAdmin'], once: true },
  },
  ...COMPANY_OWNED,
  authors: { writtenBy: 'only' },
  order: { by: 'createdDate', direction: 'asc' },
  most: 200,
  stamps: ['createdDate', 'updatedDate'],
})

export type HouseEntry = RecordOf<typeof houseEntryEntity>
