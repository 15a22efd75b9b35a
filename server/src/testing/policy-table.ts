import type { SessionState } from '#graphql/viewer.ts'

/**
 * What product 6 says of every call, written once more and apart from `operations.policy.ts`: a
 * slip there has to be made here as well before anybody can do what they may not.
 */
export const WALKED_ROLES = ['unpaid', 'public', 'member', 'companyAdmin', 'appAdmin'] as const
export type WalkedRole = (typeof WALKED_ROLES)[number]

const SIGNED_IN = 'unpaid public member companyAdmin appAdmin'
const PEOPLE = 'public member companyAdmin appAdmin'
const COMPANY_PEOPLE = 'member companyAdmin appAdmin'
const ADMINS = 'companyAdmin appAdmin'

const ACTIVE = 'active'
const SET_UP = 'active enrol_2fa'
const EVERY_STATE = 'active pending_2fa unverified enrol_2fa deactivated closed'

const OPEN =
  'login userCreate verifyEmail resendEmailVerification getResetPasswordLink verifyResetPasswordCode resetPassword userKeepByLink invitationGet verifyEmailAhead setupIsOpen setupCodeRead setupCreateAdmin membershipPlanGetMany'

type Expected = { who: string; states: string; open?: true }

const rows = (names: string, who: string, states = ACTIVE): [string, Expected][] =>
  names.split(/\s+/).map((name) => [name, { who, states }])

const PRIVATE = ['goal', 'history', 'search', 'impactActionHistory'].flatMap((entity) =>
  ['Create', 'Update', 'GetMany', 'Get', 'Delete'].map((call) => `${entity}${call}`),
)

export const EXPECTED: ReadonlyMap<string, Expected> = new Map([
  ...rows(OPEN, SIGNED_IN, EVERY_STATE).map(([name, row]): [string, Expected] => [
    name,
    { ...row, open: true },
  ]),
  ...rows('me logout', SIGNED_IN, EVERY_STATE),
  ...rows('initiateTOTP setupSMSOTP', SIGNED_IN, SET_UP),
  ...rows('verifyTOTP verifySMSOTP', SIGNED_IN, `${SET_UP} pending_2fa`),
  ...rows('requestSMSOTP', SIGNED_IN, 'active pending_2fa'),
  ...rows('useRecoveryCode', SIGNED_IN, 'pending_2fa'),
  ...rows('disableTOTP verifyAndDisableSMSOTP disableSMSOTPWithRecovery', SIGNED_IN),
  ...rows('generateRecoveryCodes secondFactorTest', SIGNED_IN),
  ...rows('passwordChange', SIGNED_IN),
  ...rows('emailChange', SIGNED_IN, 'active unverified'),
  ...rows('sessionGetMany sessionDelete sessionDeleteMany identityEventGetMany', SIGNED_IN, SET_UP),
  ...rows('userUpdate userGetMany userGet', SIGNED_IN),
  ...rows('userDelete', SIGNED_IN, SET_UP),
  ...rows('userKeep', SIGNED_IN, 'closed'),
  ...rows('whoSeesWhat', SIGNED_IN, SET_UP),
  ...rows('holidayCalendarGetMany', SIGNED_IN),
  ...rows('pauseGetMany pauseCreate pauseEnd pauseDelete rhythmGet', PEOPLE),
  ...rows(PRIVATE.join(' '), PEOPLE),
  ...rows('goalRestore goalGetByAdviceIds goalBookmarkGetMany bookmarkGetMany', PEOPLE),
  ...rows('goalCheckIn committedActionGetMany', PEOPLE),
  ...rows('impactActionHistoryGetById impactActionHistoryUpdateById', PEOPLE),
  ...rows('impactActionHistoryDeleteMany likedActionGetById likedActionUpdateById', PEOPLE),
  ...rows('historyDeleteMany likedActionGetMany likedActionDeleteMany', PEOPLE),
  ...rows('librarySearch', PEOPLE),
  ...rows('getLatestImpactIndex recordTakeAction recordReadFeed recordReadReminder', PEOPLE),
  ...rows('recordGoal recordCompleteProfile userProfileCluster', PEOPLE),
  ...rows('feedOfTheDay feedMore', PEOPLE),
  ...rows('feedbackCreate', SIGNED_IN, 'active unverified enrol_2fa'),
  ...rows('feedPreview feedbackGetMany missingWordsGetMany', 'appAdmin'),
  ...rows('newsGetMany newsRead', SIGNED_IN),
  ...rows('reminderGetMany reminderGet', PEOPLE),
  ...rows('companyGetMany companyGet', COMPANY_PEOPLE),
  ...rows('orgInfoGetMany orgInfoGet orgInfoGetByIds orgInfoGetById', COMPANY_PEOPLE),
  ...rows('handbookMissCreate handbookQuestionCreate handbookQuestionOwn', COMPANY_PEOPLE),
  ...rows('handbookMissGetMany handbookQuestionGetMany', 'companyAdmin'),
  ...rows('handbookQuestionDismiss', 'companyAdmin'),
  ...rows('impactRankingGet impactRankingUpdate', PEOPLE),
  ...rows('getCompanyMembers getCompanyMembersIndex companyUpdate', ADMINS),
  ...rows('reminderCreate reminderUpdate reminderDelete', ADMINS),
  ...rows('orgInfoCreate orgInfoUpdate orgInfoUpdateMany orgInfoDelete', ADMINS),
  ...rows('companyEventGetMany companyReportGetMany companyReportFile', ADMINS),
  ...rows('appHealth companyPublicCreate', 'appAdmin'),
  ...rows('setupGet setupTestMail', 'appAdmin'),
  ...rows('appAdminGetMany appAdminAppoint appAdminRemove', 'appAdmin'),
  ...rows('setupBecomeAdmin', SIGNED_IN),
  ...rows('companyReportOverviewGetMany companyReportOverviewSums', 'appAdmin'),
  ...rows('companyReportOverviewFile', 'appAdmin'),
  ...rows('companyCreate companyDelete companyOverviewGetMany', 'appAdmin'),
  ...rows('companyDeletedGetMany', 'appAdmin'),
  ...rows('companyDomainGetMany companyDomainProve companyDomainConfirm', ADMINS),
  ...rows('companyDomainRemove companySecondFactors', ADMINS),
  ...rows(
    'memberGet memberGetMany memberCounts memberUpdate memberDeactivate memberReactivate',
    ADMINS,
  ),
  ...rows('memberInvite invitationSend invitationRevoke', ADMINS),
  ...rows('invitationLinkCreate invitationLinkGetMany', ADMINS),
  ...rows('memberImportGet memberImportRowGetMany memberImportMap', ADMINS),
  ...rows('memberImportStart memberImportCancel', ADMINS),
  ...rows('memberMove', 'appAdmin'),
  ...rows('memberLeave memberLeaveAsksAddress', COMPANY_PEOPLE, `${SET_UP} deactivated`),
  ...rows('invitationAccept', SIGNED_IN),
  ...rows(
    'membershipGet updateTier stripeCustomerPortalSession',
    SIGNED_IN,
    `${SET_UP} deactivated`,
  ),
  ...rows('checkoutCreate', 'unpaid public'),
  ...rows('personMembershipGet giftCreate giftEnd membershipProblemGetMany', 'appAdmin'),
])

/** The code that refuses a caller, or undefined if the call is theirs to make. */
export function refusalOf(
  operation: string,
  role: WalkedRole | 'anonymous',
  state: SessionState,
): string | undefined {
  const row = EXPECTED.get(operation)
  if (row?.open) return undefined
  if (row === undefined || role === 'anonymous') return 'UNAUTHENTICATED'
  if (!row.states.split(' ').includes(state)) return 'FORBIDDEN'
  const may = row.who.split(' ')
  if (may.includes(role)) return undefined
  return role === 'unpaid' && may.includes('public') ? 'MEMBERSHIP_REQUIRED' : 'FORBIDDEN'
}

export type Kinship = 'own' | 'colleague' | 'foreign'

const REACH_OF_USERS: Record<WalkedRole, readonly Kinship[]> = {
  unpaid: ['own'],
  public: ['own'],
  member: ['own'],
  companyAdmin: ['own', 'colleague'],
  appAdmin: ['own', 'colleague', 'foreign'],
}

/** Whether a call that is one's to make reaches a record that exists: what is whose. */
export function isReached(operation: string, role: WalkedRole, kinship: Kinship): boolean {
  if (operation === 'userGet' || operation === 'userUpdate') {
    return REACH_OF_USERS[role].includes(kinship)
  }
  // No admin reads or changes what is private to a person, and nobody removes another.
  if (!/^(company|reminder|orgInfo)/.test(operation)) return kinship === 'own'
  return kinship === 'own' || role === 'appAdmin'
}

export type Whose = 'own' | 'foreign'

/**
 * Whether a call that is one's to make reaches a company: `record` says whose what it is pointed at
 * is, `named` which company it names. App admins name any; of a member they need name none.
 */
export function isReachedIn(
  operation: string,
  role: WalkedRole,
  record: Whose | undefined,
  named: Whose | undefined,
): boolean {
  const isOwn = record !== 'foreign' && named !== 'foreign'
  if (role !== 'appAdmin' || /^companyDomain/.test(operation)) return isOwn
  if (named === undefined) return isOwn || /^member(Get|Update)$/.test(operation)
  return record === undefined || record === named
}
