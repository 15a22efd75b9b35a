/** `built`: false for an address of the product whose page does not exist yet. */
type Address = { path: string; built: boolean }

const built = (...paths: string[]): Address[] => paths.map((path) => ({ path, built: true }))
const later = (...paths: string[]): Address[] => paths.map((path) => ({ path, built: false }))

/**
 * Every address that product 2 names, and those that its reading adds (/auth/sign-up, the two final trait
 * pages, /user/user-job). A page that is not built has no route and no menu entry.
 */
export const addresses: readonly Address[] = [
  ...built('/', '/bookmarked-advice', '/impact-goal', '/impact-goal/view'),
  ...built('/committed-actions'),
  ...built('/impact-actions', '/impact-actions/advice', '/obstacles'),
  ...built('/impact-actions/implementation-challenge', '/impact-actions/implementation-advice'),
  ...built('/feed', '/feed-preview', '/reminders', '/profile', '/profile/privacy'),
  ...built('/auth/login', '/auth/sign-off', '/auth/sign-up', '/auth/two-fa', '/ios-only'),
  ...built('/auth/reset-password', '/auth/verify-email', '/auth/keep-account'),
  ...built('/flow/important-thing', '/flow/impact-category', '/flow/impact-action'),
  ...built('/flow/impact-advice', '/flow/implementation-challenge', '/flow/implementation-advice'),
  ...built('/about', '/faq', '/whats-new', '/chat', '/impact-partners'),
  ...later('/payment', '/payment-complete', '/pricing'),
  ...built('/company', '/company/members', '/company/members/edit', '/company/members/import'),
  ...built('/auth/access-ended', '/user/join', '/user/left', '/profile/leave'),
  ...built('/company/org-info/{category}?', '/company/reminders', '/company/reminders/edit'),
  ...built('/app-admin', '/app-admin/company', '/app-admin/company/members'),
  ...built('/app-admin/company/members/{id}', '/app-admin/company/members/import'),
  ...built('/app-admin/company/reports', '/company/reports'),
  ...built('/security', '/security/two-factor', '/security/two-factor/sms'),
  ...built('/security/two-factor/totp', '/security/two-factor/recovery-codes', '/test-2fa'),
  ...built('/user/user-welcome', '/user/first-name', '/user/user-image', '/user/user-role'),
  ...built('/user/user-motivation', '/user/user-learning', '/user/user-time', '/user/user-job'),
  ...built('/user/user-landing-personalization', '/user/user-landing-traits'),
  ...built('/user/user-traits-1', '/user/user-traits-2', '/user/user-traits-3'),
  ...built('/user/user-traits-4', '/user/user-traits-5', '/user/user-traits-6'),
  ...built('/user/user-traits-final-1', '/user/user-traits-final-2', '/user/user-landing-done'),
]

/** Whether a page stands behind this path. */
export function isBuilt(path: string): boolean {
  return addresses.some(({ built, path: known }) => {
    // What an address may end with can be left out.
    const [stem = known] = known.split(/\/\{\w+\}\?$/)
    return built && (known === path || stem === path)
  })
}
