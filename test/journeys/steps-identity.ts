import { expect, type Page } from '@playwright/test'
import { newPassword } from './newcomers.ts'
import { expectHome, title } from './steps.ts'

/** Fills in the sign-up that is on screen and sends it. */
export async function signUp(page: Page, email: string, referralCode?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Newcomer')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password').fill(newPassword)
  if (referralCode !== undefined) {
    await page.getByText('I have a referral code').click()
    await page.getByRole('textbox', { name: 'Referral code' }).fill(referralCode)
  }
  await page.getByRole('button', { name: 'Create my account' }).click()
}

/** Presses the one button of the page that a mailed link opens. */
export const confirmAddress = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Confirm my email' }).click()

export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The token in local storage. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('API_TOKEN'))

/** The copy of the token that a service worker can read. */
export const keptToken = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    // Opening a missing database would create an empty one.
    const all = await indexedDB.databases()
    if (!all.some((database) => database.name === 'goodwork')) return null
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('goodwork'))
    const store = database.transaction('session').objectStore('session')
    const token: string | undefined = await settled(store.get('API_TOKEN'))
    database.close()
    return token ?? null
  })

/** Waits for the welcome of a first visit and goes home by "Later". */
export async function putOffWelcome(page: Page): Promise<void> {
  await expect(title(page, /^Welcome, /)).toBeVisible()
  await expect(page).toHaveURL('/user/user-welcome')
  // A reload before this is saved would lead back to the welcome.
  const saved = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('mutation SaveOnboarding')),
  )
  await page.getByRole('button', { name: 'Later' }).click()
  await expectHome(page)
  await saved
}
