import type { Entity } from '#entity/entity.types.ts'

/** What the product knows about a person, in groups of which each is seen by the same people. */
export const GROUPS = [
  'name',
  'address',
  'account',
  'workRole',
  'membership',
  'profile',
  'settings',
  'goals',
  'flows',
  'searches',
  'viewed',
  'score',
  'pauses',
  'feedback',
  'signIns',
  'secrets',
] as const
export type Group = (typeof GROUPS)[number]

/** The group of each field of a person; a field without one fails a test. */
export const USER_FIELDS: Readonly<Record<string, Group>> = {
  firstName: 'name',
  lastName: 'name',
  avatar: 'name',
  email: 'address',
  role: 'workRole',
  tier: 'membership',
  isCompanyAdmin: 'account',
  isAppAdmin: 'account',
  emailVerified: 'account',
  isPrelaunch: 'account',
  lastIosLogin: 'account',
  createdDate: 'account',
  updatedDate: 'account',
  company: 'account',
  profileCluster: 'profile',
  selectedTraitIds: 'profile',
  motivations: 'profile',
  learningStyles: 'profile',
  timeCommitDaily: 'profile',
  job: 'profile',
  timeZone: 'settings',
  holidayCalendar: 'settings',
  language: 'settings',
  optInEmail: 'settings',
  optContactByColleague: 'settings',
  shareWeeklyScore: 'settings',
  showWelcomeDialog: 'settings',
  feedsOfTheDay: 'settings',
  feedUpdateDate: 'settings',
  deletionDate: 'settings',
  impactRanking: 'score',
}

/** The group of a person's records, whole entities at a time. */
export const OWN_ENTITIES: Readonly<Partial<Record<Entity['name'], Group>>> = {
  goal: 'goals',
  history: 'flows',
  search: 'searches',
  impactActionHistory: 'viewed',
}

export type Other = {
  table: string
  group: Group
  /** The call by which others come to it, who does, and on what condition; without one nobody */
  others?: { call: string; sight: 'yes' | 'ifShared'; to: 'companyAdmins' | 'appAdmins' }
}

/** What is about a person and belongs to no entity, by its table. */
export const OTHERS: readonly Other[] = [
  { table: 'checkIn', group: 'goals' },
  { table: 'likedAction', group: 'viewed' },
  { table: 'readReminder', group: 'viewed' },
  {
    table: 'impactEvent',
    group: 'score',
    others: { call: 'getCompanyMembersIndex', sight: 'ifShared', to: 'companyAdmins' },
  },
  {
    table: 'impactWeek',
    group: 'score',
    others: { call: 'getCompanyMembersIndex', sight: 'ifShared', to: 'companyAdmins' },
  },
  { table: 'pause', group: 'pauses' },
  {
    table: 'feedback',
    group: 'feedback',
    others: { call: 'feedbackGetMany', sight: 'yes', to: 'appAdmins' },
  },
  { table: 'session', group: 'signIns' },
  { table: 'auditEvent', group: 'signIns' },
  { table: 'outbox', group: 'signIns' },
  { table: 'actionCode', group: 'secrets' },
  { table: 'credential', group: 'secrets' },
  { table: 'totp', group: 'secrets' },
  { table: 'smsFactor', group: 'secrets' },
  { table: 'recoveryCode', group: 'secrets' },
  { table: 'otpChallenge', group: 'secrets' },
]

/** Tables that name people and are in no group of their own, and why. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  user: 'by field, above',
  reminder: 'written for an organisation, whose people read it',
  orgInfo: 'written for an organisation, whose people read it',
  invitation: 'written by an admin about an address',
  memberImport: 'brought by an admin for the organisation',
  memberImportRow: 'written by an admin about an address',
  memberWord: 'names in pieces, by which those who see them find them',
}
