/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ChatMemoryUpdateInput = {
  /** The line to change; without it `text` is added */
  _id?: string | number | null | undefined;
  /** off, on, paused */
  state?: string | null | undefined;
  text?: string | null | undefined;
};

export type ChatSendInput = {
  /** The chat to continue; without it a new one begins */
  chatId?: string | number | null | undefined;
  text: string;
};

export type CheckInInput = {
  /** Made by the client, so that sending it again changes nothing */
  _id?: string | number | null | undefined;
  adviceBody?: string | null | undefined;
  adviceId?: string | null | undefined;
  adviceTitle?: string | null | undefined;
  next?: string | null | undefined;
  note?: string | null | undefined;
  outcome: string;
  planThen?: string | null | undefined;
  planWhen?: string | null | undefined;
  reviewDate?: string | null | undefined;
  reviewTime?: string | null | undefined;
  /** When it was said, by the clock of the device; without it, now */
  saidDate?: string | null | undefined;
  /** The step of progress that the person saw */
  seen?: string | null | undefined;
  /** Of the goal as the person saw it */
  version?: number | null | undefined;
};

export type CompanyChannelCreateInput = {
  companyId?: string | number | null | undefined;
  kind: CompanyChannelKind;
  name: string;
  url: string;
};

export type CompanyChannelKind =
  | 'slack'
  | 'teams'
  | 'webhook';

export type CompanyCreateInput = {
  _id?: string | number | null | undefined;
  adminEmails?: Array<string> | null | undefined;
  businessModel?: string | null | undefined;
  createdDate?: string | null | undefined;
  emailDomains?: Array<string> | null | undefined;
  employeeTurnover?: string | null | undefined;
  engagementLevel?: string | null | undefined;
  geographyFocus?: string | null | undefined;
  industry?: string | null | undefined;
  isPublicDefault?: boolean | null | undefined;
  name?: string | null | undefined;
  numberOfEmployees?: string | null | undefined;
  referralCode?: string | null | undefined;
  referralCodeExpires?: string | null | undefined;
  require2FA?: boolean | null | undefined;
  require2FAGraceDays?: number | null | undefined;
  require2FASince?: string | null | undefined;
  revenue?: string | null | undefined;
  seatLimit?: number | null | undefined;
  sessionHours?: number | null | undefined;
  sessionIdleMinutes?: number | null | undefined;
  updatedDate?: string | null | undefined;
};

export type CompanyUpdateInput = {
  _id: string | number;
  adminEmails?: Array<string> | null | undefined;
  businessModel?: string | null | undefined;
  createdDate?: string | null | undefined;
  emailDomains?: Array<string> | null | undefined;
  employeeTurnover?: string | null | undefined;
  engagementLevel?: string | null | undefined;
  geographyFocus?: string | null | undefined;
  industry?: string | null | undefined;
  isPublicDefault?: boolean | null | undefined;
  name?: string | null | undefined;
  numberOfEmployees?: string | null | undefined;
  referralCode?: string | null | undefined;
  referralCodeExpires?: string | null | undefined;
  require2FA?: boolean | null | undefined;
  require2FAGraceDays?: number | null | undefined;
  require2FASince?: string | null | undefined;
  revenue?: string | null | undefined;
  seatLimit?: number | null | undefined;
  sessionHours?: number | null | undefined;
  sessionIdleMinutes?: number | null | undefined;
  updatedDate?: string | null | undefined;
  version?: number | null | undefined;
};

export type FeedbackCreateInput = {
  /** Made by who sends it, so that it can be sent twice */
  _id?: string | number | null | undefined;
  message: string;
  path: string;
};

export type FlowChoiceInput = {
  id: string;
  title: string;
};

export type FlowHistoryInput = {
  entity: string;
  startTime: string;
  steps: Array<FlowHistoryStepInput>;
};

export type FlowHistoryStepInput = {
  page: string;
  selected: Array<FlowChoiceInput>;
  timestamp?: string | null | undefined;
};

export type GoalAdviceInput = {
  body: string;
  id: string;
  title: string;
};

export type GoalCreateInput = {
  _id?: string | number | null | undefined;
  achievable?: string | null | undefined;
  achievedDate?: string | null | undefined;
  actionId?: string | null | undefined;
  actionTitle?: string | null | undefined;
  adviceBody?: string | null | undefined;
  adviceId?: string | null | undefined;
  adviceTitle?: string | null | undefined;
  advices?: Array<GoalAdviceInput> | null | undefined;
  category?: string | null | undefined;
  createdDate?: string | null | undefined;
  endDate?: string | null | undefined;
  entity?: string | null | undefined;
  impactAdviceId?: string | null | undefined;
  isBookmark?: boolean | null | undefined;
  isGoal?: boolean | null | undefined;
  kitId?: string | null | undefined;
  letGoDate?: string | null | undefined;
  measurable?: string | null | undefined;
  note?: string | null | undefined;
  partner?: string | null | undefined;
  pathId?: string | null | undefined;
  pathStarted?: string | null | undefined;
  pathWeek?: number | null | undefined;
  planDays?: string | null | undefined;
  planIfThen?: string | null | undefined;
  planObstacle?: string | null | undefined;
  planThen?: string | null | undefined;
  planTime?: string | null | undefined;
  planWhen?: string | null | undefined;
  progress?: string | null | undefined;
  relevant?: string | null | undefined;
  reviewDate?: string | null | undefined;
  reviewTime?: string | null | undefined;
  specific?: string | null | undefined;
  startDate?: string | null | undefined;
  stepsDone?: Array<string> | null | undefined;
  updatedDate?: string | null | undefined;
  user?: string | null | undefined;
};

export type GoalUpdateInput = {
  _id: string | number;
  achievable?: string | null | undefined;
  achievedDate?: string | null | undefined;
  actionId?: string | null | undefined;
  actionTitle?: string | null | undefined;
  adviceBody?: string | null | undefined;
  adviceId?: string | null | undefined;
  adviceTitle?: string | null | undefined;
  advices?: Array<GoalAdviceInput> | null | undefined;
  category?: string | null | undefined;
  createdDate?: string | null | undefined;
  endDate?: string | null | undefined;
  entity?: string | null | undefined;
  impactAdviceId?: string | null | undefined;
  isBookmark?: boolean | null | undefined;
  isGoal?: boolean | null | undefined;
  kitId?: string | null | undefined;
  letGoDate?: string | null | undefined;
  measurable?: string | null | undefined;
  note?: string | null | undefined;
  partner?: string | null | undefined;
  pathId?: string | null | undefined;
  pathStarted?: string | null | undefined;
  pathWeek?: number | null | undefined;
  planDays?: string | null | undefined;
  planIfThen?: string | null | undefined;
  planObstacle?: string | null | undefined;
  planThen?: string | null | undefined;
  planTime?: string | null | undefined;
  planWhen?: string | null | undefined;
  progress?: string | null | undefined;
  relevant?: string | null | undefined;
  reviewDate?: string | null | undefined;
  reviewTime?: string | null | undefined;
  specific?: string | null | undefined;
  startDate?: string | null | undefined;
  stepsDone?: Array<string> | null | undefined;
  updatedDate?: string | null | undefined;
  user?: string | null | undefined;
  version?: number | null | undefined;
};

export type HandbookQuestionCreateInput = {
  /** Of a question of the handbook */
  id?: string | null | undefined;
  isNamed: boolean;
  /** Or one’s own words, 300 characters at most */
  text?: string | null | undefined;
};

export type HistoryCreateInput = {
  _id?: string | number | null | undefined;
  endTime?: string | null | undefined;
  flow?: FlowHistoryInput | null | undefined;
  liked?: number | null | undefined;
  startTime?: string | null | undefined;
  user?: string | null | undefined;
};

export type HouseEntryCreateInput = {
  _id?: string | number | null | undefined;
  company?: string | null | undefined;
  createdDate?: string | null | undefined;
  kind?: string | null | undefined;
  link?: string | null | undefined;
  text?: string | null | undefined;
  title?: string | null | undefined;
  updatedDate?: string | null | undefined;
};

export type HouseEntryUpdateInput = {
  _id: string | number;
  company?: string | null | undefined;
  createdDate?: string | null | undefined;
  kind?: string | null | undefined;
  link?: string | null | undefined;
  text?: string | null | undefined;
  title?: string | null | undefined;
  updatedDate?: string | null | undefined;
  version?: number | null | undefined;
};

export type ImpactActionHistoryByIdInput = {
  entity?: string | null | undefined;
  id: string;
  source?: string | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
};

/** Bounds are inclusive upper bounds; what has no such value passes them */
export type LibraryFilters = {
  budget?: number | null | undefined;
  entity?: string | null | undefined;
  format?: string | null | undefined;
  kinds?: Array<LibraryKind> | null | undefined;
  people?: number | null | undefined;
  time?: number | null | undefined;
};

/** help is implementation advice, goal one of one’s own goals and bookmarks */
export type LibraryKind =
  | 'action'
  | 'advice'
  | 'challenge'
  | 'goal'
  | 'handbook'
  | 'help'
  | 'kit'
  | 'link'
  | 'path'
  | 'tip';

export type MemberChangeInput = {
  _id: string | number;
  companyId?: string | number | null | undefined;
  firstName?: string | null | undefined;
  isCompanyAdmin?: boolean | null | undefined;
  lastName?: string | null | undefined;
  role?: string | null | undefined;
  version?: number | null | undefined;
};

export type MemberCreateInput = {
  companyId?: string | number | null | undefined;
  email: string;
  firstName?: string | null | undefined;
  isCompanyAdmin?: boolean | null | undefined;
  lastName?: string | null | undefined;
  role?: string | null | undefined;
};

export type MemberImportEncoding =
  | 'cp1250'
  | 'cp1251'
  | 'cp1252'
  | 'cp1253'
  | 'cp1254'
  | 'cp1257'
  | 'macintosh';

export type MemberImportField =
  | 'email'
  | 'firstName'
  | 'isCompanyAdmin'
  | 'lastName'
  | 'role'
  | 'state';

export type MemberImportState =
  | 'checking'
  | 'done'
  | 'dropped'
  | 'reading'
  | 'ready'
  | 'running'
  | 'stopped';

export type MemberImportVerdict =
  | 'create'
  | 'deactivate'
  | 'later'
  | 'missing'
  | 'refused'
  | 'skip'
  | 'update';

export type MemberRole =
  | 'admin'
  | 'function'
  | 'individual'
  | 'team';

export type MemberSort =
  | 'name'
  | 'newest';

export type MemberState =
  | 'deactivated'
  | 'invited'
  | 'joined'
  | 'onboarded';

export type MessageState =
  | 'expired'
  | 'failed'
  | 'sent'
  | 'stopped'
  | 'waiting';

export type MessageStop =
  | 'all'
  | 'kind'
  | 'mute';

export type MessageTimesInput = {
  /** ISO weekdays in order, 1 is Monday: 12345 */
  days?: string | null | undefined;
  /** ISO weekday */
  digestDay?: number | null | undefined;
  digestTime?: string | null | undefined;
  fromTime?: string | null | undefined;
  toTime?: string | null | undefined;
};

/** An answer to change by _id, or to give by the id of its question */
export type OrgInfoManyInput = {
  _id?: string | number | null | undefined;
  answer?: string | null | undefined;
  company?: string | null | undefined;
  contactPerson?: string | null | undefined;
  id?: string | null | undefined;
  url?: string | null | undefined;
  /** Of the answer that one saw; 0: one saw none */
  version?: number | null | undefined;
};

export type PartnerAnswer =
  | 'done'
  | 'help'
  | 'notYet'
  | 'well';

export type PartnerField =
  | 'isAchieved'
  | 'planThen'
  | 'planWhen'
  | 'progress'
  | 'reviewDate'
  | 'title';

export type PartnerInviteInput = {
  /** Without one, a link is made */
  colleague?: string | number | null | undefined;
};

export type PartnerNewsKind =
  | 'answer'
  | 'cheer'
  | 'question';

export type PartnerState =
  | 'accepted'
  | 'blocked'
  | 'incoming'
  | 'invited';

export type PauseCreateInput = {
  _id?: string | number | null | undefined;
  fromDay: string;
  kind: string;
  toDay?: string | null | undefined;
};

export type PrivacyGroup =
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: yes, partners: no */
  | 'account'
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: yes, partners: no */
  | 'address'
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: no, partners: no */
  | 'asked'
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: yes, partners: no */
  | 'begun'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'blocked'
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: yes, partners: no */
  | 'byCompany'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'chats'
  /** you: yes, colleagues: yes, companyAdmins: yes, appAdmins: yes, partners: no */
  | 'contact'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: yes, partners: no */
  | 'feedback'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'flows'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'goals'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: yes, partners: no */
  | 'membership'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: yes, partners: no */
  | 'missed'
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: no, partners: no */
  | 'missedHere'
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: yes, partners: no */
  | 'name'
  /** you: yes, colleagues: ifShared, companyAdmins: no, appAdmins: no, partners: no */
  | 'partnerSearch'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: ifShared */
  | 'partners'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'pauses'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'profile'
  /** you: yes, colleagues: no, companyAdmins: ifShared, appAdmins: no, partners: no */
  | 'score'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'searches'
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: yes, partners: no */
  | 'secondStep'
  /** you: sealed, colleagues: sealed, companyAdmins: sealed, appAdmins: sealed, partners: sealed */
  | 'secrets'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'settings'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'signIns'
  /** you: yes, colleagues: no, companyAdmins: no, appAdmins: no, partners: no */
  | 'viewed'
  /** you: yes, colleagues: no, companyAdmins: yes, appAdmins: yes, partners: no */
  | 'workRole';

export type PrivacyKeptPart =
  | 'adminAddress'
  | 'changes'
  | 'importRows'
  | 'invitations';

/** ifShared: where the person allows it; sealed: nobody can read it */
export type PrivacyVisibility =
  | 'ifShared'
  | 'no'
  | 'sealed'
  | 'yes';

export type PushSubscribeInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};

export type RehearsalSayInput = {
  /** How the other person felt at the start */
  feeling: string;
  /** The rehearsal */
  id: string | number;
  /** What the person says */
  text: string;
  turn: string | number;
};

export type ReminderCreateInput = {
  _id?: string | number | null | undefined;
  actions?: Array<string> | null | undefined;
  categoryId?: string | null | undefined;
  categoryTitle?: string | null | undefined;
  company?: string | null | undefined;
  createdBy?: string | null | undefined;
  createdDate?: string | null | undefined;
  roles?: Array<string> | null | undefined;
  sendDate?: string | null | undefined;
  sendTime?: string | null | undefined;
  targetDate?: string | null | undefined;
  text?: string | null | undefined;
  updatedDate?: string | null | undefined;
};

export type ReminderUpdateInput = {
  _id: string | number;
  actions?: Array<string> | null | undefined;
  categoryId?: string | null | undefined;
  categoryTitle?: string | null | undefined;
  company?: string | null | undefined;
  createdBy?: string | null | undefined;
  createdDate?: string | null | undefined;
  roles?: Array<string> | null | undefined;
  sendDate?: string | null | undefined;
  sendTime?: string | null | undefined;
  targetDate?: string | null | undefined;
  text?: string | null | undefined;
  updatedDate?: string | null | undefined;
  version?: number | null | undefined;
};

export type ReportFormat =
  | 'csv'
  | 'xlsx';

export type ReportName =
  | 'activity'
  | 'factors'
  | 'handbook'
  | 'ratings'
  | 'score'
  | 'themes'
  | 'way';

export type ReportOverviewSort =
  | 'achieved'
  | 'checkIn'
  | 'goal'
  | 'handbook'
  | 'invited'
  | 'members'
  | 'name'
  | 'onboarded'
  | 'secured';

export type SearchCreateInput = {
  _id?: string | number | null | undefined;
  date?: string | null | undefined;
  query?: string | null | undefined;
  searchType?: string | null | undefined;
  user?: string | null | undefined;
};

export type SetupCreateAdminInput = {
  code: string;
  email: string;
  firstName: string;
  password: string;
};

/** Picks by trait key */
export type TraitCountInput = {
  advocate?: number | null | undefined;
  collaborator?: number | null | undefined;
  confidant?: number | null | undefined;
  explorer?: number | null | undefined;
  promoter?: number | null | undefined;
};

export type UserCreateInput = {
  _id?: string | number | null | undefined;
  email: string;
  firstName: string;
  /** The code of a link that invites */
  invitation?: string | null | undefined;
  lastName?: string | null | undefined;
  password: string;
  /** Of the company to join */
  referralCode?: string | null | undefined;
};

export type UserProfileInput = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  learningStyles?: Array<string> | null | undefined;
  motivations?: Array<string> | null | undefined;
  role?: string | null | undefined;
  /** In the order they were picked; a trait that stands twice is a final pick */
  selectedTraitIds?: Array<string> | null | undefined;
  timeCommitDaily?: number | null | undefined;
  version?: number | null | undefined;
};

export type UserUpdateInput = {
  _id: string | number;
  avatar?: string | null | undefined;
  company?: string | null | undefined;
  createdDate?: string | null | undefined;
  deletionDate?: string | null | undefined;
  email?: string | null | undefined;
  emailVerified?: boolean | null | undefined;
  feedUpdateDate?: string | null | undefined;
  feedsOfTheDay?: Array<number> | null | undefined;
  feedsShown?: Array<number> | null | undefined;
  firstName?: string | null | undefined;
  holidayCalendar?: string | null | undefined;
  impactRanking?: Array<string> | null | undefined;
  isAppAdmin?: boolean | null | undefined;
  isCompanyAdmin?: boolean | null | undefined;
  isPrelaunch?: boolean | null | undefined;
  job?: string | null | undefined;
  language?: string | null | undefined;
  lastIosLogin?: string | null | undefined;
  lastName?: string | null | undefined;
  learningStyles?: Array<string> | null | undefined;
  motivations?: Array<string> | null | undefined;
  newsReadDate?: string | null | undefined;
  optContactByColleague?: boolean | null | undefined;
  optInEmail?: boolean | null | undefined;
  profileCluster?: number | null | undefined;
  role?: string | null | undefined;
  selectedTraitIds?: Array<string> | null | undefined;
  shareWeeklyScore?: boolean | null | undefined;
  showWelcomeDialog?: boolean | null | undefined;
  tailored?: boolean | null | undefined;
  tier?: string | null | undefined;
  timeCommitDaily?: number | null | undefined;
  timeZone?: string | null | undefined;
  updatedDate?: string | null | undefined;
  version?: number | null | undefined;
};

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { _id: string, version: number, email: string | null, firstName: string | null, lastName: string | null, avatar: string | null, isAppAdmin: boolean | null, isPublicUser: boolean | null, viewerCanAdminister: boolean | null, viewerCanAdministerApp: boolean | null, emailVerified: boolean | null, showWelcomeDialog: boolean | null, hasUnreadNews: boolean | null, tier: string | null, entityOrder: Array<string> | null, timeZone: string | null, sessionState: string | null, company: { _id: string, name: string, require2FA: boolean } | null } };

export type CompanyChangesQueryVariables = Exact<{
  companyId?: string | number | null | undefined;
}>;


export type CompanyChangesQuery = { companyEventGetMany: Array<{ _id: string, at: string, kind: string, who: string | null, about: Array<string>, items: Array<string>, fields: Array<string>, month: string | null, counts: Array<{ what: string, count: number }> }> };

export type ImportChangesQueryVariables = Exact<{
  companyId?: string | number | null | undefined;
  import: string | number;
  before?: string | number | null | undefined;
  first: number;
}>;


export type ImportChangesQuery = { companyEventGetMany: Array<{ _id: string, kind: string, about: Array<string>, fields: Array<string> }> };

export type MemberOfCompanyQueryVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
}>;


export type MemberOfCompanyQuery = { memberGet: { _id: string, version: number | null, email: string, firstName: string, lastName: string, role: string | null, isCompanyAdmin: boolean, state: MemberState, isSelf: boolean, createdDate: string, deactivatedDate: string | null, lastIosLogin: string | null, expires: string | null, isValid: boolean | null } };

export type UpdateMemberMutationVariables = Exact<{
  obj: MemberChangeInput;
}>;


export type UpdateMemberMutation = { memberUpdate: boolean };

export type DeactivateMemberMutationVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
}>;


export type DeactivateMemberMutation = { memberDeactivate: boolean };

export type ReactivateMemberMutationVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
}>;


export type ReactivateMemberMutation = { memberReactivate: boolean };

export type SendInvitationMutationVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
}>;


export type SendInvitationMutation = { invitationSend: string };

export type RevokeInvitationMutationVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
}>;


export type RevokeInvitationMutation = { invitationRevoke: boolean };

export type MemberRecordFragment = { _id: string, version: number | null, email: string, firstName: string, lastName: string, role: string | null, isCompanyAdmin: boolean, state: MemberState, isSelf: boolean, createdDate: string, deactivatedDate: string | null, lastIosLogin: string | null, expires: string | null, isValid: boolean | null };

export type MembersQueryVariables = Exact<{
  query?: string | null | undefined;
  state?: MemberState | null | undefined;
  role?: MemberRole | null | undefined;
  sort?: MemberSort | null | undefined;
  after?: string | null | undefined;
  companyId?: string | number | null | undefined;
  isPublic?: boolean | null | undefined;
  withAccess?: boolean | null | undefined;
}>;


export type MembersQuery = { memberGetMany: { total: number, next: string | null, rows: Array<{ _id: string, version: number | null, email: string, firstName: string, lastName: string, role: string | null, isCompanyAdmin: boolean, state: MemberState, isSelf: boolean, createdDate: string, deactivatedDate: string | null, lastIosLogin: string | null, expires: string | null, isValid: boolean | null }> } };

export type MembersElsewhereQueryVariables = Exact<{
  query?: string | null | undefined;
  role?: MemberRole | null | undefined;
  companyId?: string | number | null | undefined;
}>;


export type MembersElsewhereQuery = { invited: { total: number }, deactivated: { total: number } };

export type NoteViewedMutationVariables = Exact<{
  obj: ImpactActionHistoryByIdInput;
}>;


export type NoteViewedMutation = { impactActionHistoryUpdateById: { _id: string } };

export type LikedAdviceQueryVariables = Exact<{
  id: string;
}>;


export type LikedAdviceQuery = { likedActionGetById: number | null };

export type LikeAdviceMutationVariables = Exact<{
  id: string;
  liked?: number | null | undefined;
}>;


export type LikeAdviceMutation = { likedActionUpdateById: number | null };

export type FitGetQueryVariables = Exact<{
  entity?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type FitGetQuery = { fitGet: { isOn: boolean, pieces: Array<{ adviceId: string, title: string, situation: string | null, entity: string | null, actionId: string, time: number | null, wish: string | null, reasons: Array<{ name: string, value: string | null }> }> } };

export type UpdateAdviceWishMutationVariables = Exact<{
  adviceId: string | number;
  wish?: string | null | undefined;
}>;


export type UpdateAdviceWishMutation = { adviceWishUpdate: string | null };

export type ForgetAdviceWishesMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetAdviceWishesMutation = { adviceWishDeleteMany: number };

export type OccasionsQueryVariables = Exact<{
  entity?: string | null | undefined;
}>;


export type OccasionsQuery = { occasionsGet: { kits: Array<string>, paths: Array<string> } };

export type SavedAdviceQueryVariables = Exact<{
  ids: Array<string> | string;
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type SavedAdviceQuery = { goalGetByAdviceIds: Array<{ _id: string, version: number, adviceId: string | null, entity: string | null, isGoal: boolean, isBookmark: boolean, planWhen: string | null, planThen: string | null }> };

export type SaveAdviceMutationVariables = Exact<{
  obj: GoalCreateInput;
}>;


export type SaveAdviceMutation = { goalCreate: { _id: string, version: number } };

export type ChangeSavedAdviceMutationVariables = Exact<{
  obj: GoalUpdateInput;
}>;


export type ChangeSavedAdviceMutation = { goalUpdate: { _id: string, version: number } };

export type CompanyRowFragment = { _id: string, name: string, members: number, domains: number, require2FA: boolean, seatLimit: number | null, isPublicDefault: boolean, createdDate: string };

export type CompaniesQueryVariables = Exact<{
  query?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompaniesQuery = { companyOverviewGetMany: { total: number, next: string | null, rows: Array<{ _id: string, name: string, members: number, domains: number, require2FA: boolean, seatLimit: number | null, isPublicDefault: boolean, createdDate: string }> } };

export type AnyCompanyQueryVariables = Exact<{
  id: string | number;
}>;


export type AnyCompanyQuery = { companyGet: { isPublicDefault: boolean | null, createdDate: string, _id: string, version: number, name: string, businessModel: string | null, geographyFocus: string | null, revenue: string | null, industry: string | null, numberOfEmployees: string | null, engagementLevel: string | null, employeeTurnover: string | null, emailDomains: Array<string> | null, adminEmails: Array<string> | null, referralCode: string | null, referralCodeExpires: string | null, seatLimit: number | null, require2FA: boolean, require2FASince: string | null, require2FAGraceDays: number, sessionHours: number | null, sessionIdleMinutes: number | null }, memberCounts: { all: number, invited: number, joined: number, onboarded: number, deactivated: number } };

export type DeletedCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedCompaniesQuery = { companyDeletedGetMany: Array<{ _id: string, name: string, at: string, who: string | null }> };

export type PublicUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicUsersQuery = { memberCounts: { all: number, invited: number, joined: number, onboarded: number, deactivated: number } };

export type CreateCompanyMutationVariables = Exact<{
  obj: CompanyCreateInput;
}>;


export type CreateCompanyMutation = { companyCreate: { _id: string, version: number, name: string, businessModel: string | null, geographyFocus: string | null, revenue: string | null, industry: string | null, numberOfEmployees: string | null, engagementLevel: string | null, employeeTurnover: string | null, emailDomains: Array<string> | null, adminEmails: Array<string> | null, referralCode: string | null, referralCodeExpires: string | null, seatLimit: number | null, require2FA: boolean, require2FASince: string | null, require2FAGraceDays: number, sessionHours: number | null, sessionIdleMinutes: number | null } };

export type UpdateAnyCompanyMutationVariables = Exact<{
  obj: CompanyUpdateInput;
}>;


export type UpdateAnyCompanyMutation = { companyUpdate: { _id: string, version: number, name: string, businessModel: string | null, geographyFocus: string | null, revenue: string | null, industry: string | null, numberOfEmployees: string | null, engagementLevel: string | null, employeeTurnover: string | null, emailDomains: Array<string> | null, adminEmails: Array<string> | null, referralCode: string | null, referralCodeExpires: string | null, seatLimit: number | null, require2FA: boolean, require2FASince: string | null, require2FAGraceDays: number, sessionHours: number | null, sessionIdleMinutes: number | null } };

export type DeleteCompanyMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCompanyMutation = { companyDelete: { _id: string } };

export type InviteAdminMutationVariables = Exact<{
  obj: MemberCreateInput;
}>;


export type InviteAdminMutation = { memberInvite: string };

export type ServerPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerPartsQuery = { appHealth: { version: string, storeKind: string, backupDate: string | null, model: { place: string, problem: string | null } | null, pictures: { place: string, problem: string | null } } };

export type AnyMemberQueryVariables = Exact<{
  id: string | number;
}>;


export type AnyMemberQuery = { memberGet: { _id: string, version: number | null, email: string, firstName: string, lastName: string, role: string | null, isCompanyAdmin: boolean, state: MemberState, isSelf: boolean, createdDate: string, deactivatedDate: string | null, lastIosLogin: string | null, expires: string | null, isValid: boolean | null, company: { _id: string, name: string } | null, account: { _id: string, emailVerified: boolean | null, isAppAdmin: boolean | null, tier: string | null, lastIosLogin: string | null } | null } };

export type MoveMemberMutationVariables = Exact<{
  id: string | number;
  from: string | number;
  to: string | number;
}>;


export type MoveMemberMutation = { memberMove: boolean };

export type PersonMembershipQueryVariables = Exact<{
  user: string | number;
}>;


export type PersonMembershipQuery = { personMembershipGet: { isMember: boolean, memberUntil: string | null, joinedCompany: boolean, customerId: string | null, problems: Array<string>, memberships: Array<{ source: string, plan: string | null, status: string, amount: number | null, currency: string | null, interval: string | null, renewsDate: string | null, endsDate: string | null, graceEndsDate: string | null }> } };

export type PersonMembershipFieldsFragment = { isMember: boolean, memberUntil: string | null, joinedCompany: boolean, customerId: string | null, problems: Array<string>, memberships: Array<{ source: string, plan: string | null, status: string, amount: number | null, currency: string | null, interval: string | null, renewsDate: string | null, endsDate: string | null, graceEndsDate: string | null }> };

export type GiftCreateMutationVariables = Exact<{
  user: string | number;
  until: string;
}>;


export type GiftCreateMutation = { giftCreate: { isMember: boolean, memberUntil: string | null, joinedCompany: boolean, customerId: string | null, problems: Array<string>, memberships: Array<{ source: string, plan: string | null, status: string, amount: number | null, currency: string | null, interval: string | null, renewsDate: string | null, endsDate: string | null, graceEndsDate: string | null }> } };

export type GiftEndMutationVariables = Exact<{
  user: string | number;
}>;


export type GiftEndMutation = { giftEnd: { isMember: boolean, memberUntil: string | null, joinedCompany: boolean, customerId: string | null, problems: Array<string>, memberships: Array<{ source: string, plan: string | null, status: string, amount: number | null, currency: string | null, interval: string | null, renewsDate: string | null, endsDate: string | null, graceEndsDate: string | null }> } };

export type FeedbackQueryVariables = Exact<{
  before?: string | null | undefined;
  beforeId?: string | number | null | undefined;
  first?: number | null | undefined;
}>;


export type FeedbackQuery = { feedbackGetMany: Array<{ _id: string, date: string, email: string, name: string, user_id: string, message: string, path: string }> };

export type MissingWordsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type MissingWordsQuery = { missingWordsGetMany: Array<{ words: string, people: number, lastDay: string }> };

export type AppHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type AppHealthQuery = { appHealth: { people: number, individuals: number, memberships: number, companies: number, outboxWaiting: number, outboxFailed: number, feedbackWaiting: number, feedbackToDelete: number, feedbackTrouble: string | null, contentVersion: string, indexMs: number | null, storeKind: string, storeBytes: number, signIns: Array<{ day: string, count: number }> } };

export type MembershipProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipProblemsQuery = { membershipProblemGetMany: Array<{ problem: string, user: string | null, email: string | null, firstName: string | null, lastName: string | null, customerId: string | null, date: string }> };

export type SetupQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupQuery = { setupGet: { hasSecondFactor: boolean, hasCompanyAdmin: boolean, wasMailSent: boolean, publicCompany: { _id: string, name: string } | null, firstCompany: { _id: string, name: string } | null, testMail: { to: string, state: string, error: string | null } | null, parts: Array<{ part: string, isReady: boolean, settings: Array<string> }> } };

export type CreatePublicCompanyMutationVariables = Exact<{
  name: string;
}>;


export type CreatePublicCompanyMutation = { companyPublicCreate: { _id: string } };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { setupTestMail: boolean };

export type AppAdminsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppAdminsQuery = { appAdminGetMany: Array<{ _id: string, email: string, firstName: string, lastName: string, hasSecondFactor: boolean, hasAccess: boolean }> };

export type AppointAppAdminMutationVariables = Exact<{
  email: string;
}>;


export type AppointAppAdminMutation = { appAdminAppoint: boolean };

export type RemoveAppAdminMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveAppAdminMutation = { appAdminRemove: boolean };

export type CompanyChannelFragment = { _id: string, kind: CompanyChannelKind, name: string, host: string, ending: string, who: string | null, isOn: boolean, isStopped: boolean, lastSentDate: string | null, lastError: string | null };

export type CompanyChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyChannelsQuery = { companyChannelGetMany: Array<{ _id: string, kind: CompanyChannelKind, name: string, host: string, ending: string, who: string | null, isOn: boolean, isStopped: boolean, lastSentDate: string | null, lastError: string | null }> };

export type CreateCompanyChannelMutationVariables = Exact<{
  obj: CompanyChannelCreateInput;
}>;


export type CreateCompanyChannelMutation = { companyChannelCreate: { secret: string | null, channel: { _id: string, kind: CompanyChannelKind, name: string, host: string, ending: string, who: string | null, isOn: boolean, isStopped: boolean, lastSentDate: string | null, lastError: string | null } } };

export type TurnCompanyChannelMutationVariables = Exact<{
  _id: string | number;
  isOn: boolean;
}>;


export type TurnCompanyChannelMutation = { companyChannelUpdate: { _id: string, kind: CompanyChannelKind, name: string, host: string, ending: string, who: string | null, isOn: boolean, isStopped: boolean, lastSentDate: string | null, lastError: string | null } };

export type TestCompanyChannelMutationVariables = Exact<{
  _id: string | number;
}>;


export type TestCompanyChannelMutation = { companyChannelTest: { _id: string, kind: CompanyChannelKind, name: string, host: string, ending: string, who: string | null, isOn: boolean, isStopped: boolean, lastSentDate: string | null, lastError: string | null } };

export type DeleteCompanyChannelMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeleteCompanyChannelMutation = { companyChannelDelete: { _id: string } };

export type ChatMessageFragment = { _id: string, chatId: string, text: string, kind: string, question: string | null, asksWhom: boolean, draft: string | null, sentences: Array<{ text: string, sources: Array<number> }>, sources: Array<{ n: number, kind: string, id: string, title: string, path: string | null }>, cards: Array<{ kind: string, id: string, title: string, action: string | null, situation: string | null, reason: string | null, path: string | null, told: string | null }>, closest: Array<{ title: string, situation: string | null }> };

export type ChatQueryVariables = Exact<{
  _id: string | number;
}>;


export type ChatQuery = { chatGet: { _id: string, messages: Array<{ _id: string, chatId: string, text: string, kind: string, question: string | null, asksWhom: boolean, draft: string | null, sentences: Array<{ text: string, sources: Array<number> }>, sources: Array<{ n: number, kind: string, id: string, title: string, path: string | null }>, cards: Array<{ kind: string, id: string, title: string, action: string | null, situation: string | null, reason: string | null, path: string | null, told: string | null }>, closest: Array<{ title: string, situation: string | null }> }> } };

export type ChatsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type ChatsQuery = { chatSettings: { writer: string | null, reader: string | null }, chatGetMany: Array<{ _id: string, title: string, updatedDate: string }> };

export type SendMessageMutationVariables = Exact<{
  obj: ChatSendInput;
}>;


export type SendMessageMutation = { chatSend: { _id: string, chatId: string, text: string, kind: string, question: string | null, asksWhom: boolean, draft: string | null, sentences: Array<{ text: string, sources: Array<number> }>, sources: Array<{ n: number, kind: string, id: string, title: string, path: string | null }>, cards: Array<{ kind: string, id: string, title: string, action: string | null, situation: string | null, reason: string | null, path: string | null, told: string | null }>, closest: Array<{ title: string, situation: string | null }> } };

export type DeleteChatMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeleteChatMutation = { chatDelete: string };

export type MemoryFragment = { state: string, lines: Array<{ _id: string, text: string }> };

export type MemoryQueryVariables = Exact<{ [key: string]: never; }>;


export type MemoryQuery = { chatMemoryGetMany: { state: string, lines: Array<{ _id: string, text: string }> } };

export type UpdateMemoryMutationVariables = Exact<{
  obj: ChatMemoryUpdateInput;
}>;


export type UpdateMemoryMutation = { chatMemoryUpdate: { state: string, lines: Array<{ _id: string, text: string }> } };

export type ForgetMutationVariables = Exact<{
  _id?: string | number | null | undefined;
}>;


export type ForgetMutation = { chatMemoryDelete: { state: string, lines: Array<{ _id: string, text: string }> } };

export type CompanyRecordFragment = { _id: string, version: number, name: string, businessModel: string | null, geographyFocus: string | null, revenue: string | null, industry: string | null, numberOfEmployees: string | null, engagementLevel: string | null, employeeTurnover: string | null, emailDomains: Array<string> | null, adminEmails: Array<string> | null, referralCode: string | null, referralCodeExpires: string | null, seatLimit: number | null, require2FA: boolean, require2FASince: string | null, require2FAGraceDays: number, sessionHours: number | null, sessionIdleMinutes: number | null };

export type CompanyOfAdminQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyOfAdminQuery = { companyGet: { _id: string, version: number, name: string, businessModel: string | null, geographyFocus: string | null, revenue: string | null, industry: string | null, numberOfEmployees: string | null, engagementLevel: string | null, employeeTurnover: string | null, emailDomains: Array<string> | null, adminEmails: Array<string> | null, referralCode: string | null, referralCodeExpires: string | null, seatLimit: number | null, require2FA: boolean, require2FASince: string | null, require2FAGraceDays: number, sessionHours: number | null, sessionIdleMinutes: number | null }, memberCounts: { all: number, invited: number, joined: number, onboarded: number, deactivated: number }, companyDomainGetMany: Array<{ domain: string, expires: string }>, memberGetMany: { rows: Array<{ _id: string, firstName: string, lastName: string, email: string, state: MemberState, isSelf: boolean }> } };

export type CompanyNameQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyNameQuery = { companyGet: { _id: string, name: string } };

export type CompanySecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySecondFactorsQuery = { companySecondFactors: { members: number, without: number, names: Array<string> } };

export type UpdateCompanyMutationVariables = Exact<{
  obj: CompanyUpdateInput;
}>;


export type UpdateCompanyMutation = { companyUpdate: { _id: string, version: number, name: string, businessModel: string | null, geographyFocus: string | null, revenue: string | null, industry: string | null, numberOfEmployees: string | null, engagementLevel: string | null, employeeTurnover: string | null, emailDomains: Array<string> | null, adminEmails: Array<string> | null, referralCode: string | null, referralCodeExpires: string | null, seatLimit: number | null, require2FA: boolean, require2FASince: string | null, require2FAGraceDays: number, sessionHours: number | null, sessionIdleMinutes: number | null } };

export type ProveDomainMutationVariables = Exact<{
  email: string;
}>;


export type ProveDomainMutation = { companyDomainProve: string };

export type ConfirmDomainMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmDomainMutation = { companyDomainConfirm: string };

export type RemoveDomainMutationVariables = Exact<{
  domain: string;
}>;


export type RemoveDomainMutation = { companyDomainRemove: string };

export type MemberImportQueryVariables = Exact<{
  companyId?: string | number | null | undefined;
}>;


export type MemberImportQuery = { memberImportGet: { _id: string, previewId: number, state: MemberImportState, fileName: string, encoding: MemberImportEncoding | null, createdDate: string, problem: string | null, rows: number, passed: number, total: number, missingProblem: string | null, outside: number, isOutdated: boolean, columns: Array<{ name: string, field: MemberImportField | null, isUnreadable: boolean, samples: Array<string> }>, counts: { create: number, update: number, skip: number, deactivate: number, refused: number, later: number, missing: number }, results: { create: number, update: number, skip: number, deactivate: number, refused: number, later: number } } | null };

export type MemberImportRowsQueryVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
  verdict?: MemberImportVerdict | null | undefined;
  after?: number | null | undefined;
}>;


export type MemberImportRowsQuery = { memberImportRowGetMany: { next: number | null, rows: Array<{ number: number, email: string, name: string, verdict: MemberImportVerdict, planned: MemberImportVerdict | null, problem: string | null, changes: Array<{ field: string, from: string | null, to: string | null }> }> } };

export type MapMemberImportMutationVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
  fields: Array<MemberImportField | null | undefined> | MemberImportField;
}>;


export type MapMemberImportMutation = { memberImportMap: boolean };

export type StartMemberImportMutationVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
  previewId: number;
  missing?: number | null | undefined;
}>;


export type StartMemberImportMutation = { memberImportStart: boolean };

export type CancelMemberImportMutationVariables = Exact<{
  id: string | number;
  companyId?: string | number | null | undefined;
}>;


export type CancelMemberImportMutation = { memberImportCancel: boolean };

export type InviteMemberMutationVariables = Exact<{
  obj: MemberCreateInput;
}>;


export type InviteMemberMutation = { memberInvite: string };

export type MakeInvitationLinkMutationVariables = Exact<{
  days: number;
  uses: number;
}>;


export type MakeInvitationLinkMutation = { invitationLinkCreate: { _id: string, code: string, expires: string, uses: number } };

export type InvitationLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationLinksQuery = { invitationLinkGetMany: Array<{ _id: string, createdDate: string, expires: string, uses: number, usesLeft: number, who: string | null, isValid: boolean }> };

export type CompanyLandingQueryVariables = Exact<{
  id: string | number;
}>;


export type CompanyLandingQuery = { invitationRemindGet: number, companyGet: { _id: string, emailDomains: Array<string> | null, require2FA: boolean }, memberCounts: { all: number, invited: number, deactivated: number }, memberGetMany: { rows: Array<{ _id: string, state: MemberState }> }, orgInfoGetByIds: Array<{ id: string, isAnswered: boolean }>, reminderGetMany: Array<{ _id: string, targetDate: string, company: { _id: string } | null }>, companyReportGetMany: { reports: Array<{ report: ReportName, periods: Array<string>, lines: Array<{ item: string, label: string, of: number | null, figures: Array<number | null> }> }> } };

export type RemindInvitedMutationVariables = Exact<{ [key: string]: never; }>;


export type RemindInvitedMutation = { invitationRemindMany: number };

export type LeaveCompanyMutationVariables = Exact<{
  email?: string | null | undefined;
}>;


export type LeaveCompanyMutation = { memberLeave: string };

export type LeavingAsksAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type LeavingAsksAddressQuery = { memberLeaveAsksAddress: boolean };

export type AcceptInvitationMutationVariables = Exact<{
  code: string;
}>;


export type AcceptInvitationMutation = { invitationAccept: boolean };

export type JoiningQueryVariables = Exact<{
  code: string;
}>;


export type JoiningQuery = { invitationGet: { company: string, isCompanyAdmin: boolean, email: string | null } };

export type ShownTipFragment = { id: string, title: string, text: string, entity: string | null, adviceId: string | null, adviceTitle: string | null, actionId: string | null, prioritised: boolean, isRead: boolean, wish: string | null, reasons: Array<{ name: string, value: string | null }> };

export type FeedOfTheDayQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedOfTheDayQuery = { feedOfTheDay: { everythingDismissed: boolean, tips: Array<{ id: string, title: string, text: string, entity: string | null, adviceId: string | null, adviceTitle: string | null, actionId: string | null, prioritised: boolean, isRead: boolean, wish: string | null, reasons: Array<{ name: string, value: string | null }> }> } };

export type FeedMoreQueryVariables = Exact<{
  seen: Array<string | number> | string | number;
}>;


export type FeedMoreQuery = { feedMore: { left: number, tips: Array<{ id: string, title: string, text: string, entity: string | null, adviceId: string | null, adviceTitle: string | null, actionId: string | null, prioritised: boolean, isRead: boolean, wish: string | null, reasons: Array<{ name: string, value: string | null }> }> } };

export type FeedPreviewQueryVariables = Exact<{
  seen: Array<string | number> | string | number;
}>;


export type FeedPreviewQuery = { feedPreview: { left: number, tips: Array<{ id: string, title: string, text: string, entity: string | null, adviceId: string | null, adviceTitle: string | null, actionId: string | null, prioritised: boolean, isRead: boolean, wish: string | null, reasons: Array<{ name: string, value: string | null }> }> } };

export type FlowFitQueryVariables = Exact<{
  entity: string;
}>;


export type FlowFitQuery = { fitOrder: Array<string>, fitGet: { pieces: Array<{ adviceId: string, reasons: Array<{ name: string, value: string | null }> }> } };

export type KeepFlowHistoryMutationVariables = Exact<{
  obj: HistoryCreateInput;
}>;


export type KeepFlowHistoryMutation = { historyCreate: { _id: string } };

export type FactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type FactorsQuery = { me: { totpEnabled: boolean | null, twoFactorSMSEnabled: boolean | null, canGetTexts: boolean | null, totpSince: string | null, twoFactorSMSSince: string | null, twoFactorPhoneNumber: string | null, recoveryCodes: Array<string> | null, graceEnds: string | null, company: { name: string, require2FA: boolean } | null } };

export type FinishWithAppMutationVariables = Exact<{
  code: string;
}>;


export type FinishWithAppMutation = { verifyTOTP: { token: string } };

export type FinishWithSmsMutationVariables = Exact<{
  code: string;
}>;


export type FinishWithSmsMutation = { verifySMSOTP: { token: string } };

export type FinishWithRecoveryMutationVariables = Exact<{
  code: string;
}>;


export type FinishWithRecoveryMutation = { useRecoveryCode: { token: string } };

export type RequestSmsotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestSmsotpMutation = { requestSMSOTP: boolean };

export type SignInAgainMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInAgainMutation = { login: { token: string, state: string } };

export type EndReplacedSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type EndReplacedSessionMutation = { logout: boolean };

export type CheckInMutationVariables = Exact<{
  _id: string | number;
  obj: CheckInInput;
}>;


export type CheckInMutation = { goalCheckIn: { actionTitle: string | null, adviceBody: string | null, planObstacle: string | null, planIfThen: string | null, planTime: string | null, planDays: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, achievedDate: string | null, _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkIns: Array<{ _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string }>, advices: Array<{ id: string, title: string, body: string }>, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null } };

export type CommittedActionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type CommittedActionsQuery = { committedActionGetMany: Array<{ _id: string, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, createdDate: string, achievedDate: string | null, checkIns: Array<{ _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string }> }> };

export type PastFlowsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type PastFlowsQuery = { historyGetMany: Array<{ _id: string, startTime: string, liked: number | null, flow: { entity: string, steps: Array<{ page: string, selected: Array<{ title: string }> }> } }> };

export type DeletePastFlowMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeletePastFlowMutation = { historyDelete: { _id: string } };

export type DeletePastFlowsMutationVariables = Exact<{ [key: string]: never; }>;


export type DeletePastFlowsMutation = { historyDeleteMany: number };

export type PastRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PastRatingsQuery = { likedActionGetMany: Array<{ id: string, liked: number, likedDate: string }> };

export type DeletePastRatingMutationVariables = Exact<{
  id: string;
}>;


export type DeletePastRatingMutation = { likedActionUpdateById: number | null };

export type DeletePastRatingsMutationVariables = Exact<{ [key: string]: never; }>;


export type DeletePastRatingsMutation = { likedActionDeleteMany: number };

export type GoalCalendarQueryVariables = Exact<{
  _id: string | number;
}>;


export type GoalCalendarQuery = { goalCalendarGet: string };

export type DeleteGoalMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeleteGoalMutation = { goalDelete: { _id: string } };

export type RestoreGoalMutationVariables = Exact<{
  _id: string | number;
}>;


export type RestoreGoalMutation = { goalRestore: { actionTitle: string | null, adviceBody: string | null, planObstacle: string | null, planIfThen: string | null, planTime: string | null, planDays: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, achievedDate: string | null, _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkIns: Array<{ _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string }>, advices: Array<{ id: string, title: string, body: string }>, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null } };

export type ListedGoalFragment = { _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null };

export type StoryCheckInFragment = { _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string };

export type WholeGoalFragment = { actionTitle: string | null, adviceBody: string | null, planObstacle: string | null, planIfThen: string | null, planTime: string | null, planDays: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, achievedDate: string | null, _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkIns: Array<{ _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string }>, advices: Array<{ id: string, title: string, body: string }>, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null };

export type GoalsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type GoalsQuery = { goalGetMany: Array<{ _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null }>, rhythmGet: { today: string | null } };

export type BookmarksQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type BookmarksQuery = { bookmarkGetMany: Array<{ _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null }> };

export type GoalQueryVariables = Exact<{
  _id: string | number;
}>;


export type GoalQuery = { goalGet: { actionTitle: string | null, adviceBody: string | null, planObstacle: string | null, planIfThen: string | null, planTime: string | null, planDays: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, achievedDate: string | null, _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkIns: Array<{ _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string }>, advices: Array<{ id: string, title: string, body: string }>, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null } };

export type UpdateGoalMutationVariables = Exact<{
  obj: GoalUpdateInput;
}>;


export type UpdateGoalMutation = { goalUpdate: { actionTitle: string | null, adviceBody: string | null, planObstacle: string | null, planIfThen: string | null, planTime: string | null, planDays: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, achievedDate: string | null, _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkIns: Array<{ _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string }>, advices: Array<{ id: string, title: string, body: string }>, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null } };

export type BringBackBookmarkMutationVariables = Exact<{
  _id: string | number;
  obj: GoalUpdateInput;
}>;


export type BringBackBookmarkMutation = { goalRestore: { _id: string }, goalUpdate: { actionTitle: string | null, adviceBody: string | null, planObstacle: string | null, planIfThen: string | null, planTime: string | null, planDays: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, achievedDate: string | null, _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkIns: Array<{ _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string }>, advices: Array<{ id: string, title: string, body: string }>, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null } };

export type NextQueryVariables = Exact<{ [key: string]: never; }>;


export type NextQuery = { commitmentGet: { when: string, days: number | null, othersDue: number, week: number, timesDone: number, step: { pathId: string, title: string, state: string, week: number, weekTitle: string, why: string, end: string | null } | null, goal: { _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null } | null }, partnerNewsGet: Array<{ _id: string }> };

export type StartPathWeekMutationVariables = Exact<{
  pathId: string | number;
}>;


export type StartPathWeekMutation = { pathStepCreate: { _id: string, pathWeek: number | null } };

export type CompanyEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyEventsQuery = { companyEventGetMany: Array<{ _id: string, at: string, kind: string, who: string | null, items: Array<string>, month: string | null }> };

export type OwnHandbookQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnHandbookQuestionsQuery = { handbookQuestionOwn: Array<{ id: string | null, text: string | null, isNamed: boolean, isDismissed: boolean }> };

export type AskHandbookQuestionMutationVariables = Exact<{
  obj: HandbookQuestionCreateInput;
}>;


export type AskHandbookQuestionMutation = { handbookQuestionCreate: boolean };

export type NoteHandbookMissMutationVariables = Exact<{
  words: string;
}>;


export type NoteHandbookMissMutation = { handbookMissCreate: boolean };

export type HandbookGapsQueryVariables = Exact<{ [key: string]: never; }>;


export type HandbookGapsQuery = { handbookQuestionGetMany: Array<{ key: string, id: string | null, text: string | null, names: Array<string>, unnamed: number }>, handbookMissGetMany: Array<{ month: string, words: string, people: number }> };

export type DismissHandbookQuestionMutationVariables = Exact<{
  key: string;
  undo?: boolean | null | undefined;
}>;


export type DismissHandbookQuestionMutation = { handbookQuestionDismiss: boolean };

export type AnswerFragment = { _id: string, version: number, id: string, question: string | null, answer: string | null, url: string | null, contactPerson: string | null, isAnswered: boolean, updatedDate: string, changedBy: string | null };

export type AnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type AnswersQuery = { orgInfoGetMany: Array<{ _id: string, version: number, id: string, question: string | null, answer: string | null, url: string | null, contactPerson: string | null, isAnswered: boolean, updatedDate: string, changedBy: string | null }> };

export type OwnAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAnswersQuery = { orgInfoGetByIds: Array<{ _id: string, version: number, id: string, question: string | null, answer: string | null, url: string | null, contactPerson: string | null, isAnswered: boolean, updatedDate: string, changedBy: string | null }> };

export type SaveAnswersMutationVariables = Exact<{
  arr: Array<OrgInfoManyInput> | OrgInfoManyInput;
}>;


export type SaveAnswersMutation = { orgInfoUpdateMany: Array<{ _id: string, version: number, id: string, question: string | null, answer: string | null, url: string | null, contactPerson: string | null, isAnswered: boolean, updatedDate: string, changedBy: string | null }> };

export type DeleteAnswerMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeleteAnswerMutation = { orgInfoDelete: { _id: string } };

export type HomeGoalsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type HomeGoalsQuery = { goalBookmarkGetMany: Array<{ _id: string, version: number, title: string | null, entity: string | null, state: string, endDate: string | null, reviewDate: string | null, reviewMoment: string | null, isGoal: boolean, isBookmark: boolean, createdDate: string }>, rhythmGet: { today: string | null } };

export type NextAdviceQueryVariables = Exact<{ [key: string]: never; }>;


export type NextAdviceQuery = { nextAdviceGet: { isOn: boolean, recorded: Array<string>, pieces: Array<{ adviceId: string, title: string, situation: string | null, entity: string | null, actionId: string, time: number | null, wish: string | null, reasons: Array<{ name: string, value: string | null }> }>, fresh: { adviceId: string, isSeen: boolean, why: { name: string, value: string | null } } | null } };

export type AdviceShownMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type AdviceShownMutation = { adviceShownRecord: boolean };

export type HouseEntryFragment = { _id: string, version: number, kind: string, title: string, text: string | null, link: string | null };

export type HouseEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseEntriesQuery = { houseEntryGetMany: Array<{ _id: string, version: number, kind: string, title: string, text: string | null, link: string | null }> };

export type CreateHouseEntryMutationVariables = Exact<{
  obj: HouseEntryCreateInput;
}>;


export type CreateHouseEntryMutation = { houseEntryCreate: { _id: string, version: number, kind: string, title: string, text: string | null, link: string | null } };

export type UpdateHouseEntryMutationVariables = Exact<{
  obj: HouseEntryUpdateInput;
}>;


export type UpdateHouseEntryMutation = { houseEntryUpdate: { _id: string, version: number, kind: string, title: string, text: string | null, link: string | null } };

export type DeleteHouseEntryMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeleteHouseEntryMutation = { houseEntryDelete: { _id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
  isIosLogin?: boolean | null | undefined;
}>;


export type LoginMutation = { login: { token: string, state: string } };

export type GetResetPasswordLinkMutationVariables = Exact<{
  email: string;
}>;


export type GetResetPasswordLinkMutation = { getResetPasswordLink: boolean };

export type VerifyResetPasswordCodeMutationVariables = Exact<{
  code: string;
}>;


export type VerifyResetPasswordCodeMutation = { verifyResetPasswordCode: string };

export type ResetPasswordMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type SetupIsOpenQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupIsOpenQuery = { setupIsOpen: boolean };

export type SetupCodeQueryVariables = Exact<{
  code: string;
}>;


export type SetupCodeQuery = { setupCodeRead: { email: string | null, hasAccount: boolean } };

export type CreateFirstAdminMutationVariables = Exact<{
  obj: SetupCreateAdminInput;
}>;


export type CreateFirstAdminMutation = { setupCreateAdmin: { token: string } };

export type BecomeFirstAdminMutationVariables = Exact<{
  code: string;
}>;


export type BecomeFirstAdminMutation = { setupBecomeAdmin: { token: string } };

export type InvitationQueryVariables = Exact<{
  code: string;
}>;


export type InvitationQuery = { invitationGet: { company: string, isCompanyAdmin: boolean, email: string | null, firstName: string, lastName: string, hasAccount: boolean } };

export type SignUpMutationVariables = Exact<{
  obj: UserCreateInput;
}>;


export type SignUpMutation = { userCreate: { _id: string, email: string | null } };

export type VerifyEmailMutationVariables = Exact<{
  code: string;
  password?: string | null | undefined;
  joins?: boolean | null | undefined;
  expectedCompany?: string | null | undefined;
}>;


export type VerifyEmailMutation = { verifyEmail: boolean };

export type VerifyEmailPreviewQueryVariables = Exact<{
  code: string;
}>;


export type VerifyEmailPreviewQuery = { verifyEmailPreview: { company: string | null, asks: boolean, leaves: string | null, isPublic: boolean } };

export type ResendEmailVerificationMutationVariables = Exact<{
  _id: string | number;
}>;


export type ResendEmailVerificationMutation = { resendEmailVerification: boolean };

export type EmailChangeMutationVariables = Exact<{
  email: string;
}>;


export type EmailChangeMutation = { emailChange: boolean };

export type LatestImpactIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestImpactIndexQuery = { getLatestImpactIndex: Array<{ _id: string, yearWeek: string, weeksAgo: number, weeklyScore: number, lastScore: number | null, hasAvatar: boolean, lines: Array<{ measure: string, part: string, count: number, points: number, cap: number, level: number, next: { count: number, points: number } | null }> }> };

export type AdviceViewedMutationVariables = Exact<{
  item: string | number;
}>;


export type AdviceViewedMutation = { recordTakeAction: { _id: string } };

export type ReadFeedMutationVariables = Exact<{
  item: string | number;
}>;


export type ReadFeedMutation = { recordReadFeed: { _id: string } };

export type ReadReminderMutationVariables = Exact<{
  item: string | number;
}>;


export type ReadReminderMutation = { recordReadReminder: { _id: string } };

export type OwnClusterQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnClusterQuery = { me: { profileCluster: number | null } };

export type RhythmGetQueryVariables = Exact<{ [key: string]: never; }>;


export type RhythmGetQuery = { rhythmGet: { inRhythm: number, of: number, isFromStart: boolean, today: string | null, weeks: Array<{ yearWeek: string, monday: string, state: string }> } };

export type TimeOffQueryVariables = Exact<{ [key: string]: never; }>;


export type TimeOffQuery = { rhythmGet: { today: string | null } };

export type PauseGetManyQueryVariables = Exact<{ [key: string]: never; }>;


export type PauseGetManyQuery = { pauseGetMany: Array<{ _id: string, fromDay: string, toDay: string | null, kind: string }> };

export type PauseCreateMutationVariables = Exact<{
  obj: PauseCreateInput;
}>;


export type PauseCreateMutation = { pauseCreate: { _id: string } };

export type PauseEndMutationVariables = Exact<{
  _id: string | number;
}>;


export type PauseEndMutation = { pauseEnd: { _id: string } | null };

export type PauseDeleteMutationVariables = Exact<{
  _id: string | number;
}>;


export type PauseDeleteMutation = { pauseDelete: string };

export type RecentlyViewedQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type RecentlyViewedQuery = { impactActionHistoryGetMany: Array<{ _id: string, id: string, type: string | null, title: string | null, source: string | null, entity: string | null, viewedDate: string }> };

export type ForgetViewedMutationVariables = Exact<{
  _id: string | number;
}>;


export type ForgetViewedMutation = { impactActionHistoryDelete: { _id: string } };

export type ForgetAllViewedMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetAllViewedMutation = { impactActionHistoryDeleteMany: number };

export type GoalsToHelpQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type GoalsToHelpQuery = { goalBookmarkGetMany: Array<{ _id: string, adviceId: string | null, title: string | null, entity: string | null, isGoal: boolean, state: string, updatedDate: string, advices: Array<{ id: string }> }> };

export type HelpsOfGoalQueryVariables = Exact<{
  _id: string | number;
}>;


export type HelpsOfGoalQuery = { goalGet: { version: number, advices: Array<{ id: string, title: string, body: string }> } };

export type ChangeHelpsOfGoalMutationVariables = Exact<{
  obj: GoalUpdateInput;
}>;


export type ChangeHelpsOfGoalMutation = { goalUpdate: { _id: string } };

export type PathProgressQueryVariables = Exact<{
  pathId: string | number;
}>;


export type PathProgressQuery = { pathProgressGet: { current: number | null, next: number | null, weeks: Array<{ week: number, goalId: string, isAchieved: boolean }> } };

export type FoundHitFragment = { kind: LibraryKind, id: string, title: string, situation: string | null, entity: Array<string>, people: number | null, time: number | null, budget: number | null, format: string | null, actionId: string | null, adviceId: string | null, challengeId: string | null, url: string | null, category: string | null, snippet: Array<{ text: string, marked: boolean }> };

export type LibrarySearchQueryVariables = Exact<{
  query: string;
  filters: LibraryFilters;
  limit: number;
}>;


export type LibrarySearchQuery = { librarySearch: { query: string, corrected: string | null, total: number, hits: Array<{ kind: LibraryKind, id: string, title: string, situation: string | null, entity: Array<string>, people: number | null, time: number | null, budget: number | null, format: string | null, actionId: string | null, adviceId: string | null, challengeId: string | null, url: string | null, category: string | null, snippet: Array<{ text: string, marked: boolean }> }>, near: Array<{ kind: LibraryKind, id: string, title: string, situation: string | null, entity: Array<string>, people: number | null, time: number | null, budget: number | null, format: string | null, actionId: string | null, adviceId: string | null, challengeId: string | null, url: string | null, category: string | null, snippet: Array<{ text: string, marked: boolean }> }> } };

export type StoredSearchesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type StoredSearchesQuery = { searchGetMany: Array<{ _id: string, query: string, searchType: string | null, date: string }> };

export type StoreSearchMutationVariables = Exact<{
  obj: SearchCreateInput;
}>;


export type StoreSearchMutation = { searchCreate: { _id: string, query: string, searchType: string | null, date: string } };

export type DeleteSearchMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeleteSearchMutation = { searchDelete: { _id: string } };

export type MembershipPlanGetManyQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipPlanGetManyQuery = { membershipPlanGetMany: { provider: string | null, plans: Array<{ id: string, amount: number, currency: string, interval: string }> } };

export type MembershipGetQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipGetQuery = { membershipGet: { isMember: boolean, viewerCanBuy: boolean, viewerCanManage: boolean, memberUntil: string | null, joinedCompany: boolean, memberships: Array<{ source: string, plan: string | null, status: string, amount: number | null, currency: string | null, interval: string | null, cancelAtPeriodEnd: boolean, renewsDate: string | null, endsDate: string | null, paymentFailedDate: string | null, graceEndsDate: string | null }> } };

export type CheckoutCreateMutationVariables = Exact<{
  plan: string | number;
}>;


export type CheckoutCreateMutation = { checkoutCreate: { url: string, isPortal: boolean } };

export type StripeCustomerPortalSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type StripeCustomerPortalSessionQuery = { stripeCustomerPortalSession: { url: string } };

export type UpdateTierMutationVariables = Exact<{ [key: string]: never; }>;


export type UpdateTierMutation = { updateTier: string | null };

export type InboxUnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxUnreadQuery = { inboxGet: { unread: number } };

export type InboxQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxQuery = { inboxGet: { unread: number, messages: Array<{ _id: string, kind: string | null, subject: string, path: string | null, createdDate: string, readDate: string | null }> } };

export type ReadInboxMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type ReadInboxMutation = { inboxRead: boolean };

export type SentMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SentMessagesQuery = { messageSentGetMany: Array<{ _id: string, kind: string | null, channel: string, subject: string, createdDate: string, sentDate: string | null, state: MessageState }> };

export type StopPreviewQueryVariables = Exact<{
  token: string;
}>;


export type StopPreviewQuery = { messageStopPreview: string };

export type StopMessagesMutationVariables = Exact<{
  token: string;
  stop: MessageStop;
}>;


export type StopMessagesMutation = { messageStop: boolean };

export type CheckInLinkPreviewQueryVariables = Exact<{
  token: string;
}>;


export type CheckInLinkPreviewQuery = { checkInLinkPreview: { title: string | null, isAnswered: boolean } };

export type CheckInByLinkMutationVariables = Exact<{
  token: string;
  outcome: string;
}>;


export type CheckInByLinkMutation = { checkInByLink: { title: string | null, isAnswered: boolean } };

export type MessageSettingsFragment = { days: string, fromTime: string, toTime: string, digestDay: number, digestTime: string, mutedUntil: string | null, isMailFailing: boolean, choices: Array<{ kind: string, mail: boolean, push: boolean }> };

export type MessageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSettingsQuery = { messageSettingsGet: { days: string, fromTime: string, toTime: string, digestDay: number, digestTime: string, mutedUntil: string | null, isMailFailing: boolean, choices: Array<{ kind: string, mail: boolean, push: boolean }> } };

export type ChooseMessagesMutationVariables = Exact<{
  kind: string;
  mail: boolean;
  push: boolean;
}>;


export type ChooseMessagesMutation = { messageChoose: { days: string, fromTime: string, toTime: string, digestDay: number, digestTime: string, mutedUntil: string | null, isMailFailing: boolean, choices: Array<{ kind: string, mail: boolean, push: boolean }> } };

export type UpdateMessageTimesMutationVariables = Exact<{
  obj: MessageTimesInput;
}>;


export type UpdateMessageTimesMutation = { messageTimesUpdate: { days: string, fromTime: string, toTime: string, digestDay: number, digestTime: string, mutedUntil: string | null, isMailFailing: boolean, choices: Array<{ kind: string, mail: boolean, push: boolean }> } };

export type MuteMessagesMutationVariables = Exact<{
  isOn: boolean;
}>;


export type MuteMessagesMutation = { messageMute: { days: string, fromTime: string, toTime: string, digestDay: number, digestTime: string, mutedUntil: string | null, isMailFailing: boolean, choices: Array<{ kind: string, mail: boolean, push: boolean }> } };

export type RetryMailMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryMailMutation = { messageMailRetry: { days: string, fromTime: string, toTime: string, digestDay: number, digestTime: string, mutedUntil: string | null, isMailFailing: boolean, choices: Array<{ kind: string, mail: boolean, push: boolean }> } };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKeyGet: string };

export type SubscribePushMutationVariables = Exact<{
  obj: PushSubscribeInput;
}>;


export type SubscribePushMutation = { pushSubscribe: boolean };

export type UnsubscribePushMutationVariables = Exact<{
  endpoint: string;
}>;


export type UnsubscribePushMutation = { pushUnsubscribe: boolean };

export type MonthReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MonthReviewQuery = { monthReviewGet: { month: string, isSeen: boolean, isEmpty: boolean, actions: number, weeks: number, did: number, partly: number, achieved: Array<string>, forWhom: Array<{ entity: string, actions: number }>, best: { note: string | null, title: string, goalId: string | null, adviceId: string | null, actionId: string | null, entity: string | null } | null, suggestion: { title: string, goalId: string | null, adviceId: string | null, actionId: string | null, entity: string | null } | null } };

export type MonthOnHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type MonthOnHomeQuery = { monthReviewGet: { month: string, isSeen: boolean, isEmpty: boolean, actions: number } };

export type MonthSeenMutationVariables = Exact<{
  month: string;
}>;


export type MonthSeenMutation = { monthReviewSeen: boolean };

export type NewsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsQuery = { newsGetMany: Array<{ id: string, date: string, title: string, text: string, isUnread: boolean }> };

export type NewsReadMutationVariables = Exact<{
  id: string | number;
}>;


export type NewsReadMutation = { newsRead: boolean };

export type SaveOnboardingMutationVariables = Exact<{
  obj: UserUpdateInput;
}>;


export type SaveOnboardingMutation = { userUpdate: { _id: string, version: number, firstName: string | null, role: string | null, motivations: Array<string> | null, learningStyles: Array<string> | null, timeCommitDaily: number | null, job: string | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, showWelcomeDialog: boolean | null } };

export type FindProfileMutationVariables = Exact<{
  traitCount?: TraitCountInput | null | undefined;
  user: UserProfileInput;
}>;


export type FindProfileMutation = { userProfileCluster: { _id: string, version: number, firstName: string | null, role: string | null, motivations: Array<string> | null, learningStyles: Array<string> | null, timeCommitDaily: number | null, job: string | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, showWelcomeDialog: boolean | null } };

export type OnboardingProfileFragment = { _id: string, version: number, firstName: string | null, role: string | null, motivations: Array<string> | null, learningStyles: Array<string> | null, timeCommitDaily: number | null, job: string | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, showWelcomeDialog: boolean | null };

export type OnboardingProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingProfileQuery = { me: { _id: string, version: number, firstName: string | null, role: string | null, motivations: Array<string> | null, learningStyles: Array<string> | null, timeCommitDaily: number | null, job: string | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, showWelcomeDialog: boolean | null } };

export type PartnerNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnerNewsQuery = { partnerNewsGet: Array<{ _id: string, kind: PartnerNewsKind, goalId: string, title: string | null, answer: PartnerAnswer | null, line: string | null, person: { name: string, firstName: string, avatar: string | null } }> };

export type AnswerPartnerMutationVariables = Exact<{
  question: string | number;
  answer?: PartnerAnswer | null | undefined;
  line?: string | null | undefined;
}>;


export type AnswerPartnerMutation = { partnerAnswer: boolean };

export type SeePartnerNewsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type SeePartnerNewsMutation = { partnerNewsSeen: boolean };

export type InvitePartnerMutationVariables = Exact<{
  obj: PartnerInviteInput;
}>;


export type InvitePartnerMutation = { partnerInvite: { state: string, code: string | null } };

export type FindColleaguesQueryVariables = Exact<{
  name: string;
}>;


export type FindColleaguesQuery = { partnerColleagueGetMany: Array<{ _id: string, name: string, firstName: string, avatar: string | null }> };

export type PartnerLinkQueryVariables = Exact<{
  code: string;
}>;


export type PartnerLinkQuery = { partnerLinkGet: { name: string, firstName: string, avatar: string | null, isOwn: boolean } };

export type GoalsToShareQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type GoalsToShareQuery = { goalGetMany: Array<{ _id: string, title: string | null, state: string, isGoal: boolean }> };

export type LetColleaguesFindMeMutationVariables = Exact<{
  obj: UserUpdateInput;
}>;


export type LetColleaguesFindMeMutation = { userUpdate: { version: number } };

export type AcceptPartnerLinkMutationVariables = Exact<{
  code: string;
}>;


export type AcceptPartnerLinkMutation = { partnerAcceptLink: string };

export type AcceptPartnerMutationVariables = Exact<{
  _id: string | number;
}>;


export type AcceptPartnerMutation = { partnerAccept: boolean };

export type DeclinePartnerMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeclinePartnerMutation = { partnerDecline: boolean };

export type BlockPartnerMutationVariables = Exact<{
  _id: string | number;
}>;


export type BlockPartnerMutation = { partnerBlock: boolean };

export type UnblockPartnerMutationVariables = Exact<{
  _id: string | number;
}>;


export type UnblockPartnerMutation = { partnerUnblock: boolean };

export type EndPartnerMutationVariables = Exact<{
  _id: string | number;
}>;


export type EndPartnerMutation = { partnerEnd: boolean };

export type CheerPartnerMutationVariables = Exact<{
  _id: string | number;
  goalId: string | number;
}>;


export type CheerPartnerMutation = { partnerCheer: boolean };

export type PartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnersQuery = { partnerGetMany: Array<{ _id: string, state: PartnerState, expires: string | null, person: { name: string, firstName: string, avatar: string | null } | null, goals: Array<{ _id: string, title: string | null, planWhen: string | null, planThen: string | null, progress: string | null, reviewDate: string | null, isAchieved: boolean, isNudged: boolean, isCheered: boolean, isAsked: boolean, question: { sentDate: string, answer: PartnerAnswer | null, line: string | null } | null }>, shared: Array<{ _id: string, title: string | null, cheeredDate: string | null }> }>, me: { _id: string, version: number, optContactByColleague: boolean | null } };

export type SharePartnerGoalMutationVariables = Exact<{
  _id: string | number;
  goalId: string | number;
}>;


export type SharePartnerGoalMutation = { partnerShareGoal: boolean };

export type UnsharePartnerGoalMutationVariables = Exact<{
  _id: string | number;
  goalId: string | number;
}>;


export type UnsharePartnerGoalMutation = { partnerUnshareGoal: boolean };

export type AskPartnerMutationVariables = Exact<{
  _id: string | number;
  goalId: string | number;
}>;


export type AskPartnerMutation = { partnerAsk: boolean };

export type WhoSeesWhatQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoSeesWhatQuery = { whoSeesWhat: Array<{ group: PrivacyGroup, you: PrivacyVisibility, colleagues: PrivacyVisibility | null, companyAdmins: PrivacyVisibility | null, appAdmins: PrivacyVisibility, partners: PrivacyVisibility, partnerSees: Array<PartnerField>, operators: PrivacyVisibility, isCopied: boolean, kept: Array<{ what: PrivacyKeptPart, days: number | null }> }> };

export type CloseAccountMutationVariables = Exact<{
  _id: string | number;
}>;


export type CloseAccountMutation = { userDelete: { deletionDate: string | null } };

export type ClosingQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosingQuery = { me: { deletionDate: string | null } };

export type KeepAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepAccountMutation = { userKeep: boolean };

export type KeepAccountByLinkMutationVariables = Exact<{
  code: string;
}>;


export type KeepAccountByLinkMutation = { userKeepByLink: boolean };

export type CalendarAddressGetQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarAddressGetQuery = { calendarAddressGet: { createdDate: string | null, lastReadDate: string | null } };

export type CalendarAddressCreateMutationVariables = Exact<{ [key: string]: never; }>;


export type CalendarAddressCreateMutation = { calendarAddressCreate: { address: string | null, createdDate: string | null, lastReadDate: string | null } };

export type CalendarAddressDeleteMutationVariables = Exact<{ [key: string]: never; }>;


export type CalendarAddressDeleteMutation = { calendarAddressDelete: boolean };

export type ProfileFragment = { _id: string, version: number, firstName: string | null, lastName: string | null, role: string | null, job: string | null, timeCommitDaily: number | null, motivations: Array<string> | null, learningStyles: Array<string> | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, timeZone: string | null, holidayCalendar: string | null, optContactByColleague: boolean | null, shareWeeklyScore: boolean | null, language: string | null, tailored: boolean | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { _id: string, version: number, firstName: string | null, lastName: string | null, role: string | null, job: string | null, timeCommitDaily: number | null, motivations: Array<string> | null, learningStyles: Array<string> | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, timeZone: string | null, holidayCalendar: string | null, optContactByColleague: boolean | null, shareWeeklyScore: boolean | null, language: string | null, tailored: boolean | null } };

export type SaveProfileMutationVariables = Exact<{
  obj: UserUpdateInput;
}>;


export type SaveProfileMutation = { userUpdate: { _id: string, version: number, firstName: string | null, lastName: string | null, role: string | null, job: string | null, timeCommitDaily: number | null, motivations: Array<string> | null, learningStyles: Array<string> | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, timeZone: string | null, holidayCalendar: string | null, optContactByColleague: boolean | null, shareWeeklyScore: boolean | null, language: string | null, tailored: boolean | null } };

export type HolidayCalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidayCalendarsQuery = { holidayCalendarGetMany: Array<{ id: string, name: string }> };

export type AdviceWishesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdviceWishesQuery = { fitGet: { wishes: number } };

export type SaveDeviceTimeMutationVariables = Exact<{
  obj: UserUpdateInput;
}>;


export type SaveDeviceTimeMutation = { userUpdate: { version: number, timeZone: string | null, holidayCalendar: string | null } };

export type ChosenHolidaysQueryVariables = Exact<{ [key: string]: never; }>;


export type ChosenHolidaysQuery = { me: { version: number, holidayCalendar: string | null } };

export type ImpactRankingQueryVariables = Exact<{ [key: string]: never; }>;


export type ImpactRankingQuery = { impactRankingGet: { order: Array<string>, isOwn: boolean } };

export type UpdateImpactRankingMutationVariables = Exact<{
  order?: Array<string> | string | null | undefined;
}>;


export type UpdateImpactRankingMutation = { impactRankingUpdate: { order: Array<string>, isOwn: boolean } };

export type RehearsalWriterQueryVariables = Exact<{ [key: string]: never; }>;


export type RehearsalWriterQuery = { chatSettings: { writer: string | null } };

export type SayInRehearsalMutationVariables = Exact<{
  obj: RehearsalSayInput;
}>;


export type SayInRehearsalMutation = { rehearsalSay: { replies: Array<number>, isSure: boolean, says: string | null, help: { sentences: Array<string>, cards: Array<{ kind: string, id: string, title: string, path: string | null }> } | null } };

export type RehearsalHelpFragment = { sentences: Array<string>, cards: Array<{ kind: string, id: string, title: string, path: string | null }> };

export type CompanyReminderFragment = { version: number, updatedDate: string, reached: number | null, _id: string, targetDate: string, categoryId: string | null, categoryTitle: string | null, actions: Array<string>, roles: Array<string>, text: string, sendDate: string | null, sendTime: string | null };

export type CompanyRemindersQueryVariables = Exact<{
  companyId?: string | number | null | undefined;
}>;


export type CompanyRemindersQuery = { reminderGetMany: Array<{ version: number, updatedDate: string, reached: number | null, _id: string, targetDate: string, categoryId: string | null, categoryTitle: string | null, actions: Array<string>, roles: Array<string>, text: string, sendDate: string | null, sendTime: string | null }> };

export type CreateReminderMutationVariables = Exact<{
  obj: ReminderCreateInput;
}>;


export type CreateReminderMutation = { reminderCreate: { version: number, updatedDate: string, reached: number | null, _id: string, targetDate: string, categoryId: string | null, categoryTitle: string | null, actions: Array<string>, roles: Array<string>, text: string, sendDate: string | null, sendTime: string | null } };

export type UpdateReminderMutationVariables = Exact<{
  obj: ReminderUpdateInput;
}>;


export type UpdateReminderMutation = { reminderUpdate: { version: number, updatedDate: string, reached: number | null, _id: string, targetDate: string, categoryId: string | null, categoryTitle: string | null, actions: Array<string>, roles: Array<string>, text: string, sendDate: string | null, sendTime: string | null } };

export type DeleteReminderMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteReminderMutation = { reminderDelete: { _id: string } };

export type ReminderFieldsFragment = { _id: string, targetDate: string, categoryId: string | null, categoryTitle: string | null, actions: Array<string>, roles: Array<string>, text: string, sendDate: string | null, sendTime: string | null };

export type HubRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type HubRemindersQuery = { reminderGetMany: Array<{ readDate: string | null, _id: string, targetDate: string, categoryId: string | null, categoryTitle: string | null, actions: Array<string>, roles: Array<string>, text: string, sendDate: string | null, sendTime: string | null }>, rhythmGet: { today: string | null } };

export type AllReportsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  query?: string | null | undefined;
  sort?: ReportOverviewSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type AllReportsQuery = { companyReportOverviewGetMany: { months: Array<string>, from: string, to: string, month: string, total: number, next: string | null, columns: Array<{ item: string, label: string, of: number | null }>, rows: Array<{ companyId: string, companyName: string, isClosed: boolean, figures: Array<number | null> }> } };

export type AllReportsSumsQueryVariables = Exact<{
  to?: string | null | undefined;
  query?: string | null | undefined;
}>;


export type AllReportsSumsQuery = { companyReportOverviewSums: { month: string, sums: Array<{ figure: number | null, companies: number }> } };

export type AllReportsLinesQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type AllReportsLinesQuery = { companyReportOverviewSums: { periods: Array<string>, lines: Array<{ item: string, label: string, isExact: boolean, of: number | null, figures: Array<number | null> }> } };

export type AllReportsFileQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  query?: string | null | undefined;
  sort?: ReportOverviewSort | null | undefined;
  descending?: boolean | null | undefined;
  format: ReportFormat;
}>;


export type AllReportsFileQuery = { companyReportOverviewFile: { name: string, type: string, content: string } };

export type CompanyReportsQueryVariables = Exact<{
  companyId?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type CompanyReportsQuery = { companyReportGetMany: { companyId: string, companyName: string, months: Array<string>, lastMonth: string | null, from: string, to: string, reports: Array<{ report: ReportName, title: string, by: string, periods: Array<string>, lines: Array<{ item: string, label: string, isExact: boolean, of: number | null, figures: Array<number | null> }> }> } };

export type CompanyReportFileQueryVariables = Exact<{
  companyId?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  format: ReportFormat;
}>;


export type CompanyReportFileQuery = { companyReportFile: { name: string, type: string, content: string } };

export type ShownScoresQueryVariables = Exact<{
  yearWeek?: string | null | undefined;
}>;


export type ShownScoresQuery = { getCompanyMembersIndex: { yearWeek: string, members: Array<{ _id: string, firstName: string, lastName: string, avatar: string | null, weeklyScore: number }> } };

export type ChangeAddressMutationVariables = Exact<{
  email: string;
}>;


export type ChangeAddressMutation = { emailChange: boolean };

export type ChangePasswordMutationVariables = Exact<{
  password: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { passwordChange: { token: string } };

export type EndSessionMutationVariables = Exact<{
  _id: string | number;
}>;


export type EndSessionMutation = { sessionDelete: { _id: string } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { sessionDeleteMany: number };

export type MakeRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeRecoveryCodesMutation = { generateRecoveryCodes: Array<string> };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessionGetMany: Array<{ _id: string, isCurrent: boolean, createdDate: string, lastSeen: string, client: string, place: string }> };

export type EventsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsQuery = { identityEventGetMany: Array<{ _id: string, at: string, kind: string, place: string, client: string, byAdmin: boolean }> };

export type ConfirmSmsMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSmsMutation = { verifySMSOTP: { token: string } };

export type SetUpSmsMutationVariables = Exact<{
  phone: string;
}>;


export type SetUpSmsMutation = { setupSMSOTP: boolean };

export type RemoveSmsMutationVariables = Exact<{
  code: string;
}>;


export type RemoveSmsMutation = { verifyAndDisableSMSOTP: { token: string } };

export type RemoveSmsByRecoveryMutationVariables = Exact<{
  code: string;
}>;


export type RemoveSmsByRecoveryMutation = { disableSMSOTPWithRecovery: { token: string } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { verifyTOTP: { token: string } };

export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { initiateTOTP: { secret: string, uri: string } };

export type RemoveTotpMutationVariables = Exact<{
  code?: string | null | undefined;
  recoveryCode?: string | null | undefined;
}>;


export type RemoveTotpMutation = { disableTOTP: { token: string } };

export type TestSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type TestSecondFactorMutation = { secondFactorTest: boolean };

export type OfflineGoalsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type OfflineGoalsQuery = { goalBookmarkGetMany: Array<{ actionTitle: string | null, adviceBody: string | null, planObstacle: string | null, planIfThen: string | null, planTime: string | null, planDays: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, achievedDate: string | null, _id: string, version: number, actionId: string | null, adviceId: string | null, adviceTitle: string | null, title: string | null, state: string, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, reviewTime: string | null, reviewMoment: string | null, planWhen: string | null, planThen: string | null, kitId: string | null, stepsDone: Array<string> | null, pathId: string | null, pathWeek: number | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, checkIns: Array<{ _id: string, outcome: string, next: string | null, note: string | null, was: string | null, progressBefore: string | null, progressAfter: string | null, createdDate: string }>, advices: Array<{ id: string, title: string, body: string }>, checkInWorth: { counts: string, points: number, more: number | null, morePoints: number | null } | null }> };

export type SendFeedbackMutationVariables = Exact<{
  obj: FeedbackCreateInput;
}>;


export type SendFeedbackMutation = { feedbackCreate: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const MemberRecordFragmentDoc = new TypedDocumentString(`
    fragment MemberRecord on Member {
  _id
  version
  email
  firstName
  lastName
  role
  isCompanyAdmin
  state
  isSelf
  createdDate
  deactivatedDate
  lastIosLogin
  expires
  isValid
}
    `, {"fragmentName":"MemberRecord"}) as unknown as TypedDocumentString<MemberRecordFragment, unknown>;
export const CompanyRowFragmentDoc = new TypedDocumentString(`
    fragment CompanyRow on CompanyOverview {
  _id
  name
  members
  domains
  require2FA
  seatLimit
  isPublicDefault
  createdDate
}
    `, {"fragmentName":"CompanyRow"}) as unknown as TypedDocumentString<CompanyRowFragment, unknown>;
export const PersonMembershipFieldsFragmentDoc = new TypedDocumentString(`
    fragment PersonMembershipFields on PersonMembership {
  isMember
  memberUntil
  joinedCompany
  customerId
  problems
  memberships {
    source
    plan
    status
    amount
    currency
    interval
    renewsDate
    endsDate
    graceEndsDate
  }
}
    `, {"fragmentName":"PersonMembershipFields"}) as unknown as TypedDocumentString<PersonMembershipFieldsFragment, unknown>;
export const CompanyChannelFragmentDoc = new TypedDocumentString(`
    fragment CompanyChannel on CompanyChannel {
  _id
  kind
  name
  host
  ending
  who
  isOn
  isStopped
  lastSentDate
  lastError
}
    `, {"fragmentName":"CompanyChannel"}) as unknown as TypedDocumentString<CompanyChannelFragment, unknown>;
export const ChatMessageFragmentDoc = new TypedDocumentString(`
    fragment ChatMessage on ChatMessage {
  _id
  chatId
  text
  kind
  question
  asksWhom
  draft
  sentences {
    text
    sources
  }
  sources {
    n
    kind
    id
    title
    path
  }
  cards {
    kind
    id
    title
    action
    situation
    reason
    path
    told
  }
  closest {
    title
    situation
  }
}
    `, {"fragmentName":"ChatMessage"}) as unknown as TypedDocumentString<ChatMessageFragment, unknown>;
export const MemoryFragmentDoc = new TypedDocumentString(`
    fragment Memory on ChatMemory {
  state
  lines {
    _id
    text
  }
}
    `, {"fragmentName":"Memory"}) as unknown as TypedDocumentString<MemoryFragment, unknown>;
export const CompanyRecordFragmentDoc = new TypedDocumentString(`
    fragment CompanyRecord on Company {
  _id
  version
  name
  businessModel
  geographyFocus
  revenue
  industry
  numberOfEmployees
  engagementLevel
  employeeTurnover
  emailDomains
  adminEmails
  referralCode
  referralCodeExpires
  seatLimit
  require2FA
  require2FASince
  require2FAGraceDays
  sessionHours
  sessionIdleMinutes
}
    `, {"fragmentName":"CompanyRecord"}) as unknown as TypedDocumentString<CompanyRecordFragment, unknown>;
export const ShownTipFragmentDoc = new TypedDocumentString(`
    fragment ShownTip on Tip {
  id
  title
  text
  entity
  adviceId
  adviceTitle
  actionId
  prioritised
  isRead
  wish
  reasons {
    name
    value
  }
}
    `, {"fragmentName":"ShownTip"}) as unknown as TypedDocumentString<ShownTipFragment, unknown>;
export const ListedGoalFragmentDoc = new TypedDocumentString(`
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}
    `, {"fragmentName":"ListedGoal"}) as unknown as TypedDocumentString<ListedGoalFragment, unknown>;
export const StoryCheckInFragmentDoc = new TypedDocumentString(`
    fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}
    `, {"fragmentName":"StoryCheckIn"}) as unknown as TypedDocumentString<StoryCheckInFragment, unknown>;
export const WholeGoalFragmentDoc = new TypedDocumentString(`
    fragment WholeGoal on Goal {
  ...ListedGoal
  actionTitle
  adviceBody
  planObstacle
  planIfThen
  planTime
  planDays
  checkIns {
    ...StoryCheckIn
  }
  advices {
    id
    title
    body
  }
  specific
  measurable
  achievable
  relevant
  startDate
  partner
  note
  achievedDate
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}`, {"fragmentName":"WholeGoal"}) as unknown as TypedDocumentString<WholeGoalFragment, unknown>;
export const AnswerFragmentDoc = new TypedDocumentString(`
    fragment Answer on OrgInfo {
  _id
  version
  id
  question
  answer
  url
  contactPerson
  isAnswered
  updatedDate
  changedBy
}
    `, {"fragmentName":"Answer"}) as unknown as TypedDocumentString<AnswerFragment, unknown>;
export const HouseEntryFragmentDoc = new TypedDocumentString(`
    fragment HouseEntry on HouseEntry {
  _id
  version
  kind
  title
  text
  link
}
    `, {"fragmentName":"HouseEntry"}) as unknown as TypedDocumentString<HouseEntryFragment, unknown>;
export const FoundHitFragmentDoc = new TypedDocumentString(`
    fragment FoundHit on LibraryHit {
  kind
  id
  title
  situation
  snippet {
    text
    marked
  }
  entity
  people
  time
  budget
  format
  actionId
  adviceId
  challengeId
  url
  category
}
    `, {"fragmentName":"FoundHit"}) as unknown as TypedDocumentString<FoundHitFragment, unknown>;
export const MessageSettingsFragmentDoc = new TypedDocumentString(`
    fragment MessageSettings on MessageSettings {
  choices {
    kind
    mail
    push
  }
  days
  fromTime
  toTime
  digestDay
  digestTime
  mutedUntil
  isMailFailing
}
    `, {"fragmentName":"MessageSettings"}) as unknown as TypedDocumentString<MessageSettingsFragment, unknown>;
export const OnboardingProfileFragmentDoc = new TypedDocumentString(`
    fragment OnboardingProfile on User {
  _id
  version
  firstName
  role
  motivations
  learningStyles
  timeCommitDaily
  job
  selectedTraitIds
  profileCluster
  showWelcomeDialog
}
    `, {"fragmentName":"OnboardingProfile"}) as unknown as TypedDocumentString<OnboardingProfileFragment, unknown>;
export const ProfileFragmentDoc = new TypedDocumentString(`
    fragment Profile on User {
  _id
  version
  firstName
  lastName
  role
  job
  timeCommitDaily
  motivations
  learningStyles
  selectedTraitIds
  profileCluster
  timeZone
  holidayCalendar
  optContactByColleague
  shareWeeklyScore
  language
  tailored
}
    `, {"fragmentName":"Profile"}) as unknown as TypedDocumentString<ProfileFragment, unknown>;
export const RehearsalHelpFragmentDoc = new TypedDocumentString(`
    fragment RehearsalHelp on RehearsalHelp {
  sentences
  cards {
    kind
    id
    title
    path
  }
}
    `, {"fragmentName":"RehearsalHelp"}) as unknown as TypedDocumentString<RehearsalHelpFragment, unknown>;
export const ReminderFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReminderFields on Reminder {
  _id
  targetDate
  categoryId
  categoryTitle
  actions
  roles
  text
  sendDate
  sendTime
}
    `, {"fragmentName":"ReminderFields"}) as unknown as TypedDocumentString<ReminderFieldsFragment, unknown>;
export const CompanyReminderFragmentDoc = new TypedDocumentString(`
    fragment CompanyReminder on Reminder {
  ...ReminderFields
  version
  updatedDate
  reached
}
    fragment ReminderFields on Reminder {
  _id
  targetDate
  categoryId
  categoryTitle
  actions
  roles
  text
  sendDate
  sendTime
}`, {"fragmentName":"CompanyReminder"}) as unknown as TypedDocumentString<CompanyReminderFragment, unknown>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    _id
    version
    email
    firstName
    lastName
    avatar
    isAppAdmin
    isPublicUser
    viewerCanAdminister
    viewerCanAdministerApp
    emailVerified
    showWelcomeDialog
    hasUnreadNews
    tier
    entityOrder
    timeZone
    sessionState
    company {
      _id
      name
      require2FA
    }
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const CompanyChangesDocument = new TypedDocumentString(`
    query CompanyChanges($companyId: ID) {
  companyEventGetMany(companyId: $companyId) {
    _id
    at
    kind
    who
    about
    items
    fields
    counts {
      what
      count
    }
    month
  }
}
    `) as unknown as TypedDocumentString<CompanyChangesQuery, CompanyChangesQueryVariables>;
export const ImportChangesDocument = new TypedDocumentString(`
    query ImportChanges($companyId: ID, $import: ID!, $before: ID, $first: Int!) {
  companyEventGetMany(
    companyId: $companyId
    import: $import
    before: $before
    first: $first
  ) {
    _id
    kind
    about
    fields
  }
}
    `) as unknown as TypedDocumentString<ImportChangesQuery, ImportChangesQueryVariables>;
export const MemberOfCompanyDocument = new TypedDocumentString(`
    query MemberOfCompany($id: ID!, $companyId: ID) {
  memberGet(_id: $id, companyId: $companyId) {
    ...MemberRecord
  }
}
    fragment MemberRecord on Member {
  _id
  version
  email
  firstName
  lastName
  role
  isCompanyAdmin
  state
  isSelf
  createdDate
  deactivatedDate
  lastIosLogin
  expires
  isValid
}`) as unknown as TypedDocumentString<MemberOfCompanyQuery, MemberOfCompanyQueryVariables>;
export const UpdateMemberDocument = new TypedDocumentString(`
    mutation UpdateMember($obj: MemberChangeInput!) {
  memberUpdate(obj: $obj)
}
    `) as unknown as TypedDocumentString<UpdateMemberMutation, UpdateMemberMutationVariables>;
export const DeactivateMemberDocument = new TypedDocumentString(`
    mutation DeactivateMember($id: ID!, $companyId: ID) {
  memberDeactivate(_id: $id, companyId: $companyId)
}
    `) as unknown as TypedDocumentString<DeactivateMemberMutation, DeactivateMemberMutationVariables>;
export const ReactivateMemberDocument = new TypedDocumentString(`
    mutation ReactivateMember($id: ID!, $companyId: ID) {
  memberReactivate(_id: $id, companyId: $companyId)
}
    `) as unknown as TypedDocumentString<ReactivateMemberMutation, ReactivateMemberMutationVariables>;
export const SendInvitationDocument = new TypedDocumentString(`
    mutation SendInvitation($id: ID!, $companyId: ID) {
  invitationSend(_id: $id, companyId: $companyId)
}
    `) as unknown as TypedDocumentString<SendInvitationMutation, SendInvitationMutationVariables>;
export const RevokeInvitationDocument = new TypedDocumentString(`
    mutation RevokeInvitation($id: ID!, $companyId: ID) {
  invitationRevoke(_id: $id, companyId: $companyId)
}
    `) as unknown as TypedDocumentString<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const MembersDocument = new TypedDocumentString(`
    query Members($query: String, $state: MemberState, $role: MemberRole, $sort: MemberSort, $after: String, $companyId: ID, $isPublic: Boolean, $withAccess: Boolean) {
  memberGetMany(
    query: $query
    state: $state
    role: $role
    sort: $sort
    after: $after
    companyId: $companyId
    isPublic: $isPublic
    withAccess: $withAccess
  ) {
    total
    next
    rows {
      ...MemberRecord
    }
  }
}
    fragment MemberRecord on Member {
  _id
  version
  email
  firstName
  lastName
  role
  isCompanyAdmin
  state
  isSelf
  createdDate
  deactivatedDate
  lastIosLogin
  expires
  isValid
}`) as unknown as TypedDocumentString<MembersQuery, MembersQueryVariables>;
export const MembersElsewhereDocument = new TypedDocumentString(`
    query MembersElsewhere($query: String, $role: MemberRole, $companyId: ID) {
  invited: memberGetMany(
    query: $query
    role: $role
    state: invited
    first: 1
    companyId: $companyId
  ) {
    total
  }
  deactivated: memberGetMany(
    query: $query
    role: $role
    state: deactivated
    first: 1
    companyId: $companyId
  ) {
    total
  }
}
    `) as unknown as TypedDocumentString<MembersElsewhereQuery, MembersElsewhereQueryVariables>;
export const NoteViewedDocument = new TypedDocumentString(`
    mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {
  impactActionHistoryUpdateById(obj: $obj) {
    _id
  }
}
    `) as unknown as TypedDocumentString<NoteViewedMutation, NoteViewedMutationVariables>;
export const LikedAdviceDocument = new TypedDocumentString(`
    query LikedAdvice($id: String!) {
  likedActionGetById(id: $id)
}
    `) as unknown as TypedDocumentString<LikedAdviceQuery, LikedAdviceQueryVariables>;
export const LikeAdviceDocument = new TypedDocumentString(`
    mutation LikeAdvice($id: String!, $liked: Int) {
  likedActionUpdateById(id: $id, liked: $liked)
}
    `) as unknown as TypedDocumentString<LikeAdviceMutation, LikeAdviceMutationVariables>;
export const FitGetDocument = new TypedDocumentString(`
    query FitGet($entity: String, $first: Int) {
  fitGet(entity: $entity, first: $first) {
    isOn
    pieces {
      adviceId
      title
      situation
      entity
      actionId
      time
      wish
      reasons {
        name
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FitGetQuery, FitGetQueryVariables>;
export const UpdateAdviceWishDocument = new TypedDocumentString(`
    mutation UpdateAdviceWish($adviceId: ID!, $wish: String) {
  adviceWishUpdate(adviceId: $adviceId, wish: $wish)
}
    `) as unknown as TypedDocumentString<UpdateAdviceWishMutation, UpdateAdviceWishMutationVariables>;
export const ForgetAdviceWishesDocument = new TypedDocumentString(`
    mutation ForgetAdviceWishes {
  adviceWishDeleteMany
}
    `) as unknown as TypedDocumentString<ForgetAdviceWishesMutation, ForgetAdviceWishesMutationVariables>;
export const OccasionsDocument = new TypedDocumentString(`
    query Occasions($entity: String) {
  occasionsGet(entity: $entity) {
    kits
    paths
  }
}
    `) as unknown as TypedDocumentString<OccasionsQuery, OccasionsQueryVariables>;
export const SavedAdviceDocument = new TypedDocumentString(`
    query SavedAdvice($ids: [String!]!, $first: Int, $after: ID) {
  goalGetByAdviceIds(ids: $ids, first: $first, after: $after) {
    _id
    version
    adviceId
    entity
    isGoal
    isBookmark
    planWhen
    planThen
  }
}
    `) as unknown as TypedDocumentString<SavedAdviceQuery, SavedAdviceQueryVariables>;
export const SaveAdviceDocument = new TypedDocumentString(`
    mutation SaveAdvice($obj: GoalCreateInput!) {
  goalCreate(obj: $obj) {
    _id
    version
  }
}
    `) as unknown as TypedDocumentString<SaveAdviceMutation, SaveAdviceMutationVariables>;
export const ChangeSavedAdviceDocument = new TypedDocumentString(`
    mutation ChangeSavedAdvice($obj: GoalUpdateInput!) {
  goalUpdate(obj: $obj) {
    _id
    version
  }
}
    `) as unknown as TypedDocumentString<ChangeSavedAdviceMutation, ChangeSavedAdviceMutationVariables>;
export const CompaniesDocument = new TypedDocumentString(`
    query Companies($query: String, $first: Int, $after: String) {
  companyOverviewGetMany(query: $query, first: $first, after: $after) {
    total
    next
    rows {
      ...CompanyRow
    }
  }
}
    fragment CompanyRow on CompanyOverview {
  _id
  name
  members
  domains
  require2FA
  seatLimit
  isPublicDefault
  createdDate
}`) as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const AnyCompanyDocument = new TypedDocumentString(`
    query AnyCompany($id: ID!) {
  companyGet(_id: $id) {
    ...CompanyRecord
    isPublicDefault
    createdDate
  }
  memberCounts(companyId: $id) {
    all
    invited
    joined
    onboarded
    deactivated
  }
}
    fragment CompanyRecord on Company {
  _id
  version
  name
  businessModel
  geographyFocus
  revenue
  industry
  numberOfEmployees
  engagementLevel
  employeeTurnover
  emailDomains
  adminEmails
  referralCode
  referralCodeExpires
  seatLimit
  require2FA
  require2FASince
  require2FAGraceDays
  sessionHours
  sessionIdleMinutes
}`) as unknown as TypedDocumentString<AnyCompanyQuery, AnyCompanyQueryVariables>;
export const DeletedCompaniesDocument = new TypedDocumentString(`
    query DeletedCompanies {
  companyDeletedGetMany {
    _id
    name
    at
    who
  }
}
    `) as unknown as TypedDocumentString<DeletedCompaniesQuery, DeletedCompaniesQueryVariables>;
export const PublicUsersDocument = new TypedDocumentString(`
    query PublicUsers {
  memberCounts(isPublic: true) {
    all
    invited
    joined
    onboarded
    deactivated
  }
}
    `) as unknown as TypedDocumentString<PublicUsersQuery, PublicUsersQueryVariables>;
export const CreateCompanyDocument = new TypedDocumentString(`
    mutation CreateCompany($obj: CompanyCreateInput!) {
  companyCreate(obj: $obj) {
    ...CompanyRecord
  }
}
    fragment CompanyRecord on Company {
  _id
  version
  name
  businessModel
  geographyFocus
  revenue
  industry
  numberOfEmployees
  engagementLevel
  employeeTurnover
  emailDomains
  adminEmails
  referralCode
  referralCodeExpires
  seatLimit
  require2FA
  require2FASince
  require2FAGraceDays
  sessionHours
  sessionIdleMinutes
}`) as unknown as TypedDocumentString<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const UpdateAnyCompanyDocument = new TypedDocumentString(`
    mutation UpdateAnyCompany($obj: CompanyUpdateInput!) {
  companyUpdate(obj: $obj) {
    ...CompanyRecord
  }
}
    fragment CompanyRecord on Company {
  _id
  version
  name
  businessModel
  geographyFocus
  revenue
  industry
  numberOfEmployees
  engagementLevel
  employeeTurnover
  emailDomains
  adminEmails
  referralCode
  referralCodeExpires
  seatLimit
  require2FA
  require2FASince
  require2FAGraceDays
  sessionHours
  sessionIdleMinutes
}`) as unknown as TypedDocumentString<UpdateAnyCompanyMutation, UpdateAnyCompanyMutationVariables>;
export const DeleteCompanyDocument = new TypedDocumentString(`
    mutation DeleteCompany($id: ID!) {
  companyDelete(_id: $id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<DeleteCompanyMutation, DeleteCompanyMutationVariables>;
export const InviteAdminDocument = new TypedDocumentString(`
    mutation InviteAdmin($obj: MemberCreateInput!) {
  memberInvite(obj: $obj)
}
    `) as unknown as TypedDocumentString<InviteAdminMutation, InviteAdminMutationVariables>;
export const ServerPartsDocument = new TypedDocumentString(`
    query ServerParts {
  appHealth {
    version
    storeKind
    backupDate
    model {
      place
      problem
    }
    pictures {
      place
      problem
    }
  }
}
    `) as unknown as TypedDocumentString<ServerPartsQuery, ServerPartsQueryVariables>;
export const AnyMemberDocument = new TypedDocumentString(`
    query AnyMember($id: ID!) {
  memberGet(_id: $id) {
    ...MemberRecord
    company {
      _id
      name
    }
    account {
      _id
      emailVerified
      isAppAdmin
      tier
      lastIosLogin
    }
  }
}
    fragment MemberRecord on Member {
  _id
  version
  email
  firstName
  lastName
  role
  isCompanyAdmin
  state
  isSelf
  createdDate
  deactivatedDate
  lastIosLogin
  expires
  isValid
}`) as unknown as TypedDocumentString<AnyMemberQuery, AnyMemberQueryVariables>;
export const MoveMemberDocument = new TypedDocumentString(`
    mutation MoveMember($id: ID!, $from: ID!, $to: ID!) {
  memberMove(_id: $id, from: $from, to: $to)
}
    `) as unknown as TypedDocumentString<MoveMemberMutation, MoveMemberMutationVariables>;
export const PersonMembershipDocument = new TypedDocumentString(`
    query PersonMembership($user: ID!) {
  personMembershipGet(user: $user) {
    ...PersonMembershipFields
  }
}
    fragment PersonMembershipFields on PersonMembership {
  isMember
  memberUntil
  joinedCompany
  customerId
  problems
  memberships {
    source
    plan
    status
    amount
    currency
    interval
    renewsDate
    endsDate
    graceEndsDate
  }
}`) as unknown as TypedDocumentString<PersonMembershipQuery, PersonMembershipQueryVariables>;
export const GiftCreateDocument = new TypedDocumentString(`
    mutation GiftCreate($user: ID!, $until: DateTime!) {
  giftCreate(user: $user, until: $until) {
    ...PersonMembershipFields
  }
}
    fragment PersonMembershipFields on PersonMembership {
  isMember
  memberUntil
  joinedCompany
  customerId
  problems
  memberships {
    source
    plan
    status
    amount
    currency
    interval
    renewsDate
    endsDate
    graceEndsDate
  }
}`) as unknown as TypedDocumentString<GiftCreateMutation, GiftCreateMutationVariables>;
export const GiftEndDocument = new TypedDocumentString(`
    mutation GiftEnd($user: ID!) {
  giftEnd(user: $user) {
    ...PersonMembershipFields
  }
}
    fragment PersonMembershipFields on PersonMembership {
  isMember
  memberUntil
  joinedCompany
  customerId
  problems
  memberships {
    source
    plan
    status
    amount
    currency
    interval
    renewsDate
    endsDate
    graceEndsDate
  }
}`) as unknown as TypedDocumentString<GiftEndMutation, GiftEndMutationVariables>;
export const FeedbackDocument = new TypedDocumentString(`
    query Feedback($before: DateTime, $beforeId: ID, $first: Int) {
  feedbackGetMany(before: $before, beforeId: $beforeId, first: $first) {
    _id
    date
    email
    name
    user_id
    message
    path
  }
}
    `) as unknown as TypedDocumentString<FeedbackQuery, FeedbackQueryVariables>;
export const MissingWordsDocument = new TypedDocumentString(`
    query MissingWords($first: Int) {
  missingWordsGetMany(first: $first) {
    words
    people
    lastDay
  }
}
    `) as unknown as TypedDocumentString<MissingWordsQuery, MissingWordsQueryVariables>;
export const AppHealthDocument = new TypedDocumentString(`
    query AppHealth {
  appHealth {
    people
    individuals
    memberships
    companies
    signIns {
      day
      count
    }
    outboxWaiting
    outboxFailed
    feedbackWaiting
    feedbackToDelete
    feedbackTrouble
    contentVersion
    indexMs
    storeKind
    storeBytes
  }
}
    `) as unknown as TypedDocumentString<AppHealthQuery, AppHealthQueryVariables>;
export const MembershipProblemsDocument = new TypedDocumentString(`
    query MembershipProblems {
  membershipProblemGetMany {
    problem
    user
    email
    firstName
    lastName
    customerId
    date
  }
}
    `) as unknown as TypedDocumentString<MembershipProblemsQuery, MembershipProblemsQueryVariables>;
export const SetupDocument = new TypedDocumentString(`
    query Setup {
  setupGet {
    hasSecondFactor
    publicCompany {
      _id
      name
    }
    firstCompany {
      _id
      name
    }
    hasCompanyAdmin
    wasMailSent
    testMail {
      to
      state
      error
    }
    parts {
      part
      isReady
      settings
    }
  }
}
    `) as unknown as TypedDocumentString<SetupQuery, SetupQueryVariables>;
export const CreatePublicCompanyDocument = new TypedDocumentString(`
    mutation CreatePublicCompany($name: String!) {
  companyPublicCreate(name: $name) {
    _id
  }
}
    `) as unknown as TypedDocumentString<CreatePublicCompanyMutation, CreatePublicCompanyMutationVariables>;
export const SendTestMailDocument = new TypedDocumentString(`
    mutation SendTestMail {
  setupTestMail
}
    `) as unknown as TypedDocumentString<SendTestMailMutation, SendTestMailMutationVariables>;
export const AppAdminsDocument = new TypedDocumentString(`
    query AppAdmins {
  appAdminGetMany {
    _id
    email
    firstName
    lastName
    hasSecondFactor
    hasAccess
  }
}
    `) as unknown as TypedDocumentString<AppAdminsQuery, AppAdminsQueryVariables>;
export const AppointAppAdminDocument = new TypedDocumentString(`
    mutation AppointAppAdmin($email: String!) {
  appAdminAppoint(email: $email)
}
    `) as unknown as TypedDocumentString<AppointAppAdminMutation, AppointAppAdminMutationVariables>;
export const RemoveAppAdminDocument = new TypedDocumentString(`
    mutation RemoveAppAdmin($id: ID!) {
  appAdminRemove(_id: $id)
}
    `) as unknown as TypedDocumentString<RemoveAppAdminMutation, RemoveAppAdminMutationVariables>;
export const CompanyChannelsDocument = new TypedDocumentString(`
    query CompanyChannels {
  companyChannelGetMany {
    ...CompanyChannel
  }
}
    fragment CompanyChannel on CompanyChannel {
  _id
  kind
  name
  host
  ending
  who
  isOn
  isStopped
  lastSentDate
  lastError
}`) as unknown as TypedDocumentString<CompanyChannelsQuery, CompanyChannelsQueryVariables>;
export const CreateCompanyChannelDocument = new TypedDocumentString(`
    mutation CreateCompanyChannel($obj: CompanyChannelCreateInput!) {
  companyChannelCreate(obj: $obj) {
    secret
    channel {
      ...CompanyChannel
    }
  }
}
    fragment CompanyChannel on CompanyChannel {
  _id
  kind
  name
  host
  ending
  who
  isOn
  isStopped
  lastSentDate
  lastError
}`) as unknown as TypedDocumentString<CreateCompanyChannelMutation, CreateCompanyChannelMutationVariables>;
export const TurnCompanyChannelDocument = new TypedDocumentString(`
    mutation TurnCompanyChannel($_id: ID!, $isOn: Boolean!) {
  companyChannelUpdate(_id: $_id, isOn: $isOn) {
    ...CompanyChannel
  }
}
    fragment CompanyChannel on CompanyChannel {
  _id
  kind
  name
  host
  ending
  who
  isOn
  isStopped
  lastSentDate
  lastError
}`) as unknown as TypedDocumentString<TurnCompanyChannelMutation, TurnCompanyChannelMutationVariables>;
export const TestCompanyChannelDocument = new TypedDocumentString(`
    mutation TestCompanyChannel($_id: ID!) {
  companyChannelTest(_id: $_id) {
    ...CompanyChannel
  }
}
    fragment CompanyChannel on CompanyChannel {
  _id
  kind
  name
  host
  ending
  who
  isOn
  isStopped
  lastSentDate
  lastError
}`) as unknown as TypedDocumentString<TestCompanyChannelMutation, TestCompanyChannelMutationVariables>;
export const DeleteCompanyChannelDocument = new TypedDocumentString(`
    mutation DeleteCompanyChannel($_id: ID!) {
  companyChannelDelete(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<DeleteCompanyChannelMutation, DeleteCompanyChannelMutationVariables>;
export const ChatDocument = new TypedDocumentString(`
    query Chat($_id: ID!) {
  chatGet(_id: $_id) {
    _id
    messages {
      ...ChatMessage
    }
  }
}
    fragment ChatMessage on ChatMessage {
  _id
  chatId
  text
  kind
  question
  asksWhom
  draft
  sentences {
    text
    sources
  }
  sources {
    n
    kind
    id
    title
    path
  }
  cards {
    kind
    id
    title
    action
    situation
    reason
    path
    told
  }
  closest {
    title
    situation
  }
}`) as unknown as TypedDocumentString<ChatQuery, ChatQueryVariables>;
export const ChatsDocument = new TypedDocumentString(`
    query Chats($first: Int, $after: ID) {
  chatSettings {
    writer
    reader
  }
  chatGetMany(first: $first, after: $after) {
    _id
    title
    updatedDate
  }
}
    `) as unknown as TypedDocumentString<ChatsQuery, ChatsQueryVariables>;
export const SendMessageDocument = new TypedDocumentString(`
    mutation SendMessage($obj: ChatSendInput!) {
  chatSend(obj: $obj) {
    ...ChatMessage
  }
}
    fragment ChatMessage on ChatMessage {
  _id
  chatId
  text
  kind
  question
  asksWhom
  draft
  sentences {
    text
    sources
  }
  sources {
    n
    kind
    id
    title
    path
  }
  cards {
    kind
    id
    title
    action
    situation
    reason
    path
    told
  }
  closest {
    title
    situation
  }
}`) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const DeleteChatDocument = new TypedDocumentString(`
    mutation DeleteChat($_id: ID!) {
  chatDelete(_id: $_id)
}
    `) as unknown as TypedDocumentString<DeleteChatMutation, DeleteChatMutationVariables>;
export const MemoryDocument = new TypedDocumentString(`
    query Memory {
  chatMemoryGetMany {
    ...Memory
  }
}
    fragment Memory on ChatMemory {
  state
  lines {
    _id
    text
  }
}`) as unknown as TypedDocumentString<MemoryQuery, MemoryQueryVariables>;
export const UpdateMemoryDocument = new TypedDocumentString(`
    mutation UpdateMemory($obj: ChatMemoryUpdateInput!) {
  chatMemoryUpdate(obj: $obj) {
    ...Memory
  }
}
    fragment Memory on ChatMemory {
  state
  lines {
    _id
    text
  }
}`) as unknown as TypedDocumentString<UpdateMemoryMutation, UpdateMemoryMutationVariables>;
export const ForgetDocument = new TypedDocumentString(`
    mutation Forget($_id: ID) {
  chatMemoryDelete(_id: $_id) {
    ...Memory
  }
}
    fragment Memory on ChatMemory {
  state
  lines {
    _id
    text
  }
}`) as unknown as TypedDocumentString<ForgetMutation, ForgetMutationVariables>;
export const CompanyOfAdminDocument = new TypedDocumentString(`
    query CompanyOfAdmin($id: ID!) {
  companyGet(_id: $id) {
    ...CompanyRecord
  }
  memberCounts {
    all
    invited
    joined
    onboarded
    deactivated
  }
  companyDomainGetMany {
    domain
    expires
  }
  memberGetMany(role: admin, first: 100) {
    rows {
      _id
      firstName
      lastName
      email
      state
      isSelf
    }
  }
}
    fragment CompanyRecord on Company {
  _id
  version
  name
  businessModel
  geographyFocus
  revenue
  industry
  numberOfEmployees
  engagementLevel
  employeeTurnover
  emailDomains
  adminEmails
  referralCode
  referralCodeExpires
  seatLimit
  require2FA
  require2FASince
  require2FAGraceDays
  sessionHours
  sessionIdleMinutes
}`) as unknown as TypedDocumentString<CompanyOfAdminQuery, CompanyOfAdminQueryVariables>;
export const CompanyNameDocument = new TypedDocumentString(`
    query CompanyName($id: ID!) {
  companyGet(_id: $id) {
    _id
    name
  }
}
    `) as unknown as TypedDocumentString<CompanyNameQuery, CompanyNameQueryVariables>;
export const CompanySecondFactorsDocument = new TypedDocumentString(`
    query CompanySecondFactors {
  companySecondFactors {
    members
    without
    names
  }
}
    `) as unknown as TypedDocumentString<CompanySecondFactorsQuery, CompanySecondFactorsQueryVariables>;
export const UpdateCompanyDocument = new TypedDocumentString(`
    mutation UpdateCompany($obj: CompanyUpdateInput!) {
  companyUpdate(obj: $obj) {
    ...CompanyRecord
  }
}
    fragment CompanyRecord on Company {
  _id
  version
  name
  businessModel
  geographyFocus
  revenue
  industry
  numberOfEmployees
  engagementLevel
  employeeTurnover
  emailDomains
  adminEmails
  referralCode
  referralCodeExpires
  seatLimit
  require2FA
  require2FASince
  require2FAGraceDays
  sessionHours
  sessionIdleMinutes
}`) as unknown as TypedDocumentString<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const ProveDomainDocument = new TypedDocumentString(`
    mutation ProveDomain($email: String!) {
  companyDomainProve(email: $email)
}
    `) as unknown as TypedDocumentString<ProveDomainMutation, ProveDomainMutationVariables>;
export const ConfirmDomainDocument = new TypedDocumentString(`
    mutation ConfirmDomain($code: String!) {
  companyDomainConfirm(code: $code)
}
    `) as unknown as TypedDocumentString<ConfirmDomainMutation, ConfirmDomainMutationVariables>;
export const RemoveDomainDocument = new TypedDocumentString(`
    mutation RemoveDomain($domain: String!) {
  companyDomainRemove(domain: $domain)
}
    `) as unknown as TypedDocumentString<RemoveDomainMutation, RemoveDomainMutationVariables>;
export const MemberImportDocument = new TypedDocumentString(`
    query MemberImport($companyId: ID) {
  memberImportGet(companyId: $companyId) {
    _id
    previewId
    state
    fileName
    encoding
    createdDate
    problem
    rows
    passed
    total
    missingProblem
    columns {
      name
      field
      isUnreadable
      samples
    }
    counts {
      create
      update
      skip
      deactivate
      refused
      later
      missing
    }
    outside
    isOutdated
    results {
      create
      update
      skip
      deactivate
      refused
      later
    }
  }
}
    `) as unknown as TypedDocumentString<MemberImportQuery, MemberImportQueryVariables>;
export const MemberImportRowsDocument = new TypedDocumentString(`
    query MemberImportRows($id: ID!, $companyId: ID, $verdict: MemberImportVerdict, $after: Int) {
  memberImportRowGetMany(
    _id: $id
    companyId: $companyId
    verdict: $verdict
    after: $after
  ) {
    next
    rows {
      number
      email
      name
      verdict
      planned
      problem
      changes {
        field
        from
        to
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MemberImportRowsQuery, MemberImportRowsQueryVariables>;
export const MapMemberImportDocument = new TypedDocumentString(`
    mutation MapMemberImport($id: ID!, $companyId: ID, $fields: [MemberImportField]!) {
  memberImportMap(_id: $id, companyId: $companyId, fields: $fields)
}
    `) as unknown as TypedDocumentString<MapMemberImportMutation, MapMemberImportMutationVariables>;
export const StartMemberImportDocument = new TypedDocumentString(`
    mutation StartMemberImport($id: ID!, $companyId: ID, $previewId: Int!, $missing: Int) {
  memberImportStart(
    _id: $id
    companyId: $companyId
    previewId: $previewId
    missing: $missing
  )
}
    `) as unknown as TypedDocumentString<StartMemberImportMutation, StartMemberImportMutationVariables>;
export const CancelMemberImportDocument = new TypedDocumentString(`
    mutation CancelMemberImport($id: ID!, $companyId: ID) {
  memberImportCancel(_id: $id, companyId: $companyId)
}
    `) as unknown as TypedDocumentString<CancelMemberImportMutation, CancelMemberImportMutationVariables>;
export const InviteMemberDocument = new TypedDocumentString(`
    mutation InviteMember($obj: MemberCreateInput!) {
  memberInvite(obj: $obj)
}
    `) as unknown as TypedDocumentString<InviteMemberMutation, InviteMemberMutationVariables>;
export const MakeInvitationLinkDocument = new TypedDocumentString(`
    mutation MakeInvitationLink($days: Int!, $uses: Int!) {
  invitationLinkCreate(days: $days, uses: $uses) {
    _id
    code
    expires
    uses
  }
}
    `) as unknown as TypedDocumentString<MakeInvitationLinkMutation, MakeInvitationLinkMutationVariables>;
export const InvitationLinksDocument = new TypedDocumentString(`
    query InvitationLinks {
  invitationLinkGetMany {
    _id
    createdDate
    expires
    uses
    usesLeft
    who
    isValid
  }
}
    `) as unknown as TypedDocumentString<InvitationLinksQuery, InvitationLinksQueryVariables>;
export const CompanyLandingDocument = new TypedDocumentString(`
    query CompanyLanding($id: ID!) {
  companyGet(_id: $id) {
    _id
    emailDomains
    require2FA
  }
  memberCounts {
    all
    invited
    deactivated
  }
  memberGetMany(role: admin, first: 100) {
    rows {
      _id
      state
    }
  }
  invitationRemindGet
  orgInfoGetByIds {
    id
    isAnswered
  }
  reminderGetMany {
    _id
    targetDate
    company {
      _id
    }
  }
  companyReportGetMany {
    reports {
      report
      periods
      lines {
        item
        label
        of
        figures
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyLandingQuery, CompanyLandingQueryVariables>;
export const RemindInvitedDocument = new TypedDocumentString(`
    mutation RemindInvited {
  invitationRemindMany
}
    `) as unknown as TypedDocumentString<RemindInvitedMutation, RemindInvitedMutationVariables>;
export const LeaveCompanyDocument = new TypedDocumentString(`
    mutation LeaveCompany($email: String) {
  memberLeave(email: $email)
}
    `) as unknown as TypedDocumentString<LeaveCompanyMutation, LeaveCompanyMutationVariables>;
export const LeavingAsksAddressDocument = new TypedDocumentString(`
    query LeavingAsksAddress {
  memberLeaveAsksAddress
}
    `) as unknown as TypedDocumentString<LeavingAsksAddressQuery, LeavingAsksAddressQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($code: String!) {
  invitationAccept(code: $code)
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const JoiningDocument = new TypedDocumentString(`
    query Joining($code: String!) {
  invitationGet(code: $code) {
    company
    isCompanyAdmin
    email
  }
}
    `) as unknown as TypedDocumentString<JoiningQuery, JoiningQueryVariables>;
export const FeedOfTheDayDocument = new TypedDocumentString(`
    query FeedOfTheDay {
  feedOfTheDay {
    everythingDismissed
    tips {
      ...ShownTip
    }
  }
}
    fragment ShownTip on Tip {
  id
  title
  text
  entity
  adviceId
  adviceTitle
  actionId
  prioritised
  isRead
  wish
  reasons {
    name
    value
  }
}`) as unknown as TypedDocumentString<FeedOfTheDayQuery, FeedOfTheDayQueryVariables>;
export const FeedMoreDocument = new TypedDocumentString(`
    query FeedMore($seen: [ID!]!) {
  feedMore(seen: $seen) {
    left
    tips {
      ...ShownTip
    }
  }
}
    fragment ShownTip on Tip {
  id
  title
  text
  entity
  adviceId
  adviceTitle
  actionId
  prioritised
  isRead
  wish
  reasons {
    name
    value
  }
}`) as unknown as TypedDocumentString<FeedMoreQuery, FeedMoreQueryVariables>;
export const FeedPreviewDocument = new TypedDocumentString(`
    query FeedPreview($seen: [ID!]!) {
  feedPreview(seen: $seen) {
    left
    tips {
      ...ShownTip
    }
  }
}
    fragment ShownTip on Tip {
  id
  title
  text
  entity
  adviceId
  adviceTitle
  actionId
  prioritised
  isRead
  wish
  reasons {
    name
    value
  }
}`) as unknown as TypedDocumentString<FeedPreviewQuery, FeedPreviewQueryVariables>;
export const FlowFitDocument = new TypedDocumentString(`
    query FlowFit($entity: String!) {
  fitOrder(entity: $entity)
  fitGet(entity: $entity, first: 30) {
    pieces {
      adviceId
      reasons {
        name
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FlowFitQuery, FlowFitQueryVariables>;
export const KeepFlowHistoryDocument = new TypedDocumentString(`
    mutation KeepFlowHistory($obj: HistoryCreateInput!) {
  historyCreate(obj: $obj) {
    _id
  }
}
    `) as unknown as TypedDocumentString<KeepFlowHistoryMutation, KeepFlowHistoryMutationVariables>;
export const FactorsDocument = new TypedDocumentString(`
    query Factors {
  me {
    totpEnabled
    twoFactorSMSEnabled
    canGetTexts
    totpSince
    twoFactorSMSSince
    twoFactorPhoneNumber
    recoveryCodes
    graceEnds
    company {
      name
      require2FA
    }
  }
}
    `) as unknown as TypedDocumentString<FactorsQuery, FactorsQueryVariables>;
export const FinishWithAppDocument = new TypedDocumentString(`
    mutation FinishWithApp($code: String!) {
  verifyTOTP(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<FinishWithAppMutation, FinishWithAppMutationVariables>;
export const FinishWithSmsDocument = new TypedDocumentString(`
    mutation FinishWithSms($code: String!) {
  verifySMSOTP(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<FinishWithSmsMutation, FinishWithSmsMutationVariables>;
export const FinishWithRecoveryDocument = new TypedDocumentString(`
    mutation FinishWithRecovery($code: String!) {
  useRecoveryCode(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<FinishWithRecoveryMutation, FinishWithRecoveryMutationVariables>;
export const RequestSmsotpDocument = new TypedDocumentString(`
    mutation RequestSMSOTP {
  requestSMSOTP
}
    `) as unknown as TypedDocumentString<RequestSmsotpMutation, RequestSmsotpMutationVariables>;
export const SignInAgainDocument = new TypedDocumentString(`
    mutation SignInAgain($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    token
    state
  }
}
    `) as unknown as TypedDocumentString<SignInAgainMutation, SignInAgainMutationVariables>;
export const EndReplacedSessionDocument = new TypedDocumentString(`
    mutation EndReplacedSession {
  logout
}
    `) as unknown as TypedDocumentString<EndReplacedSessionMutation, EndReplacedSessionMutationVariables>;
export const CheckInDocument = new TypedDocumentString(`
    mutation CheckIn($_id: ID!, $obj: CheckInInput!) {
  goalCheckIn(_id: $_id, obj: $obj) {
    ...WholeGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionTitle
  adviceBody
  planObstacle
  planIfThen
  planTime
  planDays
  checkIns {
    ...StoryCheckIn
  }
  advices {
    id
    title
    body
  }
  specific
  measurable
  achievable
  relevant
  startDate
  partner
  note
  achievedDate
}`) as unknown as TypedDocumentString<CheckInMutation, CheckInMutationVariables>;
export const CommittedActionsDocument = new TypedDocumentString(`
    query CommittedActions($first: Int, $after: ID) {
  committedActionGetMany(first: $first, after: $after) {
    _id
    title
    state
    category
    entity
    progress
    reviewDate
    reviewTime
    reviewMoment
    planWhen
    planThen
    createdDate
    achievedDate
    checkIns {
      ...StoryCheckIn
    }
  }
}
    fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}`) as unknown as TypedDocumentString<CommittedActionsQuery, CommittedActionsQueryVariables>;
export const PastFlowsDocument = new TypedDocumentString(`
    query PastFlows($first: Int, $after: ID) {
  historyGetMany(first: $first, after: $after) {
    _id
    flow {
      entity
      steps {
        page
        selected {
          title
        }
      }
    }
    startTime
    liked
  }
}
    `) as unknown as TypedDocumentString<PastFlowsQuery, PastFlowsQueryVariables>;
export const DeletePastFlowDocument = new TypedDocumentString(`
    mutation DeletePastFlow($_id: ID!) {
  historyDelete(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<DeletePastFlowMutation, DeletePastFlowMutationVariables>;
export const DeletePastFlowsDocument = new TypedDocumentString(`
    mutation DeletePastFlows {
  historyDeleteMany
}
    `) as unknown as TypedDocumentString<DeletePastFlowsMutation, DeletePastFlowsMutationVariables>;
export const PastRatingsDocument = new TypedDocumentString(`
    query PastRatings {
  likedActionGetMany {
    id
    liked
    likedDate
  }
}
    `) as unknown as TypedDocumentString<PastRatingsQuery, PastRatingsQueryVariables>;
export const DeletePastRatingDocument = new TypedDocumentString(`
    mutation DeletePastRating($id: String!) {
  likedActionUpdateById(id: $id, liked: null)
}
    `) as unknown as TypedDocumentString<DeletePastRatingMutation, DeletePastRatingMutationVariables>;
export const DeletePastRatingsDocument = new TypedDocumentString(`
    mutation DeletePastRatings {
  likedActionDeleteMany
}
    `) as unknown as TypedDocumentString<DeletePastRatingsMutation, DeletePastRatingsMutationVariables>;
export const GoalCalendarDocument = new TypedDocumentString(`
    query GoalCalendar($_id: ID!) {
  goalCalendarGet(_id: $_id)
}
    `) as unknown as TypedDocumentString<GoalCalendarQuery, GoalCalendarQueryVariables>;
export const DeleteGoalDocument = new TypedDocumentString(`
    mutation DeleteGoal($_id: ID!) {
  goalDelete(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<DeleteGoalMutation, DeleteGoalMutationVariables>;
export const RestoreGoalDocument = new TypedDocumentString(`
    mutation RestoreGoal($_id: ID!) {
  goalRestore(_id: $_id) {
    ...WholeGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionTitle
  adviceBody
  planObstacle
  planIfThen
  planTime
  planDays
  checkIns {
    ...StoryCheckIn
  }
  advices {
    id
    title
    body
  }
  specific
  measurable
  achievable
  relevant
  startDate
  partner
  note
  achievedDate
}`) as unknown as TypedDocumentString<RestoreGoalMutation, RestoreGoalMutationVariables>;
export const GoalsDocument = new TypedDocumentString(`
    query Goals($first: Int, $after: ID) {
  goalGetMany(first: $first, after: $after) {
    ...ListedGoal
  }
  rhythmGet {
    today
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}`) as unknown as TypedDocumentString<GoalsQuery, GoalsQueryVariables>;
export const BookmarksDocument = new TypedDocumentString(`
    query Bookmarks($first: Int, $after: ID) {
  bookmarkGetMany(first: $first, after: $after) {
    ...ListedGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}`) as unknown as TypedDocumentString<BookmarksQuery, BookmarksQueryVariables>;
export const GoalDocument = new TypedDocumentString(`
    query Goal($_id: ID!) {
  goalGet(_id: $_id) {
    ...WholeGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionTitle
  adviceBody
  planObstacle
  planIfThen
  planTime
  planDays
  checkIns {
    ...StoryCheckIn
  }
  advices {
    id
    title
    body
  }
  specific
  measurable
  achievable
  relevant
  startDate
  partner
  note
  achievedDate
}`) as unknown as TypedDocumentString<GoalQuery, GoalQueryVariables>;
export const UpdateGoalDocument = new TypedDocumentString(`
    mutation UpdateGoal($obj: GoalUpdateInput!) {
  goalUpdate(obj: $obj) {
    ...WholeGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionTitle
  adviceBody
  planObstacle
  planIfThen
  planTime
  planDays
  checkIns {
    ...StoryCheckIn
  }
  advices {
    id
    title
    body
  }
  specific
  measurable
  achievable
  relevant
  startDate
  partner
  note
  achievedDate
}`) as unknown as TypedDocumentString<UpdateGoalMutation, UpdateGoalMutationVariables>;
export const BringBackBookmarkDocument = new TypedDocumentString(`
    mutation BringBackBookmark($_id: ID!, $obj: GoalUpdateInput!) {
  goalRestore(_id: $_id) {
    _id
  }
  goalUpdate(obj: $obj) {
    ...WholeGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionTitle
  adviceBody
  planObstacle
  planIfThen
  planTime
  planDays
  checkIns {
    ...StoryCheckIn
  }
  advices {
    id
    title
    body
  }
  specific
  measurable
  achievable
  relevant
  startDate
  partner
  note
  achievedDate
}`) as unknown as TypedDocumentString<BringBackBookmarkMutation, BringBackBookmarkMutationVariables>;
export const NextDocument = new TypedDocumentString(`
    query Next {
  commitmentGet {
    when
    days
    othersDue
    week
    timesDone
    step {
      pathId
      title
      state
      week
      weekTitle
      why
      end
    }
    goal {
      ...ListedGoal
    }
  }
  partnerNewsGet {
    _id
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}`) as unknown as TypedDocumentString<NextQuery, NextQueryVariables>;
export const StartPathWeekDocument = new TypedDocumentString(`
    mutation StartPathWeek($pathId: ID!) {
  pathStepCreate(pathId: $pathId) {
    _id
    pathWeek
  }
}
    `) as unknown as TypedDocumentString<StartPathWeekMutation, StartPathWeekMutationVariables>;
export const CompanyEventsDocument = new TypedDocumentString(`
    query CompanyEvents {
  companyEventGetMany {
    _id
    at
    kind
    who
    items
    month
  }
}
    `) as unknown as TypedDocumentString<CompanyEventsQuery, CompanyEventsQueryVariables>;
export const OwnHandbookQuestionsDocument = new TypedDocumentString(`
    query OwnHandbookQuestions {
  handbookQuestionOwn {
    id
    text
    isNamed
    isDismissed
  }
}
    `) as unknown as TypedDocumentString<OwnHandbookQuestionsQuery, OwnHandbookQuestionsQueryVariables>;
export const AskHandbookQuestionDocument = new TypedDocumentString(`
    mutation AskHandbookQuestion($obj: HandbookQuestionCreateInput!) {
  handbookQuestionCreate(obj: $obj)
}
    `) as unknown as TypedDocumentString<AskHandbookQuestionMutation, AskHandbookQuestionMutationVariables>;
export const NoteHandbookMissDocument = new TypedDocumentString(`
    mutation NoteHandbookMiss($words: String!) {
  handbookMissCreate(words: $words)
}
    `) as unknown as TypedDocumentString<NoteHandbookMissMutation, NoteHandbookMissMutationVariables>;
export const HandbookGapsDocument = new TypedDocumentString(`
    query HandbookGaps {
  handbookQuestionGetMany {
    key
    id
    text
    names
    unnamed
  }
  handbookMissGetMany {
    month
    words
    people
  }
}
    `) as unknown as TypedDocumentString<HandbookGapsQuery, HandbookGapsQueryVariables>;
export const DismissHandbookQuestionDocument = new TypedDocumentString(`
    mutation DismissHandbookQuestion($key: String!, $undo: Boolean) {
  handbookQuestionDismiss(key: $key, undo: $undo)
}
    `) as unknown as TypedDocumentString<DismissHandbookQuestionMutation, DismissHandbookQuestionMutationVariables>;
export const AnswersDocument = new TypedDocumentString(`
    query Answers {
  orgInfoGetMany {
    ...Answer
  }
}
    fragment Answer on OrgInfo {
  _id
  version
  id
  question
  answer
  url
  contactPerson
  isAnswered
  updatedDate
  changedBy
}`) as unknown as TypedDocumentString<AnswersQuery, AnswersQueryVariables>;
export const OwnAnswersDocument = new TypedDocumentString(`
    query OwnAnswers {
  orgInfoGetByIds {
    ...Answer
  }
}
    fragment Answer on OrgInfo {
  _id
  version
  id
  question
  answer
  url
  contactPerson
  isAnswered
  updatedDate
  changedBy
}`) as unknown as TypedDocumentString<OwnAnswersQuery, OwnAnswersQueryVariables>;
export const SaveAnswersDocument = new TypedDocumentString(`
    mutation SaveAnswers($arr: [OrgInfoManyInput!]!) {
  orgInfoUpdateMany(arr: $arr) {
    ...Answer
  }
}
    fragment Answer on OrgInfo {
  _id
  version
  id
  question
  answer
  url
  contactPerson
  isAnswered
  updatedDate
  changedBy
}`) as unknown as TypedDocumentString<SaveAnswersMutation, SaveAnswersMutationVariables>;
export const DeleteAnswerDocument = new TypedDocumentString(`
    mutation DeleteAnswer($_id: ID!) {
  orgInfoDelete(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<DeleteAnswerMutation, DeleteAnswerMutationVariables>;
export const HomeGoalsDocument = new TypedDocumentString(`
    query HomeGoals($first: Int, $after: ID) {
  goalBookmarkGetMany(first: $first, after: $after) {
    _id
    version
    title
    entity
    state
    endDate
    reviewDate
    reviewMoment
    isGoal
    isBookmark
    createdDate
  }
  rhythmGet {
    today
  }
}
    `) as unknown as TypedDocumentString<HomeGoalsQuery, HomeGoalsQueryVariables>;
export const NextAdviceDocument = new TypedDocumentString(`
    query NextAdvice {
  nextAdviceGet {
    isOn
    recorded
    pieces {
      adviceId
      title
      situation
      entity
      actionId
      time
      wish
      reasons {
        name
        value
      }
    }
    fresh {
      adviceId
      isSeen
      why {
        name
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NextAdviceQuery, NextAdviceQueryVariables>;
export const AdviceShownDocument = new TypedDocumentString(`
    mutation AdviceShown($ids: [ID!]!) {
  adviceShownRecord(ids: $ids)
}
    `) as unknown as TypedDocumentString<AdviceShownMutation, AdviceShownMutationVariables>;
export const HouseEntriesDocument = new TypedDocumentString(`
    query HouseEntries {
  houseEntryGetMany {
    ...HouseEntry
  }
}
    fragment HouseEntry on HouseEntry {
  _id
  version
  kind
  title
  text
  link
}`) as unknown as TypedDocumentString<HouseEntriesQuery, HouseEntriesQueryVariables>;
export const CreateHouseEntryDocument = new TypedDocumentString(`
    mutation CreateHouseEntry($obj: HouseEntryCreateInput!) {
  houseEntryCreate(obj: $obj) {
    ...HouseEntry
  }
}
    fragment HouseEntry on HouseEntry {
  _id
  version
  kind
  title
  text
  link
}`) as unknown as TypedDocumentString<CreateHouseEntryMutation, CreateHouseEntryMutationVariables>;
export const UpdateHouseEntryDocument = new TypedDocumentString(`
    mutation UpdateHouseEntry($obj: HouseEntryUpdateInput!) {
  houseEntryUpdate(obj: $obj) {
    ...HouseEntry
  }
}
    fragment HouseEntry on HouseEntry {
  _id
  version
  kind
  title
  text
  link
}`) as unknown as TypedDocumentString<UpdateHouseEntryMutation, UpdateHouseEntryMutationVariables>;
export const DeleteHouseEntryDocument = new TypedDocumentString(`
    mutation DeleteHouseEntry($_id: ID!) {
  houseEntryDelete(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<DeleteHouseEntryMutation, DeleteHouseEntryMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($email: String!, $password: String!, $code: String, $isIosLogin: Boolean) {
  login(email: $email, password: $password, code: $code, isIosLogin: $isIosLogin) {
    token
    state
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const GetResetPasswordLinkDocument = new TypedDocumentString(`
    mutation GetResetPasswordLink($email: String!) {
  getResetPasswordLink(email: $email)
}
    `) as unknown as TypedDocumentString<GetResetPasswordLinkMutation, GetResetPasswordLinkMutationVariables>;
export const VerifyResetPasswordCodeDocument = new TypedDocumentString(`
    mutation VerifyResetPasswordCode($code: String!) {
  verifyResetPasswordCode(code: $code)
}
    `) as unknown as TypedDocumentString<VerifyResetPasswordCodeMutation, VerifyResetPasswordCodeMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($password: String!, $code: String!) {
  resetPassword(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const SetupIsOpenDocument = new TypedDocumentString(`
    query SetupIsOpen {
  setupIsOpen
}
    `) as unknown as TypedDocumentString<SetupIsOpenQuery, SetupIsOpenQueryVariables>;
export const SetupCodeDocument = new TypedDocumentString(`
    query SetupCode($code: String!) {
  setupCodeRead(code: $code) {
    email
    hasAccount
  }
}
    `) as unknown as TypedDocumentString<SetupCodeQuery, SetupCodeQueryVariables>;
export const CreateFirstAdminDocument = new TypedDocumentString(`
    mutation CreateFirstAdmin($obj: SetupCreateAdminInput!) {
  setupCreateAdmin(obj: $obj) {
    token
  }
}
    `) as unknown as TypedDocumentString<CreateFirstAdminMutation, CreateFirstAdminMutationVariables>;
export const BecomeFirstAdminDocument = new TypedDocumentString(`
    mutation BecomeFirstAdmin($code: String!) {
  setupBecomeAdmin(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<BecomeFirstAdminMutation, BecomeFirstAdminMutationVariables>;
export const InvitationDocument = new TypedDocumentString(`
    query Invitation($code: String!) {
  invitationGet(code: $code) {
    company
    isCompanyAdmin
    email
    firstName
    lastName
    hasAccount
  }
}
    `) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
export const SignUpDocument = new TypedDocumentString(`
    mutation SignUp($obj: UserCreateInput!) {
  userCreate(obj: $obj) {
    _id
    email
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($code: String!, $password: String, $joins: Boolean, $expectedCompany: String) {
  verifyEmail(
    code: $code
    password: $password
    requiresProof: true
    joins: $joins
    expectedCompany: $expectedCompany
  )
}
    `) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const VerifyEmailPreviewDocument = new TypedDocumentString(`
    query VerifyEmailPreview($code: String!) {
  verifyEmailPreview(code: $code) {
    company
    asks
    leaves
    isPublic
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailPreviewQuery, VerifyEmailPreviewQueryVariables>;
export const ResendEmailVerificationDocument = new TypedDocumentString(`
    mutation ResendEmailVerification($_id: ID!) {
  resendEmailVerification(_id: $_id)
}
    `) as unknown as TypedDocumentString<ResendEmailVerificationMutation, ResendEmailVerificationMutationVariables>;
export const EmailChangeDocument = new TypedDocumentString(`
    mutation EmailChange($email: String!) {
  emailChange(email: $email)
}
    `) as unknown as TypedDocumentString<EmailChangeMutation, EmailChangeMutationVariables>;
export const LatestImpactIndexDocument = new TypedDocumentString(`
    query LatestImpactIndex {
  getLatestImpactIndex {
    _id
    yearWeek
    weeksAgo
    weeklyScore
    lastScore
    hasAvatar
    lines {
      measure
      part
      count
      points
      cap
      level
      next {
        count
        points
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LatestImpactIndexQuery, LatestImpactIndexQueryVariables>;
export const AdviceViewedDocument = new TypedDocumentString(`
    mutation AdviceViewed($item: ID!) {
  recordTakeAction(type: "adviceViewed", item: $item) {
    _id
  }
}
    `) as unknown as TypedDocumentString<AdviceViewedMutation, AdviceViewedMutationVariables>;
export const ReadFeedDocument = new TypedDocumentString(`
    mutation ReadFeed($item: ID!) {
  recordReadFeed(feedId: $item) {
    _id
  }
}
    `) as unknown as TypedDocumentString<ReadFeedMutation, ReadFeedMutationVariables>;
export const ReadReminderDocument = new TypedDocumentString(`
    mutation ReadReminder($item: ID!) {
  recordReadReminder(reminderId: $item) {
    _id
  }
}
    `) as unknown as TypedDocumentString<ReadReminderMutation, ReadReminderMutationVariables>;
export const OwnClusterDocument = new TypedDocumentString(`
    query OwnCluster {
  me {
    profileCluster
  }
}
    `) as unknown as TypedDocumentString<OwnClusterQuery, OwnClusterQueryVariables>;
export const RhythmGetDocument = new TypedDocumentString(`
    query RhythmGet {
  rhythmGet {
    inRhythm
    of
    isFromStart
    today
    weeks {
      yearWeek
      monday
      state
    }
  }
}
    `) as unknown as TypedDocumentString<RhythmGetQuery, RhythmGetQueryVariables>;
export const TimeOffDocument = new TypedDocumentString(`
    query TimeOff {
  rhythmGet {
    today
  }
}
    `) as unknown as TypedDocumentString<TimeOffQuery, TimeOffQueryVariables>;
export const PauseGetManyDocument = new TypedDocumentString(`
    query PauseGetMany {
  pauseGetMany {
    _id
    fromDay
    toDay
    kind
  }
}
    `) as unknown as TypedDocumentString<PauseGetManyQuery, PauseGetManyQueryVariables>;
export const PauseCreateDocument = new TypedDocumentString(`
    mutation PauseCreate($obj: PauseCreateInput!) {
  pauseCreate(obj: $obj) {
    _id
  }
}
    `) as unknown as TypedDocumentString<PauseCreateMutation, PauseCreateMutationVariables>;
export const PauseEndDocument = new TypedDocumentString(`
    mutation PauseEnd($_id: ID!) {
  pauseEnd(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<PauseEndMutation, PauseEndMutationVariables>;
export const PauseDeleteDocument = new TypedDocumentString(`
    mutation PauseDelete($_id: ID!) {
  pauseDelete(_id: $_id)
}
    `) as unknown as TypedDocumentString<PauseDeleteMutation, PauseDeleteMutationVariables>;
export const RecentlyViewedDocument = new TypedDocumentString(`
    query RecentlyViewed($first: Int, $after: ID) {
  impactActionHistoryGetMany(first: $first, after: $after) {
    _id
    id
    type
    title
    source
    entity
    viewedDate
  }
}
    `) as unknown as TypedDocumentString<RecentlyViewedQuery, RecentlyViewedQueryVariables>;
export const ForgetViewedDocument = new TypedDocumentString(`
    mutation ForgetViewed($_id: ID!) {
  impactActionHistoryDelete(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<ForgetViewedMutation, ForgetViewedMutationVariables>;
export const ForgetAllViewedDocument = new TypedDocumentString(`
    mutation ForgetAllViewed {
  impactActionHistoryDeleteMany
}
    `) as unknown as TypedDocumentString<ForgetAllViewedMutation, ForgetAllViewedMutationVariables>;
export const GoalsToHelpDocument = new TypedDocumentString(`
    query GoalsToHelp($first: Int, $after: ID) {
  goalBookmarkGetMany(first: $first, after: $after) {
    _id
    adviceId
    title
    entity
    isGoal
    state
    updatedDate
    advices {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<GoalsToHelpQuery, GoalsToHelpQueryVariables>;
export const HelpsOfGoalDocument = new TypedDocumentString(`
    query HelpsOfGoal($_id: ID!) {
  goalGet(_id: $_id) {
    version
    advices {
      id
      title
      body
    }
  }
}
    `) as unknown as TypedDocumentString<HelpsOfGoalQuery, HelpsOfGoalQueryVariables>;
export const ChangeHelpsOfGoalDocument = new TypedDocumentString(`
    mutation ChangeHelpsOfGoal($obj: GoalUpdateInput!) {
  goalUpdate(obj: $obj) {
    _id
  }
}
    `) as unknown as TypedDocumentString<ChangeHelpsOfGoalMutation, ChangeHelpsOfGoalMutationVariables>;
export const PathProgressDocument = new TypedDocumentString(`
    query PathProgress($pathId: ID!) {
  pathProgressGet(pathId: $pathId) {
    current
    next
    weeks {
      week
      goalId
      isAchieved
    }
  }
}
    `) as unknown as TypedDocumentString<PathProgressQuery, PathProgressQueryVariables>;
export const LibrarySearchDocument = new TypedDocumentString(`
    query LibrarySearch($query: String!, $filters: LibraryFilters!, $limit: Int!) {
  librarySearch(query: $query, filters: $filters, limit: $limit) {
    query
    corrected
    total
    hits {
      ...FoundHit
    }
    near {
      ...FoundHit
    }
  }
}
    fragment FoundHit on LibraryHit {
  kind
  id
  title
  situation
  snippet {
    text
    marked
  }
  entity
  people
  time
  budget
  format
  actionId
  adviceId
  challengeId
  url
  category
}`) as unknown as TypedDocumentString<LibrarySearchQuery, LibrarySearchQueryVariables>;
export const StoredSearchesDocument = new TypedDocumentString(`
    query StoredSearches($first: Int, $after: ID) {
  searchGetMany(first: $first, after: $after) {
    _id
    query
    searchType
    date
  }
}
    `) as unknown as TypedDocumentString<StoredSearchesQuery, StoredSearchesQueryVariables>;
export const StoreSearchDocument = new TypedDocumentString(`
    mutation StoreSearch($obj: SearchCreateInput!) {
  searchCreate(obj: $obj) {
    _id
    query
    searchType
    date
  }
}
    `) as unknown as TypedDocumentString<StoreSearchMutation, StoreSearchMutationVariables>;
export const DeleteSearchDocument = new TypedDocumentString(`
    mutation DeleteSearch($_id: ID!) {
  searchDelete(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<DeleteSearchMutation, DeleteSearchMutationVariables>;
export const MembershipPlanGetManyDocument = new TypedDocumentString(`
    query MembershipPlanGetMany {
  membershipPlanGetMany {
    provider
    plans {
      id
      amount
      currency
      interval
    }
  }
}
    `) as unknown as TypedDocumentString<MembershipPlanGetManyQuery, MembershipPlanGetManyQueryVariables>;
export const MembershipGetDocument = new TypedDocumentString(`
    query MembershipGet {
  membershipGet {
    isMember
    viewerCanBuy
    viewerCanManage
    memberUntil
    joinedCompany
    memberships {
      source
      plan
      status
      amount
      currency
      interval
      cancelAtPeriodEnd
      renewsDate
      endsDate
      paymentFailedDate
      graceEndsDate
    }
  }
}
    `) as unknown as TypedDocumentString<MembershipGetQuery, MembershipGetQueryVariables>;
export const CheckoutCreateDocument = new TypedDocumentString(`
    mutation CheckoutCreate($plan: ID!) {
  checkoutCreate(plan: $plan) {
    url
    isPortal
  }
}
    `) as unknown as TypedDocumentString<CheckoutCreateMutation, CheckoutCreateMutationVariables>;
export const StripeCustomerPortalSessionDocument = new TypedDocumentString(`
    query StripeCustomerPortalSession {
  stripeCustomerPortalSession {
    url
  }
}
    `) as unknown as TypedDocumentString<StripeCustomerPortalSessionQuery, StripeCustomerPortalSessionQueryVariables>;
export const UpdateTierDocument = new TypedDocumentString(`
    mutation UpdateTier {
  updateTier
}
    `) as unknown as TypedDocumentString<UpdateTierMutation, UpdateTierMutationVariables>;
export const InboxUnreadDocument = new TypedDocumentString(`
    query InboxUnread {
  inboxGet {
    unread
  }
}
    `) as unknown as TypedDocumentString<InboxUnreadQuery, InboxUnreadQueryVariables>;
export const InboxDocument = new TypedDocumentString(`
    query Inbox {
  inboxGet {
    unread
    messages {
      _id
      kind
      subject
      path
      createdDate
      readDate
    }
  }
}
    `) as unknown as TypedDocumentString<InboxQuery, InboxQueryVariables>;
export const ReadInboxDocument = new TypedDocumentString(`
    mutation ReadInbox($ids: [ID!]) {
  inboxRead(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReadInboxMutation, ReadInboxMutationVariables>;
export const SentMessagesDocument = new TypedDocumentString(`
    query SentMessages {
  messageSentGetMany {
    _id
    kind
    channel
    subject
    createdDate
    sentDate
    state
  }
}
    `) as unknown as TypedDocumentString<SentMessagesQuery, SentMessagesQueryVariables>;
export const StopPreviewDocument = new TypedDocumentString(`
    query StopPreview($token: String!) {
  messageStopPreview(token: $token)
}
    `) as unknown as TypedDocumentString<StopPreviewQuery, StopPreviewQueryVariables>;
export const StopMessagesDocument = new TypedDocumentString(`
    mutation StopMessages($token: String!, $stop: MessageStop!) {
  messageStop(token: $token, stop: $stop)
}
    `) as unknown as TypedDocumentString<StopMessagesMutation, StopMessagesMutationVariables>;
export const CheckInLinkPreviewDocument = new TypedDocumentString(`
    query CheckInLinkPreview($token: String!) {
  checkInLinkPreview(token: $token) {
    title
    isAnswered
  }
}
    `) as unknown as TypedDocumentString<CheckInLinkPreviewQuery, CheckInLinkPreviewQueryVariables>;
export const CheckInByLinkDocument = new TypedDocumentString(`
    mutation CheckInByLink($token: String!, $outcome: String!) {
  checkInByLink(token: $token, outcome: $outcome) {
    title
    isAnswered
  }
}
    `) as unknown as TypedDocumentString<CheckInByLinkMutation, CheckInByLinkMutationVariables>;
export const MessageSettingsDocument = new TypedDocumentString(`
    query MessageSettings {
  messageSettingsGet {
    ...MessageSettings
  }
}
    fragment MessageSettings on MessageSettings {
  choices {
    kind
    mail
    push
  }
  days
  fromTime
  toTime
  digestDay
  digestTime
  mutedUntil
  isMailFailing
}`) as unknown as TypedDocumentString<MessageSettingsQuery, MessageSettingsQueryVariables>;
export const ChooseMessagesDocument = new TypedDocumentString(`
    mutation ChooseMessages($kind: String!, $mail: Boolean!, $push: Boolean!) {
  messageChoose(kind: $kind, mail: $mail, push: $push) {
    ...MessageSettings
  }
}
    fragment MessageSettings on MessageSettings {
  choices {
    kind
    mail
    push
  }
  days
  fromTime
  toTime
  digestDay
  digestTime
  mutedUntil
  isMailFailing
}`) as unknown as TypedDocumentString<ChooseMessagesMutation, ChooseMessagesMutationVariables>;
export const UpdateMessageTimesDocument = new TypedDocumentString(`
    mutation UpdateMessageTimes($obj: MessageTimesInput!) {
  messageTimesUpdate(obj: $obj) {
    ...MessageSettings
  }
}
    fragment MessageSettings on MessageSettings {
  choices {
    kind
    mail
    push
  }
  days
  fromTime
  toTime
  digestDay
  digestTime
  mutedUntil
  isMailFailing
}`) as unknown as TypedDocumentString<UpdateMessageTimesMutation, UpdateMessageTimesMutationVariables>;
export const MuteMessagesDocument = new TypedDocumentString(`
    mutation MuteMessages($isOn: Boolean!) {
  messageMute(isOn: $isOn) {
    ...MessageSettings
  }
}
    fragment MessageSettings on MessageSettings {
  choices {
    kind
    mail
    push
  }
  days
  fromTime
  toTime
  digestDay
  digestTime
  mutedUntil
  isMailFailing
}`) as unknown as TypedDocumentString<MuteMessagesMutation, MuteMessagesMutationVariables>;
export const RetryMailDocument = new TypedDocumentString(`
    mutation RetryMail {
  messageMailRetry {
    ...MessageSettings
  }
}
    fragment MessageSettings on MessageSettings {
  choices {
    kind
    mail
    push
  }
  days
  fromTime
  toTime
  digestDay
  digestTime
  mutedUntil
  isMailFailing
}`) as unknown as TypedDocumentString<RetryMailMutation, RetryMailMutationVariables>;
export const PushKeyDocument = new TypedDocumentString(`
    query PushKey {
  pushKeyGet
}
    `) as unknown as TypedDocumentString<PushKeyQuery, PushKeyQueryVariables>;
export const SubscribePushDocument = new TypedDocumentString(`
    mutation SubscribePush($obj: PushSubscribeInput!) {
  pushSubscribe(obj: $obj)
}
    `) as unknown as TypedDocumentString<SubscribePushMutation, SubscribePushMutationVariables>;
export const UnsubscribePushDocument = new TypedDocumentString(`
    mutation UnsubscribePush($endpoint: String!) {
  pushUnsubscribe(endpoint: $endpoint)
}
    `) as unknown as TypedDocumentString<UnsubscribePushMutation, UnsubscribePushMutationVariables>;
export const MonthReviewDocument = new TypedDocumentString(`
    query MonthReview {
  monthReviewGet {
    month
    isSeen
    isEmpty
    actions
    weeks
    did
    partly
    achieved
    forWhom {
      entity
      actions
    }
    best {
      note
      title
      goalId
      adviceId
      actionId
      entity
    }
    suggestion {
      title
      goalId
      adviceId
      actionId
      entity
    }
  }
}
    `) as unknown as TypedDocumentString<MonthReviewQuery, MonthReviewQueryVariables>;
export const MonthOnHomeDocument = new TypedDocumentString(`
    query MonthOnHome {
  monthReviewGet {
    month
    isSeen
    isEmpty
    actions
  }
}
    `) as unknown as TypedDocumentString<MonthOnHomeQuery, MonthOnHomeQueryVariables>;
export const MonthSeenDocument = new TypedDocumentString(`
    mutation MonthSeen($month: String!) {
  monthReviewSeen(month: $month)
}
    `) as unknown as TypedDocumentString<MonthSeenMutation, MonthSeenMutationVariables>;
export const NewsDocument = new TypedDocumentString(`
    query News {
  newsGetMany {
    id
    date
    title
    text
    isUnread
  }
}
    `) as unknown as TypedDocumentString<NewsQuery, NewsQueryVariables>;
export const NewsReadDocument = new TypedDocumentString(`
    mutation NewsRead($id: ID!) {
  newsRead(id: $id)
}
    `) as unknown as TypedDocumentString<NewsReadMutation, NewsReadMutationVariables>;
export const SaveOnboardingDocument = new TypedDocumentString(`
    mutation SaveOnboarding($obj: UserUpdateInput!) {
  userUpdate(obj: $obj) {
    ...OnboardingProfile
  }
}
    fragment OnboardingProfile on User {
  _id
  version
  firstName
  role
  motivations
  learningStyles
  timeCommitDaily
  job
  selectedTraitIds
  profileCluster
  showWelcomeDialog
}`) as unknown as TypedDocumentString<SaveOnboardingMutation, SaveOnboardingMutationVariables>;
export const FindProfileDocument = new TypedDocumentString(`
    mutation FindProfile($traitCount: TraitCountInput, $user: UserProfileInput!) {
  userProfileCluster(traitCount: $traitCount, user: $user) {
    ...OnboardingProfile
  }
}
    fragment OnboardingProfile on User {
  _id
  version
  firstName
  role
  motivations
  learningStyles
  timeCommitDaily
  job
  selectedTraitIds
  profileCluster
  showWelcomeDialog
}`) as unknown as TypedDocumentString<FindProfileMutation, FindProfileMutationVariables>;
export const OnboardingProfileDocument = new TypedDocumentString(`
    query OnboardingProfile {
  me {
    ...OnboardingProfile
  }
}
    fragment OnboardingProfile on User {
  _id
  version
  firstName
  role
  motivations
  learningStyles
  timeCommitDaily
  job
  selectedTraitIds
  profileCluster
  showWelcomeDialog
}`) as unknown as TypedDocumentString<OnboardingProfileQuery, OnboardingProfileQueryVariables>;
export const PartnerNewsDocument = new TypedDocumentString(`
    query PartnerNews {
  partnerNewsGet {
    _id
    kind
    person {
      name
      firstName
      avatar
    }
    goalId
    title
    answer
    line
  }
}
    `) as unknown as TypedDocumentString<PartnerNewsQuery, PartnerNewsQueryVariables>;
export const AnswerPartnerDocument = new TypedDocumentString(`
    mutation AnswerPartner($question: ID!, $answer: PartnerAnswer, $line: String) {
  partnerAnswer(question: $question, answer: $answer, line: $line)
}
    `) as unknown as TypedDocumentString<AnswerPartnerMutation, AnswerPartnerMutationVariables>;
export const SeePartnerNewsDocument = new TypedDocumentString(`
    mutation SeePartnerNews($ids: [ID!]!) {
  partnerNewsSeen(ids: $ids)
}
    `) as unknown as TypedDocumentString<SeePartnerNewsMutation, SeePartnerNewsMutationVariables>;
export const InvitePartnerDocument = new TypedDocumentString(`
    mutation InvitePartner($obj: PartnerInviteInput!) {
  partnerInvite(obj: $obj) {
    state
    code
  }
}
    `) as unknown as TypedDocumentString<InvitePartnerMutation, InvitePartnerMutationVariables>;
export const FindColleaguesDocument = new TypedDocumentString(`
    query FindColleagues($name: String!) {
  partnerColleagueGetMany(name: $name) {
    _id
    name
    firstName
    avatar
  }
}
    `) as unknown as TypedDocumentString<FindColleaguesQuery, FindColleaguesQueryVariables>;
export const PartnerLinkDocument = new TypedDocumentString(`
    query PartnerLink($code: String!) {
  partnerLinkGet(code: $code) {
    name
    firstName
    avatar
    isOwn
  }
}
    `) as unknown as TypedDocumentString<PartnerLinkQuery, PartnerLinkQueryVariables>;
export const GoalsToShareDocument = new TypedDocumentString(`
    query GoalsToShare($first: Int, $after: ID) {
  goalGetMany(first: $first, after: $after) {
    _id
    title
    state
    isGoal
  }
}
    `) as unknown as TypedDocumentString<GoalsToShareQuery, GoalsToShareQueryVariables>;
export const LetColleaguesFindMeDocument = new TypedDocumentString(`
    mutation LetColleaguesFindMe($obj: UserUpdateInput!) {
  userUpdate(obj: $obj) {
    version
  }
}
    `) as unknown as TypedDocumentString<LetColleaguesFindMeMutation, LetColleaguesFindMeMutationVariables>;
export const AcceptPartnerLinkDocument = new TypedDocumentString(`
    mutation AcceptPartnerLink($code: String!) {
  partnerAcceptLink(code: $code)
}
    `) as unknown as TypedDocumentString<AcceptPartnerLinkMutation, AcceptPartnerLinkMutationVariables>;
export const AcceptPartnerDocument = new TypedDocumentString(`
    mutation AcceptPartner($_id: ID!) {
  partnerAccept(_id: $_id)
}
    `) as unknown as TypedDocumentString<AcceptPartnerMutation, AcceptPartnerMutationVariables>;
export const DeclinePartnerDocument = new TypedDocumentString(`
    mutation DeclinePartner($_id: ID!) {
  partnerDecline(_id: $_id)
}
    `) as unknown as TypedDocumentString<DeclinePartnerMutation, DeclinePartnerMutationVariables>;
export const BlockPartnerDocument = new TypedDocumentString(`
    mutation BlockPartner($_id: ID!) {
  partnerBlock(_id: $_id)
}
    `) as unknown as TypedDocumentString<BlockPartnerMutation, BlockPartnerMutationVariables>;
export const UnblockPartnerDocument = new TypedDocumentString(`
    mutation UnblockPartner($_id: ID!) {
  partnerUnblock(_id: $_id)
}
    `) as unknown as TypedDocumentString<UnblockPartnerMutation, UnblockPartnerMutationVariables>;
export const EndPartnerDocument = new TypedDocumentString(`
    mutation EndPartner($_id: ID!) {
  partnerEnd(_id: $_id)
}
    `) as unknown as TypedDocumentString<EndPartnerMutation, EndPartnerMutationVariables>;
export const CheerPartnerDocument = new TypedDocumentString(`
    mutation CheerPartner($_id: ID!, $goalId: ID!) {
  partnerCheer(_id: $_id, goalId: $goalId)
}
    `) as unknown as TypedDocumentString<CheerPartnerMutation, CheerPartnerMutationVariables>;
export const PartnersDocument = new TypedDocumentString(`
    query Partners {
  partnerGetMany {
    _id
    state
    person {
      name
      firstName
      avatar
    }
    expires
    goals {
      _id
      title
      planWhen
      planThen
      progress
      reviewDate
      isAchieved
      isNudged
      isCheered
      isAsked
      question {
        sentDate
        answer
        line
      }
    }
    shared {
      _id
      title
      cheeredDate
    }
  }
  me {
    _id
    version
    optContactByColleague
  }
}
    `) as unknown as TypedDocumentString<PartnersQuery, PartnersQueryVariables>;
export const SharePartnerGoalDocument = new TypedDocumentString(`
    mutation SharePartnerGoal($_id: ID!, $goalId: ID!) {
  partnerShareGoal(_id: $_id, goalId: $goalId)
}
    `) as unknown as TypedDocumentString<SharePartnerGoalMutation, SharePartnerGoalMutationVariables>;
export const UnsharePartnerGoalDocument = new TypedDocumentString(`
    mutation UnsharePartnerGoal($_id: ID!, $goalId: ID!) {
  partnerUnshareGoal(_id: $_id, goalId: $goalId)
}
    `) as unknown as TypedDocumentString<UnsharePartnerGoalMutation, UnsharePartnerGoalMutationVariables>;
export const AskPartnerDocument = new TypedDocumentString(`
    mutation AskPartner($_id: ID!, $goalId: ID!) {
  partnerAsk(_id: $_id, goalId: $goalId)
}
    `) as unknown as TypedDocumentString<AskPartnerMutation, AskPartnerMutationVariables>;
export const WhoSeesWhatDocument = new TypedDocumentString(`
    query WhoSeesWhat {
  whoSeesWhat {
    group
    you
    colleagues
    companyAdmins
    appAdmins
    partners
    partnerSees
    operators
    isCopied
    kept {
      what
      days
    }
  }
}
    `) as unknown as TypedDocumentString<WhoSeesWhatQuery, WhoSeesWhatQueryVariables>;
export const CloseAccountDocument = new TypedDocumentString(`
    mutation CloseAccount($_id: ID!) {
  userDelete(_id: $_id) {
    deletionDate
  }
}
    `) as unknown as TypedDocumentString<CloseAccountMutation, CloseAccountMutationVariables>;
export const ClosingDocument = new TypedDocumentString(`
    query Closing {
  me {
    deletionDate
  }
}
    `) as unknown as TypedDocumentString<ClosingQuery, ClosingQueryVariables>;
export const KeepAccountDocument = new TypedDocumentString(`
    mutation KeepAccount {
  userKeep
}
    `) as unknown as TypedDocumentString<KeepAccountMutation, KeepAccountMutationVariables>;
export const KeepAccountByLinkDocument = new TypedDocumentString(`
    mutation KeepAccountByLink($code: String!) {
  userKeepByLink(code: $code)
}
    `) as unknown as TypedDocumentString<KeepAccountByLinkMutation, KeepAccountByLinkMutationVariables>;
export const CalendarAddressGetDocument = new TypedDocumentString(`
    query CalendarAddressGet {
  calendarAddressGet {
    createdDate
    lastReadDate
  }
}
    `) as unknown as TypedDocumentString<CalendarAddressGetQuery, CalendarAddressGetQueryVariables>;
export const CalendarAddressCreateDocument = new TypedDocumentString(`
    mutation CalendarAddressCreate {
  calendarAddressCreate {
    address
    createdDate
    lastReadDate
  }
}
    `) as unknown as TypedDocumentString<CalendarAddressCreateMutation, CalendarAddressCreateMutationVariables>;
export const CalendarAddressDeleteDocument = new TypedDocumentString(`
    mutation CalendarAddressDelete {
  calendarAddressDelete
}
    `) as unknown as TypedDocumentString<CalendarAddressDeleteMutation, CalendarAddressDeleteMutationVariables>;
export const ProfileDocument = new TypedDocumentString(`
    query Profile {
  me {
    ...Profile
  }
}
    fragment Profile on User {
  _id
  version
  firstName
  lastName
  role
  job
  timeCommitDaily
  motivations
  learningStyles
  selectedTraitIds
  profileCluster
  timeZone
  holidayCalendar
  optContactByColleague
  shareWeeklyScore
  language
  tailored
}`) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const SaveProfileDocument = new TypedDocumentString(`
    mutation SaveProfile($obj: UserUpdateInput!) {
  userUpdate(obj: $obj) {
    ...Profile
  }
}
    fragment Profile on User {
  _id
  version
  firstName
  lastName
  role
  job
  timeCommitDaily
  motivations
  learningStyles
  selectedTraitIds
  profileCluster
  timeZone
  holidayCalendar
  optContactByColleague
  shareWeeklyScore
  language
  tailored
}`) as unknown as TypedDocumentString<SaveProfileMutation, SaveProfileMutationVariables>;
export const HolidayCalendarsDocument = new TypedDocumentString(`
    query HolidayCalendars {
  holidayCalendarGetMany {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<HolidayCalendarsQuery, HolidayCalendarsQueryVariables>;
export const AdviceWishesDocument = new TypedDocumentString(`
    query AdviceWishes {
  fitGet(first: 1) {
    wishes
  }
}
    `) as unknown as TypedDocumentString<AdviceWishesQuery, AdviceWishesQueryVariables>;
export const SaveDeviceTimeDocument = new TypedDocumentString(`
    mutation SaveDeviceTime($obj: UserUpdateInput!) {
  userUpdate(obj: $obj) {
    version
    timeZone
    holidayCalendar
  }
}
    `) as unknown as TypedDocumentString<SaveDeviceTimeMutation, SaveDeviceTimeMutationVariables>;
export const ChosenHolidaysDocument = new TypedDocumentString(`
    query ChosenHolidays {
  me {
    version
    holidayCalendar
  }
}
    `) as unknown as TypedDocumentString<ChosenHolidaysQuery, ChosenHolidaysQueryVariables>;
export const ImpactRankingDocument = new TypedDocumentString(`
    query ImpactRanking {
  impactRankingGet {
    order
    isOwn
  }
}
    `) as unknown as TypedDocumentString<ImpactRankingQuery, ImpactRankingQueryVariables>;
export const UpdateImpactRankingDocument = new TypedDocumentString(`
    mutation UpdateImpactRanking($order: [String!]) {
  impactRankingUpdate(order: $order) {
    order
    isOwn
  }
}
    `) as unknown as TypedDocumentString<UpdateImpactRankingMutation, UpdateImpactRankingMutationVariables>;
export const RehearsalWriterDocument = new TypedDocumentString(`
    query RehearsalWriter {
  chatSettings {
    writer
  }
}
    `) as unknown as TypedDocumentString<RehearsalWriterQuery, RehearsalWriterQueryVariables>;
export const SayInRehearsalDocument = new TypedDocumentString(`
    mutation SayInRehearsal($obj: RehearsalSayInput!) {
  rehearsalSay(obj: $obj) {
    replies
    isSure
    says
    help {
      ...RehearsalHelp
    }
  }
}
    fragment RehearsalHelp on RehearsalHelp {
  sentences
  cards {
    kind
    id
    title
    path
  }
}`) as unknown as TypedDocumentString<SayInRehearsalMutation, SayInRehearsalMutationVariables>;
export const CompanyRemindersDocument = new TypedDocumentString(`
    query CompanyReminders($companyId: ID) {
  reminderGetMany(companyId: $companyId) {
    ...CompanyReminder
  }
}
    fragment CompanyReminder on Reminder {
  ...ReminderFields
  version
  updatedDate
  reached
}
fragment ReminderFields on Reminder {
  _id
  targetDate
  categoryId
  categoryTitle
  actions
  roles
  text
  sendDate
  sendTime
}`) as unknown as TypedDocumentString<CompanyRemindersQuery, CompanyRemindersQueryVariables>;
export const CreateReminderDocument = new TypedDocumentString(`
    mutation CreateReminder($obj: ReminderCreateInput!) {
  reminderCreate(obj: $obj) {
    ...CompanyReminder
  }
}
    fragment CompanyReminder on Reminder {
  ...ReminderFields
  version
  updatedDate
  reached
}
fragment ReminderFields on Reminder {
  _id
  targetDate
  categoryId
  categoryTitle
  actions
  roles
  text
  sendDate
  sendTime
}`) as unknown as TypedDocumentString<CreateReminderMutation, CreateReminderMutationVariables>;
export const UpdateReminderDocument = new TypedDocumentString(`
    mutation UpdateReminder($obj: ReminderUpdateInput!) {
  reminderUpdate(obj: $obj) {
    ...CompanyReminder
  }
}
    fragment CompanyReminder on Reminder {
  ...ReminderFields
  version
  updatedDate
  reached
}
fragment ReminderFields on Reminder {
  _id
  targetDate
  categoryId
  categoryTitle
  actions
  roles
  text
  sendDate
  sendTime
}`) as unknown as TypedDocumentString<UpdateReminderMutation, UpdateReminderMutationVariables>;
export const DeleteReminderDocument = new TypedDocumentString(`
    mutation DeleteReminder($id: ID!) {
  reminderDelete(_id: $id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<DeleteReminderMutation, DeleteReminderMutationVariables>;
export const HubRemindersDocument = new TypedDocumentString(`
    query HubReminders {
  reminderGetMany {
    ...ReminderFields
    readDate
  }
  rhythmGet {
    today
  }
}
    fragment ReminderFields on Reminder {
  _id
  targetDate
  categoryId
  categoryTitle
  actions
  roles
  text
  sendDate
  sendTime
}`) as unknown as TypedDocumentString<HubRemindersQuery, HubRemindersQueryVariables>;
export const AllReportsDocument = new TypedDocumentString(`
    query AllReports($from: String, $to: String, $query: String, $sort: ReportOverviewSort, $descending: Boolean, $after: String) {
  companyReportOverviewGetMany(
    from: $from
    to: $to
    query: $query
    sort: $sort
    descending: $descending
    after: $after
  ) {
    months
    from
    to
    month
    total
    next
    columns {
      item
      label
      of
    }
    rows {
      companyId
      companyName
      isClosed
      figures
    }
  }
}
    `) as unknown as TypedDocumentString<AllReportsQuery, AllReportsQueryVariables>;
export const AllReportsSumsDocument = new TypedDocumentString(`
    query AllReportsSums($to: String, $query: String) {
  companyReportOverviewSums(to: $to, query: $query) {
    month
    sums {
      figure
      companies
    }
  }
}
    `) as unknown as TypedDocumentString<AllReportsSumsQuery, AllReportsSumsQueryVariables>;
export const AllReportsLinesDocument = new TypedDocumentString(`
    query AllReportsLines($from: String, $to: String) {
  companyReportOverviewSums(from: $from, to: $to) {
    periods
    lines {
      item
      label
      isExact
      of
      figures
    }
  }
}
    `) as unknown as TypedDocumentString<AllReportsLinesQuery, AllReportsLinesQueryVariables>;
export const AllReportsFileDocument = new TypedDocumentString(`
    query AllReportsFile($from: String, $to: String, $query: String, $sort: ReportOverviewSort, $descending: Boolean, $format: ReportFormat!) {
  companyReportOverviewFile(
    from: $from
    to: $to
    query: $query
    sort: $sort
    descending: $descending
    format: $format
  ) {
    name
    type
    content
  }
}
    `) as unknown as TypedDocumentString<AllReportsFileQuery, AllReportsFileQueryVariables>;
export const CompanyReportsDocument = new TypedDocumentString(`
    query CompanyReports($companyId: ID, $from: String, $to: String) {
  companyReportGetMany(companyId: $companyId, from: $from, to: $to) {
    companyId
    companyName
    months
    lastMonth
    from
    to
    reports {
      report
      title
      by
      periods
      lines {
        item
        label
        isExact
        of
        figures
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyReportsQuery, CompanyReportsQueryVariables>;
export const CompanyReportFileDocument = new TypedDocumentString(`
    query CompanyReportFile($companyId: ID, $from: String, $to: String, $format: ReportFormat!) {
  companyReportFile(companyId: $companyId, from: $from, to: $to, format: $format) {
    name
    type
    content
  }
}
    `) as unknown as TypedDocumentString<CompanyReportFileQuery, CompanyReportFileQueryVariables>;
export const ShownScoresDocument = new TypedDocumentString(`
    query ShownScores($yearWeek: String) {
  getCompanyMembersIndex(yearWeek: $yearWeek) {
    yearWeek
    members {
      _id
      firstName
      lastName
      avatar
      weeklyScore
    }
  }
}
    `) as unknown as TypedDocumentString<ShownScoresQuery, ShownScoresQueryVariables>;
export const ChangeAddressDocument = new TypedDocumentString(`
    mutation ChangeAddress($email: String!) {
  emailChange(email: $email)
}
    `) as unknown as TypedDocumentString<ChangeAddressMutation, ChangeAddressMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($password: String!, $newPassword: String!) {
  passwordChange(password: $password, newPassword: $newPassword) {
    token
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($_id: ID!) {
  sessionDelete(_id: $_id) {
    _id
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  sessionDeleteMany
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const MakeRecoveryCodesDocument = new TypedDocumentString(`
    mutation MakeRecoveryCodes {
  generateRecoveryCodes
}
    `) as unknown as TypedDocumentString<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions {
  sessionGetMany {
    _id
    isCurrent
    createdDate
    lastSeen
    client
    place
  }
}
    `) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const EventsDocument = new TypedDocumentString(`
    query Events {
  identityEventGetMany {
    _id
    at
    kind
    place
    client
    byAdmin
  }
}
    `) as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const ConfirmSmsDocument = new TypedDocumentString(`
    mutation ConfirmSms($code: String!) {
  verifySMSOTP(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<ConfirmSmsMutation, ConfirmSmsMutationVariables>;
export const SetUpSmsDocument = new TypedDocumentString(`
    mutation SetUpSms($phone: String!) {
  setupSMSOTP(phone: $phone)
}
    `) as unknown as TypedDocumentString<SetUpSmsMutation, SetUpSmsMutationVariables>;
export const RemoveSmsDocument = new TypedDocumentString(`
    mutation RemoveSms($code: String!) {
  verifyAndDisableSMSOTP(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<RemoveSmsMutation, RemoveSmsMutationVariables>;
export const RemoveSmsByRecoveryDocument = new TypedDocumentString(`
    mutation RemoveSmsByRecovery($code: String!) {
  disableSMSOTPWithRecovery(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<RemoveSmsByRecoveryMutation, RemoveSmsByRecoveryMutationVariables>;
export const ConfirmTotpDocument = new TypedDocumentString(`
    mutation ConfirmTotp($code: String!) {
  verifyTOTP(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const BeginTotpDocument = new TypedDocumentString(`
    mutation BeginTotp {
  initiateTOTP {
    secret
    uri
  }
}
    `) as unknown as TypedDocumentString<BeginTotpMutation, BeginTotpMutationVariables>;
export const RemoveTotpDocument = new TypedDocumentString(`
    mutation RemoveTotp($code: String, $recoveryCode: String) {
  disableTOTP(code: $code, recoveryCode: $recoveryCode) {
    token
  }
}
    `) as unknown as TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const TestSecondFactorDocument = new TypedDocumentString(`
    mutation TestSecondFactor($code: String!) {
  secondFactorTest(code: $code)
}
    `) as unknown as TypedDocumentString<TestSecondFactorMutation, TestSecondFactorMutationVariables>;
export const OfflineGoalsDocument = new TypedDocumentString(`
    query OfflineGoals($first: Int, $after: ID) {
  goalBookmarkGetMany(first: $first, after: $after) {
    ...WholeGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  actionId
  adviceId
  adviceTitle
  title
  state
  category
  entity
  progress
  endDate
  reviewDate
  reviewTime
  reviewMoment
  checkInWorth {
    counts
    points
    more
    morePoints
  }
  planWhen
  planThen
  kitId
  stepsDone
  pathId
  pathWeek
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment StoryCheckIn on CheckIn {
  _id
  outcome
  next
  note
  was
  progressBefore
  progressAfter
  createdDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionTitle
  adviceBody
  planObstacle
  planIfThen
  planTime
  planDays
  checkIns {
    ...StoryCheckIn
  }
  advices {
    id
    title
    body
  }
  specific
  measurable
  achievable
  relevant
  startDate
  partner
  note
  achievedDate
}`) as unknown as TypedDocumentString<OfflineGoalsQuery, OfflineGoalsQueryVariables>;
export const SendFeedbackDocument = new TypedDocumentString(`
    mutation SendFeedback($obj: FeedbackCreateInput!) {
  feedbackCreate(obj: $obj)
}
    `) as unknown as TypedDocumentString<SendFeedbackMutation, SendFeedbackMutationVariables>;