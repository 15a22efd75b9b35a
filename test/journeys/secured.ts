import { test as base } from './journey.ts'
import { aSecuredAccount, type Secured } from './newcomers.ts'

/**
 * Journeys of somebody with second factors, one for each worker. Who signs in with a recovery code
 * takes it out of `recoveryCodes`.
 */
export const test = base.extend<{ secured: Secured }, { securedOfWorker: Secured }>({
  securedOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use, worker) => use(await aSecuredAccount(worker.project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
  secured: async ({ securedOfWorker }, use) => use(securedOfWorker),
})
