import type { Entity } from '#lib/entities.ts'
import { slugOf } from '#lib/slug.ts'

/** The pages of the question flow, with their names in the address (product 4, question flow). */
export const flowPages = [
  'important-thing',
  'impact-category',
  'impact-action',
  'impact-advice',
  'implementation-challenge',
  'implementation-advice',
] as const

export type FlowPage = (typeof flowPages)[number]

/** A place in the library: content ids and the entity. */
export type ActionPlace = {
  action: string
  advice?: string | null | undefined
  entity?: string | null | undefined
}
export type ChallengePlace = Omit<ActionPlace, 'action'> & {
  challenge: string
  action?: string | null
}

function withQuery(path: string, place: Partial<ChallengePlace>): string {
  const query = new URLSearchParams()
  for (const name of ['challenge', 'action', 'advice', 'entity'] as const) {
    const value = place[name]
    if (value) query.set(name, value)
  }
  return `${path}?${query}`
}

/** Builds every address that the app links to; routes/pages.ts has their pages. */
export const paths = {
  home: '/',
  login: '/auth/login',
  signUp: '/auth/sign-up',
  signOff: '/auth/sign-off',
  /** The page on which a new server gets its first app admin. */
  setup: '/setup',
  verifyEmail: '/auth/verify-email',
  resetPassword: '/auth/reset-password',
  twoFa: '/auth/two-fa',
  iosOnly: '/ios-only',
  pricing: '/pricing',
  payment: (plan: string) => `/payment?plan=${encodeURIComponent(plan)}`,
  /** Checks the payment again. */
  paymentComplete: '/payment-complete',
  /** The plans and the membership, further down on the profile. */
  membership: '/profile#membership',
  /** Open without a session too. */
  about: '/about',
  faq: '/faq',
  question: (id: string) => `/faq#${encodeURIComponent(id)}`,
  whatsNew: '/whats-new',
  chat: '/chat',
  /** Mira's memory. */
  chatMemory: '/chat/memory',
  /** The hard conversations to rehearse, or one of them. */
  rehearsals: '/chat/rehearsal',
  rehearsal: (id: string) => `/chat/rehearsal?id=${encodeURIComponent(id)}`,
  chatOf: (id: string) => `/chat?id=${encodeURIComponent(id)}`,
  /** The inbox; with the list of sent emails open. */
  messages: '/messages',
  sentMessages: '/messages#sent',
  messageSettings: '/messages/settings',
  partners: '/impact-partners',
  /** The target of an invitation link. */
  partnerInvitation: (code: string) => `/impact-partners?invite=${encodeURIComponent(code)}`,
  /** The last month in review. */
  month: '/month',
  welcome: '/user/user-welcome',
  /** A page of the onboarding; with `change` to change one answer and return. */
  onboarding: (page: string, change = false, isFromProfile = false) => {
    const search = [change && 'change=1', isFromProfile && 'from=profile'].filter(Boolean).join('&')
    return `/user/${page}${search && '?'}${search}`
  },
  profile: '/profile',
  privacy: '/profile/privacy',
  adviceReasons: '/profile/advice',
  keepAccount: '/auth/keep-account',
  /** Time zone and public holidays, further down on the profile. */
  times: '/profile#time',
  /** Days off and pauses, further down on the profile. */
  pauses: '/profile#pauses',
  security: '/security',
  twoFactor: '/security/two-factor',
  totp: '/security/two-factor/totp',
  sms: '/security/two-factor/sms',
  recoveryCodes: '/security/two-factor/recovery-codes',
  testSecondFactor: '/test-2fa',
  goals: '/impact-goal',
  bookmarks: '/bookmarked-advice',
  library: '/impact-actions',
  feed: '/feed',
  feedPreview: '/feed-preview',
  reminders: '/reminders',
  /** A company's own pages, for its admins. */
  company: '/company',
  companySettings: '/company/settings',
  /** The settings with the email domains in view. */
  companyDomains: '/company/settings#domains',
  companyChannels: '/company/channels',
  members: '/company/members',
  /** The members with the dialog of invitations open. */
  inviteMembers: '/company/members?invite=1',
  importMembers: '/company/members/import',
  companyReports: '/company/reports',
  editMember: (id: string) => `/company/members/edit?id=${encodeURIComponent(id)}`,
  /** The target of an invitation: in mails, links and QR codes. */
  invited: (code: string) => `/auth/sign-up?invite=${encodeURIComponent(code)}`,
  join: (code: string) => `/user/join?invite=${encodeURIComponent(code)}`,
  leaveCompany: '/profile/leave',
  /** The page after leaving a company. */
  left: '/user/left',
  accessEnded: '/auth/access-ended',
  appAdmin: '/app-admin',
  appHealth: '/app-admin/health',
  appAdminCompanies: '/app-admin/company',
  appAdminCompany: (id: string) => `/app-admin/company?id=${encodeURIComponent(id)}`,
  newCompany: '/app-admin/company?new=1',
  appAdminMembers: (company: string) =>
    `/app-admin/company/members?company=${encodeURIComponent(company)}`,
  appAdminPublicUsers: '/app-admin/company/members?public=1',
  importMembersOf: (company: string) =>
    `/app-admin/company/members/import?company=${encodeURIComponent(company)}`,
  appAdminAllReports: '/app-admin/company/reports',
  appAdminReports: (company: string) =>
    `/app-admin/company/reports?company=${encodeURIComponent(company)}`,
  appAdminMember: (id: string) => `/app-admin/company/members/${encodeURIComponent(id)}`,
  /** Mira's knowledge about the company; with one entry in view. */
  companyMira: (entry?: string) =>
    entry === undefined ? '/company/mira' : `/company/mira#${encodeURIComponent(entry)}`,
  /** The company's reminders, for the admins who write them. */
  companyReminders: '/company/reminders',
  /** The reminders of any company, for app admins. */
  companyRemindersOf: (company: string) =>
    `/company/reminders?company=${encodeURIComponent(company)}`,
  /** One reminder, a copy of one, or, without either, a new one. */
  editReminder: (place: { id?: string; copy?: string; company?: string } = {}) => {
    const query = `${new URLSearchParams(place)}`
    return query === '' ? '/company/reminders/edit' : `/company/reminders/edit?${query}`
  },
  /** The handbook; one of its categories, by name, with one question in view. */
  orgInfo: (category?: string, question?: string) => {
    if (category === undefined) return '/company/org-info'
    const hash = question === undefined ? '' : `#${encodeURIComponent(question)}`
    return `/company/org-info/${slugOf(category)}${hash}`
  },
  librarySearch: (query: string) => `/impact-actions?q=${encodeURIComponent(query)}`,
  /** The themes of an entity; with one of them open. */
  browse: (place: { whom: Entity; theme?: string }) =>
    `/impact-actions?${new URLSearchParams(place)}`,
  /** One action, with one of its pieces of advice open. */
  action: (place: ActionPlace) => withQuery('/impact-actions/advice', place),
  /** The whole of an occasion, and a path of four weeks. */
  kit: (id: string) => `/impact-actions/kit?id=${encodeURIComponent(id)}`,
  path: (id: string) => `/impact-actions/path?id=${encodeURIComponent(id)}`,
  /** The obstacles of an action. */
  challenges: (place: ActionPlace) => withQuery('/impact-actions/implementation-challenge', place),
  /** The help against one obstacle. */
  challengeAdvice: (place: ChallengePlace) =>
    withQuery('/impact-actions/implementation-advice', place),
  obstacles: '/obstacles',
  obstacle: (id: string) => `/obstacles#${encodeURIComponent(id)}`,
  goal: (id: string) => `/impact-goal/view?id=${encodeURIComponent(id)}`,
  /** The goal with the form of its plan open. */
  planGoal: (id: string) => `/impact-goal/view?id=${encodeURIComponent(id)}&plan=1`,
  committedActions: '/committed-actions',
  flow: (page: FlowPage, entity: Entity) => `/flow/${page}?entity=${entity}`,
  /** Begins a fresh run of the flow; the page takes `start` out of the address at once. */
  startFlow: (entity: Entity) => `/flow/important-thing?entity=${entity}&start=1`,
} as const

/**
 * History state: `asked`, the page to open once access allows it; `from`, the page that redirected
 * here.
 */
export type RedirectState = { asked: string; from: string }
