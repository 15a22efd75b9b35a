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
    occasion: optional(text),
    about: optional(text),
    sender: optional(text),
    subject: text,
    text,
    html: optional(text),
    path: optional(text),
    createdDate: bigint,
    expires: optional(bigint),
    sentDate: optional(bigint),
    readDate: optional(bigint),
    lastError: optional(text),
  }).execute()
  await addIndexes(db, 'outbox', {
    outbox_user: ['user'],
    outbox_recipientKey: ['recipientKey'],
    outbox_sender: ['sender'],
    outbox_once: {
      columns: ['user', 'kind', 'occasion', 'channel', 'recipient'],
      isUnique: true,
      where: sql`"occasion" is not null`,
    },
  })
  await makeChoices(db)
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

/** What people chose about messages, and when their next ones are planned. */
async function makeChoices(db: Db): Promise<void> {
  await table(db, 'messagePreference', { user: text, kind: text, mail: integer, push: integer })
    .addPrimaryKeyConstraint('messagePreference_key', ['user', 'kind'])
    .execute()
  await table(db, 'messageSettings', {
    user: key,
    days: text,
    fromTime: text,
    toTime: text,
    digestDay: integer,
    digestTime: text,
    mutedUntil: optional(text),
    failedKey: optional(text),
  }).execute()
  await table(db, 'pushSubscription', {
    _id: key,
    user: text,
    session: text,
    endpointHash: text,
    sealed: text,
    createdDate: bigint,
  }).execute()
  await addIndexes(db, 'pushSubscription', {
    pushSubscription_user: ['user'],
    pushSubscription_endpointHash: { columns: ['endpointHash'], isUnique: true },
  })
  await table(db, 'messageDue', { user: key, at: bigint }).execute()
  await addIndexes(db, 'messageDue', { messageDue_at: ['at'] })
}
