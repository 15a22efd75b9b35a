import { describe, expect, it } from 'vitest'
import { type AccessState, type AccessUser, type Decision, decide } from '#access.ts'

const member: AccessUser = {
  isAppAdmin: false,
  isPublicUser: false,
  tier: null,
  emailVerified: true,
  showWelcomeDialog: false,
  sessionState: 'active',
}
const web = { platform: 'web', publicPlatforms: 'native' } as const
const native = { platform: 'native', publicPlatforms: 'native' } as const
const visitor: AccessState = { hasToken: false, user: 'none', ...web }
const signedIn = (user: Partial<AccessUser>, where: Partial<AccessState> = {}): AccessState => ({
  hasToken: true,
  user: { ...member, ...user },
  ...web,
  ...where,
})

const aMember = signedIn({})
const loading: AccessState = { hasToken: true, user: 'none', ...web }
const refused: AccessState = { hasToken: true, user: 'refused', ...web }
const pending = signedIn({ sessionState: 'pending_2fa' })
// The answer of `me` while the second factor is pending: it does not name the person.
const pendingStub = signedIn({ sessionState: 'pending_2fa', emailVerified: false })
const enrolling = signedIn({ sessionState: 'enrol_2fa' })
const closed = signedIn({ sessionState: 'closed' })
const deactivated = signedIn({ sessionState: 'deactivated' })
const closedPublic = signedIn({ sessionState: 'closed', isPublicUser: true })
const unverified = signedIn({ emailVerified: false, sessionState: 'unverified' })
const publicOnWeb = signedIn({ isPublicUser: true })
const payingOnWeb = signedIn({ isPublicUser: true, tier: 'member' })
const publicAnywhere = signedIn({ isPublicUser: true }, { publicPlatforms: 'any' })
const payingAnywhere = signedIn({ isPublicUser: true, tier: 'member' }, { publicPlatforms: 'any' })
const publicNative = signedIn({ isPublicUser: true }, native)
const paidNative = signedIn({ isPublicUser: true, tier: 'member' }, native)
const lapsedNative = signedIn({ isPublicUser: true, tier: 'trial' }, native)
const memberNative = signedIn({}, native)
const publicAdmin = signedIn({ isPublicUser: true, isAppAdmin: true })
const publicAdminNative = signedIn({ isPublicUser: true, isAppAdmin: true }, native)
const publicUnverified = signedIn({ isPublicUser: true, emailVerified: false })
const nativeUnverified = signedIn({ isPublicUser: true, emailVerified: false }, native)
const welcomed = signedIn({ showWelcomeDialog: true })
const unverifiedAndWelcomed = signedIn({ showWelcomeDialog: true, emailVerified: false })
const link = '/auth/verify-email?code=abc'

type Row = [who: string, state: AccessState, path: string, answer: string]

/** Product 4, access routing: each block tests one of its sentences, in its order. */
// biome-ignore format: a table
const rows: Row[] = [
  // No token: only /login, /auth/sign-off, /auth/login and /auth/verify-email are allowed, and the
  // additions of our reading: sign-up, and the pages about the product.
  ['a visitor', visitor, '/login', '/auth/login'],
  ['a visitor', visitor, '/auth/login', 'allow'],
  ['a visitor', visitor, '/auth/sign-off', 'allow'],
  ['a visitor', visitor, '/auth/verify-email', 'allow'],
  ['a visitor', visitor, link, 'allow'],
  ['a visitor', visitor, '/auth/sign-up', 'allow'],
  ['a visitor', visitor, '/about', 'allow'],
  ['a visitor', visitor, '/faq', 'allow'],
  ['a visitor', visitor, '/pricing', 'allow'],
  // The pages of email links, and no other page of messages.
  ['a visitor', visitor, '/messages/stop?token=abc&stop=kind', 'allow'],
  ['a visitor', visitor, '/messages/check-in?token=abc&said=did', 'allow'],
  ['someone closed', closed, '/messages/stop', 'allow'],
  ['a visitor', visitor, '/messages', '/auth/login'],
  ['a visitor', visitor, '/messages/settings', '/auth/login'],
  // Any other path redirects to /auth/login.
  ['a visitor', visitor, '/', '/auth/login'],
  ['a visitor', visitor, '/impact-goal', '/auth/login'],
  ['a visitor', visitor, '/flow/impact-action', '/auth/login'],
  ['a visitor', visitor, '/auth/two-fa', '/auth/login'],
  ['a visitor', visitor, '/security/two-factor', '/auth/login'],
  ['a visitor', visitor, '/user/user-welcome', '/auth/login'],
  ['a visitor', visitor, '/payment-complete', '/auth/login'],
  ['a visitor', visitor, '/nothing', '/auth/login'],
  ['a visitor', visitor, '/auth/nothing', '/auth/login'],
  ['a visitor', visitor, '/auth/login-again', '/auth/login'],
  ['a visitor', visitor, '/loginx', '/auth/login'],
  ['a visitor', visitor, '/impact-goal?code=abc', '/auth/login'],

  // Exempt from checks: paths starting /auth/sign-off, /auth/reset-password, /ios-only and
  // /payment, by whole segments.
  ['a visitor', visitor, '/auth/reset-password', 'allow'],
  ['a visitor', visitor, '/auth/reset-password?code=abc', 'allow'],
  ['a visitor', visitor, '/ios-only', 'allow'],
  ['a visitor', visitor, '/setup', 'allow'],
  ['a visitor', visitor, '/payment', 'allow'],
  ['a visitor', visitor, '/payment/again', 'allow'],
  ['a visitor', visitor, '/auth/sign-offs', '/auth/login'],
  ['a visitor', visitor, '/auth/reset-passwords', '/auth/login'],
  ['a visitor', visitor, '/ios-only-too', '/auth/login'],
  ['a token without a person', loading, '/auth/sign-off', 'allow'],
  ['a token without a person', loading, '/auth/reset-password', 'allow'],
  ['a refused token', refused, '/auth/sign-off', 'allow'],
  ['a refused token', refused, '/auth/reset-password', 'allow'],
  ['a login waiting for its second factor', pending, '/auth/sign-off', 'allow'],
  ['a login waiting for its second factor', pending, '/auth/reset-password', 'allow'],
  ['a person who must set up a factor', enrolling, '/auth/sign-off', 'allow'],
  ['an unverified person', unverified, '/auth/sign-off', 'allow'],
  ['an unverified person', unverified, '/ios-only', 'allow'],
  ['an unverified person', unverified, '/setup', 'allow'],
  ['a person before the welcome', welcomed, '/auth/sign-off', 'allow'],
  ['a public user on the web', publicOnWeb, '/ios-only', 'allow'],
  ['a public user on the web', publicOnWeb, '/payment', 'allow'],
  ['a member', aMember, '/auth/sign-off', 'allow'],
  ['a member', aMember, '/auth/reset-password', 'allow'],

  // The link of a mail needs no session, and opens in any session.
  ['a token without a person', loading, link, 'allow'],
  ['a refused token', refused, link, 'allow'],
  ['a login waiting for its second factor', pending, link, 'allow'],
  ['a member with a new address', aMember, link, 'allow'],

  // With a token but no loaded user, the user is fetched.
  ['a token without a person', loading, '/', 'load-user'],
  ['a token without a person', loading, '/auth/login', 'load-user'],
  ['a token without a person', loading, '/auth/verify-email', 'load-user'],
  ['a token without a person', loading, '/about', 'load-user'],
  ['a token without a person', loading, '/nothing', 'load-user'],
  ['a token without a person', loading, '/login', '/auth/login'],
  // On failure the user is logged out and redirected to /auth/sign-off.
  ['a refused token', refused, '/', 'log-out'],
  ['a refused token', refused, '/auth/login', 'log-out'],
  ['a refused token', refused, '/auth/two-fa', 'log-out'],
  ['a refused token', refused, '/nothing', 'log-out'],

  // A person who closed their account is asked whether to keep it, and may sign off.
  ['a person who closed the account', closed, '/', '/auth/keep-account'],
  ['a person who closed the account', closed, '/profile/privacy', '/auth/keep-account'],
  ['a person who closed the account', closed, '/auth/login', '/auth/keep-account'],
  ['a person who closed the account', closed, '/auth/keep-account', 'allow'],
  ['a person who closed the account', closed, '/auth/sign-off', 'allow'],
  ['a public user who closed the account', closedPublic, '/', '/auth/keep-account'],
  ['a visitor', visitor, '/auth/keep-account', 'allow'],
  // A deactivated person may download their own data and sign off.
  ['a deactivated person', deactivated, '/', '/auth/access-ended'],
  ['a deactivated person', deactivated, '/impact-goal', '/auth/access-ended'],
  ['a deactivated person', deactivated, '/auth/access-ended', 'allow'],
  ['a deactivated person', deactivated, '/auth/sign-off', 'allow'],
  // Anyone with an invitation link may open it.
  ['a public user on the web', publicOnWeb, '/user/join?invite=x', 'allow'],
  // A person who left a company sees a page that confirms it.
  ['a public user on the web', publicOnWeb, '/user/left', 'allow'],
  ['a visitor', visitor, '/user/left', 'allow'],
  ['a deactivated person', deactivated, '/user/left', '/auth/access-ended'],
  ['a visitor', visitor, '/auth/sign-up?invite=x', 'allow'],
  ['a deactivated person', deactivated, '/auth/sign-up?invite=x', 'allow'],
  ['a public user on the web', publicOnWeb, '/profile/privacy', 'allow'],
  ['a lapsed public user on a phone', lapsedNative, '/profile/privacy', 'allow'],
  ['a public user on the web', publicOnWeb, '/profile', '/ios-only'],

  // On a non-native platform, public users except app admins go to /ios-only (verify-email is
  // open).
  ['a public user on the web', publicOnWeb, '/', '/ios-only'],
  ['a public user on the web', publicOnWeb, '/impact-goal', '/ios-only'],
  ['a public user on the web', publicOnWeb, '/auth/login', '/ios-only'],
  ['a public user on the web', publicOnWeb, '/security', '/ios-only'],
  ['a public user on the web', publicOnWeb, '/nothing', '/ios-only'],
  ['a public user on the web', publicOnWeb, '/about', 'allow'],
  ['a paying public user on the web', payingOnWeb, '/', '/ios-only'],
  ['an unverified public user on the web', publicUnverified, '/', '/ios-only'],
  ['an unverified public user on the web', publicUnverified, '/auth/verify-email', 'allow'],
  ['a verified public user on the web', publicOnWeb, '/auth/verify-email', '/'],
  ['an app admin without a company', publicAdmin, '/', 'allow'],
  ['an app admin without a company', publicAdminNative, '/', 'allow'],
  // On a native platform they need tier 'member', otherwise they go to /pricing.
  ['a native public user', publicNative, '/', '/pricing'],
  ['a native public user', publicNative, '/impact-goal', '/pricing'],
  ['a native public user', publicNative, '/auth/login', '/pricing'],
  ['a native public user of another tier', lapsedNative, '/', '/pricing'],
  ['an unverified native public user', nativeUnverified, '/', '/auth/verify-email'],
  ['an unverified native public user', nativeUnverified, '/auth/verify-email', 'allow'],
  ['a public user where all platforms are open', publicAnywhere, '/', '/pricing'],
  ['a paying public user where all platforms are open', payingAnywhere, '/', 'allow'],
  ['a paying native public user', paidNative, '/', 'allow'],
  ['a paying native public user', paidNative, '/auth/login', '/'],
  ['a native member of a company', memberNative, '/', 'allow'],

  // The stores allow no purchase in the app; on the web /payment is exempt.
  ['a native public user', publicNative, '/payment', '/pricing'],
  ['a paying native public user', paidNative, '/payment', '/pricing'],
  ['a public user where all platforms are open', publicAnywhere, '/payment', 'allow'],
  ['a public user where all platforms are open', publicAnywhere, '/payment-complete', 'allow'],
  ['a paying public user on the web', payingOnWeb, '/payment-complete', 'allow'],
  // Capital letters and extra slashes do not matter.
  ['a member', aMember, '/Auth/Login/', '/'],
  ['a member', aMember, '/LOGIN', '/auth/login'],
  ['a visitor', visitor, '//auth//sign-off/', 'allow'],

  // The following rules do not apply on /pricing and /payment-complete.
  ['a native public user', publicNative, '/pricing', 'allow'],
  ['a native public user', publicNative, '/payment-complete', 'allow'],
  ['an unverified person', unverified, '/pricing', 'allow'],
  ['an unverified person', unverified, '/payment-complete', 'allow'],
  ['a person before the welcome', welcomed, '/pricing', 'allow'],
  ['a person before the welcome', welcomed, '/payment-complete', 'allow'],
  // A person with an unverified email goes to /auth/verify-email.
  ['an unverified person', unverified, '/', '/auth/verify-email'],
  ['an unverified person', unverified, '/impact-goal', '/auth/verify-email'],
  ['an unverified person', unverified, '/auth/login', '/auth/verify-email'],
  ['an unverified person', unverified, '/auth/two-fa', '/auth/verify-email'],
  ['an unverified person', unverified, '/nothing', '/auth/verify-email'],
  ['an unverified person', unverified, '/auth/verify-email', 'allow'],
  ['an unverified person before the welcome', unverifiedAndWelcomed, '/', '/auth/verify-email'],
  // A verified person with showWelcomeDialog goes to /user/user-welcome; onboarding is open.
  ['a person before the welcome', welcomed, '/', '/user/user-welcome'],
  ['a person before the welcome', welcomed, '/auth/login', '/user/user-welcome'],
  ['a person before the welcome', welcomed, '/nothing', '/user/user-welcome'],
  ['a person before the welcome', welcomed, '/user/user-welcome', 'allow'],
  ['a person before the welcome', welcomed, '/user/user-role', 'allow'],
  // A verified person on an /auth/ page goes home.
  ['a member', aMember, '/auth/login', '/'],
  ['a member', aMember, '/auth/sign-up', '/'],
  ['a member', aMember, '/auth/verify-email', '/'],
  ['a member', aMember, '/auth/two-fa', '/'],
  ['a member', aMember, '/auth/nothing', '/'],
  ['a member', aMember, '/login', '/auth/login'],
  ['a member', aMember, '/', 'allow'],
  ['a member', aMember, '/impact-goal/view', 'allow'],
  ['a member', aMember, '/impact-goal/view?id=1', 'allow'],
  ['a member', aMember, '/authors', 'allow'],
  ['a member', aMember, '/pricing', 'allow'],
  ['a member', aMember, '/nothing', 'allow'],

  // A token marked login-pending-2FA sends the user to /auth/two-fa, except from home.
  ['a login waiting for its second factor', pending, '/impact-goal', '/auth/two-fa'],
  ['a login waiting for its second factor', pending, '/auth/login', '/auth/two-fa'],
  ['a login waiting for its second factor', pending, '/auth/sign-up', '/auth/two-fa'],
  ['a login waiting for its second factor', pending, '/auth/verify-email', '/auth/two-fa'],
  ['a login waiting for its second factor', pending, '/security/two-factor', '/auth/two-fa'],
  ['a login waiting for its second factor', pending, '/pricing', '/auth/two-fa'],
  ['a login waiting for its second factor', pending, '/about', '/auth/two-fa'],
  ['a login waiting for its second factor', pending, '/nothing', '/auth/two-fa'],
  ['a login waiting for its second factor', pending, '/auth/two-fa', 'allow'],
  ['a login waiting for its second factor', pending, '/', 'allow'],
  ['a pending login without a name', pendingStub, '/impact-goal', '/auth/two-fa'],
  ['a pending login without a name', pendingStub, '/auth/two-fa', 'allow'],

  // With a company that requires a factor, once the grace period is over: the security pages only.
  ['a person who must set up a factor', enrolling, '/', '/security/two-factor'],
  ['a person who must set up a factor', enrolling, '/auth/login', '/security/two-factor'],
  ['a person who must set up a factor', enrolling, '/auth/two-fa', '/security/two-factor'],
  ['a person who must set up a factor', enrolling, '/user/user-role', '/security/two-factor'],
  ['a person who must set up a factor', enrolling, '/nothing', '/security/two-factor'],
  ['a person who must set up a factor', enrolling, '/security/two-factor', 'allow'],
  ['a person who must set up a factor', enrolling, '/security/two-factor/sms', 'allow'],
  ['a person who must set up a factor', enrolling, '/security', 'allow'],
  ['a person who must set up a factor', enrolling, '/profile/privacy', 'allow'],
  ['a person who must set up a factor', enrolling, '/profile/leave', 'allow'],
  ['a person who must set up a factor', enrolling, '/user/left', 'allow'],
  ['a person who must set up a factor', enrolling, '/profile', '/security/two-factor'],
]

function words(decision: Decision): string {
  return decision.kind === 'redirect' ? decision.to : decision.kind
}

describe('access routing', () => {
  for (const [who, state, path, answer] of rows) {
    const outcome = answer.startsWith('/') ? `is led to ${answer}` : `gets ${answer}`
    it(`${who} at ${path} ${outcome}`, () => {
      expect(words(decide(path, state))).toBe(answer)
    })
  }

  it('lets every signed-in person open the sign-off page', () => {
    for (const [, state] of rows) expect(decide('/auth/sign-off', state).kind).toBe('allow')
  })
})
