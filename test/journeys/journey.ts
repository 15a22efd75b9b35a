import { test as base, expect } from '@playwright/test'
import { letAddressLimitsEnd } from './accounts.ts'
import { aPerson, forgetGoals, type Person } from './people.ts'

type Options = {
  /** Whether the browser begins with the session of `person`. */
  signedIn: boolean
}

type Things = {
  /** The person of this journey, with nothing saved. */
  person: Person
  /** Nothing is refused because of how much other journeys asked for. */
  roomForAll: undefined
  /** What the browser's console may say in this journey; anything else fails it. */
  complaints: { allow: (pattern: RegExp) => void }
}

/** A request that failed, was refused or got no network, as the console reports it. */
export const failedRequest = /Failed to load resource/

/** A journey: a person of its own, and no error in the console, a policy's refusal included. */
export const test = base.extend<Options & Things, { session: Person }>({
  signedIn: [true, { option: true }],

  session: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use, worker) => {
      const url = worker.project.use.baseURL
      if (url === undefined) throw new Error('playwright.config.ts gives no baseURL')
      await use(await aPerson(url, worker.parallelIndex))
    },
    { scope: 'worker' },
  ],

  person: async ({ session }, use) => {
    await forgetGoals(session)
    await use(session)
  },

  storageState: async ({ signedIn, person, baseURL }, use) => {
    const localStorage = signedIn ? [{ name: 'API_TOKEN', value: person.token }] : []
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },

  roomForAll: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      letAddressLimitsEnd()
      await use(undefined)
    },
    { auto: true },
  ],

  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(message.text())
      })
      context.on('weberror', (error) => heard.push(String(error.error())))
      await use({ allow: (pattern) => allowed.push(pattern) })
      const rest = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(rest, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
