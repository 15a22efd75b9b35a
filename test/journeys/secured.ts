import { test as base } from './journey.ts'
import { aSecuredAccount, type SecuredPerson } from './newcomers.ts'

/**
 * A journey with its own account that has second factors, because attempts, codes and pauses are
 * counted for each person. A journey that uses a recovery code removes it from `recoveryCodes`.
 */
export const test = base.extend<{ secured: SecuredPerson }>({
  secured: async ({ baseURL }, use) => use(await aSecuredAccount(baseURL ?? '')),
})
