import type { Browser } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'
import { freshAddress, mailedLink, newPassword } from './newcomers.ts'
import { title } from './steps.ts'
import { confirmAddress, putOffWelcome, signInWith, signUp } from './steps-identity.ts'

test.use({ signedIn: false })

/** Expects no price and no way to buy in the native app, because app stores forbid them. */
async function expectNothingSoldInTheApp(browser: Browser, email: string): Promise<void> {
  const app = await browser.newContext()
  await app.addInitScript(() => {
    Object.assign(globalThis, { Capacitor: { isNativePlatform: () => true } })
  })
  const page = await app.newPage()
  const expectNoSale = async () => {
    await expect(
      page.getByText(/[€$£]|\b(buy|prices?|pricing|(the|your) plans?|costs?|card)\b/i),
    ).toHaveCount(0)
    await expect(page.locator('a[href*="/payment"]')).toHaveCount(0)
  }
  await page.goto('/auth/login')
  await signInWith(page, email, newPassword)
  await expect(page.getByText('This account has no membership.')).toBeVisible()
  for (const path of ['/pricing', '/payment?plan=yearly', '/payment-complete']) {
    await page.goto(path)
    await expect(page.getByText('This account has no membership.')).toBeVisible()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByText('What membership includes')).toBeVisible()
    await expectNoSale()
  }
  await page.goto('/faq')
  await expect(page.getByText('How do I delete my account?')).toBeVisible()
  await expectNoSale()
  await app.close()
}

test('a person signs up, pays for a year, becomes a member and cancels in two taps', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshAddress('example.net')
  await page.goto('/pricing')
  await expect(title(page, 'Choose your plan')).toBeVisible()
  await expect(page.getByText('Save €18 a year')).toBeVisible()
  await page.getByRole('link', { name: 'Create your account' }).click()
  await signUp(page, email)
  await expect(page).toHaveURL('/auth/verify-email')
  await page.goto('/payment?plan=yearly')
  await expect(title(page, 'Confirm your email first')).toBeVisible()
  await page.goto(await mailedLink(baseURL ?? '', email))
  await confirmAddress(page)

  await expect(page).toHaveURL('/pricing')
  await expect(title(page, 'Nora, choose your plan')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible()
  await expectAccessible(page, 'plans')
  await expectNothingSoldInTheApp(browser, email)
  await page.getByRole('link', { name: 'Choose yearly' }).click()
  await expect(title(page, /^Pay for /)).toBeFocused()
  await expect(page.getByText('No card is charged')).toBeVisible()
  await expectAccessible(page, 'payment')
  // A person who returns without paying has the same choice again.
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('link', { name: /^Back to / }).click()
  await expect(title(page, 'You haven’t been charged')).toBeVisible()
  await page.getByRole('link', { name: 'See the plans' }).click()
  await page.getByRole('link', { name: 'Choose yearly' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick()
  await page.getByRole('button', { name: /^Pay/ }).click()

  await expect(title(page, 'You’re a member')).toBeVisible()
  await expect(page).toHaveURL('/payment-complete')
  await expectAccessible(page, 'member')
  await page.getByRole('link', { name: 'Get started' }).click()
  await putOffWelcome(page)

  await page.goto('/profile#membership')
  const membership = page.getByRole('region', { name: 'Membership' })
  await expect(membership.getByText('€90 a year')).toBeVisible()
  await expect(membership.getByText(/^Next payment: /)).toBeVisible()
  await membership.getByRole('button', { name: 'Manage or cancel' }).click()
  await page.getByRole('button', { name: 'Cancel my membership' }).click()
  await expect(title(page, 'Your membership')).toBeVisible()
  await expect(page.getByText(/^Canceled: you have access until /)).toBeVisible()
  await expectAccessible(page, 'canceled')
})
