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

export type UserCreateInput = {
  _id?: string | number | null | undefined;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  /** Of the company to join */
  referralCode?: string | null | undefined;
};

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
    mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) {
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
    mutation VerifyEmail($code: String!) {
  verifyEmail(code: $code)
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