import { expectAccessible } from './accessible.ts'
import { anAccount, letAge } from './accounts.ts'
import { expect, failedRequest, test } from './journey.ts'
import { aReferralCode, freshAddress, mailedLink, messagesTo, newPassword } from './newcomers.ts'
import { ask } from './people.ts'
import { expectHome, title } from './steps.ts'
import {
  confirmAddress,
  keptToken,
  putOffWelcome,
  signInWith,
  signUp,
  storedToken,
} from './steps-identity.ts'

test.use({ signedIn: false })

test('signs up, confirms the address by the mailed link and is home, in the company', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshAddress()
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(title(page, 'Create your account')).toBeFocused()
  await expectAccessible(page, 'sign-up')
  await signUp(page, email)
  await expect(title(page, 'Check your mail.')).toBeFocused()
  await expect(page).toHaveURL('/auth/verify-email')
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page, 'waiting for the mail')

  const token = await storedToken(page)
  expect((await ask(baseURL ?? '', token, '{ me { sessionState } }')).data).toEqual({
    me: { sessionState: 'unverified' },
  })
  await expect.poll(() => keptToken(page)).toBe(token)

  const link = await mailedLink(baseURL ?? '', email)
  // A program that looks through mail opens the link, and so do the curious. Nothing comes of it.
  await fetch(new URL(link, baseURL))
  await page.goto(link)
  await expect(title(page, 'Is this your mailbox?')).toBeVisible()
  await expectAccessible(page, 'confirm')
  expect((await ask(baseURL ?? '', token, '{ me { emailVerified } }')).data).toEqual({
    me: { emailVerified: false },
  })
  // Whoever reads the mail on another device may not be the one who chose the password.
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await confirmAddress(other)
  await expect(title(other, 'Was it you who signed up?')).toBeFocused()
  await expectAccessible(other, 'password of the sign-up asked')
  await other.getByLabel('Password of the sign-up').fill('not the password')
  await confirmAddress(other)
  await expect(other.getByLabel('Password of the sign-up')).toHaveAccessibleDescription(
    /This is not your password/,
  )
  await elsewhere.close()
  await confirmAddress(page)
  await putOffWelcome(page)
  const { data } = await ask(baseURL ?? '', token, '{ me { emailVerified company { name } } }')
  expect(data).toEqual({ me: { emailVerified: true, company: { name: 'Juniper' } } })

  await page.goto(link)
  await expect(title(page, 'Invalid code')).toBeVisible()
  await expectAccessible(page, 'link used before')
  await page.getByRole('link', { name: 'Go home' }).click()
  await expectHome(page)

  await page.goto('/auth/sign-off')
  await expect(title(page, 'You are signed off.')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await expect.poll(() => keptToken(page)).toBeNull()
})

test('says at each field what is wrong, before and after asking, and keeps what was typed', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedRequest)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls += 1
  })
  await page.goto('/auth/sign-up')
  const first = page.getByRole('textbox', { name: 'First name' })
  const email = page.getByRole('textbox', { name: 'Email' })
  const password = page.getByLabel('Password')
  const referral = page.getByRole('textbox', { name: 'Referral code' })
  await expect(referral).toBeHidden()
  await page.getByText('I have a referral code').click()
  await referral.fill('no such code')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Write your first name.')
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(
    'Write your last name.',
  )
  await expect(email).toHaveAccessibleDescription('Write your email address.')
  await expect(password).toHaveAccessibleDescription(/12 characters or more.*Choose a password/)
  await expectAccessible(page, 'fields missing')

  await first.fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lovelace')
  await email.fill('ada at home')
  await password.fill('short')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(email).toHaveAccessibleDescription('Write it like name@example.com.')
  await expect(password).toHaveAccessibleDescription(/7 are missing/)
  expect(calls).toBe(0)

  await email.fill('ada@example.net')
  await password.fill('passwordpassword')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Many people use this password/)
  await expect(password).toHaveValue('passwordpassword')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show what you typed' }).click()
  await expect(password).toHaveAttribute('type', 'text')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('alert').getByText(/No answer came/)).toBeVisible()
  await expect(first).toHaveValue('Ada')
  await expect(email).toHaveValue('ada@example.net')
  await expectAccessible(page, 'offline')
  await context.setOffline(false)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(title(page, 'Good to see you.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.net')
})

test('says the same to those whose address is known, and tells them by mail alone', async ({
  page,
  baseURL,
}) => {
  const { email } = await anAccount(baseURL ?? '')
  await page.goto('/auth/sign-up')
  await signUp(page, email)
  await expect(title(page, 'Check your mail.')).toBeFocused()
  await expect(page.getByRole('main')).toContainText(
    `We sent a mail to ${email}. Its link brings you in.`,
  )
  for (const name of ['Send it again', 'Use another address', 'Sign off']) {
    await expect(page.getByText(name)).toBeVisible()
  }
  // Signed in as everybody is who signed up, and to nothing of the account that there is.
  await expect.poll(() => storedToken(page)).not.toBeNull()
  const { data } = await ask(
    baseURL ?? '',
    await storedToken(page),
    '{ me { firstName sessionState } }',
  )
  expect(data).toEqual({ me: { firstName: 'Nora', sessionState: 'unverified' } })
  expect((await messagesTo(baseURL ?? '', email)).join()).toContain('You have an account already')
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use another address' })).toBeVisible()
  await page.goto('/auth/sign-off')
  await expect(title(page, 'You are signed off.')).toBeVisible()
  await page.goto('/auth/verify-email')
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page, 'nobody known')
})

test('sends the mail again, and to another address, which then joins by referral code', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const typo = freshAddress('example.net')
  const email = freshAddress('example.net')
  await page.goto('/auth/sign-up')
  await signUp(page, typo, await aReferralCode(baseURL ?? ''))
  await expect(title(page, 'Check your mail.')).toBeVisible()
  // A company is known only once the address is confirmed: nobody is asked to pay before that.
  await page.goto('/')
  await expect(page).toHaveURL('/auth/verify-email')
  await expect(page.getByText(typo)).toBeVisible()

  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('Sent once more.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  await expect.poll(async () => (await messagesTo(baseURL ?? '', typo)).length).toBe(2)
  await expectAccessible(page, 'sent again')

  await page.getByRole('button', { name: 'Use another address' }).click()
  const field = page.getByRole('textbox', { name: 'Your email address' })
  await page.getByRole('button', { name: 'Send the link there' }).click()
  await expect(field).toHaveAccessibleDescription('Write your email address.')
  await field.fill(typo)
  await page.getByRole('button', { name: 'Send the link there' }).click()
  await expect(field).toHaveAccessibleDescription('This is your address already.')
  await expectAccessible(page, 'another address')
  // So long after the sign-in that the server wants to be sure.
  const token = (await storedToken(page)) ?? ''
  letAge(token, 11)
  await field.fill(email)
  await page.getByRole('button', { name: 'Send the link there' }).click()
  await expect(page.getByRole('alert').getByText(/sign in again/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign off, then sign in again' })).toBeVisible()
  letAge(token, -11)
  await context.setOffline(true)
  await field.fill(email)
  await page.getByRole('button', { name: 'Send the link there' }).click()
  await expect(page.getByRole('alert').getByText(/No answer came/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send the link there' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()

  // On another device nobody is signed in: whoever reads the mail is not yet the one who asked.
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(await mailedLink(baseURL ?? '', email))
  await confirmAddress(other)
  await expect(title(other, 'Is it your account?')).toBeFocused()
  await expectAccessible(other, 'password asked')
  const ownPassword = other.getByLabel('Password of the account')
  await ownPassword.fill('not the password')
  await other.getByRole('button', { name: 'Use my new address' }).click()
  await expect(ownPassword).toHaveAccessibleDescription(/This is not your password/)
  await ownPassword.fill(newPassword)
  await other.getByRole('button', { name: 'Use my new address' }).click()
  await expect(title(other, 'Your address is confirmed.')).toBeFocused()
  await expectAccessible(other, 'confirmed')
  // The change has ended every session; the page that waited sees it too.
  await expect(page).toHaveURL('/auth/login', { timeout: 30_000 })
  await other.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(other, email, newPassword)
  await putOffWelcome(other)
  const { data } = await ask(baseURL ?? '', await storedToken(other), '{ me { company { name } } }')
  expect(data).toEqual({ me: { company: { name: 'Heron' } } })
  await elsewhere.close()
})

test('says what it means to join no company before one confirms, and leads to the code of one', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const email = freshAddress('example.net')
  const notHere = page.getByText('Signing up without a company? You’ll use Goodwork in the app')
  // As a server with PUBLIC_PLATFORMS=native serves the page.
  await page.route('/auth/sign-up', async (route) => {
    const source = await (await route.fetch()).text()
    const any = 'name="public-platforms" content="any"'
    expect(source).toContain(any)
    await route.fulfill({ body: source.replace(any, any.replace('any', 'native')) })
  })
  await page.goto('/auth/sign-up')
  await expect(notHere).toBeVisible()
  await page.unroute('/auth/sign-up')
  await page.goto('/auth/sign-up')
  await expect(title(page, 'Create your account')).toBeVisible()
  await expect(notHere).toBeHidden()
  await signUp(page, email)
  await expect(title(page, 'Check your mail.')).toBeVisible()
  const first = await mailedLink(baseURL ?? '', email)
  await page.goto(first)
  await expect(page.getByText('By confirming you join no company.')).toBeVisible()
  await expectAccessible(page, 'no company')
  await context.setOffline(true)
  await confirmAddress(page)
  await expect(page.getByRole('alert').getByText(/No answer came/)).toBeVisible()
  await expectAccessible(page, 'offline')
  await context.setOffline(false)

  await page.getByRole('button', { name: 'Sign up with a referral code' }).click()
  await expect(title(page, 'Create your account')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora')
  await page.getByLabel('Password').fill(newPassword)
  const code = await aReferralCode(baseURL ?? '')
  await page.getByRole('textbox', { name: 'Referral code' }).fill(code)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(title(page, 'Check your mail.')).toBeFocused()
  await expect.poll(async () => (await messagesTo(baseURL ?? '', email)).length).toBe(2)
  await page.goto(await mailedLink(baseURL ?? '', email))
  await expect(page.getByText('By confirming you also join Heron.')).toBeVisible()
  await confirmAddress(page)
  await putOffWelcome(page)
})

test('says at once that a link is no good, and leads to a new mail', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto(`/auth/verify-email?code=${'x'.repeat(43)}`)
  await expect(title(page, 'Invalid code')).toBeVisible()
  await expectAccessible(page, 'invalid')
  await page.getByRole('link', { name: 'Get a new mail' }).click()
  await expect(title(page, 'Check your mail.')).toBeFocused()
  await page.goto('/auth/verify-email?code=')
  await expect(title(page, 'Invalid code')).toBeVisible()
})
