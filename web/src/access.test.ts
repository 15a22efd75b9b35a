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
const nobody: AccessState = { hasToken: false, user: 'none', ...web }
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
  ['nobody', nobody, '/login', '/auth/login'],
  ['nobody', nobody, '/auth/login', 'allow'],
  ['nobody', nobody, '/auth/sign-off', 'allow'],
  ['nobody', nobody, '/auth/verify-email', 'allow'],
  ['nobody', nobody, link, 'allow'],
  ['nobody', nobody, '/auth/sign-up', 'allow'],
  ['nobody', nobody, '/about', 'allow'],
  ['nobody', nobody, '/faq', 'allow'],
  ['nobody', nobody, '/pricing', 'allow'],
  // Any other path redirects to /auth/login.
  ['nobody', nobody, '/', '/auth/login'],
  ['nobody', nobody, '/impact-goal', '/auth/login'],
  ['nobody', nobody, '/flow/impact-action', '/auth/login'],
  ['nobody', nobody, '/auth/two-fa', '/auth/login'],
  ['nobody', nobody, '/security/two-factor', '/auth/login'],
  ['nobody', nobody, '/user/user-welcome', '/auth/login'],
  ['nobody', nobody, '/payment-complete', '/auth/login'],
  ['nobody', nobody, '/nothing', '/auth/login'],
  ['nobody', nobody, '/auth/nothing', '/auth/login'],
  ['nobody', nobody, '/auth/login-again', '/auth/login'],
  ['nobody', nobody, '/loginx', '/auth/login'],
  ['nobody', nobody, '/impact-goal?code=abc', '/auth/login'],

  // Exempt from checks: paths starting /auth/sign-off, /auth/reset-password, /ios-only and
  // /payment, by whole segments.
  ['nobody', nobody, '/auth/reset-password', 'allow'],
  ['nobody', nobody, '/auth/reset-password?code=abc', 'allow'],
  ['nobody', nobody, '/ios-only', 'allow'],
  ['nobody', nobody, '/setup', 'allow'],
  ['nobody', nobody, '/payment', 'allow'],
  ['nobody', nobody, '/payment/again', 'allow'],
  ['nobody', nobody, '/auth/sign-offs', '/auth/login'],
  ['nobody', nobody, '/auth/reset-passwords', '/auth/login'],
  ['nobody', nobody, '/ios-only-too', '/auth/login'],
  ['a token without a person', loading, '/auth/sign-off', 'allow'],
  ['a token without a person', loading, '/auth/reset-password', 'allow'],
  ['a refused token', refused, '/auth/sign-off', 'allow'],
  ['a refused token', refused, '/auth/reset-password', 'allow'],
  ['a login waiting for its second factor', pending, '/auth/sign-off', 'allow'],
  ['a login waiting for its second factor', pending, '/auth/reset-password', 'allow'],
  ['a person who must set up a factor', enrolling, '/auth/sign-off', 'allow'],
  ['a person unverified', unverified, '/auth/sign-off', 'allow'],
  ['a person unverified', unverified, '/ios-only', 'allow'],
  ['a person unverified', unverified, '/setup', 'allow'],
  ['a person to be welcomed', welcomed, '/auth/sign-off', 'allow'],
  ['a public user on the web', publicOnWeb, '/ios-only', 'allow'],
  ['a public user on the web', publicOnWeb, '/payment', 'allow'],
  ['a member', aMember, '/auth/sign-off', 'allow'],
  ['a member', aMember, '/auth/reset-password', 'allow'],

  // The link of a mail needs no session, and opens in any.
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
  ['a public user who closed it', closedPublic, '/', '/auth/keep-account'],
  ['nobody', nobody, '/auth/keep-account', 'allow'],
  // A deactivated person may download their own data and sign off.
  ['a person deactivated', deactivated, '/', '/auth/access-ended'],
  ['a person deactivated', deactivated, '/impact-goal', '/auth/access-ended'],
  ['a person deactivated', deactivated, '/auth/access-ended', 'allow'],
  ['a person deactivated', deactivated, '/auth/sign-off', 'allow'],
  // Anyone with an invitation link may open it.
  ['a public user on the web', publicOnWeb, '/user/join?invite=x', 'allow'],
  // A person who left a company sees a page that confirms it.
  ['a public user on the web', publicOnWeb, '/user/left', 'allow'],
  ['nobody', nobody, '/user/left', 'allow'],
  ['a person deactivated', deactivated, '/user/left', '/auth/access-ended'],
  ['nobody', nobody, '/auth/sign-up?invite=x', 'allow'],
  ['a person deactivated', deactivated, '/auth/sign-up?invite=x', 'allow'],
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
  ['a public user on the web, unverified', publicUnverified, '/', '/ios-only'],
  ['a public user on the web, unverified', publicUnverified, '/auth/verify-email', 'allow'],
  ['a public user on the web, verified', publicOnWeb, '/auth/verify-email', '/'],
  ['an app admin without a company', publicAdmin, '/', 'allow'],
  ['an app admin without a company', publicAdminNative, '/', 'allow'],
  // On a native platform they need tier 'member', otherwise they go to /pricing.
  ['a public user, native', publicNative, '/', '/pricing'],
  ['a public user, native', publicNative, '/impact-goal', '/pricing'],
  ['a public user, native', publicNative, '/auth/login', '/pricing'],
  ['a public user, native, of another tier', lapsedNative, '/', '/pricing'],
  ['a public user, native and unverified', nativeUnverified, '/', '/auth/verify-email'],
  ['a public user, native and unverified', nativeUnverified, '/auth/verify-email', 'allow'],
  ['a public user where any platform will do', publicAnywhere, '/', '/pricing'],
  ['a paying public user where any platform will do', payingAnywhere, '/', 'allow'],
  ['a paying public user, native', paidNative, '/', 'allow'],
  ['a paying public user, native', paidNative, '/auth/login', '/'],
  ['a member of a company, native', memberNative, '/', 'allow'],

  // The stores allow no purchase in the app; on the web /payment is exempt.
  ['a public user, native', publicNative, '/payment', '/pricing'],
  ['a paying public user, native', paidNative, '/payment', '/pricing'],
  ['a public user where any platform will do', publicAnywhere, '/payment', 'allow'],
  ['a public user where any platform will do', publicAnywhere, '/payment-complete', 'allow'],
  ['a paying public user on the web', payingOnWeb, '/payment-complete', 'allow'],
  // Capitals and slashes do not matter.
  ['a member', aMember, '/Auth/Login/', '/'],
  ['a member', aMember, '/LOGIN', '/auth/login'],
  ['nobody', nobody, '//auth//sign-off/', 'allow'],

  // Unless on /pricing or /payment-complete:
  ['a public user, native', publicNative, '/pricing', 'allow'],
  ['a public user, native', publicNative, '/payment-complete', 'allow'],
  ['a person unverified', unverified, '/pricing', 'allow'],
  ['a person unverified', unverified, '/payment-complete', 'allow'],
  ['a person to be welcomed', welcomed, '/pricing', 'allow'],
  ['a person to be welcomed', welcomed, '/payment-complete', 'allow'],
  // unverified email goes to /auth/verify-email;
  ['a person unverified', unverified, '/', '/auth/verify-email'],
  ['a person unverified', unverified, '/impact-goal', '/auth/verify-email'],
  ['a person unverified', unverified, '/auth/login', '/auth/verify-email'],
  ['a person unverified', unverified, '/auth/two-fa', '/auth/verify-email'],
  ['a person unverified', unverified, '/nothing', '/auth/verify-email'],
  ['a person unverified', unverified, '/auth/verify-email', 'allow'],
  ['a person unverified, to be welcomed', unverifiedAndWelcomed, '/', '/auth/verify-email'],
  // verified with showWelcomeDialog goes to /user/user-welcome, and all of onboarding is open;
  ['a person to be welcomed', welcomed, '/', '/user/user-welcome'],
  ['a person to be welcomed', welcomed, '/auth/login', '/user/user-welcome'],
  ['a person to be welcomed', welcomed, '/nothing', '/user/user-welcome'],
  ['a person to be welcomed', welcomed, '/user/user-welcome', 'allow'],
  ['a person to be welcomed', welcomed, '/user/user-role', 'allow'],
  // verified and on an /auth/ page goes home.
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
  ['a login of which no more is known', pendingStub, '/impact-goal', '/auth/two-fa'],
  ['a login of which no more is known', pendingStub, '/auth/two-fa', 'allow'],

  // With a company that requires a factor, once the grace period is over: the security pages alone.
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
    const verb = answer.startsWith('/') ? `leads to ${answer}` : `says ${answer} to`
    it(`${verb}: ${who} at ${path}`, () => {
      expect(words(decide(path, state))).toBe(answer)
    })
  }

  it('lets every signed-in person open the sign-off page', () => {
    for (const [, state] of rows) expect(decide('/auth/sign-off', state).kind).toBe('allow')
  })
})
