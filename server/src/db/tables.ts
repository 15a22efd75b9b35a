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

export type CredentialTable = {
  user: string
  hash: string
  updatedDate: Instant
  /** When a sign-up gave another password for the same address, still unconfirmed */
  contestedDate: Maybe<Instant>
}

export type SessionTable = {
  /** SHA-256 of the token, base64url: the token itself is stored nowhere */
  tokenHash: string
  _id: string
  user: string
  state: string
  /** How it was proven who this is: 1 by a password, 2 by a second factor too */
  assurance: 1 | 2
  createdDate: Instant
  lastSeen: Instant
  signedInAt: Instant
  expires: Instant
  /** How long it may lie idle, in milliseconds */
  idle: number
  tries: number
  client: string
  addressPrefix: string
}

export type CounterTable = { key: string; n: number; until: Instant }

export type AuditEventTable = {
  _id: string
  at: Instant
  /** Who did it; null when nobody was signed in */
  actor: Maybe<string>
  /** About whom or what */
  subject: Maybe<string>
  kind: string
  detail: Json
  addressPrefix: string
  /** From what, in short: 'Firefox on Windows' */
  client: Maybe<string>
}

export type OutboxTable = {
  _id: string
  channel: 'mail' | 'sms'
  /** Which of the messages it is, such as resetLink */
  kind: Maybe<string>
  /** Whom it is about: it goes when they go */
  user: Maybe<string>
  recipient: string
  subject: string
  text: string
  html: Maybe<string>
  createdDate: Instant
  tries: number
  /** When it may be tried (again), later while somebody sends it; nothing once sent or given up */
  nextTry: Maybe<Instant>
  /** When its point has passed: from then on it is given up rather than sent */
  expires: Maybe<Instant>
  sentDate: Maybe<Instant>
  /** Why the last try failed, for operators */
  lastError: Maybe<string>
}

/** A link that was mailed: it proves that its holder reads that mailbox. */
export type ActionCodeTable = {
  /** SHA-256 of the code, base64url */
  codeHash: string
  user: string
  kind: 'verify' | 'reset' | 'email'
  /** The address that it confirms */
  email: Maybe<string>
  /** The id that this sign-up was answered with, and what else it gave */
  signUp: Maybe<string>
  given: Maybe<Json>
  createdDate: Instant
  expires: Instant
}

/** An authenticator app. */
export type TotpTable = {
  user: string
  sealedSecret: string
  confirmedDate: Maybe<Instant>
  /** The last time step that was accepted: each counts once */
  lastStep: number
  createdDate: Instant
}

/** A phone that gets codes; the pending one waits for its first code and replaces the other then. */
export type SmsFactorTable = {
  user: string
  sealedPhone: Maybe<string>
  lastFour: Maybe<string>
  confirmedDate: Maybe<Instant>
  sealedPending: Maybe<string>
  pendingLastFour: Maybe<string>
}

/** A code that was texted, bound to the session and the purpose that asked for it. */
export type OtpChallengeTable = {
  _id: string
  user: string
  session: string
  purpose: 'setup' | 'use'
  codeHash: string
  createdDate: Instant
  expires: Instant
  tries: number
}

export type RecoveryCodeTable = {
  codeHash: string
  user: string
  createdDate: Instant
  usedDate: Maybe<Instant>
}

export type Tables = {
  user: UserTable
  company: CompanyTable
  goal: GoalTable
  reminder: ReminderTable
  history: HistoryTable
  search: SearchTable
  impactActionHistory: ImpactActionHistoryTable
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
