import { letAge } from './accounts.ts'
import { expect, failedRequest, test } from './journey.ts'
import { aReferralCode, freshAddress, mailedLink, messagesTo, newPassword } from './newcomers.ts'
import { ask } from './people.ts'
import { expectHome, title } from './steps.ts'
import { confirmAddress, putOffWelcome, signInWith, signUp, storedToken } from './steps-identity.ts'

test.use({ signedIn: false })

test('a person who signs up and confirms the address by mail joins the company', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const url = baseURL ?? ''
  const email = freshAddress()
  await test.step('signs up', async () => {
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(title(page, 'Create your account')).toBeFocused()
    await signUp(page, email)
    await expect(title(page, 'Check your email')).toBeFocused()
    await expect(page).toHaveURL('/auth/verify-email')
  })
  const link = await mailedLink(url, email)
  const token = await storedToken(page)
  // Mail scanners and curious people open the link: opening it alone confirms nothing.
  await fetch(new URL(link, url))
  await page.goto(link)
  await expect(title(page, 'Confirm your email')).toBeVisible()
  const before = await ask(url, token, '{ me { emailVerified } }')
  expect(before.data).toEqual({ me: { emailVerified: false } })
  await test.step('refuses to confirm on another device without the password', async () => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(link)
    await confirmAddress(other)
    await expect(title(other, 'Did you sign up?')).toBeFocused()
    await elsewhere.close()
  })
  await test.step('confirms the address', async () => {
    await confirmAddress(page)
    await putOffWelcome(page)
    const { data } = await ask(url, token, '{ me { emailVerified company { name } } }')
    expect(data).toEqual({ me: { emailVerified: true, company: { name: 'Juniper' } } })
  })
  await page.goto(link)
  await expect(title(page, 'Invalid code')).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expectHome(page)
})

test('a person corrects a mistyped address and confirms it on another device', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const url = baseURL ?? ''
  const [typo, email] = [freshAddress('example.net'), freshAddress('example.net')]
  await page.goto('/auth/sign-up')
  await signUp(page, typo, await aReferralCode(url))
  await expect(title(page, 'Check your email')).toBeVisible()
  // The company is unknown before the address is confirmed, so the page asks for no payment yet.
  await page.goto('/')
  await expect(page).toHaveURL('/auth/verify-email')
  await test.step('requests the link at another address', async () => {
    await page.getByRole('button', { name: 'Use another email' }).click()
    await page.getByRole('textbox', { name: 'Your email' }).fill(email)
    const send = page.getByRole('button', { name: 'Send the link' })
    const token = (await storedToken(page)) ?? ''
    letAge(token, 11)
    await send.click()
    await expect(page.getByRole('alert').getByText(/Sign in again/)).toBeVisible()
    letAge(token, -11)
    await send.click()
    await expect(page.getByText(email)).toBeVisible()
    await page.reload()
    await expect(page.getByText(email)).toBeVisible()
  })
  // The other device is signed out, because the reader of the mail may be another person.
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await test.step('confirms the address there with the password', async () => {
    await other.goto(await mailedLink(url, email))
    await confirmAddress(other)
    await other.getByLabel('Account password').fill(newPassword)
    await other.getByRole('button', { name: 'Use my new email' }).click()
    await expect(title(other, 'Your email is confirmed')).toBeFocused()
    // The change has ended every session, so the waiting page leads to sign-in.
    await expect(page).toHaveURL('/auth/login', { timeout: 30_000 })
  })
  await other.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(other, email, newPassword)
  await putOffWelcome(other)
  const { data } = await ask(url, await storedToken(other), '{ me { company { name } } }')
  expect(data).toEqual({ me: { company: { name: 'Heron' } } })
  await elsewhere.close()
})

test('a person without a company sees where to sign up and can add a referral code later', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const email = freshAddress('example.net')
  const notHere = page.getByText('Signing up without a company? You’ll use Goodwork in the app')
  await test.step('names the app if PUBLIC_PLATFORMS is native', async () => {
    await page.route('/auth/sign-up', async (route) => {
      const source = await (await route.fetch()).text()
      const any = 'name="public-platforms" content="any"'
      expect(source).toContain(any)
      await route.fulfill({ body: source.replace(any, any.replace('any', 'native')) })
    })
    await page.goto('/auth/sign-up')
    await expect(notHere).toBeVisible()
    await page.unroute('/auth/sign-up')
  })
  await page.goto('/auth/sign-up')
  await expect(title(page, 'Create your account')).toBeVisible()
  await expect(notHere).toBeHidden()
  await signUp(page, email)
  await expect(title(page, 'Check your email')).toBeVisible()
  await page.goto(await mailedLink(url, email))
  await expect(page.getByText('You won’t be joining a company.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up with a referral code' }).click()
  await expect(title(page, 'Create your account')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora')
  await page.getByLabel('Password').fill(newPassword)
  await page.getByRole('textbox', { name: 'Referral code' }).fill(await aReferralCode(url))
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(title(page, 'Check your email')).toBeFocused()
  await expect.poll(async () => (await messagesTo(url, email)).length).toBe(2)
  await page.goto(await mailedLink(url, email))
  await expect(page.getByText('You’ll also join Heron.')).toBeVisible()
  await confirmAddress(page)
  await putOffWelcome(page)
})
