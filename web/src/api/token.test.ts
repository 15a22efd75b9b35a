import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TokenStore } from '#api/token.ts'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  // The keychain stays open in the module, which later files would share.
  vi.resetModules()
})

/** The module as in a fresh start of the native app, without a usable local storage. */
async function startedWith(keychain: TokenStore) {
  const forbidden = () => {
    throw new Error('Local storage was used')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: forbidden, removeItem: forbidden })
  const token = await import('#api/token.ts')
  await token.openKeychain(keychain)
  return token
}

it('loads the token from the keychain before the first request', async () => {
  const token = await startedWith({ read: async () => 'kept', write: async () => {} })
  expect(token.getToken()).toBe('kept')
})

it('starts without a token if the keychain cannot be read', async () => {
  const broken = { read: () => Promise.reject(new Error('locked')), write: async () => {} }
  expect((await startedWith(broken)).getToken()).toBeNull()
})

it('writes tokens to the keychain in order, also after a failed write', async () => {
  const writes: (string | null)[] = []
  const token = await startedWith({
    read: async () => null,
    write: async (value) => {
      // The first write is the slowest, and fails.
      await new Promise((resolve) => setTimeout(resolve, value === 'first' ? 20 : 0))
      if (value === 'first') throw new Error('full')
      writes.push(value)
    },
  })
  for (const value of ['first', 'second', null]) token.setToken(value)
  expect(token.getToken()).toBeNull()
  await vi.waitFor(() => expect(writes).toEqual(['second', null]))
})
