import {
  addIndexes,
  bigint,
  type Db,
  integer,
  key,
  optional,
  table,
  text,
  withDefault,
} from './columns.ts'

const count = withDefault(integer, 0)

/** The weekly score, days off, and figures of closed weeks and months that companies see. */
export async function makeImpactIndex(db: Db): Promise<void> {
  await table(db, 'impactEvent', {
    user: text,
    week: text,
    measure: text,
    item: text,
    gone: withDefault(integer, 0),
    at: bigint,
  })
    .addPrimaryKeyConstraint('impactEvent_key', ['user', 'week', 'measure', 'item'])
    .execute()
  await addIndexes(db, 'impactEvent', { impactEvent_item: ['user', 'measure', 'item', 'week'] })
  await table(db, 'impactWeek', {
    user: text,
    week: text,
    goals: count,
    hasAvatar: count,
    takeAction: count,
    feed: count,
    reminder: count,
    shared: withDefault(integer, 0),
    disclosedTo: optional(text),
  })
    .addPrimaryKeyConstraint('impactWeek_key', ['user', 'week'])
    .execute()
  await table(db, 'pause', {
    _id: key,
    user: text,
    fromDay: text,
    toDay: optional(text),
    kind: text,
    createdDate: bigint,
  }).execute()
  await addIndexes(db, 'pause', { pause_user: ['user', 'fromDay'] })
  await makeReports(db)
}

async function makeReports(db: Db): Promise<void> {
  await table(db, 'companyWeek', {
    company: text,
    week: text,
    people: optional(integer),
    mean: optional(integer),
    closedDate: bigint,
  })
    .addPrimaryKeyConstraint('companyWeek_key', ['company', 'week'])
    .execute()
  await table(db, 'companyPeriod', { company: text, span: text, period: text, closedDate: bigint })
    .addPrimaryKeyConstraint('companyPeriod_key', ['company', 'span', 'period'])
    .execute()
  await table(db, 'companyReport', {
    company: text,
    report: text,
    period: text,
    item: text,
    figure: optional(integer),
    basis: optional(integer),
  })
    .addPrimaryKeyConstraint('companyReport_key', ['company', 'report', 'period', 'item'])
    .execute()
}
