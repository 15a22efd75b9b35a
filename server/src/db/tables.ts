import type { Generated, GeneratedAlways } from 'kysely'
import type {
  AdviceShownTable,
  AdviceWishTable,
  HistoryTable,
  ImpactActionHistoryTable,
  MonthSeenTable,
  SearchTable,
} from '#db/tables.activity.ts'
import type { ChatMemoryTable, ChatMessageTable, HouseEntryTable } from '#db/tables.assistant.ts'
import type { LocalPaymentTable, MembershipTable, PaymentEventTable } from '#db/tables.billing.ts'
import type { CalendarAddressTable } from '#db/tables.calendar.ts'
import type { ChannelMessageTable, CompanyChannelTable } from '#db/tables.channels.ts'
import type { CheckInTable } from '#db/tables.check-ins.ts'
import type { OrgInfoDeletedTable, OrgInfoTable, ReminderTable } from '#db/tables.companies.ts'
import type { FeedbackTable } from '#db/tables.feedback.ts'
import type {
  HandbookMissedTable,
  HandbookMissTable,
  HandbookQuestionTable,
} from '#db/tables.handbook-gaps.ts'
import type {
  ActionCodeTable,
  AuditEventTable,
  CounterTable,
  CredentialTable,
  FormerAddressTable,
  OtpChallengeTable,
  RecoveryCodeTable,
  SessionTable,
  SmsFactorTable,
  TotpTable,
} from '#db/tables.identity.ts'
import type { MemberImportRowTable, MemberImportTable } from '#db/tables.imports.ts'
import type { JobTable } from '#db/tables.jobs.ts'
import type {
  DomainProofTable,
  InvitationTable,
  JoinRuleTable,
  PastMembershipTable,
} from '#db/tables.members.ts'
import type {
  MessageDueTable,
  MessagePreferenceTable,
  MessageSettingsTable,
  OutboxTable,
  PushSubscriptionTable,
} from '#db/tables.messages.ts'
import type {
  PartnerBlockTable,
  PartnerMessageTable,
  PartnershipTable,
  SharedGoalTable,
} from '#db/tables.partners.ts'
import type { CompanyPeriodTable, CompanyReportTable } from '#db/tables.reports.ts'
import type {
  CompanyWeekTable,
  ImpactEventTable,
  ImpactWeekTable,
  PauseTable,
} from '#db/tables.weeks.ts'

/**
 * The columns of every table, named like the fields of the product. Instants are milliseconds
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
  shareWeeklyScore: Flag
  /** When the person began to share the score with the company's admins; null if not shared */
  shareWeeklyScoreSince: Maybe<Instant>
  feedsOfTheDay: Maybe<Json>
  feedUpdateDate: Maybe<string>
  /** Ids of the tips that were shown since the tips last started over */
  feedsShown: Generated<Maybe<Json>>
  /** Whether the person's answers decide which advice comes first */
  tailored: Generated<Flag>
  /** Whether Mira remembers: off, on, paused */
  memoryState: Generated<string>
  /** The date of the newest news the person has seen, such as 2026-11-21 */
  newsReadDate: Maybe<string>
  company: Maybe<string>
  /** When the person joined the company, which does not see their earlier activity */
  joinedDate: Maybe<Instant>
  /** Whether the person had started to use the product before they joined */
  hasStartedBefore: Generated<Flag>
  /** Start of unbroken access as a member without admin rights: figures count from then */
  accessSince: Maybe<Instant>
  /** When the company last admitted the person: the 2FA grace period starts then or later */
  admittedDate: Generated<Maybe<Instant>>
  /** How often the person's sessions were ended other than by expiry or sign-off */
  sessionsEnded: Generated<number>
  isCompanyAdmin: Flag
  isAppAdmin: Flag
  emailVerified: Flag
  showWelcomeDialog: Flag
  tier: Maybe<string>
  /** When the tier ends; null: never */
  memberUntil: Generated<Maybe<Instant>>
  profileCluster: Maybe<number>
  selectedTraitIds: Maybe<Json>
  /** The person's own order of the four entities; null: by their recent activity */
  impactRanking: Maybe<Json>
  role: Maybe<string>
  timeCommitDaily: Maybe<number>
  motivations: Maybe<Json>
  learningStyles: Maybe<Json>
  job: Maybe<string>
  timeZone: Maybe<string>
  holidayCalendar: Maybe<string>
  /** Language of mails (BCP 47); null is the product's first language */
  language: Maybe<string>
  isPrelaunch: Flag
  /** Day in UTC: a time would say when someone works */
  lastIosLogin: Maybe<string>
  /** When the closed account will be erased; null while it is open */
  deletionDate: Maybe<Instant>
  /** When the company ended the person's access; null while they have it */
  deactivatedDate: Maybe<Instant>
  /** `nameKey` of each name, for sorting and search */
  firstKey: Generated<string>
  lastKey: Generated<string>
  /** The words of names and address with a space before each; computed */
  foundBy: GeneratedAlways<string>
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
  /** `codeKey` of the referral code */
  codeKey: Maybe<string>
  require2FA: Flag
  require2FASince: Maybe<Instant>
  require2FAGraceDays: number
  /** Limits of all its members' sessions; null: the limits of the role */
  sessionHours: Maybe<number>
  sessionIdleMinutes: Maybe<number>
  /** Most members with access at a time; null: no limit */
  seatLimit: Maybe<number>
  referralCodeExpires: Maybe<Instant>
  isPublicDefault: Flag
  /** `nameKey` of the name, for sorting and search */
  nameKey: Generated<string>
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
  /** The time of the review, such as 09:30; null is all day */
  reviewTime: Maybe<string>
  planWhen: Maybe<string>
  planThen: Maybe<string>
  planObstacle: Maybe<string>
  planIfThen: Maybe<string>
  /** When messages name the plan, on ISO weekdays such as 135; null: never */
  planTime: Maybe<string>
  planDays: Maybe<string>
  note: Maybe<string>
  /** The kit that it was made from, which is its advice too, and the ids of the steps done */
  kitId: Maybe<string>
  stepsDone: Maybe<Json>
  /** The path that it is a week of, the week, 1 to 4, and when the person started it */
  pathId: Maybe<string>
  pathWeek: Maybe<number>
  pathStarted: Maybe<Instant>
  isBookmark: Flag
  isGoal: Flag
  advices: Json
  createdDate: Instant
  updatedDate: Instant
  letGoDate: Maybe<Instant>
  achievedDate: Maybe<Instant>
  deletedDate: Maybe<Instant>
}

/** A person has read a reminder; only they see it. */
export type ReadReminderTable = { user: string; reminder: string; readDate: Instant }

/** How helpful a person found a piece of advice, 1 to 4; `id` is its id in the content. */
export type LikedActionTable = { user: string; id: string; liked: number; likedDate: Instant }

export type Tables = {
  user: UserTable
  company: CompanyTable
  goal: GoalTable
  checkIn: CheckInTable
  calendarAddress: CalendarAddressTable
  reminder: ReminderTable
  readReminder: ReadReminderTable
  history: HistoryTable
  search: SearchTable
  impactActionHistory: ImpactActionHistoryTable
  likedAction: LikedActionTable
  adviceWish: AdviceWishTable
  adviceShown: AdviceShownTable
  monthSeen: MonthSeenTable
  chatMessage: ChatMessageTable
  chatMemory: ChatMemoryTable
  partnership: PartnershipTable
  partnerBlock: PartnerBlockTable
  sharedGoal: SharedGoalTable
  partnerMessage: PartnerMessageTable
  impactEvent: ImpactEventTable
  impactWeek: ImpactWeekTable
  companyWeek: CompanyWeekTable
  companyPeriod: CompanyPeriodTable
  companyReport: CompanyReportTable
  pause: PauseTable
  feedback: FeedbackTable
  orgInfo: OrgInfoTable
  orgInfoDeleted: OrgInfoDeletedTable
  houseEntry: HouseEntryTable
  companyChannel: CompanyChannelTable
  channelMessage: ChannelMessageTable
  handbookMiss: HandbookMissTable
  handbookMissed: HandbookMissedTable
  handbookQuestion: HandbookQuestionTable
  invitation: InvitationTable
  domainProof: DomainProofTable
  joinRule: JoinRuleTable
  pastMembership: PastMembershipTable
  memberImport: MemberImportTable
  memberImportRow: MemberImportRowTable
  credential: CredentialTable
  session: SessionTable
  counter: CounterTable
  auditEvent: AuditEventTable
  outbox: OutboxTable
  messagePreference: MessagePreferenceTable
  messageSettings: MessageSettingsTable
  messageDue: MessageDueTable
  pushSubscription: PushSubscriptionTable
  job: JobTable
  formerAddress: FormerAddressTable
  actionCode: ActionCodeTable
  totp: TotpTable
  smsFactor: SmsFactorTable
  otpChallenge: OtpChallengeTable
  recoveryCode: RecoveryCodeTable
  installation: InstallationTable
  membership: MembershipTable
  paymentEvent: PaymentEventTable
  localPayment: LocalPaymentTable
}

/** One row, made with the table: the id of this database, and the date of its last backup. */
type InstallationTable = {
  _id: string
  backupDate: number | null
  /** The keys for push services, as JSON */
  sealedPushKeys: string | null
}
