import { ROLES, type SessionState, type Viewer } from '#graphql/viewer.ts'
import { AppError } from '#lib/errors.ts'
import {
  ACTIVE,
  ALL_STATES,
  ANYONE,
  APP_ADMIN,
  COMPANY_ADMIN,
  COMPANY_USER,
  FACTOR,
  FACTOR_SET_UP,
  IN_ANY_STATE,
  ONESELF,
  OPEN,
  OWN_COMPANY_ADMIN,
  OWN_LONG,
  PAYER,
  PERSON,
  type Row,
  WITHOUT_FACTOR_TOO,
} from './policy-rows.ts'

/**
 * Roles and session states that may call an operation. An operation without a row is refused, and
 * the schema can't be built. Scopes of entities (`entity/`) decide about *records*. Product 6.
 */
export const OPERATIONS: Readonly<Record<string, Row>> = {
  me: IN_ANY_STATE,
  login: ANYONE,
  logout: IN_ANY_STATE,
  initiateTOTP: FACTOR_SET_UP,
  verifyTOTP: { ...FACTOR, states: ['active', 'enrol_2fa', 'pending_2fa'] },
  disableTOTP: FACTOR,
  setupSMSOTP: FACTOR_SET_UP,
  verifySMSOTP: { ...FACTOR, states: ['active', 'enrol_2fa', 'pending_2fa'] },
  requestSMSOTP: { ...FACTOR, states: ['active', 'pending_2fa'] },
  verifyAndDisableSMSOTP: FACTOR,
  disableSMSOTPWithRecovery: FACTOR,
  generateRecoveryCodes: FACTOR,
  useRecoveryCode: { ...FACTOR, states: ['pending_2fa'] },
  secondFactorTest: FACTOR,

  verifyEmail: ANYONE,
  verifyEmailPreview: ANYONE,
  resendEmailVerification: ANYONE,
  getResetPasswordLink: ANYONE,
  verifyResetPasswordCode: ANYONE,
  resetPassword: ANYONE,
  passwordChange: FACTOR,
  emailChange: { ...FACTOR, states: ['active', 'unverified'] },
  sessionGetMany: WITHOUT_FACTOR_TOO,
  sessionDelete: WITHOUT_FACTOR_TOO,
  sessionDeleteMany: WITHOUT_FACTOR_TOO,
  identityEventGetMany: WITHOUT_FACTOR_TOO,

  userCreate: ANYONE,
  userUpdate: ONESELF,
  userGetMany: ONESELF,
  userGet: ONESELF,
  userDelete: WITHOUT_FACTOR_TOO,
  userKeep: { ...ONESELF, states: ['closed'] },
  userKeepByLink: ANYONE,
  whoSeesWhat: WITHOUT_FACTOR_TOO,
  userProfileCluster: PERSON,
  getCompanyMembers: COMPANY_ADMIN,

  companyCreate: APP_ADMIN,
  companyUpdate: COMPANY_ADMIN,
  companyGetMany: COMPANY_USER,
  companyGet: COMPANY_USER,
  companyDelete: APP_ADMIN,
  companyPublicCreate: APP_ADMIN,
  companyOverviewGetMany: APP_ADMIN,
  companyDeletedGetMany: APP_ADMIN,
  companyEventGetMany: COMPANY_ADMIN,
  companyDomainGetMany: COMPANY_ADMIN,
  companyDomainProve: { ...COMPANY_ADMIN, once: true },
  companyDomainConfirm: { ...COMPANY_ADMIN, once: true },
  companyDomainRemove: COMPANY_ADMIN,
  companySecondFactors: COMPANY_ADMIN,

  memberGetMany: COMPANY_ADMIN,
  memberGet: COMPANY_ADMIN,
  memberCounts: COMPANY_ADMIN,
  memberUpdate: COMPANY_ADMIN,
  memberDeactivate: COMPANY_ADMIN,
  memberReactivate: COMPANY_ADMIN,
  memberMove: APP_ADMIN,
  memberLeaveAsksAddress: { ...COMPANY_USER, states: ['active', 'enrol_2fa', 'deactivated'] },
  memberLeave: { ...COMPANY_USER, states: ['active', 'enrol_2fa', 'deactivated'], once: true },
  memberInvite: { ...COMPANY_ADMIN, once: true },
  invitationSend: { ...COMPANY_ADMIN, once: true },
  invitationRevoke: COMPANY_ADMIN,
  invitationRemindGet: COMPANY_ADMIN,
  invitationRemindMany: { ...COMPANY_ADMIN, once: true },
  invitationLinkCreate: COMPANY_ADMIN,
  invitationLinkGetMany: COMPANY_ADMIN,
  invitationGet: ANYONE,
  invitationAccept: { ...ONESELF, once: true },
  memberImportGet: COMPANY_ADMIN,
  memberImportRowGetMany: COMPANY_ADMIN,
  memberImportMap: COMPANY_ADMIN,
  memberImportStart: COMPANY_ADMIN,
  memberImportCancel: COMPANY_ADMIN,

  companyReportGetMany: COMPANY_ADMIN,
  companyReportFile: COMPANY_ADMIN,
  companyReportOverviewGetMany: APP_ADMIN,
  companyReportOverviewSums: APP_ADMIN,
  companyReportOverviewFile: APP_ADMIN,
  appHealth: APP_ADMIN,

  setupIsOpen: OPEN,
  setupCodeRead: ANYONE,
  setupCreateAdmin: ANYONE,
  setupBecomeAdmin: FACTOR,
  setupGet: APP_ADMIN,
  setupTestMail: { ...APP_ADMIN, once: true },
  appAdminGetMany: APP_ADMIN,
  appAdminAppoint: { ...APP_ADMIN, once: true },
  appAdminRemove: APP_ADMIN,

  holidayCalendarGetMany: ONESELF,
  pauseGetMany: PERSON,
  pauseCreate: PERSON,
  pauseEnd: PERSON,
  pauseDelete: ONESELF,
  rhythmGet: PERSON,

  getLatestImpactIndex: PERSON,
  getCompanyMembersIndex: COMPANY_ADMIN,
  recordTakeAction: PERSON,
  recordReadFeed: PERSON,
  recordReadReminder: PERSON,
  recordGoal: PERSON,
  recordCompleteProfile: PERSON,

  goalCreate: PERSON,
  goalUpdate: PERSON,
  goalGetMany: OWN_LONG,
  goalGet: PERSON,
  goalDelete: ONESELF,
  goalRestore: PERSON,
  goalGetByAdviceIds: OWN_LONG,
  goalBookmarkGetMany: OWN_LONG,
  bookmarkGetMany: OWN_LONG,
  goalCheckIn: PERSON,
  committedActionGetMany: OWN_LONG,

  partnerColleagueGetMany: { ...COMPANY_USER, once: true },
  partnerLinkGet: { ...PERSON, once: true },
  partnerInvite: { ...PERSON, once: true },
  partnerAcceptLink: { ...PERSON, once: true },
  partnerGetMany: PERSON,
  partnerAccept: PERSON,
  partnerDecline: PERSON,
  partnerBlock: PERSON,
  partnerUnblock: PERSON,
  partnerEnd: ONESELF,
  partnerShareGoal: PERSON,
  partnerUnshareGoal: ONESELF,
  partnerCheer: PERSON,

  historyCreate: PERSON,
  historyUpdate: PERSON,
  historyGetMany: OWN_LONG,
  historyGet: PERSON,
  historyDelete: ONESELF,

  searchCreate: PERSON,
  searchUpdate: PERSON,
  searchGetMany: PERSON,
  searchGet: PERSON,
  searchDelete: ONESELF,

  impactActionHistoryCreate: PERSON,
  impactActionHistoryUpdate: PERSON,
  impactActionHistoryGetMany: PERSON,
  impactActionHistoryGet: PERSON,
  impactActionHistoryDelete: ONESELF,
  impactActionHistoryGetById: PERSON,
  impactActionHistoryUpdateById: PERSON,
  impactActionHistoryDeleteMany: ONESELF,
  historyDeleteMany: ONESELF,
  likedActionGetMany: PERSON,
  likedActionDeleteMany: ONESELF,
  likedActionGetById: PERSON,
  likedActionUpdateById: PERSON,
  fitGet: PERSON,
  fitOrder: PERSON,
  nextAdviceGet: PERSON,
  adviceShownRecord: PERSON,
  monthReviewGet: PERSON,
  monthReviewSeen: PERSON,
  adviceWishUpdate: PERSON,
  adviceWishDeleteMany: ONESELF,
  chatSend: { ...PERSON, once: true },
  chatSettings: PERSON,
  chatGetMany: PERSON,
  chatGet: OWN_LONG,
  chatDelete: ONESELF,
  chatMemoryGetMany: PERSON,
  chatMemoryUpdate: PERSON,
  chatMemoryDelete: ONESELF,
  librarySearch: { ...PERSON, once: true },

  feedbackCreate: { ...ONESELF, states: ['active', 'unverified', 'enrol_2fa'] },
  feedbackGetMany: APP_ADMIN,
  missingWordsGetMany: APP_ADMIN,

  feedOfTheDay: PERSON,
  feedMore: PERSON,
  feedPreview: APP_ADMIN,

  membershipPlanGetMany: { roles: ROLES, states: ALL_STATES },
  membershipGet: PAYER,
  checkoutCreate: { roles: ['unpaid', 'public'], states: ACTIVE, once: true },
  updateTier: { ...PAYER, once: true },
  stripeCustomerPortalSession: { ...PAYER, once: true },
  personMembershipGet: APP_ADMIN,
  giftCreate: APP_ADMIN,
  giftEnd: APP_ADMIN,
  membershipProblemGetMany: APP_ADMIN,
  newsGetMany: ONESELF,
  newsRead: ONESELF,

  reminderCreate: COMPANY_ADMIN,
  reminderUpdate: COMPANY_ADMIN,
  reminderGetMany: PERSON,
  reminderGet: PERSON,
  reminderDelete: COMPANY_ADMIN,

  orgInfoCreate: COMPANY_ADMIN,
  orgInfoUpdate: COMPANY_ADMIN,
  orgInfoUpdateMany: COMPANY_ADMIN,
  orgInfoGetMany: { ...COMPANY_USER, isLong: true },
  orgInfoGet: COMPANY_USER,
  orgInfoGetByIds: { ...COMPANY_USER, isLong: true },
  orgInfoGetById: COMPANY_USER,
  orgInfoDelete: COMPANY_ADMIN,

  houseEntryCreate: COMPANY_ADMIN,
  houseEntryUpdate: COMPANY_ADMIN,
  houseEntryGetMany: COMPANY_USER,
  houseEntryGet: COMPANY_USER,
  houseEntryDelete: COMPANY_ADMIN,

  handbookMissCreate: COMPANY_USER,
  handbookMissGetMany: OWN_COMPANY_ADMIN,
  handbookQuestionCreate: COMPANY_USER,
  handbookQuestionOwn: COMPANY_USER,
  handbookQuestionGetMany: OWN_COMPANY_ADMIN,
  handbookQuestionDismiss: OWN_COMPANY_ADMIN,

  impactRankingGet: PERSON,
  impactRankingUpdate: PERSON,
}

/** Rows of routes outside of GraphQL. Without a membership, people may remove their picture. */
const ROUTES = {
  pictureSave: PERSON,
  pictureRemove: ONESELF,
  chatStream: PERSON,
  memberImport: COMPANY_ADMIN,
  // People who closed their account may still export their data.
  dataExport: { ...ONESELF, states: ['active', 'enrol_2fa', 'closed'] },
} as const satisfies Record<string, Row>

export type RouteName = keyof typeof ROUTES

const NEXT_STEP: Record<SessionState, string> = {
  active: 'You’re already signed in.',
  pending_2fa: 'Enter your two-factor code first.',
  unverified: 'Confirm your email first.',
  enrol_2fa: 'Your company requires two-factor sign-in. Set it up first.',
  closed: 'You closed this account. To use it, keep your account first.',
  deactivated: 'Your company ended your access. You can still download your data.',
}

/** Throws unless the table lets this person call this operation. */
export function permit(operation: string, viewer: Viewer | null): void {
  permitBy(Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation] : undefined, viewer)
}

/** Throws unless the table lets this person use this route. */
export const permitRoute = (route: RouteName, viewer: Viewer | null): void =>
  permitBy(ROUTES[route], viewer)

function permitBy(row: Row | undefined, viewer: Viewer | null): void {
  if (row === undefined) throw new AppError('FORBIDDEN', 'You can’t do this here.')
  if (viewer === null) {
    if (row.roles.includes('anonymous')) return
    throw new AppError('UNAUTHENTICATED', 'Sign in to continue.')
  }
  if (!row.states.includes(viewer.state)) {
    const step = NEXT_STEP[viewer.state]
    throw new AppError('FORBIDDEN', step)
  }
  if (row.roles.includes(viewer.role)) return
  if (viewer.role === 'unpaid' && row.roles.includes('public')) {
    throw new AppError('MEMBERSHIP_REQUIRED', 'You need a membership for this.')
  }
  throw new AppError('FORBIDDEN', 'You’re not allowed to do this.')
}
