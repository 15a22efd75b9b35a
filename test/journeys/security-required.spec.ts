import { expect } from '@playwright/test'
import { test, visit } from './account-journey.ts'
import { aCompanyThatAsks, anAccount } from './accounts.ts'
import { appCodeOf } from './authenticator.ts'
import { appPage, makeTheCodes, scanTheSquare } from './factors.ts'
import { failedRequest } from './journey.ts'
import { title } from './steps.ts'

const choice = 'A second step when you sign in'

test.describe('while there is time', () => {
  test.use({
    account: async ({ base }, use) => {
      await use(await anAccount(base, aCompanyThatAsks(1)))
    },
  })

  test('says that the company asks for a second step, and lets everything else be done', async ({
    page,
  }) => {
    await visit(page, '/security', 'Keep your account yours')
    await expect(page.getByText(/Kestrel asks everybody for it/).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Set up a second step' }).click()
    await expect(title(page, choice)).toBeVisible()
    await expect(page.getByText(/Kestrel asks everybody for it/)).toBeVisible()
    await visit(page, '/impact-goal', 'My Goals')
  })
})

test.describe('when the time is over', () => {
  test.use({
    account: async ({ base }, use) => {
      await use(await anAccount(base, aCompanyThatAsks(30)))
    },
  })

  test('opens the security pages alone, and the rest once a second step is set up', async ({
    page,
    complaints,
  }) => {
    complaints.allow(failedRequest)
    await page.goto('/impact-goal')
    await expect(title(page, choice)).toBeVisible()
    await expect(page).toHaveURL('/security/two-factor')
    await expect(page.getByText(/the time to get ready is over/)).toBeVisible()
    await visit(page, '/security', 'Keep your account yours')
    await expect(page.getByText('Only your password guards it')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeHidden()
    await visit(page, '/security/two-factor', choice)
    await page.getByRole('link', { name: 'See who sees what' }).click()
    await expect(title(page, 'Who sees what about you')).toBeVisible()
    await visit(page, appPage, 'Set up your authenticator app')
    const secret = await scanTheSquare(page)
    await page.getByLabel('Code from your app').fill(appCodeOf(secret))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect(title(page, 'A way in without your phone')).toBeVisible()
    await makeTheCodes(page)
    await visit(page, '/impact-goal', 'My Goals')
  })
})
