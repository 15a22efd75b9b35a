import { expect, failedRequest, test } from './journey.ts'
import { ask, password } from './people.ts'
import { expectHome, signIn, title } from './steps.ts'
import { keptToken, signInWith, storedToken } from './steps-identity.ts'

test.use({ signedIn: false })

test('sign-in leads to the requested page, and sign-out ends the session', async ({
  page,
  person,
  baseURL,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const url = baseURL ?? ''
  await test.step('refuses a wrong password', async () => {
    await page.goto('/bookmarked-advice')
    await expect(page).toHaveURL('/auth/login')
    await signInWith(page, person.email, 'not the password')
    await expect(page.getByRole('alert').getByText(/password is wrong/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  })
  await test.step('accepts the right password', async () => {
    await signInWith(page, person.email, password)
    await expect(title(page, 'My Bookmarked Advice')).toBeVisible()
    await expect(page).toHaveURL('/bookmarked-advice')
  })
  const token = await storedToken(page)
  const { data } = await ask(url, token, '{ me { email } }')
  expect(data).toEqual({ me: { email: person.email } })
  await expect.poll(() => keptToken(page)).toBe(token)
  await test.step('signs out', async () => {
    await page.getByRole('link', { name: 'Your profile' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click()
    await expect(title(page, 'You’re signed out')).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    await expect.poll(() => keptToken(page)).toBeNull()
    const { errors } = await ask(url, token, '{ me { email } }')
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})

test('a session ended elsewhere leads to sign-in and then back to the page', async ({
  page,
  person,
  baseURL,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await signIn(page, person.email)
  // Home has loaded all its data.
  await expect(page.getByText('No goals yet')).toBeVisible()
  const token = await storedToken(page)
  // The code of the page is usually loaded before the click, so that the page queries at once.
  const goals = page.getByRole('link', { name: /^(My )?Goals$/ }).first()
  await goals.hover()
  const codeOfGoals = () =>
    performance.getEntriesByType('resource').some(({ name }) => /goals-page/.test(name))
  await expect.poll(() => page.evaluate(codeOfGoals)).toBe(true)
  // Right before the click, because any other query of the page would lead to sign-in too.
  await ask(baseURL ?? '', token, 'mutation { logout }')
  await goals.evaluate((link: HTMLElement) => link.click())
  await expect(title(page, 'Welcome back')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await signInWith(page, person.email, password)
  await expect(title(page, 'My Goals')).toBeVisible()
  await expect(page).toHaveURL('/impact-goal')
})

test('signing out or in as another person in one tab changes every tab', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person.email)
  const other = await context.newPage()
  await other.goto('/')
  await expectHome(other)
  // A request of the other tab, sent just before the session ends, would be refused.
  await other.waitForLoadState('networkidle')
  await page.bringToFront()
  await page.goto('/auth/sign-off')
  await expect(title(page, 'You’re signed out')).toBeVisible()
  await expect(title(other, 'Good to see you')).toBeVisible()
  await signIn(page, 'operator@goodwork.example')
  await other.bringToFront()
  await expect(title(other, 'Who will you lift today?')).toBeVisible()
  await expect(other.getByText(/, Olu$/)).toBeVisible()
})
