import { expect, type Page } from '@playwright/test'
import { visit } from './account-journey.ts'
import { type Account, letAppCodesBeUnused } from './accounts.ts'
import { appCodeOf, readSquare } from './authenticator.ts'
import { digits, textedCode } from './newcomers.ts'
import { title } from './steps.ts'

export const appPage = '/security/two-factor/totp'
export const smsPage = '/security/two-factor/sms'
export const codesPage = '/security/two-factor/recovery-codes'

/** An unused Austrian number, as people type it in Austria and in E.164. */
export function aNumber(): { typed: string; phone: string } {
  const rest = digits(7)
  return { typed: `0660 ${rest}`, phone: `+43660${rest}` }
}

/** Starts the set-up of the app and reads the secret from the QR code on the screen. */
export async function scanTheSquare(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'I have one' }).click()
  const square = page.getByRole('img', { name: 'QR code for your authenticator app' })
  await expect(square).toBeVisible()
  const uri = new URL(await readSquare(square))
  expect(uri.protocol + uri.host).toBe('otpauth:totp')
  return uri.searchParams.get('secret') ?? ''
}

/** Sets up the app. Answers its secret, of which no code is used up. */
export async function setUpTheApp(page: Page, account: Account): Promise<string> {
  await visit(page, '/security/two-factor', 'Two-factor sign-in')
  await page.getByRole('link', { name: 'Set up the app' }).click()
  const secret = await scanTheSquare(page)
  await page.getByLabel('Code from your app').fill(appCodeOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(title(page, 'Sign in without your phone')).toBeVisible()
  letAppCodesBeUnused(account)
  return secret
}

/** Creates the first recovery codes. Answers them. */
export async function makeTheCodes(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create my codes' }).click()
  const codes = await codesOn(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(title(page, 'Two-factor sign-in')).toBeVisible()
  return codes
}

export async function codesOn(page: Page): Promise<string[]> {
  const items = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  return items.allTextContents()
}

/** Requests a text message to a number on the open page. Answers its code. */
export async function haveTexted(
  page: Page,
  base: string,
  { typed, phone }: { typed: string; phone: string },
): Promise<string> {
  await page.getByLabel('Phone number').fill(typed)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByLabel('Code from the text message')).toBeVisible()
  return textedCode(base, phone)
}
