/** What the access rules look at in the signed-in person. */
export type AccessUser = {
  isAppAdmin: boolean
  isPublicUser: boolean
  tier: string | null
  emailVerified: boolean
  showWelcomeDialog: boolean
  /** active, pending_2fa, unverified, enrol_2fa, closed or deactivated */
  sessionState: string
}

export type AccessState = {
  hasToken: boolean
  /** `none`: not asked for yet; `refused`: the server did not accept the token. */
  user: AccessUser | 'none' | 'refused'
  platform: 'web' | 'native'
  /** Where public users may be: on the native platform only, or on any. */
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
]
// Links of mails that ask for no session: whoever opens one comes to its page, signed in or not.
const mailed = ['/auth/verify-email']
const withoutToken = ['/auth/login', '/auth/verify-email', '/auth/sign-up', '/user/left']
const readable = ['/about', '/faq', '/pricing']
// For whoever is signed in, with a membership or without: what is kept of them, an invitation, and a
// farewell, which those read as well whom the link of a mail signed off.
const open = ['/profile/privacy', '/user/join', '/user/left']
const untouchedByTheLadder = ['/pricing', '/payment-complete']

const allow: Decision = { kind: 'allow' }

/** One rung: who stands on it goes to `to`, but may stay on the paths of `except`. */
type Rung = {
  to: string
  except: readonly string[]
  /** Paths that this rung does not judge; the next ones do. */
  skips?: readonly string[]
  holds: (user: AccessUser, state: AccessState) => boolean
}

const isPublic = (user: AccessUser) => user.isPublicUser && !user.isAppAdmin

/** Read from the top, the first rung that holds decides. */
const rungs: readonly Rung[] = [
  {
    to: '/auth/two-fa',
    except: ['/', '/auth/two-fa'],
    holds: (user) => user.sessionState === 'pending_2fa',
  },
  {
    to: '/auth/keep-account',
    except: [],
    holds: (user) => user.sessionState === 'closed',
  },
  {
    to: '/auth/access-ended',
    except: ['/auth/access-ended'],
    holds: (user) => user.sessionState === 'deactivated',
  },
  {
    to: '/ios-only',
    except: [...untouchedByTheLadder, ...readable, ...open],
    skips: ['/auth/verify-email'],
    holds: (user, state) => isPublic(user) && !behavesAsNative(state),
  },
  {
    to: '/pricing',
    except: [...untouchedByTheLadder, ...readable, ...open],
    // Confirming comes first: a work address may lead into a company, where nobody pays.
    holds: (user, state) =>
      user.emailVerified && isPublic(user) && behavesAsNative(state) && user.tier !== 'member',
  },
  {
    to: '/auth/verify-email',
    except: ['/auth/verify-email', ...untouchedByTheLadder],
    holds: (user) => !user.emailVerified,
  },
  {
    to: '/security/two-factor',
    // What is one's own stays in reach: what is kept, a copy of it, and the ways out.
    except: ['/security', ...open, '/profile/leave', ...untouchedByTheLadder],
    holds: (user) => user.sessionState === 'enrol_2fa',
  },
  {
    to: '/user/user-welcome',
    except: ['/user', ...untouchedByTheLadder],
    holds: (user) => user.showWelcomeDialog,
  },
]

/**
 * Where a person who asks for `address`, a path with or without its query, may go (product 4, access
 * routing). Pure: the server decides what anybody gets, this only shows the way.
 */
export function decide(address: string, state: AccessState): Decision {
  const [asIs = '', query] = address.split('?')
  const path = tidy(asIs)
  // The stores allow no purchase beside their own: the app shows what membership includes instead.
  if (state.platform === 'native' && matches(path, ['/payment'])) {
    return { kind: 'redirect', to: '/pricing' }
  }
  if (matches(path, exempt)) return allow
  const asked = new URLSearchParams(query)
  if (matches(path, mailed) && asked.has('code')) return allow
  // An invitation is for whoever has it, signed in or not.
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
  for (const rung of rungs) {
    if (matches(path, rung.skips ?? []) || !rung.holds(user, state)) continue
    return isExempt(path, rung.except) ? allow : { kind: 'redirect', to: rung.to }
  }
  return matches(path, ['/auth']) ? { kind: 'redirect', to: '/' } : allow
}

/** Capitals and empty segments do not matter, as in `routes/find-page.ts: matchPath`. */
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

/** Pages on the way in. They are passed through, so they are never remembered as asked for. */
const isStep = (path: string): boolean => matches(tidy(path), ['/auth', '/login'])

/** Where somebody wanted to go before they were sent to sign in; home otherwise. */
export function askedFor(way: unknown): string {
  const asked = (way as { asked?: unknown } | null)?.asked
  if (typeof asked !== 'string' || !/^\/(?![\\/])/.test(asked)) return '/'
  return isStep(asked.split(/[?#]/)[0] ?? '') ? '/' : asked
}

type Here = { pathname: string; search: string; hash: string }
type Place = Here & { state: unknown }

const addressOf = ({ pathname, search, hash }: Here): string => pathname + search + hash

/**
 * The address that a redirect to `to` leads to, and what the history keeps of the way. The address of
 * the browser (`ahead`) may be ahead of `place` while the next page asks for its data: where the
 * session turns out to be over, that next page was asked for.
 */
export function nextPlace(
  to: string,
  place: Place,
  ahead: Here,
): { to: string; state: { asked: string; from: string } | null } {
  const { pathname, state } = place
  if (to === '/') return { to: askedFor(state), state: null }
  if (ahead.pathname !== pathname && !isStep(ahead.pathname)) {
    return { to, state: { asked: addressOf(ahead), from: pathname } }
  }
  const asked = isStep(pathname) ? askedFor(state) : addressOf(place)
  return { to, state: { asked, from: pathname } }
}
