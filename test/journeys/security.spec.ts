import { expect } from '@playwright/test'
import { isAlive, test, tokenOf, visit } from './account-journey.ts'
import { signInAgain } from './accounts.ts'
import { failedRequest } from './journey.ts'
import { password } from './people.ts'
import { message, title } from './steps.ts'

const heading = 'Protect your account'
const newPassword = 'nine grey geese go home'

test('a password change ends the other sessions and keeps another tab signed in', async ({
  page,
  context,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const elsewhere = await signInAgain(base, account.email)
  const other = await context.newPage()
  await visit(other, '/impact-goal', 'My Goals')
  // A tab in the background does not render, so the test would wait forever.
  await page.bringToFront()
  await visit(page, '/profile', 'Your profile')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Security/ }).click()
  await expect(title(page, heading)).toBeFocused()
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  const now = dialog.getByLabel('Current password')
  const send = dialog.getByRole('button', { name: 'Change password' })
  await now.fill('not my password')
  await dialog.getByLabel('New password').fill(newPassword)
  await send.click()
  await expect(now).toHaveAccessibleDescription(/This isn’t your password/)
  await now.fill(password)
  await send.click()
  const done = 'Your password is changed. Your other devices are signed out.'
  await expect(message(page, done)).toBeVisible()
  await expect(page.getByText(/^Changed on /)).toBeVisible()
  const token = await tokenOf(page)
  expect(await isAlive(base, token)).toBe(true)
  expect(await isAlive(base, account.token)).toBe(false)
  expect(await isAlive(base, elsewhere)).toBe(false)
  await other.bringToFront()
  await other.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(title(other, 'Who will you lift today?')).toBeVisible()
  expect(await tokenOf(other)).toBe(token)
})

test('a member signs out one device, then all others, then everywhere', async ({
  page,
  account,
  base,
}) => {
  const again = () => signInAgain(base, account.email)
  const others = [await again(), await again()]
  await visit(page, '/security', heading)
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await test.step('signs out one device', async () => {
    await devices
      .nth(1)
      .getByRole('button', { name: /^Sign out / })
      .click()
    await expect(devices).toHaveCount(2)
    const alive = await Promise.all(others.map((token) => isAlive(base, token)))
    expect(alive.filter(Boolean)).toHaveLength(1)
  })
  await test.step('signs out all others', async () => {
    await page.getByRole('button', { name: 'Sign out all others' }).click()
    await expect(message(page, '1 other device is signed out.')).toBeVisible()
    for (const token of others) expect(await isAlive(base, token)).toBe(false)
    expect(await isAlive(base, await tokenOf(page))).toBe(true)
    const events = page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem')
    await expect(events.first()).toContainText('Devices signed out')
  })
  await test.step('signs out everywhere', async () => {
    const last = await again()
    await page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(title(page, 'You’re signed out')).toBeVisible()
    expect(await isAlive(base, last)).toBe(false)
    expect(await isAlive(base, account.token)).toBe(false)
  })
})
