import { expect } from '@playwright/test'
import { askedAgain, giveThePassword, test, tokenOf, visit } from './account-journey.ts'
import { letAge, letSmsPauseEnd } from './accounts.ts'
import { aNumber, codesPage, haveTexted, smsPage } from './factors.ts'
import { failedRequest } from './journey.ts'
import { digits, messagesTo, textedCode } from './newcomers.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

test.use({ timezoneId: 'Europe/Vienna', locale: 'en-US' })

const setUp = 'Get your codes by text message'
const on = 'Codes by text message'
const choice = 'A second step when you sign in'

async function phoneOf(base: string, token: string): Promise<string | null | undefined> {
  const query = '{ me { twoFactorPhoneNumber } }'
  const { data } = await ask<{ me: { twoFactorPhoneNumber: string | null } }>(base, token, query)
  return data?.me.twoFactorPhoneNumber
}

test('guesses the country, says what is wrong with a number, and takes a foreign one', async ({
  page,
  base,
}) => {
  await visit(page, smsPage, setUp)
  await expect(page.getByText(/The weaker one/)).toBeVisible()
  const country = page.getByLabel('Country')
  const number = page.getByLabel('Phone number')
  await expect(country).toHaveValue('AT')
  const send = page.getByRole('button', { name: 'Text me a code' })
  await send.click()
  await expect(number).toHaveAccessibleDescription(/Type the number of your phone/)
  await number.fill('06')
  await send.click()
  await expect(number).toHaveAccessibleDescription(/no telephone number of Austria/)
  const foreign = `+49 1512 ${digits(7)}`
  await number.fill(foreign)
  await number.blur()
  await expect(country).toHaveValue('DE')
  await send.click()
  await expect(page.getByText(`*********${foreign.slice(-4)}`)).toBeVisible()
  expect(await messagesTo(base, foreign.replaceAll(' ', ''))).toHaveLength(1)

  // Back to what was typed.
  await page.getByRole('button', { name: 'Use another number' }).click()
  await expect(number).toHaveValue(foreign)
})

test('sets up a phone, moves to another one without losing the old, and removes it', async ({
  page,
  account,
  base,
  complaints,
}) => {
  test.slow()
  complaints.allow(failedRequest)
  await visit(page, smsPage, setUp)
  const old = aNumber()
  const code = await haveTexted(page, base, old)
  const field = page.getByLabel('Code from the text message')
  const confirm = page.getByRole('button', { name: 'Confirm the number' })
  await expect(field).toBeFocused()
  await expect(page.getByText(/You can ask for another code in (1:00|0:\d\d)/)).toBeVisible()
  await field.fill(code === '000000' ? '000001' : '000000')
  await confirm.click()
  await expect(field).toHaveAccessibleDescription(/Invalid code/)
  // Phones let go of a tab while one reads the message.
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
  // The old one stays until the new one is confirmed.
  expect(await phoneOf(base, await tokenOf(page))).toBe(masked)
  await field.fill(nextCode)
  await confirm.click()
  await expect(message(page, 'Codes go to your new number.')).toBeVisible()
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

test('asks to sign in again before the code is texted, by a code of its own', async ({
  page,
  account,
  base,
}) => {
  await visit(page, smsPage, setUp)
  const number = aNumber()
  const code = await haveTexted(page, base, number)
  await page.getByLabel('Code from the text message').fill(code)
  await page.getByRole('button', { name: 'Confirm the number' }).click()
  await expect(page).toHaveURL(codesPage)
  letAge(await tokenOf(page), 11)
  letSmsPauseEnd(account)
  await visit(page, smsPage, on)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Remove the number' }).click()
  await main.getByRole('button', { name: 'Text me a code' }).click()
  await giveThePassword(page)
  const dialog = askedAgain(page)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  // The field comes once the code is sent: until then the newest one is that of the set-up.
  const asked = dialog.getByLabel('Code from the text message')
  await expect(asked).toBeVisible()
  await asked.fill(await textedCode(base, number.phone))
  letSmsPauseEnd(account)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toBeHidden()
  const field = main.getByLabel('Code from the text message')
  await expect(field).toBeVisible()
  await field.fill(await textedCode(base, number.phone))
  await main.getByRole('button', { name: 'Remove the number' }).click()
  await expect(message(page, 'Your number is removed.')).toBeVisible()
})
