import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { askedAgain, giveThePassword, isAlive, test, tokenOf, visit } from './account-journey.ts'
import { letAge, signInAgain } from './accounts.ts'
import { appCodeOf } from './authenticator.ts'
import { appPage, codesOn, codesPage, makeTheCodes, scanTheSquare, setUpTheApp } from './factors.ts'
import { failedRequest } from './journey.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const choice = 'A second step when you sign in'

/** What was copied last. */
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('sets up an app by the square on the screen, and makes recovery codes', async ({
  page,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const other = await signInAgain(base, account.email)
  await visit(page, '/security/two-factor', choice)
  await page.getByRole('link', { name: 'Set up the app' }).click()
  const secret = await scanTheSquare(page)
  await expect(page.getByRole('heading', { name: 'Show it the square' })).toBeFocused()
  // The key to type is the same one.
  const typed = secret.replace(/.{4}(?=.)/g, '$& ')
  await expect(page.getByText(typed)).toBeVisible()
  await page.getByRole('button', { name: 'Copy the key' }).click()
  await expect.poll(() => copied(page)).toBe(secret)

  const code = page.getByLabel('Code from your app')
  const turnOn = page.getByRole('button', { name: 'Turn it on' })
  await turnOn.click()
  await expect(code).toHaveAccessibleDescription(/Type the code that your authenticator app shows/)
  await code.fill('12345')
  await turnOn.click()
  await expect(code).toHaveAccessibleDescription(/Type the 6 digits/)
  await code.fill(appCodeOf(secret, -20))
  await turnOn.click()
  await expect(code).toHaveAccessibleDescription(/Invalid code/)
  await expect(code).toBeFocused()
  // As people type it.
  await code.fill(appCodeOf(secret).replace(/^.../, '$& '))
  await turnOn.click()
  await expect(title(page, 'A way in without your phone')).toBeFocused()
  await expect(page).toHaveURL(codesPage)
  expect(await isAlive(base, account.token)).toBe(false)
  expect(await isAlive(base, other)).toBe(false)
  expect(await isAlive(base, await tokenOf(page))).toBe(true)

  await makeTheCodes(page)
  await expect(page.getByText(/On since/)).toBeVisible()
  await expect(page.getByText('10 of 10 are left.')).toBeVisible()
  await visit(page, '/security', 'Keep your account yours')
  await expect(page.getByText('Two locks on your door')).toBeVisible()
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'If your phone is gone' })).toBeVisible()
})

test('shows recovery codes once, lets one keep them, and asks before they are left', async ({
  page,
  account,
}) => {
  await setUpTheApp(page, account)
  await page.getByRole('button', { name: 'Make my codes' }).click()
  const codes = await codesOn(page)
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeFocused()
  expect(new Set(codes).size).toBe(10)

  await page.getByRole('link', { name: 'Two-step sign-in' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave without your codes?' })
  await leaving.getByRole('button', { name: 'Stay and keep them' }).click()
  await expect(leaving).toBeHidden()
  await page.goBack()
  await leaving.getByRole('button', { name: 'Stay and keep them' }).click()
  await expect(leaving).toBeHidden()

  // On paper: the codes, and nothing of the page.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toBeHidden()
  for (const code of codes) await expect(page.locator('[data-print-sheet]')).toContainText(code)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('[data-print-sheet]')).toBeHidden()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('goodwork-recovery-codes.txt')
  const text = await readFile(await file.path(), 'utf8')
  for (const code of codes) expect(text).toContain(code)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => copied(page)).toBe(codes.join('\n'))

  // Kept: nobody is asked any more.
  await page.getByRole('link', { name: 'Two-step sign-in' }).click()
  await expect(title(page, choice)).toBeVisible()
  await visit(page, codesPage, 'A way in without your phone')
  await expect(page.getByText('10 of 10 are left')).toBeVisible()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const asking = page.getByRole('dialog', { name: 'Make new codes?' })
  await expect(asking).toContainText('stop working at once')
  await asking.getByRole('button', { name: 'Make new codes' }).click()
  const renewed = await codesOn(page)
  expect(renewed.filter((code) => codes.includes(code))).toEqual([])
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(title(page, choice)).toBeVisible()
})

test('tries a code without it being a sign-in, and leaves it good', async ({
  page,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const secret = await setUpTheApp(page, account)
  const [first] = await makeTheCodes(page)
  const before = await tokenOf(page)
  await page.getByRole('link', { name: 'Try whether a code fits' }).click()
  await expect(title(page, 'Try whether a code fits')).toBeFocused()
  const code = page.getByLabel('Code', { exact: true })
  const tryIt = page.getByRole('button', { name: 'Try it' })
  await code.fill(appCodeOf(secret, -20))
  await tryIt.click()
  await expect(code).toHaveAccessibleDescription(/Invalid code/)
  const right = appCodeOf(secret, 1)
  for (const fits of [right, right, first ?? '']) {
    await code.fill('')
    await expect(page.getByText('It fits.')).toBeHidden()
    await code.fill(fits)
    await tryIt.click()
    await expect(page.getByText('It fits. You could sign in with it.')).toBeVisible()
  }
  expect(await tokenOf(page)).toBe(before)
  const { data } = await ask<{ me: { recoveryCodes: string[] } }>(
    base,
    before,
    '{ me { recoveryCodes } }',
  )
  expect(data?.me.recoveryCodes).not.toContain('used')
})

test('removes the app after an old sign-in was renewed, and no code counts twice', async ({
  page,
  account,
  base,
  complaints,
}) => {
  test.slow()
  complaints.allow(failedRequest)
  const secret = await setUpTheApp(page, account)
  await makeTheCodes(page)
  letAge(await tokenOf(page), 11)
  await visit(page, appPage, 'Your authenticator app')
  await page.getByRole('button', { name: 'Remove the app' }).click()
  const form = page.getByRole('main')
  const code = form.getByLabel('Code from your app')
  await expect(code).toBeFocused()
  let logged = ''
  page.on('console', (line) => {
    logged += line.text()
  })
  await form.getByRole('button', { name: 'Remove the app' }).click()
  await expect(code).toHaveAccessibleDescription(/Type the code that your authenticator app shows/)
  expect(logged).toContain('Require code or recoveryCode')

  const used = appCodeOf(secret)
  await code.fill(used)
  await form.getByRole('button', { name: 'Remove the app' }).click()
  await giveThePassword(page)
  const dialog = askedAgain(page)
  await dialog.getByLabel('Code from your app').fill(used)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toBeHidden()
  await expect(code).toHaveAccessibleDescription(/You just signed in with this code/)
  await code.fill(appCodeOf(secret, 1))
  await form.getByRole('button', { name: 'Remove the app' }).click()
  await expect(message(page, 'Your authenticator app is removed.')).toBeVisible()
  await expect(title(page, choice)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up the app' })).toBeVisible()
  // The password alone signs in again.
  expect(await isAlive(base, await signInAgain(base, account.email))).toBe(true)
})

test('lets somebody who lost the phone in and out with recovery codes', async ({
  page,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await setUpTheApp(page, account)
  const codes = await makeTheCodes(page)
  letAge(await tokenOf(page), 11)
  await visit(page, appPage, 'Your authenticator app')
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await page.getByRole('button', { name: /use a recovery code/ }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Recovery code').fill('nonsense')
  await main.getByRole('button', { name: 'Remove the app' }).click()
  await giveThePassword(page)
  const dialog = askedAgain(page)
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  // Small letters and no dashes: from paper, by hand.
  await dialog.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase().replaceAll('-', ''))
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toBeHidden()
  const field = main.getByLabel('Recovery code')
  await expect(field).toHaveAccessibleDescription(/Invalid code/)
  await field.fill(codes[0] ?? '')
  await main.getByRole('button', { name: 'Remove the app' }).click()
  await expect(field).toHaveAccessibleDescription(/Invalid code/)
  await field.fill(codes[1] ?? '')
  await main.getByRole('button', { name: 'Remove the app' }).click()
  await expect(title(page, choice)).toBeVisible()
  const { data } = await ask<{ me: { totpEnabled: boolean; recoveryCodes: string[] } }>(
    base,
    await tokenOf(page),
    '{ me { totpEnabled recoveryCodes } }',
  )
  expect(data?.me).toEqual({ totpEnabled: false, recoveryCodes: [] })
})
