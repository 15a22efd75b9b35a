import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { test, visit } from './account-journey.ts'
import { expect } from './journey.ts'
import { ask } from './people.ts'
import { expectHome, message, title } from './steps.ts'

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Chooses a file in the picker. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: 'image/png', buffer }
  await page.getByLabel(/^Choose (a picture|another)$/).setInputFiles(file)
}

test('a member crops a picture by keyboard, saves it despite an outage and removes it', async ({
  page,
  account,
  base,
  context,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const avatar = async () =>
    (await ask<{ me: { avatar: string | null } }>(base, account.token, '{ me { avatar } }')).data
      ?.me.avatar ?? null
  await visit(page, '/user/user-image', 'Add a picture')
  await expect(page.getByText('Choose a picture')).toBeVisible()
  await expectAccessible(page, 'no picture')
  await choose(page, 'holiday.png', Buffer.from('PK\x03\x04 this is a zip'))
  await expect(page.getByRole('alert').filter({ hasText: 'We can’t open this file' })).toBeVisible()

  await choose(page, 'view.png', await page.screenshot())
  const part = page.getByRole('application', { name: /use the arrow keys to move it/ })
  await expect(part).toBeVisible()
  await expect(bar(page, 'Skip')).toHaveCount(0)
  await part.focus()
  await page.keyboard.press('ArrowUp')
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  await page.keyboard.press('End')
  await expect(zoom).toHaveValue('4')
  await expectAccessible(page, 'cropping')

  await context.setOffline(true)
  await button(page, 'Save picture').click()
  await expect(page.getByRole('alert').filter({ hasText: 'didn’t answer' })).toBeVisible()
  expect(await avatar()).toBeNull()
  await context.setOffline(false)
  await button(page, 'Try again').click()
  await expect(bar(page, 'Continue')).toBeVisible()
  const address = await avatar()
  expect(address).toMatch(/^\/pictures\//)

  await page.getByRole('button', { name: 'Later' }).click()
  await expectHome(page)
  const shown = page.getByRole('link', { name: 'Your profile' }).locator('img')
  await expect(shown).toBeVisible()
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)

  await visit(page, '/user/user-image', 'Add a picture')
  await button(page, 'Remove picture').click()
  await expect(page.getByText('You can’t undo this.')).toBeVisible()
  await expectAccessible(page, 'removing')
  await button(page, 'Remove').click()
  await expect(message(page, 'Deleted')).toBeVisible()
  await expect(page.getByText('Choose a picture')).toBeVisible()
  expect(await avatar()).toBeNull()
  expect((await page.request.get(address ?? '')).status()).toBe(404)
  await bar(page, 'Skip').click()
  await expect(title(page, 'Make it more yours')).toBeVisible()
})
