import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { test, visit } from './account-journey.ts'
import { aCompanyThatAsks, anAccount } from './accounts.ts'
import { appCodeOf } from './authenticator.ts'
import { appPage, makeTheCodes, scanTheSquare } from './factors.ts'
import { expect } from './journey.ts'
import { title } from './steps.ts'

/** The side menu: on small screens behind its button. */
async function openMenu(page: Page) {
  const isSmall = (page.viewportSize()?.width ?? 0) < 1024
  if (isSmall) await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'My Goals' })).toBeVisible()
  return menu
}

test('shows no banner to people whose company asks for nothing', async ({ page }) => {
  await visit(page, '/impact-goal', 'My Goals')
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: /second step/ })).toHaveCount(0)
})

test.describe('where the company requires a second factor', () => {
  test.use({
    account: async ({ base }, use) => {
      await use(await anAccount(base, aCompanyThatAsks(1)))
    },
  })

  test('leads from the menu to the set-up, until there is a second factor', async ({ page }) => {
    await visit(page, '/', 'Who will you lift today?')
    let menu = await openMenu(page)
    const banner = menu.getByRole('link', { name: /Set up a second step.*Kestrel asks everybody/ })
    await expect(banner).toBeVisible()
    await expectAccessible(page, 'banner')
    await banner.click()
    await expect(page).toHaveURL('/security/two-factor')
    await expect(title(page, 'A second step when you sign in')).toBeVisible()

    await visit(page, appPage, 'Set up your authenticator app')
    const secret = await scanTheSquare(page)
    await page.getByLabel('Code from your app').fill(appCodeOf(secret))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await makeTheCodes(page)
    await visit(page, '/impact-goal', 'My Goals')
    menu = await openMenu(page)
    await expect(menu.getByRole('link', { name: /second step/ })).toHaveCount(0)
  })
})
