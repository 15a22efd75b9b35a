import { test as base, expect } from '@playwright/test'
import { letAddressLimitsEnd } from './accounts.ts'
import { aPerson, forgetGoals, type Person } from './people.ts'

type Options = {
  /** Whether the browser starts with the session of `person`. */
  signedIn: boolean
}

type Things = {
  /** The person of this journey, without goals and bookmarks. */
  person: Person
  /** Resets the limits that other journeys may have used up. */
  roomForAll: undefined
  /** Allows errors in the browser's console; any other error fails the journey. */
  complaints: { allow: (pattern: RegExp) => void }
}

/** The console's message about a request that failed, was refused or had no network. */
export const failedRequest = /Failed to load resource/

/** A journey with its own person, which fails if the console has an error. */
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
