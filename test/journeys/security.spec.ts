import { expect } from '@playwright/test'
import { askedAgain, giveThePassword, isAlive, test, tokenOf, visit } from './account-journey.ts'
import { letAge, signInAgain } from './accounts.ts'
import { failedRequest } from './journey.ts'
import { messagesTo } from './newcomers.ts'
import { ask, password } from './people.ts'
import { message, title } from './steps.ts'

const heading = 'Keep your account yours'
const newPassword = 'nine grey geese go home'

test('leads from the profile to what guards the account', async ({ page }) => {
  await visit(page, '/impact-goal', 'My Goals')
  await page.getByRole('link', { name: 'Your profile' }).click()
  await expect(title(page, 'Your profile')).toBeFocused()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Security/ })
    .click()
  await expect(title(page, heading)).toBeFocused()
  await expect(page).toHaveURL('/security')
  await expect(page.getByText('Only your password guards it')).toBeVisible()
})

test('changes the password after a wrong one, here and for good, and ends the other sessions', async ({
  page,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const other = await signInAgain(base, account.email)
  await visit(page, '/security', heading)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  const send = dialog.getByRole('button', { name: 'Change password' })
  await send.click()
  await expect(dialog.getByLabel('Your password now')).toBeFocused()
  await dialog.getByLabel('New password').fill('too short')
  await dialog.getByLabel('Your password now').fill('not my password')
  await send.click()
  await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(/at least 12/)
  await dialog.getByLabel('New password').fill(newPassword)
  await send.click()
  const now = dialog.getByLabel('Your password now')
  await expect(now).toHaveAccessibleDescription(/This is not your password/)
  await expect(now).toBeFocused()
  await expect(dialog.getByLabel('New password')).toHaveValue(newPassword)

  await now.fill(password)
  await send.click()
  await expect(
    message(page, 'Your password is changed. Your other devices are signed off.'),
  ).toBeVisible()
  await expect(page.getByText(/^Changed on /)).toBeVisible()
  await expect(page.getByText('On this device only.')).toBeVisible()
  const token = await tokenOf(page)
  expect(token).not.toBe(account.token)
  expect(await isAlive(base, token)).toBe(true)
  expect(await isAlive(base, account.token)).toBe(false)
  expect(await isAlive(base, other)).toBe(false)
  await page.reload()
  await expect(title(page, heading)).toBeVisible()
})

test('keeps the other tab signed in when a change gives the session a fresh token', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await visit(other, '/impact-goal', 'My Goals')
  // A tab in the background draws nothing, and all that waits for that waits.
  await page.bringToFront()
  await visit(page, '/security', heading)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Your password now').fill(password)
  await dialog.getByLabel('New password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(
    message(page, 'Your password is changed. Your other devices are signed off.'),
  ).toBeVisible()
  await other.bringToFront()
  await expect(title(other, 'My Goals')).toBeVisible()
  await other.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(title(other, 'Who will you lift today?')).toBeVisible()
  expect(await tokenOf(other)).toBe(await tokenOf(page))
})

test('ends one session, then all others, and knows which one is this', async ({
  page,
  account,
  base,
}) => {
  const others = [await signInAgain(base, account.email), await signInAgain(base, account.email)]
  await visit(page, '/security', heading)
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.first()).toContainText('This device')
  await expect(devices.first().getByRole('button')).toHaveCount(0)
  await expect(devices.nth(1)).toContainText(/Last used (just now|.* ago), from 127\.0\.0\.x/)

  await devices.nth(1).getByRole('button', { name: /^End / }).click()
  await expect(devices).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
  const alive = await Promise.all(others.map((token) => isAlive(base, token)))
  expect(alive.filter(Boolean)).toHaveLength(1)

  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(message(page, '1 other device is signed off.')).toBeVisible()
  await expect(devices).toHaveCount(1)
  for (const token of others) expect(await isAlive(base, token)).toBe(false)
  expect(await isAlive(base, await tokenOf(page))).toBe(true)
  const events = page.getByRole('list', { name: 'Events' }).getByRole('listitem')
  await expect(events.first()).toContainText('Devices signed off')
})

test('signs off everywhere, once that was asked', async ({ page, account, base }) => {
  const other = await signInAgain(base, account.email)
  await visit(page, '/security', heading)
  const button = page.getByRole('main').getByRole('button', { name: 'Sign off everywhere' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Sign off everywhere?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await isAlive(base, other)).toBe(true)
  await expect(dialog).toBeHidden()
  await button.click()
  await dialog.getByRole('button', { name: 'Sign off everywhere' }).click()
  await expect(title(page, 'You are signed off.')).toBeVisible()
  expect(await isAlive(base, other)).toBe(false)
  expect(await isAlive(base, account.token)).toBe(false)
})

test('asks to sign in again for another address, and goes on with what was typed', async ({
  page,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  letAge(account.token, 11)
  const address = `new-${account.email}`
  await visit(page, '/security', heading)
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your address' })
  await dialog.getByLabel('New mail address').fill(address)
  await dialog.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(askedAgain(page)).toBeVisible()

  // Given up: nothing is sent, nothing is lost.
  await askedAgain(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(askedAgain(page)).toBeHidden()
  await expect(dialog.getByLabel('New mail address')).toHaveValue(address)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  expect(await messagesTo(base, address)).toHaveLength(0)

  await dialog.getByRole('button', { name: 'Mail me the link' }).click()
  await giveThePassword(page, 'not my password')
  await expect(askedAgain(page).getByLabel('Password')).toHaveAccessibleDescription(/is not right/)
  await giveThePassword(page)
  await expect(page.getByText(/A link is on its way to/)).toContainText(address)
  expect(await messagesTo(base, address)).toHaveLength(1)
  // One session took the place of the other, which ends without anybody waiting for that.
  await expect.poll(() => isAlive(base, account.token)).toBe(false)
  const { data } = await ask<{ sessionGetMany: unknown[] }>(
    base,
    await tokenOf(page),
    '{ sessionGetMany { _id } }',
  )
  expect(data?.sessionGetMany).toHaveLength(1)
})
