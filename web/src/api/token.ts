const key = 'API_TOKEN'
const listeners = new Set<() => void>()

export type TokenStore = {
  read(): Promise<string | null>
  write(token: string | null): Promise<void>
}

let keychain: TokenStore | null = null
let written = Promise.resolve()

// The copy in memory keeps the session where local storage is forbidden.
let current = readKept()

/** The session's bearer token, or null. */
export function getToken(): string | null {
  return current
}

/** Stores the token of a sign-in; null deletes it. */
export function setToken(token: string | null): void {
  current = token
  if (keychain === null) keepLocally(token)
  else keepIn(keychain, token)
  notify()
}

/**
 * Loads the token from the keychain and keeps it there. The native app calls this before the first
 * request.
 */
export async function openKeychain(store: TokenStore): Promise<void> {
  keychain = store
  // If the keychain cannot be read, the person signs in again.
  current = await store.read().catch(() => null)
}

/** Writes one token after the other, so that the last one remains. */
function keepIn(store: TokenStore, token: string | null): void {
  // If that fails, the token stays in memory.
  written = written.then(() => store.write(token)).catch(() => {})
}

function keepLocally(token: string | null): void {
  try {
    if (token === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, token)
  } catch {
    // The token is in memory only.
  }
}

/** Calls the listener when the token changes. Returns a function that stops it. */
export function onToken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

function readKept(): string | null {
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Calls the listener when another tab changed the token; the argument is true if it was removed.
 */
export function onTokenElsewhere(listener: (forgotten: boolean) => void): void {
  globalThis.addEventListener?.('storage', ({ key: changed, newValue }) => {
    if (changed === key || changed === null) listener(newValue === null)
  })
}

// Signing out in one tab signs out in all of them.
onTokenElsewhere(() => {
  current = readKept()
  notify()
})
