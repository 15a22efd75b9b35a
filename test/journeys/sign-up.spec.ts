import { letAge } from './accounts.ts'
import { expect, failedRequest, test } from './journey.ts'
import { aReferralCode, freshAddress, mailedLink, messagesTo, newPassword } from './newcomers.ts'
import { ask } from './people.ts'
import { expectHome, title } from './steps.ts'
import { confirmAddress, putOffWelcome, signInWith, signUp, storedToken } from './steps-identity.ts'

test.use({ signedIn: false })

test('signs up, confirms the address by the mailed link and is home, in the company', async ({
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
  // A program that looks through mail opens the link, and so do the curious. Nothing comes of it.
  await fetch(new URL(link, url))
  await page.goto(link)
  await expect(title(page, 'Confirm your email')).toBeVisible()
  const before = await ask(url, token, '{ me { emailVerified } }')
  expect(before.data).toEqual({ me: { emailVerified: false } })
  await test.step('asks for the password on another device', async () => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(link)
    await confirmAddress(other)
    await expect(title(other, 'Did you sign up?')).toBeFocused()
    await elsewhere.close()
  })
  await test.step('confirms', async () => {
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

test('mends a mistyped address, which is confirmed on another device and joins by referral code', async ({
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
  // A company is known only once the address is confirmed: nobody is asked to pay before that.
  await page.goto('/')
  await expect(page).toHaveURL('/auth/verify-email')
  await test.step('asks for the link at another address', async () => {
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
  // Nobody is signed in there: whoever reads the mail is not yet the one who asked.
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await test.step('confirms it there by the password', async () => {
    await other.goto(await mailedLink(url, email))
    await confirmAddress(other)
    await other.getByLabel('Account password').fill(newPassword)
    await other.getByRole('button', { name: 'Use my new email' }).click()
    await expect(title(other, 'Your email is confirmed')).toBeFocused()
    // The change has ended every session; the page that waited sees it too.
    await expect(page).toHaveURL('/auth/login', { timeout: 30_000 })
  })
  await other.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(other, email, newPassword)
  await putOffWelcome(other)
  const { data } = await ask(url, await storedToken(other), '{ me { company { name } } }')
  expect(data).toEqual({ me: { company: { name: 'Heron' } } })
  await elsewhere.close()
})

test('says where people without a company may come in, and leads from there to the code of one', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const email = freshAddress('example.net')
  const notHere = page.getByText('Signing up without a company? You’ll use Goodwork in the app')
  await test.step('as a server with PUBLIC_PLATFORMS=native serves the page', async () => {
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
