import { addIndexes, bigint, type Db, integer, key, optional, table, text } from './columns.ts'

/** Channels of companies and the messages to them. */
export async function makeChannels(db: Db): Promise<void> {
  await table(db, 'companyChannel', {
    _id: key,
    company: text,
    kind: text,
    name: text,
    sealedUrl: text,
    sealedSecret: optional(text),
    createdBy: optional(text),
    createdDate: bigint,
    isOn: integer,
    lastSentDate: optional(bigint),
    lastError: optional(text),
    failures: integer,
  }).execute()
  await addIndexes(db, 'companyChannel', {
    companyChannel_company: ['company'],
    companyChannel_createdBy: ['createdBy'],
  })
  await table(db, 'channelMessage', {
    _id: key,
    channel: text,
    event: text,
    occasion: text,
    body: text,
    createdDate: bigint,
    sentDate: optional(bigint),
    lastError: optional(text),
  }).execute()
  await addIndexes(db, 'channelMessage', {
    channelMessage_once: { columns: ['channel', 'event', 'occasion'], isUnique: true },
    channelMessage_createdDate: ['createdDate'],
  })
}
