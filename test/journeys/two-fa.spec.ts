import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { letSmsPauseEnd } from './accounts.ts'
import { appCodeOf } from './authenticator.ts'
import { expect, failedRequest } from './journey.ts'
import { messagesTo, type Secured, textedCode } from './newcomers.ts'
import { ask } from './people.ts'
import { test } from './secured.ts'
import { expectHome, title } from './steps.ts'
import { keptToken, signInWith, storedToken } from './steps-identity.ts'

test.use({ signedIn: false })

/** Gives the password; the second step is on screen afterwards. */
async function halfway(page: Page, { email, password }: Secured, from = '/auth/login') {
  await page.goto(from)
  await signInWith(page, email, password)
  await expect(title(page, 'One more step.')).toBeVisible()
  await expect(page).toHaveURL('/auth/two-fa')
}

/** Ends the step on screen with a recovery code that nobody took. */
async function useRecoveryCode(page: Page, secured: Secured) {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(secured.recoveryCodes.pop() ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('signs in with the code of the app, to the page that was asked for', async ({
  page,
  context,
  baseURL,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await halfway(page, secured, '/bookmarked-advice')
  const field = page.getByRole('textbox', { name: 'Code from your app' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible(page, 'app')
  const pending = await storedToken(page)

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(field).toHaveAccessibleDescription(/Type the code/)
  await field.fill('12 34')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Type the 6 digits/)
  await field.fill(appCodeOf(secured.secret, 20))
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Invalid code/)
  await expect(field).toBeFocused()
  await expectAccessible(page, 'invalid code')

  await context.setOffline(true)
  const code = appCodeOf(secured.secret)
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText(/No answer came/)).toBeVisible()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(title(page, 'My Bookmarked Advice')).toBeVisible()
  await expect(page).toHaveURL('/bookmarked-advice')

  const token = await storedToken(page)
  expect(token).not.toBe(pending)
  await expect.poll(() => keptToken(page)).toBe(token)
  const after = await ask(baseURL ?? '', pending, '{ me { _id } }')
  expect(after.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
})

test('signs in by one call with the code beside the password, told at the field when it is wrong', async ({
  page,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto('/auth/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(secured.email)
  await page.getByLabel('Password').fill(secured.password)
  const field = page.getByRole('textbox', { name: 'Code from your app' })
  await expect(field).toBeHidden()
  await page.getByText('I have a code from my app').click()
  await expect(field).toBeFocused()
  await field.fill('12 34')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Type the 6 digits/)
  await field.fill(appCodeOf(secured.secret, 20))
  await expect(field).not.toHaveAccessibleDescription(/Type the 6 digits/)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Invalid code/)
  await expect(field).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveValue(secured.password)
  await expectAccessible(page, 'sign-in, invalid code')
  await field.fill(appCodeOf(secured.secret).replace(/^.../, '$& '))
  await page.keyboard.press('Enter')
  await expectHome(page)
})

test('signs in with a recovery code', async ({ page, secured }) => {
  await halfway(page, secured)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeFocused()
  await expectAccessible(page, 'recovery code')
  await page.getByRole('button', { name: 'Use my authenticator app' }).click()
  await expect(page.getByRole('textbox', { name: 'Code from your app' })).toBeFocused()
  await useRecoveryCode(page, secured)
  await expectHome(page)
})

test('texts a code when asked to, says how long to wait, and signs in with it', async ({
  page,
  baseURL,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const url = baseURL ?? ''
  const before = (await messagesTo(url, secured.phone)).length
  await halfway(page, secured)
  await page.getByRole('button', { name: 'Text me a code instead' }).click()
  await expect(page.getByText(`*********${secured.phone.slice(-4)}`, { exact: true })).toBeVisible()
  await expect(page.getByText(secured.phone)).toHaveCount(0)
  expect((await messagesTo(url, secured.phone)).length).toBe(before)

  const send = page.getByRole('button', { name: 'Text me a code', exact: true })
  const field = page.getByRole('textbox', { name: 'Code from the text message' })
  const wait = page.getByText(/You can ask for another code in (1:00|0:\d\d)/)
  // The phone got a code when it was set up, less than a minute ago.
  await send.click()
  await expect(page.getByText(/sent already/)).toBeVisible()
  await expect(wait).toBeVisible()
  await expect(send).toHaveCount(0)
  await expect(field).toHaveCount(0)
  await expectAccessible(page, 'to wait')
  expect((await messagesTo(url, secured.phone)).length).toBe(before)

  letSmsPauseEnd(secured)
  await page.reload()
  await page.getByRole('button', { name: 'Text me a code instead' }).click()
  // Looked at here, where no minute runs out meanwhile.
  await expect(send).toBeVisible()
  await expectAccessible(page, 'phone')
  await send.click()
  await expect(page.getByText('A code is on its way')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(wait).toBeVisible()
  await expectAccessible(page, 'code sent')
  // Phones let go of a tab while one reads the message.
  await page.reload()
  await expect(field).toBeFocused()
  await expect(wait).toBeVisible()
  await field.fill(await textedCode(url, secured.phone))
  await page.keyboard.press('Enter')
  await expectHome(page)
})

test('leads back to sign-in when the wait has run out, and says so', async ({
  page,
  baseURL,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await halfway(page, secured, '/impact-goal')
  await ask(baseURL ?? '', await storedToken(page), 'mutation { logout }')
  await page.getByRole('textbox', { name: 'Code from your app' }).fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Please sign in again.')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await expectAccessible(page, 'expired')
  await signInWith(page, secured.email, secured.password)
  await expect(title(page, 'One more step.')).toBeVisible()
  await useRecoveryCode(page, secured)
  await expect(page).toHaveURL('/impact-goal')
})

test('lets nobody past it but home, which says what is left, and lets one sign off', async ({
  page,
  secured,
}) => {
  await halfway(page, secured)
  for (const path of [
    '/impact-goal',
    '/auth/login',
    '/auth/verify-email',
    '/pricing',
    '/nowhere',
  ]) {
    await page.goto(path)
    await expect(page, `from ${path}`).toHaveURL('/auth/two-fa')
  }
  await page.goto('/')
  await expect(title(page, 'One step is left.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectAccessible(page, 'home, halfway')
  await page.getByRole('link', { name: 'Enter my code' }).click()
  await expect(title(page, 'One more step.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign off' }).click()
  await expect(title(page, 'You are signed off.')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('says kindly that five tries are over, and begins again', async ({
  page,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await halfway(page, secured)
  const field = page.getByRole('textbox', { name: 'Code from your app' })
  const refused = /Invalid code/
  for (const tried of [1, 2, 3, 4, 5]) {
    await field.fill(appCodeOf(secured.secret, 20 + tried))
    // Typing takes the last answer away: what is read next is the answer to this try.
    await expect(field).not.toHaveAccessibleDescription(refused)
    await page.keyboard.press('Enter')
    await expect(field, `try ${tried}`).toHaveAccessibleDescription(refused)
  }
  await field.fill(appCodeOf(secured.secret, 30))
  await page.keyboard.press('Enter')
  await expect(title(page, 'That was five tries.')).toBeFocused()
  await expectAccessible(page, 'five tries')
  await page.getByRole('button', { name: 'Begin again' }).click()
  await expect(title(page, 'Good to see you.')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
})
