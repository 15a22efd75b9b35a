import { expect, it } from 'vitest'
import { type AccessState, type AccessUser, decide, nextPlace } from '#access.ts'
import { addresses } from '#routes/pages.ts'

const both = [true, false]
const sessionStates = [
  ...['active', 'pending_2fa', 'unverified', 'enrol_2fa', 'closed', 'deactivated'],
]

const users: AccessUser[] = sessionStates.flatMap((sessionState) =>
  [null, 'trial', 'member'].flatMap((tier) =>
    both.flatMap((isPublicUser) =>
      both.flatMap((isAppAdmin) =>
        both.flatMap((emailVerified) =>
          both.map((showWelcomeDialog) => ({
            ...{ sessionState, tier, isPublicUser, isAppAdmin, emailVerified, showWelcomeDialog },
          })),
        ),
      ),
    ),
  ),
)

const states: AccessState[] = (['web', 'native'] as const).flatMap((platform) =>
  (['native', 'any'] as const).flatMap((publicPlatforms) => [
    { hasToken: false, user: 'none' as const, platform, publicPlatforms },
    ...(['none', 'refused', ...users] as const).map((user) => ({
      ...{ hasToken: true, user, platform, publicPlatforms },
    })),
  ]),
)

const paths = [
  ...addresses.map((path) => path.replace(/[:?]/g, '')),
  ...['/login', '/LOGIN/', '/Auth/Login', '/nothing', '/auth/nothing', '/auth', '/user/nothing'],
  ...['/payment/again', '/auth/sign-up?invite=x', '/auth/verify-email?code=x', '//'],
]
/** The address that history may already hold, from an earlier redirect or from the page before. */
const histories = [null, { asked: '/login' }, { asked: '/auth/login' }, { asked: '/feed?a=b' }]

/** The addresses of one chain of redirects, as `access-gate.tsx` follows them. */
function chainOf(path: string, history: unknown, state: AccessState): string[] {
  const visited: string[] = []
  let at = path
  let way = history
  while (visited.length < 10) {
    visited.push(at)
    const decision = decide(at, state)
    if (decision.kind !== 'redirect') return visited
    const [pathname = '', query] = at.split('?')
    const search = query === undefined ? '' : `?${query}`
    const place = { pathname, search, hash: '', state: way }
    const next = nextPlace(decision.to, place, place)
    at = next.to
    way = next.state
  }
  return visited
}

// Several hundred thousand chains: more than 5 s when other tests run beside it.
it('ends every chain of redirects within four steps, without visiting an address twice', {
  timeout: 60_000,
}, () => {
  const bad: string[] = []
  for (const state of states) {
    for (const path of paths) {
      for (const history of histories) {
        const chain = chainOf(path, history, state)
        if (chain.length <= 4 && new Set(chain).size === chain.length) continue
        bad.push(`${chain.join(' > ')} for ${JSON.stringify(state)}`)
      }
    }
  }
  expect(bad.slice(0, 5)).toEqual([])
})

it('leads a signed-in person from /login to the requested page, else home', () => {
  const user = { ...(users[0] as AccessUser), isPublicUser: false, showWelcomeDialog: false }
  const state: AccessState = {
    ...{ hasToken: true, user, platform: 'web', publicPlatforms: 'any' },
  }
  expect(chainOf('/login', null, state)).toEqual(['/login', '/auth/login', '/'])
  expect(chainOf('/login', { asked: '/feed' }, state)).toEqual(['/login', '/auth/login', '/feed'])
})

it.each([
  ['/app-admin', '?a=b', ''],
  ['/company/members', '', ''],
  ['/profile', '', '#membership'],
])('leads to the requested page after sign-in: %s%s%s', (pathname, search, hash) => {
  const asked = { pathname, search, hash, state: null }
  for (const to of ['/auth/login', '/auth/sign-off']) {
    const { state } = nextPlace(to, asked, asked)
    const login = { pathname: '/auth/login', search: '', hash: '', state }
    expect(nextPlace('/', login, login).to).toBe(pathname + search + hash)
  }
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'never follows a remembered address that leaves the site: %s',
  (asked) => {
    const place = { pathname: '/auth/login', search: '', hash: '', state: { asked } }
    expect(nextPlace('/', place, place).to).toBe('/')
  },
)
