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
  ...built('/auth/login', '/auth/sign-off', '/auth/sign-up', '/auth/two-fa', '/ios-only'),
  ...built('/auth/reset-password', '/auth/verify-email'),
  ...built('/flow/important-thing', '/flow/impact-category', '/flow/impact-action'),
  ...built('/flow/impact-advice', '/flow/implementation-challenge', '/flow/implementation-advice'),
  ...later('/about', '/app-admin', '/chat', '/committed-actions', '/company', '/faq', '/feed'),
  ...later('/feed-preview', '/impact-actions', '/impact-partners', '/obstacles'),
  ...later('/payment', '/payment-complete', '/pricing', '/profile', '/reminders', '/whats-new'),
  ...later('/company/members', '/company/members/edit', '/company/org-info/{category}?'),
  ...later('/company/reminders', '/company/reminders/edit'),
  ...later('/app-admin/company', '/app-admin/company/members', '/app-admin/company/members/{id}'),
  ...later('/app-admin/company/reports'),
  ...later('/impact-actions/advice', '/impact-actions/implementation-advice'),
  ...later('/impact-actions/implementation-challenge'),
  ...built('/security', '/security/two-factor', '/security/two-factor/sms'),
  ...built('/security/two-factor/totp', '/security/two-factor/recovery-codes', '/test-2fa'),
  ...later('/user/user-welcome', '/user/first-name', '/user/user-image', '/user/user-role'),
  ...later('/user/user-motivation', '/user/user-learning', '/user/user-time', '/user/user-job'),
  ...later('/user/user-landing-personalization', '/user/user-landing-traits'),
  ...later('/user/user-traits-1', '/user/user-traits-2', '/user/user-traits-3'),
  ...later('/user/user-traits-4', '/user/user-traits-5', '/user/user-traits-6'),
  ...later('/user/user-traits-final-1', '/user/user-traits-final-2', '/user/user-landing-done'),
]

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
  security: '/security',
  twoFactor: '/security/two-factor',
  totp: '/security/two-factor/totp',
  sms: '/security/two-factor/sms',
  recoveryCodes: '/security/two-factor/recovery-codes',
  testSecondFactor: '/test-2fa',
  goals: '/impact-goal',
  bookmarks: '/bookmarked-advice',
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
