import { describeEntity, type RecordOf } from '#entity/entity.types.ts'
import { COMPANY_ADMINS, COMPANY_OWNED } from '#entity/scopes.ts'

/** A company's answer to a handbook question; `id` is the question: product 3, orgInfo. */
export const orgInfoEntity = describeEntity({
  name: 'orgInfo',
  type: 'OrgInfo',
  noun: 'answer',
  table: 'orgInfo',
  fields: {
    id: { kind: 'text', max: 100, set: COMPANY_ADMINS, once: true },
    answer: { kind: 'text', nullable: true, max: 10_000, set: COMPANY_ADMINS, author: 'answerBy' },
    url: { kind: 'text', nullable: true, max: 2000, set: COMPANY_ADMINS, author: 'urlBy' },
    contactPerson: {
      kind: 'text',
      nullable: true,
      max: 200,
      set: COMPANY_ADMINS,
      author: 'contactBy',
    },
    question: { kind: 'text', nullable: true },
    createdDate: { kind: 'instant' },
    updatedDate: { kind: 'instant' },
    company: { kind: 'text', set: ['appAdmin'], once: true },
  },
  derived: { isAnswered: ['answer', 'url'] },
  ...COMPANY_OWNED,
  authors: { answerBy: 'last', urlBy: 'last', contactBy: 'last' },
  order: { by: 'id', direction: 'asc' },
  most: 1000,
  stamps: ['createdDate', 'updatedDate'],
})

/** An answer, with the id and the name of the person who changed it last */
export type Answer = RecordOf<typeof orgInfoEntity> & {
  updatedBy?: string | null
  changedBy?: string | null
}
