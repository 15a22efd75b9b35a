import { addIndexes, bigint, type Db, key, optional, table, text } from './columns.ts'

/** Impact partners, blocked people, shared goals and cheers. */
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
  await table(db, 'goalCheer', { user: text, goal: text, week: text, cheeredDate: bigint })
    .addPrimaryKeyConstraint('goalCheer_key', ['user', 'goal', 'week'])
    .execute()
  await addIndexes(db, 'goalCheer', { goalCheer_goal: ['goal'] })
}
