import { sql } from 'kysely'
import {
  addIndexes,
  bigint,
  computed,
  type Db,
  integer,
  key,
  optional,
  sortedText,
  table,
  text,
  withDefault,
} from './columns.ts'
import { searchWords } from './search-words.ts'

export async function makePeople(db: Db): Promise<void> {
  await table(db, 'user', {
    _id: key,
    version: integer,
    email: text,
    emailKey: text,
    firstName: text,
    lastName: text,
    firstKey: withDefault(sortedText(db), ''),
    lastKey: withDefault(sortedText(db), ''),
    foundBy: computed(sortedText(db), searchWords),
    avatar: optional(text),
    optInEmail: integer,
    optContactByColleague: integer,
    shareWeeklyScore: withDefault(integer, 0),
    shareWeeklyScoreSince: optional(bigint),
    feedsOfTheDay: optional(text),
    feedUpdateDate: optional(text),
    feedsShown: optional(text),
    tailored: withDefault(integer, 1),
    memoryState: withDefault(text, 'off'),
    newsReadDate: optional(text),
    company: optional(text),
    joinedDate: optional(bigint),
    hasStartedBefore: withDefault(integer, 0),
    accessSince: optional(bigint),
    admittedDate: optional(bigint),
    sessionsEnded: withDefault(integer, 0),
    isCompanyAdmin: integer,
    isAppAdmin: integer,
    emailVerified: integer,
    showWelcomeDialog: integer,
    tier: optional(text),
    memberUntil: optional(bigint),
    profileCluster: optional(integer),
    selectedTraitIds: optional(text),
    impactRanking: optional(text),
    role: optional(text),
    timeCommitDaily: optional(integer),
    motivations: optional(text),
    learningStyles: optional(text),
    job: optional(text),
    timeZone: optional(text),
    holidayCalendar: optional(text),
    language: optional(text),
    isPrelaunch: integer,
    lastIosLogin: optional(text),
    deletionDate: optional(bigint),
    deactivatedDate: optional(bigint),
    createdDate: bigint,
    updatedDate: bigint,
  }).execute()
  await makeIndexes(db)
}

async function makeIndexes(db: Db): Promise<void> {
  // The member lists filter by these: with them in the index, a list reads only its own rows.
  const filters = [
    ...['deactivatedDate', 'deletionDate', 'showWelcomeDialog', 'role', 'isCompanyAdmin'],
    'foundBy',
  ]
  await addIndexes(db, 'user', {
    user_emailKey: { columns: ['emailKey'], isUnique: true },
    user_company__id: ['company', '_id'],
    user_members: ['company', 'lastKey', 'firstKey', '_id', ...filters],
    user_company_joinedDate: ['company', 'joinedDate', '_id', ...filters],
    user_company_createdDate: ['company', 'createdDate', '_id', ...filters],
    user_admins: {
      columns: ['company', 'lastKey', 'firstKey', '_id', 'deletionDate'],
      where: sql`"isCompanyAdmin" = 1`,
    },
    user_app_admins: { columns: ['_id'], where: sql`"isAppAdmin" = 1` },
    user_deletionDate: ['deletionDate'],
    user_memberUntil: { columns: ['memberUntil'], where: sql`"memberUntil" is not null` },
  })
}
