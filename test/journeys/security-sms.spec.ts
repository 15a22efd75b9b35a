import { expect } from '@playwright/test'
import { test, tokenOf, visit } from './account-journey.ts'
import { letSmsPauseEnd } from './accounts.ts'
import { aNumber, codesPage, haveTexted, smsPage } from './factors.ts'
import { failedRequest } from './journey.ts'
import { textedCode } from './newcomers.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

test.use({ timezoneId: 'Europe/Vienna', locale: 'en-US' })

const setUp = 'Get your codes by text message'
const on = 'Codes by text message'
const choice = 'Two-factor sign-in'

async function phoneOf(base: string, token: string): Promise<string | null | undefined> {
  const query = '{ me { twoFactorPhoneNumber } }'
  const { data } = await ask<{ me: { twoFactorPhoneNumber: string | null } }>(base, token, query)
  return data?.me.twoFactorPhoneNumber
}

test('a member sets up a phone, keeps it until a new one is confirmed, and removes that', async ({
  page,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await visit(page, smsPage, setUp)
  const old = aNumber()
  const code = await haveTexted(page, base, old)
  const field = page.getByLabel('Code from the text message')
  const confirm = page.getByRole('button', { name: 'Confirm the number' })
  await expect(field).toBeFocused()
  await expect(page.getByText(/You can get another one in (1:00|0:\d\d)/)).toBeVisible()
  await field.fill(code === '000000' ? '000001' : '000000')
  await confirm.click()
  await expect(field).toHaveAccessibleDescription(/Invalid code/)
  // A phone may unload the tab while a person reads the message.
  await page.reload()
  await expect(field).toBeFocused()
  await field.fill(code)
  await confirm.click()
  await expect(page).toHaveURL(codesPage)
  await expect(page.getByText('You have none yet')).toBeVisible()
  const masked = `********${old.phone.slice(-4)}`
  expect(await phoneOf(base, await tokenOf(page))).toBe(masked)

  await visit(page, smsPage, on)
  await expect(page.getByText(masked)).toBeVisible()
  await page.getByRole('button', { name: 'Change the number' }).click()
  const next = aNumber()
  letSmsPauseEnd(account)
  const nextCode = await haveTexted(page, base, next)
  // The old number stays until the new one is confirmed.
  expect(await phoneOf(base, await tokenOf(page))).toBe(masked)
  await field.fill(nextCode)
  await confirm.click()
  await expect(message(page, 'We’ll text codes to your new number.')).toBeVisible()
  expect(await phoneOf(base, await tokenOf(page))).toBe(`********${next.phone.slice(-4)}`)

  await visit(page, smsPage, on)
  letSmsPauseEnd(account)
  await page.getByRole('button', { name: 'Remove the number' }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Text me a code' }).click()
  await expect(field).toBeFocused()
  await field.fill(await textedCode(base, next.phone))
  await main.getByRole('button', { name: 'Remove the number' }).click()
  await expect(message(page, 'Your number is removed.')).toBeVisible()
  await expect(title(page, choice)).toBeVisible()
  expect(await phoneOf(base, await tokenOf(page))).toBeNull()
})
