export type AccessUser = {
  isAppAdmin: boolean
  isPublicUser: boolean
  tier: string | null
  emailVerified: boolean
  showWelcomeDialog: boolean
  sessionState: string
}

export type AccessState = {
  hasToken: boolean
  user: AccessUser | 'none' | 'refused'
  platform: 'web' | 'native'
  /** The platforms of public users: native only, or any. */
  publicPlatforms: 'native' | 'any'
}

export type Decision =
  | { kind: 'allow' }
  | { kind: 'load-user' }
  | { kind: 'log-out'; to: '/auth/sign-off' }
  | { kind: 'redirect'; to: string }

const exempt = [
  '/auth/sign-off',
  '/auth/keep-account',
  '/auth/reset-password',
  '/ios-only',
  '/payment',
  '/setup',
  // Pages of email links that need no session.
  '/messages/stop',
  '/messages/check-in',
]
// Pages of email links, open to everyone, signed in or not.
const mailed = ['/auth/verify-email']
const withoutToken = ['/auth/login', '/auth/verify-email', '/auth/sign-up', '/user/left']
const readable = ['/about', '/faq', '/pricing']
// Open to every signed-in person, with or without a membership.
const open = ['/profile/privacy', '/user/join', '/user/left']
const untouchedByTheLadder = ['/pricing', '/payment-complete']

const allow: Decision = { kind: 'allow' }

/**
 * A rule of access routing. It redirects some users to `to`, except on the paths in `except`.
 */
type Rule = {
  to: string
  except: readonly string[]
  /** Paths that this rule ignores. */
  skips?: readonly string[]
  applies: (user: AccessUser, state: AccessState) => boolean
}

const isPublic = (user: AccessUser) => user.isPublicUser && !user.isAppAdmin

/** The first rule that applies decides. */
const rules: readonly Rule[] = [
  {
    to: '/auth/two-fa',
    except: ['/', '/auth/two-fa'],
    applies: (user) => user.sessionState === 'pending_2fa',
  },
  {
    to: '/auth/keep-account',
    except: [],
    applies: (user) => user.sessionState === 'closed',
  },
  {
    to: '/auth/access-ended',
    except: ['/auth/access-ended'],
    applies: (user) => user.sessionState === 'deactivated',
  },
  {
    to: '/ios-only',
    except: [...untouchedByTheLadder, ...readable, ...open],
    skips: ['/auth/verify-email'],
    applies: (user, state) => isPublic(user) && !behavesAsNative(state),
  },
  {
    to: '/pricing',
    except: [...untouchedByTheLadder, ...readable, ...open],
    // Comes first: a confirmed work address may lead to a company, whose members don't pay.
    applies: (user, state) =>
      user.emailVerified && isPublic(user) && behavesAsNative(state) && user.tier !== 'member',
  },
  {
    to: '/auth/verify-email',
    except: ['/auth/verify-email', ...untouchedByTheLadder],
    applies: (user) => !user.emailVerified,
  },
  {
    to: '/security/two-factor',
    // Privacy, the copy of one's own data, and the pages to leave stay open.
    except: ['/security', ...open, '/profile/leave', ...untouchedByTheLadder],
    applies: (user) => user.sessionState === 'enrol_2fa',
  },
  {
    to: '/user/user-welcome',
    except: ['/user', ...untouchedByTheLadder],
    applies: (user) => user.showWelcomeDialog,
  },
]

/**
 * Decides whether a person may open `address` (product 4, access routing). The server decides the
 * rest.
 */
export function decide(address: string, state: AccessState): Decision {
  const [asIs = '', query] = address.split('?')
  const path = tidy(asIs)
  // The app stores allow no purchase outside of them, so the app only shows what membership
  // includes.
  if (state.platform === 'native' && matches(path, ['/payment'])) {
    return { kind: 'redirect', to: '/pricing' }
  }
  if (matches(path, exempt)) return allow
  const asked = new URLSearchParams(query)
  if (matches(path, mailed) && asked.has('code')) return allow
  // Anyone with an invitation link may use it, signed in or not.
  if (path === '/auth/sign-up' && asked.has('invite')) return allow
  if (path === '/login') return { kind: 'redirect', to: '/auth/login' }
  if (!state.hasToken) {
    const open = matches(path, [...withoutToken, ...readable])
    return open ? allow : { kind: 'redirect', to: '/auth/login' }
  }
  if (state.user === 'none') return { kind: 'load-user' }
  if (state.user === 'refused') return { kind: 'log-out', to: '/auth/sign-off' }
  return climb(path, state.user, state)
}

function climb(path: string, user: AccessUser, state: AccessState): Decision {
  for (const rule of rules) {
    if (matches(path, rule.skips ?? []) || !rule.applies(user, state)) continue
    return isExempt(path, rule.except) ? allow : { kind: 'redirect', to: rule.to }
  }
  return matches(path, ['/auth']) ? { kind: 'redirect', to: '/' } : allow
}

/** Whether visitors may read this page as well. */
export const isReadable = (path: string): boolean => matches(tidy(path), readable)

/** Capitals and empty segments do not matter. */
function tidy(path: string): string {
  const segments = path.split('/').filter((part) => part !== '')
  return `/${segments.join('/').toLowerCase()}`
}

/** Home is a path of its own, not the beginning of all others. */
function isExempt(path: string, list: readonly string[]): boolean {
  const beginnings = list.filter((entry) => entry !== '/')
  return list.includes(path) || matches(path, beginnings)
}

function behavesAsNative(state: AccessState): boolean {
  return state.platform === 'native' || state.publicPlatforms === 'any'
}

/** Whole segments: /payment covers /payment/x, not /payment-complete. */
function matches(path: string, list: readonly string[]): boolean {
  return list.some((entry) => path === entry || path.startsWith(`${entry}/`))
}

/** Steps of signing in: never remembered as the page to return to. */
const isStep = (path: string): boolean => matches(tidy(path), ['/auth', '/login'])

/** The page that a person requested before they had to sign in; else home. */
export function askedFor(way: unknown): string {
  const asked = (way as { asked?: unknown } | null)?.asked
  if (typeof asked !== 'string' || !/^\/(?![\\/])/.test(asked)) return '/'
  return isStep(asked.split(/[?#]/)[0] ?? '') ? '/' : asked
}

type BrowserAddress = { pathname: string; search: string; hash: string }
type Place = BrowserAddress & { state: unknown }

const addressOf = ({ pathname, search, hash }: BrowserAddress): string => pathname + search + hash

/**
 * The target of a redirect to `to`, and its history state. `browser` is the browser's own address,
 * which may be newer.
 */
export function nextPlace(
  to: string,
  place: Place,
  browser: BrowserAddress,
): { to: string; state: { asked: string; from: string } | null } {
  const { pathname, state } = place
  if (to === '/') return { to: askedFor(state), state: null }
  if (browser.pathname !== pathname && !isStep(browser.pathname)) {
    return { to, state: { asked: addressOf(browser), from: pathname } }
  }
  const asked = isStep(pathname) ? askedFor(state) : addressOf(place)
  return { to, state: { asked, from: pathname } }
}
