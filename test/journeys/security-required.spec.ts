import { expect } from '@playwright/test'
import { test, visit } from './account-journey.ts'
import { aCompanyThatAsks, anAccount } from './accounts.ts'
import { appCodeOf } from './authenticator.ts'
import { appPage, makeTheCodes, scanTheSquare } from './factors.ts'
import { failedRequest } from './journey.ts'
import { title } from './steps.ts'

test.use({
  account: async ({ base }, use) => {
    await use(await anAccount(base, aCompanyThatAsks(30)))
  },
})

test('after the grace days, a member must set up a second factor before other pages open', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto('/impact-goal')
  await expect(title(page, 'Two-factor sign-in')).toBeVisible()
  await expect(page).toHaveURL('/security/two-factor')
  await expect(page.getByText(/Set it up to use the rest of the app/)).toBeVisible()
  await page.getByRole('link', { name: 'See who sees what' }).click()
  await expect(title(page, 'Who sees what about you')).toBeVisible()
  await visit(page, appPage, 'Set up your authenticator app')
  const secret = await scanTheSquare(page)
  await page.getByLabel('Code from your app').fill(appCodeOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(title(page, 'Sign in without your phone')).toBeVisible()
  await makeTheCodes(page)
  await visit(page, '/impact-goal', 'My Goals')
})
