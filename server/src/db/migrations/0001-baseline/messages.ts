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

/** Jobs, email and text messages to send, and feedback about the product. */
export async function makeMessages(db: Db): Promise<void> {
  await table(db, 'job', {
    kind: text,
    key: text,
    runAt: bigint,
    attempts: integer,
    leasedUntil: optional(bigint),
    failedDate: optional(bigint),
    lastError: optional(text),
  })
    .addPrimaryKeyConstraint('job_key', ['kind', 'key'])
    .execute()
  await addIndexes(db, 'job', {
    job_kind_runAt: { columns: ['kind', 'runAt', 'key'], where: sql`"failedDate" is null` },
  })
  await table(db, 'outbox', {
    _id: key,
    channel: text,
    kind: optional(text),
    user: optional(text),
    recipient: text,
    recipientKey: withDefault(text, ''),
    subject: text,
    text,
    html: optional(text),
    createdDate: bigint,
    expires: optional(bigint),
    sentDate: optional(bigint),
    lastError: optional(text),
  }).execute()
  await addIndexes(db, 'outbox', {
    outbox_user: ['user'],
    outbox_recipientKey: ['recipientKey'],
  })
  await table(db, 'feedback', {
    _id: key,
    user: optional(text),
    email: text,
    name: text,
    message: text,
    path: text,
    date: bigint,
    remoteId: optional(text),
    places: optional(text),
  }).execute()
  await addIndexes(db, 'feedback', {
    feedback_date: ['date', '_id'],
    feedback_user: ['user'],
  })
}
