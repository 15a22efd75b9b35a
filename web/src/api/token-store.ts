import { createStore, del, set } from 'idb-keyval'
import { getToken, onToken } from '#api/token.ts'

const key = 'API_TOKEN'
const store = createStore('goodwork', 'session')

/**
 * Keeps a copy of the session's token where a service worker can read it, which cannot read local
 * storage (product 7): now, and at every change from now on. The database `goodwork` has it in its
 * store `session`.
 */
export function followToken(): void {
  void copy()
  onToken(() => void copy())
}

async function copy(): Promise<void> {
  const token = getToken()
  try {
    await (token === null ? del(key, store) : set(key, token, store))
  } catch {
    // No such store in this browser: there is no service worker either.
  }
}
