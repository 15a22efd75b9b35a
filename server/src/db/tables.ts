import type {
  ActionCodeTable,
  AuditEventTable,
  CounterTable,
  CredentialTable,
  OtpChallengeTable,
  OutboxTable,
  RecoveryCodeTable,
  SessionTable,
  SmsFactorTable,
  TotpTable,
} from '#db/tables.identity.ts'

/**
 * The columns of every table, named as the fields of the product are. Instants are milliseconds
 * since 1970 UTC; yes and no are 1 and 0; lists and objects are JSON text; days are ISO text.
 */
type Instant = number
type Flag = 0 | 1
type Json = string
type Maybe<T> = T | null

export type UserTable = {
  _id: string
  version: number
  email: string
  emailKey: string
  firstName: string
  lastName: string
  avatar: Maybe<string>
  optInEmail: Flag
  optContactByColleague: Flag
  feedsOfTheDay: Maybe<Json>
  feedUpdateDate: Maybe<string>
  company: Maybe<string>
  isCompanyAdmin: Flag
  isAppAdmin: Flag
  emailVerified: Flag
  showWelcomeDialog: Flag
  tier: Maybe<string>
  profileCluster: Maybe<number>
  selectedTraitIds: Maybe<Json>
  impactRanking: Maybe<number>
  role: Maybe<string>
  timeCommitDaily: Maybe<number>
  motivations: Maybe<Json>
  learningStyles: Maybe<Json>
  job: Maybe<string>
  timeZone: Maybe<string>
  holidayCalendar: Maybe<string>
  /** Language of mails, as BCP 47 has it; nothing is the product's first language */
  language: Maybe<string>
  isPrelaunch: Flag
  lastIosLogin: Maybe<Instant>
  createdDate: Instant
  updatedDate: Instant
}

export type CompanyTable = {
  _id: string
  version: number
  name: string
  emailDomains: Json
  adminEmails: Json
  businessModel: Maybe<string>
  geographyFocus: Maybe<string>
  revenue: Maybe<string>
  industry: Maybe<string>
  numberOfEmployees: Maybe<string>
  engagementLevel: Maybe<string>
  employeeTurnover: Maybe<string>
  referralCode: Maybe<string>
  require2FA: Flag
  require2FASince: Maybe<Instant>
  require2FAGraceDays: number
  /** What the company asks of all its people's sessions; nothing is as the role has it */
  sessionHours: Maybe<number>
  sessionIdleMinutes: Maybe<number>
  isPublicDefault: Flag
  createdDate: Instant
  updatedDate: Instant
}

export type GoalTable = {
  _id: string
  version: number
  user: string
  actionId: Maybe<string>
  adviceId: Maybe<string>
  impactAdviceId: Maybe<string>
  adviceTitle: Maybe<string>
  adviceBody: Maybe<string>
  actionTitle: Maybe<string>
  category: Maybe<string>
  entity: Maybe<string>
  progress: Maybe<string>
  specific: Maybe<string>
  measurable: Maybe<string>
  achievable: Maybe<string>
  relevant: Maybe<string>
  startDate: Maybe<string>
  endDate: Maybe<string>
  partner: Maybe<string>
  reviewDate: Maybe<string>
  note: Maybe<string>
  isBookmark: Flag
  isGoal: Flag
  advices: Json
  createdDate: Instant
  updatedDate: Instant
  deletedDate: Maybe<Instant>
}

export type ReminderTable = {
  _id: string
  version: number
  company: string
  createdBy: Maybe<string>
  targetDate: string
  categoryId: Maybe<string>
  categoryTitle: Maybe<string>
  actions: Json
  roles: Json
  text: string
  createdDate: Instant
  updatedDate: Instant
}

/** That a person has read a reminder; theirs alone to see. */
export type ReadReminderTable = { user: string; reminder: string; readDate: Instant }

export type HistoryTable = {
  _id: string
  version: number
  user: string
  flow: Json
  startTime: Instant
  endTime: Maybe<Instant>
  liked: Maybe<number>
  createdDate: Instant
}

export type SearchTable = {
  _id: string
  version: number
  user: string
  query: string
  searchType: Maybe<string>
  date: Instant
}

/** How helpful a person found a piece of advice, 1 to 4; `id` is the content's. */
export type LikedActionTable = { user: string; id: string; liked: number; likedDate: Instant }

export type ImpactActionHistoryTable = {
  _id: string
  version: number
  user: string
  id: string
  type: Maybe<string>
  title: Maybe<string>
  source: Maybe<string>
  entity: Maybe<string>
  createdDate: Instant
  viewedDate: Instant
}

/**
 * What the weekly score is made of: something done once in a week, or, of a goal and the picture,
 * that it was there or `gone` at last in that week.
 */
export type ImpactEventTable = {
  user: string
  /** ISO week in the person's zone, such as 2026-47 */
  week: string
  measure: string
  item: string
  gone: Flag
  at: Instant
}

export type OrgInfoTable = {
  _id: string
  version: number
  company: string
  id: string
  answer: Maybe<string>
  url: Maybe<string>
  contactPerson: Maybe<string>
  createdDate: Instant
  updatedDate: Instant
}

export type Tables = {
  user: UserTable
  company: CompanyTable
  goal: GoalTable
  reminder: ReminderTable
  readReminder: ReadReminderTable
  history: HistoryTable
  search: SearchTable
  impactActionHistory: ImpactActionHistoryTable
  likedAction: LikedActionTable
  impactEvent: ImpactEventTable
  orgInfo: OrgInfoTable
  credential: CredentialTable
  session: SessionTable
  counter: CounterTable
  auditEvent: AuditEventTable
  outbox: OutboxTable
  actionCode: ActionCodeTable
  totp: TotpTable
  smsFactor: SmsFactorTable
  otpChallenge: OtpChallengeTable
  recoveryCode: RecoveryCodeTable
}
