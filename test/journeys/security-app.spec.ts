import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { askedAgain, giveThePassword, isAlive, test, tokenOf, visit } from './account-journey.ts'
import { letAge, signInAgain } from './accounts.ts'
import { codesOn, codesPage, makeTheCodes, setUpTheApp } from './factors.ts'
import { failedRequest } from './journey.ts'
import { ask } from './people.ts'
import { title } from './steps.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const choice = 'Two-factor sign-in'
const appPage = '/security/two-factor/totp'

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a member sets up an authenticator app by QR code and saves the recovery codes', async ({
  page,
  account,
  base,
}) => {
  const other = await signInAgain(base, account.email)
  await test.step('sets up the app, which ends the other sessions', async () => {
    await setUpTheApp(page, account)
    expect(await isAlive(base, account.token)).toBe(false)
    expect(await isAlive(base, other)).toBe(false)
    expect(await isAlive(base, await tokenOf(page))).toBe(true)
  })
  await page.getByRole('button', { name: 'Create my codes' }).click()
  const codes = await codesOn(page)
  expect(new Set(codes).size).toBe(10)
  await test.step('asks before the browser goes back without saved codes', async () => {
    const leaving = page.getByRole('dialog', { name: 'Leave without your codes?' })
    await page.goBack()
    await leaving.getByRole('button', { name: 'Stay and save them' }).click()
    await expect(leaving).toBeHidden()
  })
  await test.step('prints only the codes', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main')).toBeHidden()
    for (const code of codes) await expect(page.locator('[data-print-sheet]')).toContainText(code)
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('[data-print-sheet]')).toBeHidden()
  })
  await test.step('downloads and copies the codes', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('goodwork-recovery-codes.txt')
    const text = await readFile(await file.path(), 'utf8')
    for (const code of codes) expect(text).toContain(code)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.poll(() => copied(page)).toBe(codes.join('\n'))
  })
  await test.step('creates new codes', async () => {
    await page.getByRole('link', { name: 'Two-factor sign-in' }).click()
    await expect(title(page, choice)).toBeVisible()
    await visit(page, codesPage, 'Sign in without your phone')
    await page.getByRole('button', { name: 'Create new codes' }).click()
    const asking = page.getByRole('dialog', { name: 'Create new codes?' })
    await asking.getByRole('button', { name: 'Create new codes' }).click()
    const renewed = await codesOn(page)
    expect(renewed.filter((code) => codes.includes(code))).toEqual([])
  })
})

test('a member who lost the phone signs in and removes the app with recovery codes', async ({
  page,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await setUpTheApp(page, account)
  const [first = '', second = ''] = await makeTheCodes(page)
  letAge(await tokenOf(page), 11)
  await visit(page, appPage, 'Your authenticator app')
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await page.getByRole('button', { name: /Use a recovery code/ }).click()
  const main = page.getByRole('main')
  const field = main.getByLabel('Recovery code')
  const remove = main.getByRole('button', { name: 'Remove the app' })
  await field.fill(first)
  await remove.click()
  await test.step('signs in again with a code typed without dashes', async () => {
    await giveThePassword(page)
    const dialog = askedAgain(page)
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
    await dialog.getByLabel('Recovery code').fill(first.toLowerCase().replaceAll('-', ''))
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toBeHidden()
  })
  // The sign-in has used up the first code.
  await expect(field).toHaveAccessibleDescription(/Invalid code/)
  await field.fill(second)
  await remove.click()
  await expect(title(page, choice)).toBeVisible()
  const { data } = await ask<{ me: unknown }>(
    base,
    await tokenOf(page),
    '{ me { totpEnabled recoveryCodes } }',
  )
  expect(data?.me).toEqual({ totpEnabled: false, recoveryCodes: [] })
  // From now on the password is enough to sign in.
  expect(await isAlive(base, await signInAgain(base, account.email))).toBe(true)
})
