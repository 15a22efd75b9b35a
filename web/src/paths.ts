import type { FlowPage } from '#flow/run.ts'
import type { Entity } from '#lib/entities.ts'

/** `built`: false for an address of the product whose page does not exist yet. */
type Address = { path: string; built: boolean }

const built = (...paths: string[]): Address[] => paths.map((path) => ({ path, built: true }))
const later = (...paths: string[]): Address[] => paths.map((path) => ({ path, built: false }))

/**
 * Every address of product 2, and those that its reading adds (/auth/sign-up, the two final trait
 * pages, /user/user-job). A page that is not built has no route and no menu entry.
 */
export const addresses: readonly Address[] = [
  ...built('/', '/bookmarked-advice', '/impact-goal', '/impact-goal/view'),
  ...built('/impact-actions', '/impact-actions/advice', '/obstacles'),
  ...built('/impact-actions/implementation-challenge', '/impact-actions/implementation-advice'),
  ...built('/feed', '/feed-preview', '/reminders'),
  ...built('/auth/login', '/auth/sign-off', '/auth/sign-up', '/auth/two-fa', '/ios-only'),
  ...built('/auth/reset-password', '/auth/verify-email'),
  ...built('/flow/important-thing', '/flow/impact-category', '/flow/impact-action'),
  ...built('/flow/impact-advice', '/flow/implementation-challenge', '/flow/implementation-advice'),
  ...later('/about', '/app-admin', '/chat', '/committed-actions', '/company', '/faq'),
  ...later('/impact-partners'),
  ...later('/payment', '/payment-complete', '/pricing', '/profile', '/whats-new'),
  ...later('/company/members', '/company/members/edit', '/company/org-info/{category}?'),
  ...later('/company/reminders', '/company/reminders/edit'),
  ...later('/app-admin/company', '/app-admin/company/members', '/app-admin/company/members/{id}'),
  ...later('/app-admin/company/reports'),
  ...built('/security', '/security/two-factor', '/security/two-factor/sms'),
  ...built('/security/two-factor/totp', '/security/two-factor/recovery-codes', '/test-2fa'),
  ...later('/user/user-image'),
  ...built('/user/user-welcome', '/user/first-name', '/user/user-role', '/user/user-motivation'),
  ...built('/user/user-learning', '/user/user-time', '/user/user-job'),
  ...built('/user/user-landing-personalization', '/user/user-landing-traits'),
  ...built('/user/user-traits-1', '/user/user-traits-2', '/user/user-traits-3'),
  ...built('/user/user-traits-4', '/user/user-traits-5', '/user/user-traits-6'),
  ...built('/user/user-traits-final-1', '/user/user-traits-final-2', '/user/user-landing-done'),
]

/** Where one is in the library: ids of content, and whom it is for. */
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

/** Builds every address that the app links to. */
export const paths = {
  home: '/',
  login: '/auth/login',
  signUp: '/auth/sign-up',
  signOff: '/auth/sign-off',
  verifyEmail: '/auth/verify-email',
  resetPassword: '/auth/reset-password',
  twoFa: '/auth/two-fa',
  iosOnly: '/ios-only',
  welcome: '/user/user-welcome',
  /** A page of the onboarding; with `change` to give one answer anew and come back. */
  onboarding: (page: string, change = false) => `/user/${page}${change ? '?change=1' : ''}`,
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
  librarySearch: (query: string) => `/impact-actions?q=${encodeURIComponent(query)}`,
  /** The themes of an entity; with one of them open. */
  browse: (place: { whom: Entity; theme?: string }) =>
    `/impact-actions?${new URLSearchParams(place)}`,
  /** One action, with one of its pieces of advice open. */
  action: (place: ActionPlace) => withQuery('/impact-actions/advice', place),
  /** What others find hard with it. */
  challenges: (place: ActionPlace) => withQuery('/impact-actions/implementation-challenge', place),
  /** What helps with one obstacle. */
  challengeAdvice: (place: ChallengePlace) =>
    withQuery('/impact-actions/implementation-advice', place),
  /** All obstacles; with one of them open. */
  obstacles: '/obstacles',
  obstacle: (id: string) => `/obstacles#${encodeURIComponent(id)}`,
  goal: (id: string) => `/impact-goal/view?id=${encodeURIComponent(id)}`,
  flow: (page: FlowPage, entity: Entity) => `/flow/${page}?entity=${entity}`,
  /** Begins a fresh run of the flow; the page takes `start` out of the address at once. */
  startFlow: (entity: Entity) => `/flow/important-thing?entity=${entity}&start=1`,
} as const

/**
 * What the history keeps of how one came to a page: `asked`, the address to go to once access
 * routing lets one through; `from`, the path that one was sent away from.
 */
export type Way = { asked: string; from: string }

/** Whether a page stands behind this path. */
export function isBuilt(path: string): boolean {
  return addresses.some((address) => address.built && address.path === path)
}
