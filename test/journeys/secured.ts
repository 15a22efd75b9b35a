import { test as base } from './journey.ts'
import { aSecuredAccount, type Secured } from './newcomers.ts'

/**
 * A journey of somebody with second factors, of its own: tries, codes and pauses are counted for
 * each person. Who signs in with a recovery code takes it out of `recoveryCodes`.
 */
export const test = base.extend<{ secured: Secured }>({
  secured: async ({ baseURL }, use) => use(await aSecuredAccount(baseURL ?? '')),
})
