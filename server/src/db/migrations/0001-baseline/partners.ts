import { addIndexes, bigint, type Db, key, optional, table, text } from './columns.ts'

/** Impact partners, blocked people, shared goals, and messages about them. */
export async function makePartners(db: Db): Promise<void> {
  await table(db, 'partnership', {
    _id: key,
    user: text,
    partner: optional(text),
    pair: optional(text),
    company: optional(text),
    state: text,
    tokenHash: optional(text),
    expires: bigint,
    createdDate: bigint,
    acceptedDate: optional(bigint),
  }).execute()
  await addIndexes(db, 'partnership', {
    partnership_user: ['user'],
    partnership_partner: ['partner'],
    partnership_expires: ['expires'],
    partnership_pair: { columns: ['pair'], isUnique: true },
    partnership_tokenHash: { columns: ['tokenHash'], isUnique: true },
  })
  await table(db, 'partnerBlock', { _id: key, user: text, blocked: text, createdDate: bigint })
    .addUniqueConstraint('partnerBlock_once', ['user', 'blocked'])
    .execute()
  await addIndexes(db, 'partnerBlock', { partnerBlock_blocked: ['blocked'] })
  await table(db, 'sharedGoal', { partnership: text, goal: text, user: text, sharedDate: bigint })
    .addPrimaryKeyConstraint('sharedGoal_key', ['partnership', 'goal'])
    .execute()
  await addIndexes(db, 'sharedGoal', { sharedGoal_goal: ['goal'], sharedGoal_user: ['user'] })
  await table(db, 'partnerMessage', {
    _id: key,
    kind: text,
    partnership: text,
    goal: text,
    user: text,
    partner: text,
    week: text,
    sentDate: bigint,
    answer: optional(text),
    line: optional(text),
    answeredDate: optional(bigint),
    seenDate: optional(bigint),
    answerSeenDate: optional(bigint),
  })
    .addUniqueConstraint('partnerMessage_once', ['user', 'goal', 'week', 'kind'])
    .execute()
  await addIndexes(db, 'partnerMessage', {
    partnerMessage_partnership: ['partnership'],
    partnerMessage_goal: ['goal'],
    partnerMessage_partner: ['partner'],
    partnerMessage_sentDate: ['sentDate'],
  })
}
