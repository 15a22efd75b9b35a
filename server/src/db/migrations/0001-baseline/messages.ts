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

/** Email and text messages to send, and feedback about the product. */
export async function makeMessages(db: Db): Promise<void> {
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
    tries: integer,
    nextTry: optional(bigint),
    expires: optional(bigint),
    sentDate: optional(bigint),
    lastError: optional(text),
  }).execute()
  await addIndexes(db, 'outbox', {
    outbox_nextTry: ['nextTry'],
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
    tries: withDefault(integer, 0),
    nextTry: optional(bigint),
    remoteId: optional(text),
    places: optional(text),
    lastError: optional(text),
  }).execute()
  await addIndexes(db, 'feedback', {
    feedback_date: ['date', '_id'],
    feedback_user: ['user'],
    feedback_nextTry: ['nextTry'],
  })
}
