import { sql } from 'kysely'
import { addIndexes, bigint, type Db, integer, key, optional, table, text } from './columns.ts'

/** Goals and bookmarks, the check-ins on goals, and the addresses of calendars. */
export async function makeGoals(db: Db): Promise<void> {
  await table(db, 'goal', {
    _id: key,
    version: integer,
    user: text,
    actionId: optional(text),
    adviceId: optional(text),
    impactAdviceId: optional(text),
    adviceTitle: optional(text),
    adviceBody: optional(text),
    actionTitle: optional(text),
    category: optional(text),
    entity: optional(text),
    progress: optional(text),
    specific: optional(text),
    measurable: optional(text),
    achievable: optional(text),
    relevant: optional(text),
    startDate: optional(text),
    endDate: optional(text),
    partner: optional(text),
    reviewDate: optional(text),
    reviewTime: optional(text),
    planWhen: optional(text),
    planThen: optional(text),
    planObstacle: optional(text),
    planIfThen: optional(text),
    planTime: optional(text),
    planDays: optional(text),
    note: optional(text),
    kitId: optional(text),
    stepsDone: optional(text),
    pathId: optional(text),
    pathWeek: optional(integer),
    pathStarted: optional(bigint),
    isBookmark: integer,
    isGoal: integer,
    advices: text,
    createdDate: bigint,
    updatedDate: bigint,
    letGoDate: optional(bigint),
    achievedDate: optional(bigint),
    deletedDate: optional(bigint),
  }).execute()
  await addIndexes(db, 'goal', {
    goal_user_createdDate: ['user', 'createdDate'],
    goal_user_adviceId: ['user', 'adviceId'],
    goal_deletedDate: ['deletedDate'],
    // A goal that is also a bookmark is one record.
    goal_one_per_advice: {
      columns: ['user', 'adviceId', 'entity'],
      isUnique: true,
      where: sql`"deletedDate" is null and "adviceId" is not null`,
    },
  })
  await table(db, 'checkIn', {
    _id: key,
    user: text,
    goal: text,
    outcome: text,
    next: optional(text),
    note: optional(text),
    was: optional(text),
    progressBefore: optional(text),
    progressAfter: optional(text),
    createdDate: bigint,
  }).execute()
  await addIndexes(db, 'checkIn', {
    checkIn_user_createdDate: ['user', 'createdDate'],
    checkIn_goal: ['goal'],
  })
  await table(db, 'calendarAddress', {
    user: key,
    tokenHash: text,
    createdDate: bigint,
    lastReadDate: optional(text),
  }).execute()
  await addIndexes(db, 'calendarAddress', {
    calendarAddress_tokenHash: { columns: ['tokenHash'], isUnique: true },
  })
}
