import { getToken, setToken } from '#api/token.ts'

const lock = 'goodwork.token'

type LockMode = 'exclusive' | 'shared'

/** Where a browser has no locks, nothing waits. */
function locked<T>(mode: LockMode, work: () => T | Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {}
  if (locks === undefined) return Promise.resolve(work())
  return locks.request(lock, { mode }, work) as Promise<T>
}

/**
 * Runs a call that answers a fresh token, at which the one before is dead at once, and keeps the
 * fresh one. Until then no other call, and no other tab, takes the refusal of the old token for the
 * end of the session. `ask` is given the token to send, which must be sent as `token`.
 */
export function renewToken(ask: (token: string) => Promise<{ token: string }>): Promise<void> {
  return locked('exclusive', async () => {
    const { token } = await ask(readKept() ?? '')
    setToken(token)
  })
}

/** The token once no tab is renewing it; null where nobody is signed in. */
export function settledToken(): Promise<string | null> {
  return locked('shared', readKept)
}

/** What another tab has kept arrives here a moment later as an event; storage has it already. */
function readKept(): string | null {
  try {
    return globalThis.localStorage.getItem('API_TOKEN') ?? getToken()
  } catch {
    return getToken()
  }
}
