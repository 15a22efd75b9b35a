import { expectAccessible } from './accessible.ts'
import { expect, failedRequest } from './journey.ts'
import { beginElsewhere, freshAddress, mailedLink, messagesTo } from './newcomers.ts'
import { ask, password as demoPassword } from './people.ts'
import { test } from './secured.ts'
import { expectHome, title } from './steps.ts'
import { signInWith, storedToken } from './steps-identity.ts'

test.use({ signedIn: false })

test('sets a new password by the mailed link, which ends every session and keeps the second factor', async ({
  page,
  baseURL,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const url = baseURL ?? ''
  const token = await beginElsewhere(url, secured)
  await page.goto('/auth/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(secured.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(title(page, 'Set a new password.')).toBeFocused()
  await expectAccessible(page, 'ask')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveValue(secured.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(title(page, 'Check your mail.')).toBeFocused()
  await expectAccessible(page, 'sent')

  const link = await mailedLink(url, secured.email)
  expect(link).toContain('/auth/reset-password?code=')
  await page.goto(link)
  await expect(title(page, 'Choose a new password.')).toBeVisible()
  await expectAccessible(page, 'choose')
  const field = page.getByLabel('New password')
  await page.getByRole('button', { name: 'Set my new password' }).click()
  await expect(field).toHaveAccessibleDescription(/Choose a password/)
  await field.fill('passwordpassword')
  await page.getByRole('button', { name: 'Set my new password' }).click()
  await expect(field).toHaveAccessibleDescription(/Many people use this password/)
  await expect(field).toHaveValue('passwordpassword')
  await expectAccessible(page, 'refused password')
  secured.password = `another four words ${Date.now()}`
  await field.fill(secured.password)
  await page.getByRole('button', { name: 'Set my new password' }).click()
  await expect(title(page, 'Your new password is set.')).toBeFocused()
  await expectAccessible(page, 'set')
  const after = await ask(url, token, '{ me { _id } }')
  expect(after.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect((await messagesTo(url, secured.email)).join()).toContain('Your password was changed')

  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(page, secured.email, secured.password)
  await expect(title(page, 'One more step.')).toBeVisible()

  await page.goto(link)
  await expect(title(page, 'Invalid code')).toBeVisible()
  await expectAccessible(page, 'link used before')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(title(page, 'Set a new password.')).toBeVisible()
})

test('says the same for an address that nobody has, and mails nothing', async ({
  page,
  baseURL,
}) => {
  const email = freshAddress()
  await page.goto('/auth/reset-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(title(page, 'Check your mail.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    `If ${email} has an account, a link is on its way. It works once, for 30 minutes.`,
  )
  expect(await messagesTo(baseURL ?? '', email)).toEqual([])
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
})

test('says what went wrong, offline and with a link that is no good, and keeps what was typed', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto('/auth/reset-password')
  const email = page.getByRole('textbox', { name: 'Email' })
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(email).toHaveAccessibleDescription('Write your email address.')
  await expectAccessible(page, 'missing')
  await context.setOffline(true)
  await email.fill('somebody@example.net')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('alert').getByText(/No answer came/)).toBeVisible()
  await expect(email).toHaveValue('somebody@example.net')
  await expectAccessible(page, 'offline')
  await context.setOffline(false)

  const isCheck = /verifyResetPasswordCode/
  await page.route('**/graphql', (route) =>
    isCheck.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
  )
  await page.goto(`/auth/reset-password?code=${'x'.repeat(43)}`)
  await expect(title(page, "We can't reach the server.")).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'not checked')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'Invalid code')).toBeVisible()
})

test('is open to those who are signed in, and leaves their session alone until it is used', async ({
  page,
  person,
}) => {
  await page.goto('/auth/login')
  await signInWith(page, person.email, demoPassword)
  await expectHome(page)
  const token = await storedToken(page)
  await page.goto('/auth/reset-password')
  await expect(title(page, 'Set a new password.')).toBeVisible()
  await page.goto(`/auth/reset-password?code=${'x'.repeat(43)}`)
  await expect(title(page, 'Invalid code')).toBeVisible()
  expect(await storedToken(page)).toBe(token)
})
