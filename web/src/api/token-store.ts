import { createStore, del, set } from 'idb-keyval'
import { getToken, onToken } from '#api/token.ts'

const key = 'API_TOKEN'
const store = createStore('goodwork', 'session')

/**
 * Copies the token to IndexedDB (`goodwork`, `session`) for the service worker (product 7), now and
 * on change.
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
    // A browser without IndexedDB has no service worker that needs the copy.
  }
}
