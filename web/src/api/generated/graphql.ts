/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
  measurable?: string | null | undefined;
  note?: string | null | undefined;
  partner?: string | null | undefined;
  progress?: string | null | undefined;
  relevant?: string | null | undefined;
  reviewDate?: string | null | undefined;
  specific?: string | null | undefined;
  startDate?: string | null | undefined;
  updatedDate?: string | null | undefined;
  user?: string | null | undefined;
};

export type GoalUpdateInput = {
  _id: string | number;
  achievable?: string | null | undefined;
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
  measurable?: string | null | undefined;
  note?: string | null | undefined;
  partner?: string | null | undefined;
  progress?: string | null | undefined;
  relevant?: string | null | undefined;
  reviewDate?: string | null | undefined;
  specific?: string | null | undefined;
  startDate?: string | null | undefined;
  updatedDate?: string | null | undefined;
  user?: string | null | undefined;
  version?: number | null | undefined;
};

export type HistoryCreateInput = {
  _id?: string | number | null | undefined;
  endTime?: string | null | undefined;
  flow?: FlowHistoryInput | null | undefined;
  liked?: number | null | undefined;
  startTime?: string | null | undefined;
  user?: string | null | undefined;
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
  | 'link'
  | 'tip';

export type SearchCreateInput = {
  _id?: string | number | null | undefined;
  date?: string | null | undefined;
  query?: string | null | undefined;
  searchType?: string | null | undefined;
  user?: string | null | undefined;
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
  lastName: string;
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
  email?: string | null | undefined;
  emailVerified?: boolean | null | undefined;
  feedUpdateDate?: string | null | undefined;
  feedsOfTheDay?: Array<number> | null | undefined;
  firstName?: string | null | undefined;
  holidayCalendar?: string | null | undefined;
  impactRanking?: number | null | undefined;
  isAppAdmin?: boolean | null | undefined;
  isCompanyAdmin?: boolean | null | undefined;
  isPrelaunch?: boolean | null | undefined;
  job?: string | null | undefined;
  lastIosLogin?: string | null | undefined;
  lastName?: string | null | undefined;
  learningStyles?: Array<string> | null | undefined;
  motivations?: Array<string> | null | undefined;
  optContactByColleague?: boolean | null | undefined;
  optInEmail?: boolean | null | undefined;
  profileCluster?: number | null | undefined;
  role?: string | null | undefined;
  selectedTraitIds?: Array<string> | null | undefined;
  showWelcomeDialog?: boolean | null | undefined;
  tier?: string | null | undefined;
  timeCommitDaily?: number | null | undefined;
  timeZone?: string | null | undefined;
  updatedDate?: string | null | undefined;
  version?: number | null | undefined;
};

export type LikedAdviceQueryVariables = Exact<{
  id: string;
}>;


export type LikedAdviceQuery = { likedActionGetById: number | null };

export type LikeAdviceMutationVariables = Exact<{
  id: string;
  liked?: number | null | undefined;
}>;


export type LikeAdviceMutation = { likedActionUpdateById: number | null };

export type NoteViewedMutationVariables = Exact<{
  obj: ImpactActionHistoryByIdInput;
}>;


export type NoteViewedMutation = { impactActionHistoryUpdateById: { _id: string } };

export type SavedAdviceQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SavedAdviceQuery = { goalGetByAdviceIds: Array<{ _id: string, version: number, adviceId: string | null, entity: string | null, isGoal: boolean, isBookmark: boolean }> };

export type SaveAdviceMutationVariables = Exact<{
  obj: GoalCreateInput;
}>;


export type SaveAdviceMutation = { goalCreate: { _id: string, version: number } };

export type ChangeSavedAdviceMutationVariables = Exact<{
  obj: GoalUpdateInput;
}>;


export type ChangeSavedAdviceMutation = { goalUpdate: { _id: string, version: number } };

export type FactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type FactorsQuery = { me: { totpEnabled: boolean | null, twoFactorSMSEnabled: boolean | null, totpSince: string | null, twoFactorSMSSince: string | null, twoFactorPhoneNumber: string | null, recoveryCodes: Array<string> | null, company: { name: string, require2FA: boolean, require2FASince: string | null, require2FAGraceDays: number } | null } };

export type ShownTipFragment = { id: string, title: string, text: string, entity: string | null, adviceId: string | null, adviceTitle: string | null, actionId: string | null, prioritised: boolean, isRead: boolean };

export type FeedOfTheDayQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedOfTheDayQuery = { feedOfTheDay: { tips: Array<{ id: string, title: string, text: string, entity: string | null, adviceId: string | null, adviceTitle: string | null, actionId: string | null, prioritised: boolean, isRead: boolean }> } };

export type FeedMoreQueryVariables = Exact<{
  seen: Array<string | number> | string | number;
}>;


export type FeedMoreQuery = { feedMore: { left: number, tips: Array<{ id: string, title: string, text: string, entity: string | null, adviceId: string | null, adviceTitle: string | null, actionId: string | null, prioritised: boolean, isRead: boolean }> } };

export type FeedPreviewQueryVariables = Exact<{
  seen: Array<string | number> | string | number;
}>;


export type FeedPreviewQuery = { feedPreview: { left: number, tips: Array<{ id: string, title: string, text: string, entity: string | null, adviceId: string | null, adviceTitle: string | null, actionId: string | null, prioritised: boolean, isRead: boolean }> } };

export type LatestImpactIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestImpactIndexQuery = { getLatestImpactIndex: Array<{ _id: string, yearWeek: string, weeklyScore: number, lastScore: number | null, hasAvatar: boolean, lines: Array<{ measure: string, count: number, points: number, cap: number, level: number, next: { count: number, points: number } | null }> }> };

export type AdviceViewedMutationVariables = Exact<{
  item: string | number;
}>;


export type AdviceViewedMutation = { recordTakeAction: { _id: string } };

export type ReadFeedMutationVariables = Exact<{
  feedId: string | number;
}>;


export type ReadFeedMutation = { recordReadFeed: { _id: string } };

export type ReadReminderMutationVariables = Exact<{
  reminderId: string | number;
}>;


export type ReadReminderMutation = { recordReadReminder: { _id: string } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { _id: string, version: number, email: string | null, firstName: string | null, lastName: string | null, avatar: string | null, isCompanyAdmin: boolean | null, isAppAdmin: boolean | null, isPublicUser: boolean | null, emailVerified: boolean | null, showWelcomeDialog: boolean | null, tier: string | null, timeZone: string | null, sessionState: string | null, company: { _id: string, name: string, require2FA: boolean } | null } };

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

export type KeepFlowHistoryMutationVariables = Exact<{
  obj: HistoryCreateInput;
}>;


export type KeepFlowHistoryMutation = { historyCreate: { _id: string } };

export type ListedGoalFragment = { _id: string, version: number, adviceId: string | null, adviceTitle: string | null, actionTitle: string | null, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string };

export type WholeGoalFragment = { actionId: string | null, adviceBody: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, _id: string, version: number, adviceId: string | null, adviceTitle: string | null, actionTitle: string | null, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, advices: Array<{ id: string, title: string, body: string }> };

export type GoalsQueryVariables = Exact<{ [key: string]: never; }>;


export type GoalsQuery = { goalGetMany: Array<{ _id: string, version: number, adviceId: string | null, adviceTitle: string | null, actionTitle: string | null, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string }> };

export type BookmarksQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarksQuery = { bookmarkGetMany: Array<{ _id: string, version: number, adviceId: string | null, adviceTitle: string | null, actionTitle: string | null, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string }> };

export type GoalQueryVariables = Exact<{
  _id: string | number;
}>;


export type GoalQuery = { goalGet: { actionId: string | null, adviceBody: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, _id: string, version: number, adviceId: string | null, adviceTitle: string | null, actionTitle: string | null, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, advices: Array<{ id: string, title: string, body: string }> } };

export type DeleteGoalMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeleteGoalMutation = { goalDelete: { _id: string } };

export type RestoreGoalMutationVariables = Exact<{
  _id: string | number;
}>;


export type RestoreGoalMutation = { goalRestore: { actionId: string | null, adviceBody: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, _id: string, version: number, adviceId: string | null, adviceTitle: string | null, actionTitle: string | null, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, advices: Array<{ id: string, title: string, body: string }> } };

export type UpdateGoalMutationVariables = Exact<{
  obj: GoalUpdateInput;
}>;


export type UpdateGoalMutation = { goalUpdate: { actionId: string | null, adviceBody: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, _id: string, version: number, adviceId: string | null, adviceTitle: string | null, actionTitle: string | null, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, advices: Array<{ id: string, title: string, body: string }> } };

export type BringBackBookmarkMutationVariables = Exact<{
  _id: string | number;
  obj: GoalUpdateInput;
}>;


export type BringBackBookmarkMutation = { goalRestore: { _id: string }, goalUpdate: { actionId: string | null, adviceBody: string | null, specific: string | null, measurable: string | null, achievable: string | null, relevant: string | null, startDate: string | null, partner: string | null, note: string | null, _id: string, version: number, adviceId: string | null, adviceTitle: string | null, actionTitle: string | null, category: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isBookmark: boolean, isGoal: boolean, createdDate: string, updatedDate: string, advices: Array<{ id: string, title: string, body: string }> } };

export type HomeGoalsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeGoalsQuery = { goalBookmarkGetMany: Array<{ _id: string, adviceTitle: string | null, entity: string | null, progress: string | null, endDate: string | null, reviewDate: string | null, isGoal: boolean, isBookmark: boolean, createdDate: string }> };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type LoginMutation = { login: { token: string, state: string } };

export type GetResetPasswordLinkMutationVariables = Exact<{
  email: string;
}>;


export type GetResetPasswordLinkMutation = { getResetPasswordLink: boolean };

export type VerifyResetPasswordCodeMutationVariables = Exact<{
  code: string;
}>;


export type VerifyResetPasswordCodeMutation = { verifyResetPasswordCode: boolean };

export type ResetPasswordMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type SignUpMutationVariables = Exact<{
  obj: UserCreateInput;
}>;


export type SignUpMutation = { userCreate: { _id: string, email: string | null } };

export type VerifyEmailMutationVariables = Exact<{
  code: string;
  password?: string | null | undefined;
}>;


export type VerifyEmailMutation = { verifyEmail: boolean };

export type ResendEmailVerificationMutationVariables = Exact<{
  _id: string | number;
}>;


export type ResendEmailVerificationMutation = { resendEmailVerification: boolean };

export type EmailChangeMutationVariables = Exact<{
  email: string;
}>;


export type EmailChangeMutation = { emailChange: boolean };

export type RecentlyViewedQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentlyViewedQuery = { impactActionHistoryGetMany: Array<{ _id: string, id: string, type: string | null, title: string | null, source: string | null, entity: string | null, viewedDate: string }> };

export type ForgetViewedMutationVariables = Exact<{
  _id: string | number;
}>;


export type ForgetViewedMutation = { impactActionHistoryDelete: { _id: string } };

export type ForgetAllViewedMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetAllViewedMutation = { impactActionHistoryDeleteMany: number };

export type FoundHitFragment = { kind: LibraryKind, id: string, title: string, entity: Array<string>, people: number | null, time: number | null, budget: number | null, format: string | null, actionId: string | null, adviceId: string | null, challengeId: string | null, url: string | null, category: string | null, snippet: Array<{ text: string, marked: boolean }> };

export type LibrarySearchQueryVariables = Exact<{
  query: string;
  filters: LibraryFilters;
  limit: number;
}>;


export type LibrarySearchQuery = { librarySearch: { query: string, corrected: string | null, total: number, hits: Array<{ kind: LibraryKind, id: string, title: string, entity: Array<string>, people: number | null, time: number | null, budget: number | null, format: string | null, actionId: string | null, adviceId: string | null, challengeId: string | null, url: string | null, category: string | null, snippet: Array<{ text: string, marked: boolean }> }>, near: Array<{ kind: LibraryKind, id: string, title: string, entity: Array<string>, people: number | null, time: number | null, budget: number | null, format: string | null, actionId: string | null, adviceId: string | null, challengeId: string | null, url: string | null, category: string | null, snippet: Array<{ text: string, marked: boolean }> }> } };

export type StoredSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredSearchesQuery = { searchGetMany: Array<{ _id: string, query: string, searchType: string | null, date: string }> };

export type StoreSearchMutationVariables = Exact<{
  obj: SearchCreateInput;
}>;


export type StoreSearchMutation = { searchCreate: { _id: string, query: string, searchType: string | null, date: string } };

export type DeleteSearchMutationVariables = Exact<{
  _id: string | number;
}>;


export type DeleteSearchMutation = { searchDelete: { _id: string } };

export type OnboardingProfileFragment = { _id: string, version: number, firstName: string | null, role: string | null, motivations: Array<string> | null, learningStyles: Array<string> | null, timeCommitDaily: number | null, job: string | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, showWelcomeDialog: boolean | null };

export type OnboardingProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingProfileQuery = { me: { _id: string, version: number, firstName: string | null, role: string | null, motivations: Array<string> | null, learningStyles: Array<string> | null, timeCommitDaily: number | null, job: string | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, showWelcomeDialog: boolean | null } };

export type SaveOnboardingMutationVariables = Exact<{
  obj: UserUpdateInput;
}>;


export type SaveOnboardingMutation = { userUpdate: { _id: string, version: number, firstName: string | null, role: string | null, motivations: Array<string> | null, learningStyles: Array<string> | null, timeCommitDaily: number | null, job: string | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, showWelcomeDialog: boolean | null } };

export type FindProfileMutationVariables = Exact<{
  traitCount?: TraitCountInput | null | undefined;
  user: UserProfileInput;
}>;


export type FindProfileMutation = { userProfileCluster: { _id: string, version: number, firstName: string | null, role: string | null, motivations: Array<string> | null, learningStyles: Array<string> | null, timeCommitDaily: number | null, job: string | null, selectedTraitIds: Array<string> | null, profileCluster: number | null, showWelcomeDialog: boolean | null } };

export type HubRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type HubRemindersQuery = { reminderGetMany: Array<{ _id: string, targetDate: string, categoryId: string | null, categoryTitle: string | null, actions: Array<string>, roles: Array<string>, text: string, readDate: string | null }> };

export type SignInAgainMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInAgainMutation = { login: { token: string, state: string } };

export type EndReplacedSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type EndReplacedSessionMutation = { logout: boolean };

export type ChangeAddressMutationVariables = Exact<{
  email: string;
}>;


export type ChangeAddressMutation = { emailChange: boolean };

export type EndSessionMutationVariables = Exact<{
  _id: string | number;
}>;


export type EndSessionMutation = { sessionDelete: { _id: string } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { sessionDeleteMany: number };

export type ChangePasswordMutationVariables = Exact<{
  password: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { passwordChange: { token: string } };

export type MakeRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeRecoveryCodesMutation = { generateRecoveryCodes: Array<string> };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessionGetMany: Array<{ _id: string, isCurrent: boolean, createdDate: string, lastSeen: string, client: string, place: string }> };

export type EventsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsQuery = { identityEventGetMany: Array<{ _id: string, at: string, kind: string, place: string, client: string }> };

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

export type RemoveTotpMutationVariables = Exact<{
  code?: string | null | undefined;
  recoveryCode?: string | null | undefined;
}>;


export type RemoveTotpMutation = { disableTOTP: { token: string } };

export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { initiateTOTP: { secret: string, uri: string } };

export type TestSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type TestSecondFactorMutation = { secondFactorTest: boolean };

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
}
    `, {"fragmentName":"ShownTip"}) as unknown as TypedDocumentString<ShownTipFragment, unknown>;
export const ListedGoalFragmentDoc = new TypedDocumentString(`
    fragment ListedGoal on Goal {
  _id
  version
  adviceId
  adviceTitle
  actionTitle
  category
  entity
  progress
  endDate
  reviewDate
  isBookmark
  isGoal
  createdDate
  updatedDate
}
    `, {"fragmentName":"ListedGoal"}) as unknown as TypedDocumentString<ListedGoalFragment, unknown>;
export const WholeGoalFragmentDoc = new TypedDocumentString(`
    fragment WholeGoal on Goal {
  ...ListedGoal
  actionId
  adviceBody
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
}
    fragment ListedGoal on Goal {
  _id
  version
  adviceId
  adviceTitle
  actionTitle
  category
  entity
  progress
  endDate
  reviewDate
  isBookmark
  isGoal
  createdDate
  updatedDate
}`, {"fragmentName":"WholeGoal"}) as unknown as TypedDocumentString<WholeGoalFragment, unknown>;
export const FoundHitFragmentDoc = new TypedDocumentString(`
    fragment FoundHit on LibraryHit {
  kind
  id
  title
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
export const NoteViewedDocument = new TypedDocumentString(`
    mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {
  impactActionHistoryUpdateById(obj: $obj) {
    _id
  }
}
    `) as unknown as TypedDocumentString<NoteViewedMutation, NoteViewedMutationVariables>;
export const SavedAdviceDocument = new TypedDocumentString(`
    query SavedAdvice($ids: [String!]!) {
  goalGetByAdviceIds(ids: $ids) {
    _id
    version
    adviceId
    entity
    isGoal
    isBookmark
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
export const FactorsDocument = new TypedDocumentString(`
    query Factors {
  me {
    totpEnabled
    twoFactorSMSEnabled
    totpSince
    twoFactorSMSSince
    twoFactorPhoneNumber
    recoveryCodes
    company {
      name
      require2FA
      require2FASince
      require2FAGraceDays
    }
  }
}
    `) as unknown as TypedDocumentString<FactorsQuery, FactorsQueryVariables>;
export const FeedOfTheDayDocument = new TypedDocumentString(`
    query FeedOfTheDay {
  feedOfTheDay {
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
}`) as unknown as TypedDocumentString<FeedPreviewQuery, FeedPreviewQueryVariables>;
export const LatestImpactIndexDocument = new TypedDocumentString(`
    query LatestImpactIndex {
  getLatestImpactIndex {
    _id
    yearWeek
    weeklyScore
    lastScore
    hasAvatar
    lines {
      measure
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
    mutation ReadFeed($feedId: ID!) {
  recordReadFeed(feedId: $feedId) {
    _id
  }
}
    `) as unknown as TypedDocumentString<ReadFeedMutation, ReadFeedMutationVariables>;
export const ReadReminderDocument = new TypedDocumentString(`
    mutation ReadReminder($reminderId: ID!) {
  recordReadReminder(reminderId: $reminderId) {
    _id
  }
}
    `) as unknown as TypedDocumentString<ReadReminderMutation, ReadReminderMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    _id
    version
    email
    firstName
    lastName
    avatar
    isCompanyAdmin
    isAppAdmin
    isPublicUser
    emailVerified
    showWelcomeDialog
    tier
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
export const KeepFlowHistoryDocument = new TypedDocumentString(`
    mutation KeepFlowHistory($obj: HistoryCreateInput!) {
  historyCreate(obj: $obj) {
    _id
  }
}
    `) as unknown as TypedDocumentString<KeepFlowHistoryMutation, KeepFlowHistoryMutationVariables>;
export const GoalsDocument = new TypedDocumentString(`
    query Goals {
  goalGetMany {
    ...ListedGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  adviceId
  adviceTitle
  actionTitle
  category
  entity
  progress
  endDate
  reviewDate
  isBookmark
  isGoal
  createdDate
  updatedDate
}`) as unknown as TypedDocumentString<GoalsQuery, GoalsQueryVariables>;
export const BookmarksDocument = new TypedDocumentString(`
    query Bookmarks {
  bookmarkGetMany {
    ...ListedGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  adviceId
  adviceTitle
  actionTitle
  category
  entity
  progress
  endDate
  reviewDate
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
  adviceId
  adviceTitle
  actionTitle
  category
  entity
  progress
  endDate
  reviewDate
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionId
  adviceBody
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
}`) as unknown as TypedDocumentString<GoalQuery, GoalQueryVariables>;
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
  adviceId
  adviceTitle
  actionTitle
  category
  entity
  progress
  endDate
  reviewDate
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionId
  adviceBody
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
}`) as unknown as TypedDocumentString<RestoreGoalMutation, RestoreGoalMutationVariables>;
export const UpdateGoalDocument = new TypedDocumentString(`
    mutation UpdateGoal($obj: GoalUpdateInput!) {
  goalUpdate(obj: $obj) {
    ...WholeGoal
  }
}
    fragment ListedGoal on Goal {
  _id
  version
  adviceId
  adviceTitle
  actionTitle
  category
  entity
  progress
  endDate
  reviewDate
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionId
  adviceBody
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
  adviceId
  adviceTitle
  actionTitle
  category
  entity
  progress
  endDate
  reviewDate
  isBookmark
  isGoal
  createdDate
  updatedDate
}
fragment WholeGoal on Goal {
  ...ListedGoal
  actionId
  adviceBody
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
}`) as unknown as TypedDocumentString<BringBackBookmarkMutation, BringBackBookmarkMutationVariables>;
export const HomeGoalsDocument = new TypedDocumentString(`
    query HomeGoals {
  goalBookmarkGetMany {
    _id
    adviceTitle
    entity
    progress
    endDate
    reviewDate
    isGoal
    isBookmark
    createdDate
  }
}
    `) as unknown as TypedDocumentString<HomeGoalsQuery, HomeGoalsQueryVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($email: String!, $password: String!, $code: String) {
  login(email: $email, password: $password, code: $code) {
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
export const SignUpDocument = new TypedDocumentString(`
    mutation SignUp($obj: UserCreateInput!) {
  userCreate(obj: $obj) {
    _id
    email
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($code: String!, $password: String) {
  verifyEmail(code: $code, password: $password)
}
    `) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
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
export const RecentlyViewedDocument = new TypedDocumentString(`
    query RecentlyViewed {
  impactActionHistoryGetMany {
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
    query StoredSearches {
  searchGetMany {
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
export const HubRemindersDocument = new TypedDocumentString(`
    query HubReminders {
  reminderGetMany {
    _id
    targetDate
    categoryId
    categoryTitle
    actions
    roles
    text
    readDate
  }
}
    `) as unknown as TypedDocumentString<HubRemindersQuery, HubRemindersQueryVariables>;
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
export const ChangeAddressDocument = new TypedDocumentString(`
    mutation ChangeAddress($email: String!) {
  emailChange(email: $email)
}
    `) as unknown as TypedDocumentString<ChangeAddressMutation, ChangeAddressMutationVariables>;
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
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($password: String!, $newPassword: String!) {
  passwordChange(password: $password, newPassword: $newPassword) {
    token
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
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
export const RemoveTotpDocument = new TypedDocumentString(`
    mutation RemoveTotp($code: String, $recoveryCode: String) {
  disableTOTP(code: $code, recoveryCode: $recoveryCode) {
    token
  }
}
    `) as unknown as TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const BeginTotpDocument = new TypedDocumentString(`
    mutation BeginTotp {
  initiateTOTP {
    secret
    uri
  }
}
    `) as unknown as TypedDocumentString<BeginTotpMutation, BeginTotpMutationVariables>;
export const TestSecondFactorDocument = new TypedDocumentString(`
    mutation TestSecondFactor($code: String!) {
  secondFactorTest(code: $code)
}
    `) as unknown as TypedDocumentString<TestSecondFactorMutation, TestSecondFactorMutationVariables>;