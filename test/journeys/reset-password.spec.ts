import { expect, failedRequest } from './journey.ts'
import { beginElsewhere, mailedLink, messagesTo } from './newcomers.ts'
import { ask } from './people.ts'
import { test } from './secured.ts'
import { title } from './steps.ts'
import { signInWith } from './steps-identity.ts'

test.use({ signedIn: false })

test('a reset of the password by mail ends every session and keeps the second factor', async ({
  page,
  baseURL,
  secured,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const url = baseURL ?? ''
  const token = await beginElsewhere(url, secured)
  await test.step('requests the link', async () => {
    await page.goto('/auth/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(secured.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(title(page, 'Set a new password')).toBeFocused()
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(title(page, 'Check your email')).toBeFocused()
  })
  const link = await mailedLink(url, secured.email)
  await test.step('refuses a common password and accepts another one', async () => {
    await page.goto(link)
    const field = page.getByLabel('New password')
    await field.fill('passwordpassword')
    await page.getByRole('button', { name: 'Set my new password' }).click()
    await expect(field).toHaveAccessibleDescription(/Many people use this password/)
    secured.password = `another four words ${Date.now()}`
    await field.fill(secured.password)
    await page.getByRole('button', { name: 'Set my new password' }).click()
    await expect(title(page, 'Your new password is set')).toBeFocused()
  })
  const after = await ask(url, token, '{ me { _id } }')
  expect(after.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect((await messagesTo(url, secured.email)).join()).toContain('Your password was changed')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(page, secured.email, secured.password)
  await expect(title(page, 'One more step')).toBeVisible()
  await page.goto(link)
  await expect(title(page, 'Invalid code')).toBeVisible()
})
