import { sql } from 'kysely'
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

/** Memberships by source, events of the payment provider, and data of the local provider. */
export async function makeBilling(db: Db): Promise<void> {
  await table(db, 'membership', {
    user: text,
    source: text,
    status: text,
    plan: optional(text),
    priceId: optional(text),
    amount: optional(integer),
    currency: optional(text),
    interval: optional(text),
    customerId: optional(text),
    subscriptionId: optional(text),
    currentPeriodEnd: optional(bigint),
    cancelAtPeriodEnd: withDefault(integer, 0),
    pastDueSince: optional(bigint),
    endsDate: optional(bigint),
    problem: optional(text),
    readDate: bigint,
  })
    .addPrimaryKeyConstraint('membership_key', ['user', 'source'])
    .execute()
  await addIndexes(db, 'membership', {
    membership_customerId: { columns: ['customerId'], isUnique: true },
    membership_problem: { columns: ['problem'], where: sql`"problem" is not null` },
  })
  await table(db, 'paymentEvent', {
    id: key,
    type: text,
    receivedDate: bigint,
    unknownCustomer: optional(text),
  }).execute()
  await addIndexes(db, 'paymentEvent', { paymentEvent_receivedDate: ['receivedDate'] })
  await table(db, 'localPayment', {
    customerId: key,
    user: text,
    page: text,
    wanted: optional(text),
    plan: optional(text),
    startedDate: optional(bigint),
    failedDate: optional(bigint),
    endsDate: optional(bigint),
  }).execute()
  await addIndexes(db, 'localPayment', {
    localPayment_user: { columns: ['user'], isUnique: true },
    localPayment_page: { columns: ['page'], isUnique: true },
  })
}
