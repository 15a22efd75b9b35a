import { describeEntity, type Field, type RecordOf } from '#entity/entity.types.ts'
import { PERSONS, PRIVATE } from '#entity/scopes.ts'

const MOST = 1000

/** How helpful something was: product 4, feedback choices. */
export const LIKED = { kind: 'int', nullable: true, min: 1, max: 4 } satisfies Field

/** One run of a flow, with the choice at each step: product 3, history. */
export const historyEntity = describeEntity({
  name: 'history',
  type: 'History',
  noun: 'entry',
  table: 'history',
  fields: {
    flow: { kind: 'flow', set: PERSONS },
    startTime: { kind: 'instant', set: PERSONS },
    endTime: { kind: 'instant', nullable: true, set: PERSONS },
    liked: { ...LIKED, set: PERSONS },
    user: { kind: 'text' },
  },
  ...PRIVATE,
  order: { by: 'startTime', direction: 'desc' },
  most: MOST,
  isPaged: true,
  stamps: ['createdDate'],
})

/** A search that the person submitted: product 3, search. */
export const searchEntity = describeEntity({
  name: 'search',
  type: 'Search',
  noun: 'search',
  table: 'search',
  fields: {
    query: { kind: 'text', max: 300, set: PERSONS },
    searchType: { kind: 'text', nullable: true, max: 50, set: PERSONS },
    date: { kind: 'instant' },
    user: { kind: 'text' },
  },
  ...PRIVATE,
  order: { by: 'date', direction: 'desc' },
  most: MOST,
  isPaged: true,
  stamps: ['date'],
})

/** A viewed item, stored once for each item and entity: product 3, impactActionHistory. */
export const viewedEntity = describeEntity({
  name: 'impactActionHistory',
  type: 'ImpactActionHistory',
  noun: 'entry',
  table: 'impactActionHistory',
  fields: {
    id: { kind: 'text', max: 100, set: PERSONS, once: true },
    type: { kind: 'text', nullable: true, max: 50, set: PERSONS },
    title: { kind: 'text', nullable: true, max: 200, set: PERSONS },
    source: { kind: 'text', nullable: true, max: 100, set: PERSONS },
    entity: { kind: 'text', nullable: true, max: 20, set: PERSONS, once: true },
    createdDate: { kind: 'instant' },
    viewedDate: { kind: 'instant' },
    user: { kind: 'text' },
  },
  ...PRIVATE,
  order: { by: 'viewedDate', direction: 'desc' },
  most: MOST,
  isPaged: true,
  stamps: ['createdDate', 'viewedDate'],
})

export type Flow = RecordOf<typeof historyEntity>
export type ViewedItem = RecordOf<typeof viewedEntity>
