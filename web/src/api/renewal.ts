import { getToken, setToken } from '#api/token.ts'

const lock = 'goodwork.token'

type LockMode = 'exclusive' | 'shared'

/** Without the Locks API, tabs don't wait for each other. */
function locked<T>(mode: LockMode, work: () => T | Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {}
  if (locks === undefined) return Promise.resolve(work())
  return locks.request(lock, { mode }, work) as Promise<T>
}

/**
 * Runs a call that replaces the token. Until it ends, no tab treats the old token's refusal as a
 * sign-out.
 */
export function renewToken(ask: (token: string) => Promise<{ token: string }>): Promise<void> {
  return locked('exclusive', async () => {
    const { token } = await ask(readKept() ?? '')
    setToken(token)
  })
}

/** The token once no tab is renewing it; null if signed out. */
export function settledToken(): Promise<string | null> {
  return locked('shared', readKept)
}

/** Another tab's token is in storage before its event arrives here. */
function readKept(): string | null {
  try {
    return globalThis.localStorage.getItem('API_TOKEN') ?? getToken()
  } catch {
    return getToken()
  }
}
