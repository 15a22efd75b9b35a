import type { Page } from '@playwright/test'
import { letSmsPauseEnd } from './accounts.ts'
import { appCodeOf } from './authenticator.ts'
import { expect, failedRequest } from './journey.ts'
import { type SecuredPerson, textedCode } from './newcomers.ts'
import { ask } from './people.ts'
import { test } from './secured.ts'
import { expectHome, title } from './steps.ts'
import { keptToken, signInWith, storedToken } from './steps-identity.ts'

test.use({ signedIn: false })

/** Enters the password; the second factor is asked for afterwards. */
async function halfway(page: Page, { email, password }: SecuredPerson, from = '/auth/login') {
  await page.goto(from)
  await signInWith(page, email, password)
  await expect(title(page, 'One more step')).toBeVisible()
  await expect(page).toHaveURL('/auth/two-fa')
}

test('sign-in with a code of the app leads to the requested page', async ({
  page,
  context,
  baseURL,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await halfway(page, secured, '/bookmarked-advice')
  const pending = await storedToken(page)
  const field = page.getByRole('textbox', { name: 'Code from your app' })
  await field.fill(appCodeOf(secured.secret, 20))
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Invalid code/)
  await context.setOffline(true)
  await field.fill(appCodeOf(secured.secret).replace(/^.../, '$& '))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText(/didn’t answer/)).toBeVisible()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(title(page, 'My Bookmarked Advice')).toBeVisible()
  const token = await storedToken(page)
  expect(token).not.toBe(pending)
  await expect.poll(() => keptToken(page)).toBe(token)
  const after = await ask(baseURL ?? '', pending, '{ me { _id } }')
  expect(after.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
})

test('sign-in with a texted code works after a reload and a wait for the next code', async ({
  page,
  baseURL,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await halfway(page, secured)
  const instead = page.getByRole('button', { name: 'Text me a code instead' })
  const send = page.getByRole('button', { name: 'Text me a code', exact: true })
  await instead.click()
  // The set-up sent a code to this phone less than a minute ago.
  await send.click()
  await expect(page.getByText(/just sent a code/)).toBeVisible()
  await expect(page.getByText(/You can get another one in/)).toBeVisible()
  letSmsPauseEnd(secured)
  await page.reload()
  await instead.click()
  await send.click()
  const field = page.getByRole('textbox', { name: 'Code from the text message' })
  await expect(field).toBeFocused()
  // A phone may unload the tab while a person reads the message.
  await page.reload()
  await expect(field).toBeFocused()
  await field.fill(await textedCode(baseURL ?? '', secured.phone))
  await page.keyboard.press('Enter')
  await expectHome(page)
})
