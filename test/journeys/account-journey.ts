import { expect, type Page } from '@playwright/test'
import { type Account, anAccount } from './accounts.ts'
import { test as journey } from './journey.ts'
import { ask, password } from './people.ts'
import { title } from './steps.ts'

type Things = {
  /** An account of this journey alone, signed in by password. */
  account: Account
  base: string
}

/** A journey with its own account, whose password and second factors it may change. */
export const test = journey.extend<Things>({
  base: async ({ baseURL }, use) => {
    await use(baseURL ?? '')
  },
  account: async ({ base }, use) => {
    await use(await anAccount(base))
  },
  storageState: async ({ account, base }, use) => {
    const localStorage = [{ name: 'API_TOKEN', value: account.token }]
    await use({ cookies: [], origins: [{ origin: base, localStorage }] })
  },
})

export async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('API_TOKEN'))) ?? ''
}

/** Whether the server knows the session of a token. */
export async function isAlive(base: string, token: string): Promise<boolean> {
  const { errors } = await ask(base, token, '{ me { _id } }')
  return errors === undefined
}

export async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(title(page, heading)).toBeVisible()
}

export const askedAgain = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** Types the password into the dialog that asks to sign in again. */
export async function giveThePassword(page: Page, typed = password): Promise<void> {
  const dialog = askedAgain(page)
  await dialog.getByLabel('Password').fill(typed)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}
