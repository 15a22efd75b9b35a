import { randomUUID } from 'node:crypto'
import type { SessionState } from '#graphql/viewer.ts'
import { aQuestion } from '#testing/handbook.ts'

/**
 * The rules of product 6 for every operation: its callers, their session states, the records it
 * reaches, its arguments. It is independent of `operations.policy.ts`, so that a mistake there
 * opens an operation only if the same mistake is made here.
 */
export const WALKED_ROLES = ['unpaid', 'public', 'member', 'companyAdmin', 'appAdmin'] as const
export type WalkedRole = (typeof WALKED_ROLES)[number]

const ANYBODY = 'anonymous unpaid public member companyAdmin appAdmin'
const SIGNED_IN = 'unpaid public member companyAdmin appAdmin'
const PEOPLE = 'public member companyAdmin appAdmin'
const COMPANY_PEOPLE = 'member companyAdmin appAdmin'
const ADMINS = 'companyAdmin appAdmin'

const ACTIVE = 'active'
const SET_UP = 'active enrol_2fa'
const EVERY_STATE = 'active pending_2fa unverified enrol_2fa deactivated closed'

/**
 * `record`: an existing record, by its id. `made`: a new one. `list`: all records in scope.
 * `company`: a company, or an aim in it; `own company`: only the caller's, also for an app admin;
 * `any member`: an app admin need not name the company. `elsewhere`: its feature tests the reach.
 */
export type Reach =
  | `${'own' | 'user' | 'company'} record`
  | `${'own' | 'company'} record made`
  | 'new company'
  | 'list'
  | `${'' | 'list, '}company`
  | 'own company'
  | 'any member'
  | 'elsewhere'

/** The target of a call about a company, besides the company that it names. */
export type Aim =
  | Person
  | 'invitation'
  | 'link'
  | 'import'
  | 'trail'
  | 'domain'
  | 'code'
  | 'channel'
export type Person = 'member' | 'deactivated'

/** Arguments with which a call succeeds for an allowed caller; `_id` is its target. */
type MakeArguments = (_id: string) => Record<string, unknown>
type Row = { who: string; states: string; reach: Reach; aims: readonly Aim[]; given: MakeArguments }

const rows = (
  who: string,
  states: string,
  reach: Reach,
  calls: Record<string, MakeArguments | readonly [MakeArguments, ...Aim[]]>,
): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([names, call]) => {
      const [given, ...aims] = typeof call === 'function' ? [call] : call
      return names.split(' ').map((name) => [name, { who, states, reach, aims, given }])
    }),
  )

/** A valid new record of each entity, and a change that its owner may make. */
export const NEW: Record<string, () => object> = {
  company: () => ({ name: 'A new company' }),
  goal: () => ({ adviceTitle: 'A new goal', isGoal: true }),
  history: () => ({
    flow: { entity: 'team', startTime: '2026-11-01', steps: [] },
    startTime: '2026-11-01T10:00:00Z',
  }),
  search: () => ({ query: 'a new search' }),
  impactActionHistory: () => ({ id: randomUUID(), title: 'Looked at' }),
  reminder: () => ({ targetDate: '2026-11-02', text: 'A new reminder' }),
  orgInfo: () => ({ id: aQuestion(), answer: 'A new answer' }),
  houseEntry: () => ({ kind: 'term', title: 'OKR', text: 'Objectives and key results' }),
}

const CHANGE: Record<string, object> = {
  user: { firstName: 'Changed' },
  company: { name: 'Changed' },
  goal: { note: 'Changed' },
  history: { liked: 3 },
  search: { query: 'changed' },
  impactActionHistory: { title: 'Changed' },
  reminder: { text: 'Changed' },
  orgInfo: { answer: 'Changed' },
  houseEntry: { text: 'Changed' },
}

const A_TURN = { id: 'too-much-work', turn: 'start', feeling: 'calm' }
const signUp = () => ({
  ...{ email: `${randomUUID()}@b.example`, password: 'seven purple umbrellas' },
  ...{ firstName: 'Ada', lastName: 'Byron' },
})

const none: MakeArguments = () => ({})
const id: MakeArguments = (_id) => ({ _id })
const ofUser: MakeArguments = (user) => ({ user })
const item: MakeArguments = () => ({ id: 'item-1' })
const aCode: MakeArguments = () => ({ code: 'not a code' })
const aToken: MakeArguments = () => ({ token: 'no token' })
const digits: MakeArguments = () => ({ code: '000000' })
const anEmail: MakeArguments = () => ({ email: `${randomUUID()}@b.example` })
const made =
  (entity: string): MakeArguments =>
  () => ({ obj: NEW[entity]?.() })
const changed =
  (entity: string): MakeArguments =>
  (_id) => ({ obj: { _id, ...CHANGE[entity] } })

export const TABLE: Readonly<Record<string, Row>> = {
  ...rows(ANYBODY, EVERY_STATE, 'elsewhere', {
    login: () => ({ email: `${randomUUID()}@b.example`, password: 'not the password' }),
    userCreate: () => ({ obj: signUp() }),
    'verifyEmail verifyResetPasswordCode userKeepByLink invitationGet setupCodeRead': aCode,
    resendEmailVerification: () => ({ _id: randomUUID() }),
    getResetPasswordLink: anEmail,
    resetPassword: () => ({ code: 'not a code', password: 'seven purple umbrellas' }),
    'verifyEmailPreview setupIsOpen membershipPlanGetMany': none,
    'messageStopPreview checkInLinkPreview': aToken,
    messageStop: () => ({ token: 'no token', stop: 'all' }),
    checkInByLink: () => ({ token: 'no token', outcome: 'did' }),
    setupCreateAdmin: () => ({ obj: { ...signUp(), lastName: undefined, code: 'not a code' } }),
  }),
  ...rows(SIGNED_IN, EVERY_STATE, 'list', { me: none }),
  ...rows(SIGNED_IN, EVERY_STATE, 'elsewhere', { logout: none }),
  ...rows(SIGNED_IN, SET_UP, 'elsewhere', {
    'initiateTOTP sessionGetMany sessionDeleteMany identityEventGetMany whoSeesWhat': none,
    setupSMSOTP: () => ({ phone: '+12025550123' }),
    sessionDelete: id,
  }),
  ...rows(SIGNED_IN, `${SET_UP} pending_2fa`, 'elsewhere', { 'verifyTOTP verifySMSOTP': digits }),
  ...rows(SIGNED_IN, 'active pending_2fa', 'elsewhere', { requestSMSOTP: none }),
  ...rows(SIGNED_IN, 'pending_2fa', 'elsewhere', { useRecoveryCode: digits }),
  ...rows(SIGNED_IN, ACTIVE, 'elsewhere', {
    'disableTOTP verifyAndDisableSMSOTP disableSMSOTPWithRecovery secondFactorTest': digits,
    'generateRecoveryCodes holidayCalendarGetMany newsGetMany': none,
    passwordChange: () => ({ password: 'not the password', newPassword: 'seven purple umbrellas' }),
    newsRead: () => ({ id: 'pause-your-week' }),
    'setupBecomeAdmin invitationAccept': aCode,
  }),
  ...rows(SIGNED_IN, 'active unverified', 'elsewhere', { emailChange: anEmail }),
  ...rows(SIGNED_IN, ACTIVE, 'user record', {
    userUpdate: changed('user'),
    userGet: id,
  }),
  ...rows(SIGNED_IN, ACTIVE, 'list', { userGetMany: none }),
  ...rows(SIGNED_IN, SET_UP, 'own record', { userDelete: id }),
  ...rows(SIGNED_IN, 'closed', 'elsewhere', { userKeep: none }),
  ...rows(SIGNED_IN, ACTIVE, 'elsewhere', {
    'impactActionHistoryDeleteMany historyDeleteMany likedActionDeleteMany': none,
    'adviceWishDeleteMany chatMemoryDelete calendarAddressDelete': none,
    'chatDelete pauseDelete partnerEnd': id,
    partnerUnshareGoal: (_id) => ({ _id, goalId: _id }),
  }),
  ...rows(SIGNED_IN, ACTIVE, 'own record', {
    'goalDelete historyDelete searchDelete impactActionHistoryDelete': id,
  }),
  ...rows(PEOPLE, ACTIVE, 'elsewhere', {
    'pauseGetMany rhythmGet likedActionGetMany getLatestImpactIndex commitmentGet': none,
    'recordCompleteProfile feedOfTheDay impactRankingGet impactRankingUpdate': none,
    pauseCreate: () => ({ obj: { fromDay: '2026-11-02', toDay: '2026-11-03', kind: 'dayOff' } }),
    'pauseEnd chatGet goalCalendarGet': id,
    impactActionHistoryUpdateById: () => ({ obj: { id: 'item-1', title: 'Changed' } }),
    'fitGet nextAdviceGet occasionsGet monthReviewGet chatSettings chatGetMany chatMemoryGetMany':
      none,
    chatSend: () => ({ obj: { text: 'hello' } }),
    rehearsalSay: () => ({ obj: { ...A_TURN, text: 'hello' } }),
    'pathProgressGet pathStepCreate': () => ({ pathId: 'your-first-month-as-a-lead' }),
    chatMemoryUpdate: () => ({ obj: { state: 'on' } }),
    fitOrder: () => ({ entity: 'team' }),
    adviceShownRecord: () => ({ ids: ['put-the-answer-in-line-one'] }),
    monthReviewSeen: () => ({ month: '2026-10' }),
    adviceWishUpdate: () => ({ adviceId: 'put-the-answer-in-line-one', wish: 'more' }),
    likedActionGetById: item,
    likedActionUpdateById: () => ({ id: 'item-1', liked: 3 }),
    librarySearch: () => ({ query: 'listen' }),
    recordTakeAction: () => ({ type: 'adviceViewed' }),
    recordReadFeed: () => ({ feedId: '1' }),
    recordReadReminder: (_id) => ({ reminderId: _id }),
    recordGoal: (_id) => ({ goalId: _id }),
    userProfileCluster: () => ({ user: {} }),
    feedMore: () => ({ seen: ['1'] }),
    'messageSettingsGet messageMailRetry messageSentGetMany inboxGet inboxRead pushKeyGet': none,
    pushSubscribe: () => ({
      obj: { endpoint: 'https://push.example/a', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    }),
    pushUnsubscribe: () => ({ endpoint: 'https://push.example/a' }),
    messageChoose: () => ({ kind: 'plan', mail: true, push: false }),
    messageTimesUpdate: () => ({ obj: { days: '12345' } }),
    messageMute: () => ({ isOn: true }),
    'partnerGetMany partnerNewsGet calendarAddressGet calendarAddressCreate': none,
    partnerInvite: () => ({ obj: {} }),
    'partnerLinkGet partnerAcceptLink': aCode,
    'partnerAccept partnerDecline partnerBlock partnerUnblock': id,
    'partnerShareGoal partnerCheer partnerAsk': (_id) => ({ _id, goalId: _id }),
    partnerAnswer: (question) => ({ question, answer: 'done' }),
    partnerNewsSeen: (_id) => ({ ids: [_id] }),
  }),
  ...rows(PEOPLE, ACTIVE, 'own record made', {
    goalCreate: made('goal'),
    historyCreate: made('history'),
    searchCreate: made('search'),
    impactActionHistoryCreate: made('impactActionHistory'),
  }),
  ...rows(PEOPLE, ACTIVE, 'own record', {
    goalUpdate: changed('goal'),
    'goalGet historyGet searchGet impactActionHistoryGet goalRestore': id,
    historyUpdate: changed('history'),
    searchUpdate: changed('search'),
    impactActionHistoryUpdate: changed('impactActionHistory'),
    goalCheckIn: (_id) => ({ _id, obj: { outcome: 'did' } }),
  }),
  ...rows(PEOPLE, ACTIVE, 'list', {
    'goalGetMany historyGetMany searchGetMany impactActionHistoryGetMany': none,
    'goalBookmarkGetMany bookmarkGetMany committedActionGetMany': none,
    goalGetByAdviceIds: () => ({ ids: ['advice-1'] }),
    impactActionHistoryGetById: item,
  }),
  ...rows(SIGNED_IN, 'active unverified enrol_2fa', 'elsewhere', {
    feedbackCreate: () => ({ obj: { message: 'Good', path: '/' } }),
  }),
  ...rows('appAdmin', ACTIVE, 'elsewhere', {
    feedPreview: () => ({ seen: ['1'] }),
    'feedbackGetMany missingWordsGetMany appHealth setupGet setupTestMail': none,
    'appAdminGetMany companyReportOverviewGetMany companyReportOverviewSums': none,
    'companyOverviewGetMany companyDeletedGetMany membershipProblemGetMany': none,
    companyPublicCreate: () => ({ name: 'Everybody' }),
    appAdminAppoint: anEmail,
    appAdminRemove: id,
    companyReportOverviewFile: () => ({ format: 'csv' }),
    'personMembershipGet giftEnd': ofUser,
    giftCreate: (_id) => ({ user: _id, until: '2027-01-01T00:00:00Z' }),
  }),
  ...rows(PEOPLE, ACTIVE, 'list, company', { reminderGetMany: none }),
  ...rows(PEOPLE, ACTIVE, 'company record', { reminderGet: id }),
  ...rows(COMPANY_PEOPLE, ACTIVE, 'list', {
    'companyGetMany orgInfoGetMany': none,
    orgInfoGetByIds: () => ({ ids: ['question-1'] }),
    orgInfoGetById: () => ({ id: 'question-1' }),
  }),
  ...rows(COMPANY_PEOPLE, ACTIVE, 'list, company', { houseEntryGetMany: none }),
  ...rows(COMPANY_PEOPLE, ACTIVE, 'company record', {
    'companyGet orgInfoGet houseEntryGet': id,
  }),
  ...rows(COMPANY_PEOPLE, ACTIVE, 'elsewhere', {
    handbookMissCreate: () => ({ words: randomUUID() }),
    handbookQuestionCreate: () => ({ obj: { text: 'May I bring my dog?', isNamed: true } }),
    handbookQuestionOwn: none,
    partnerColleagueGetMany: () => ({ name: 'Te' }),
  }),
  ...rows('companyAdmin', ACTIVE, 'elsewhere', {
    'handbookMissGetMany handbookQuestionGetMany': none,
    handbookQuestionDismiss: () => ({ key: 'text may i bring my dog' }),
  }),
  ...rows(ADMINS, ACTIVE, 'list, company', { getCompanyMembers: none }),
  ...rows(ADMINS, ACTIVE, 'company', {
    'getCompanyMembersIndex companyReportGetMany companySecondFactors memberGetMany': none,
    'memberCounts invitationLinkGetMany invitationRemindGet companyChannelGetMany': none,
    companyEventGetMany: [none, 'trail'],
    companyReportFile: () => ({ format: 'csv' }),
    companyChannelUpdate: [(_id) => ({ _id, isOn: false }), 'channel'],
    'companyChannelDelete companyChannelTest': [id, 'channel'],
    memberDeactivate: [id, 'member', 'invitation'],
    memberReactivate: [id, 'deactivated'],
    memberInvite: () => ({ obj: { email: `${randomUUID()}@b.example` } }),
    invitationSend: [id, 'invitation'],
    invitationRevoke: [id, 'invitation', 'link'],
    invitationLinkCreate: () => ({ days: 7, uses: 10 }),
    memberImportGet: [none, 'import'],
    'memberImportRowGetMany memberImportCancel': [id, 'import'],
    memberImportMap: [(_id) => ({ _id, fields: ['email'] }), 'import'],
    memberImportStart: [(_id) => ({ _id, previewId: 1 }), 'import'],
  }),
  ...rows(ADMINS, ACTIVE, 'elsewhere', {
    invitationRemindMany: none,
    companyChannelCreate: () => ({
      obj: { kind: 'slack', name: 'General', url: 'https://hooks.example.com/1' },
    }),
  }),
  ...rows(ADMINS, ACTIVE, 'company record', {
    companyUpdate: changed('company'),
    reminderUpdate: changed('reminder'),
    'reminderDelete orgInfoDelete houseEntryDelete': id,
    orgInfoUpdate: changed('orgInfo'),
    houseEntryUpdate: changed('houseEntry'),
    orgInfoUpdateMany: (_id) => ({ arr: [{ _id, ...CHANGE.orgInfo }] }),
  }),
  ...rows(ADMINS, ACTIVE, 'company record made', {
    reminderCreate: made('reminder'),
    orgInfoCreate: made('orgInfo'),
    houseEntryCreate: made('houseEntry'),
  }),
  ...rows('appAdmin', ACTIVE, 'new company', { companyCreate: made('company') }),
  ...rows('appAdmin', ACTIVE, 'company record', { companyDelete: id }),
  ...rows(ADMINS, ACTIVE, 'own company', {
    companyDomainGetMany: none,
    companyDomainProve: () => ({ email: `${randomUUID()}@gmail.com` }),
    companyDomainConfirm: [aCode, 'code'],
    companyDomainRemove: [() => ({ domain: 'nowhere.example' }), 'domain'],
  }),
  ...rows(ADMINS, ACTIVE, 'any member', {
    memberGet: [id, 'member', 'invitation'],
    memberUpdate: [(_id) => ({ obj: { _id, firstName: 'Changed' } }), 'member', 'invitation'],
  }),
  ...rows('appAdmin', ACTIVE, 'company', {
    memberMove: [(_id) => ({ _id, from: randomUUID(), to: randomUUID() }), 'member'],
  }),
  ...rows(COMPANY_PEOPLE, `${SET_UP} deactivated`, 'elsewhere', {
    'memberLeave memberLeaveAsksAddress': none,
  }),
  ...rows(SIGNED_IN, `${SET_UP} deactivated`, 'elsewhere', {
    'membershipGet updateTier stripeCustomerPortalSession': none,
  }),
  ...rows('unpaid public', ACTIVE, 'elsewhere', { checkoutCreate: () => ({ plan: 'monthly' }) }),
}

/** Calls that guess, mail or search: at most one of them in a request. Product 4, promise 17. */
export const ONE_IN_A_REQUEST =
  `login initiateTOTP verifyTOTP disableTOTP setupSMSOTP verifySMSOTP requestSMSOTP checkoutCreate
  verifyAndDisableSMSOTP disableSMSOTPWithRecovery generateRecoveryCodes useRecoveryCode updateTier
  secondFactorTest verifyEmail verifyEmailPreview resendEmailVerification getResetPasswordLink
  verifyResetPasswordCode resetPassword passwordChange emailChange userCreate userKeepByLink
  companyDomainProve companyDomainConfirm companyChannelTest memberLeave memberInvite invitationSend invitationGet
  invitationRemindMany invitationAccept setupCodeRead setupCreateAdmin setupBecomeAdmin setupTestMail appAdminAppoint
  partnerColleagueGetMany partnerLinkGet partnerInvite partnerAcceptLink
  librarySearch stripeCustomerPortalSession messageStopPreview messageStop checkInLinkPreview
  checkInByLink`.split(/\s+/)

const rowOf = (operation: string): Row => {
  const row = TABLE[operation]
  if (row === undefined) throw new Error(`No row of ${operation} in the table of tests.`)
  return row
}

export const givenFor = (operation: string, _id: string) => rowOf(operation).given(_id)

export const reachOf = (operation: string): Reach => rowOf(operation).reach

export const aimsOf = (operation: string): readonly Aim[] => rowOf(operation).aims

/** Whether a call is about a company that it may name: `operations.companies.test.ts` tests it. */
export const isOfCompany = (operation: string): boolean =>
  /^(list, )?company$|^own company$|^any member$/.test(reachOf(operation))

/** The code that refuses a caller, or undefined if they may make the call. */
export function refusalOf(
  operation: string,
  role: WalkedRole | 'anonymous',
  state: SessionState,
): string | undefined {
  const { who, states } = rowOf(operation)
  if (who === ANYBODY) return undefined
  if (role === 'anonymous') return 'UNAUTHENTICATED'
  if (!states.split(' ').includes(state)) return 'FORBIDDEN'
  const may = who.split(' ')
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

/** Whether a call by an allowed caller reaches a record of this kinship. */
export function isReached(operation: string, role: WalkedRole, kinship: Kinship): boolean {
  const reach = reachOf(operation)
  if (reach === 'user record') return REACH_OF_USERS[role].includes(kinship)
  // No admin reads or changes the private records of a person, and no one removes another person.
  return kinship === 'own' || (reach === 'company record' && role === 'appAdmin')
}

export type Ownership = 'own' | 'foreign'

/**
 * Whether an allowed call reaches a company: `record` is the company of its target, `named` the
 * company that it names. App admins may name any company, and need not name that of a member.
 */
export function isReachedIn(
  operation: string,
  role: WalkedRole,
  record: Ownership | undefined,
  named: Ownership | undefined,
): boolean {
  const reach = reachOf(operation)
  const isOwn = record !== 'foreign' && named !== 'foreign'
  if (role !== 'appAdmin' || reach === 'own company') return isOwn
  if (named === undefined) return isOwn || reach === 'any member'
  return record === undefined || record === named
}
