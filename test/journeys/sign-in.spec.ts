import { addresses } from '../../web/src/addresses.ts'
import { expect, failedRequest, test } from './journey.ts'
import { ask, password } from './people.ts'
import { expectHome, signIn, title } from './steps.ts'
import { keptToken } from './steps-identity.ts'

const nobody = 'UNAUTHENTICATED'

/** What may be read without a session: exempt pages, links of mails, what the product says of itself. */
const open = [
  ...['/auth/login', '/auth/sign-off', '/auth/sign-up', '/auth/verify-email'],
  ...[
    '/auth/reset-password',
    '/auth/keep-account',
    '/ios-only',
    '/setup',
    '/payment',
    '/about',
    '/faq',
    '/pricing',
  ],
]
const guarded = addresses
  .map((path) => path.replace(/[{}?]/g, ''))
  .filter((path) => !open.includes(path))

test.describe('signed off', () => {
  test.use({ signedIn: false })

  test('keeps what was typed when the password is wrong, and says so', async ({
    page,
    person,
    complaints,
  }) => {
    complaints.allow(failedRequest)
    await page.goto('/auth/login')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert').getByText(/password is not right/)
    await expect(alert).toBeVisible()
    await expect(email).toHaveValue(person.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
    await expect(page).toHaveURL('/auth/login')

    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectHome(page)
  })

  test('says at the fields what is missing, and sends nothing', async ({ page }) => {
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) calls += 1
    })
    await page.goto('/auth/login')
    const email = page.getByRole('textbox', { name: 'Email' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Write your email address.')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Write your password/,
    )
    expect(calls).toBe(0)
  })

  test('ends the session at sign-off, here and on the server', async ({
    page,
    person,
    baseURL,
  }) => {
    await signIn(page, person.email)
    const token = await page.evaluate(() => localStorage.getItem('API_TOKEN'))
    expect((await ask(baseURL ?? '', token, '{ me { email } }')).data).toEqual({
      me: { email: person.email },
    })
    await expect.poll(() => keptToken(page)).toBe(token)
    await page.getByRole('link', { name: 'Your profile' }).click()
    await expect(title(page, 'Your profile')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign off' }).click()
    await expect(title(page, 'You are signed off.')).toBeVisible()
    await expect(page).toHaveURL('/auth/sign-off')
    expect(await page.evaluate(() => localStorage.getItem('API_TOKEN'))).toBeNull()
    await expect.poll(() => keptToken(page)).toBeNull()
    const after = await ask(baseURL ?? '', token, '{ me { email } }')
    expect(after.errors?.[0]?.extensions?.code).toBe(nobody)
    await page.goto('/impact-goal')
    await expect(page).toHaveURL('/auth/login')
  })

  test('leads to sign-in when the session was ended elsewhere, and back from there', async ({
    page,
    person,
    baseURL,
    complaints,
  }) => {
    complaints.allow(failedRequest)
    await signIn(page, person.email)
    // Home has all that it asked for.
    await expect(page.getByText('Your first goal starts above')).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('API_TOKEN'))
    // Its code has come before the click, as it mostly has: it asks for its goals there and then.
    const goals = page.getByRole('link', { name: /^(My )?Goals$/ }).first()
    await goals.hover()
    const codeOfGoals = () =>
      performance.getEntriesByType('resource').some(({ name }) => /goals-page/.test(name))
    await expect.poll(() => page.evaluate(codeOfGoals)).toBe(true)
    // Right before the click: whatever else the page asks for would lead to sign-in as well.
    await ask(baseURL ?? '', token, 'mutation { logout }')
    await goals.evaluate((link: HTMLElement) => link.click())
    await expect(title(page, 'Good to see you.')).toBeVisible()
    await expect(page).toHaveURL('/auth/login')
    expect(await page.evaluate(() => localStorage.getItem('API_TOKEN'))).toBeNull()
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(title(page, 'My Goals')).toBeVisible()
    await expect(page).toHaveURL('/impact-goal')
  })

  test('signs off every tab when one signs off', async ({ page, context, person }) => {
    await signIn(page, person.email)
    const other = await context.newPage()
    await other.goto('/impact-goal')
    await expect(title(other, 'My Goals')).toBeVisible()
    await page.bringToFront()
    await page.goto('/auth/sign-off')
    await expect(title(page, 'You are signed off.')).toBeVisible()
    await other.bringToFront()
    await expect(title(other, 'Good to see you.')).toBeVisible()
    await expect(other).toHaveURL('/auth/login')
  })

  test('shows in every tab who has signed in last', async ({ page, context, person }) => {
    await signIn(page, person.email)
    const other = await context.newPage()
    await other.goto('/')
    await expectHome(other)
    await page.bringToFront()
    await page.goto('/auth/sign-off')
    await expect(title(page, 'You are signed off.')).toBeVisible()
    await expect(title(other, 'Good to see you.')).toBeVisible()
    await signIn(page, 'operator@goodwork.example')
    await other.bringToFront()
    await expect(title(other, 'Who will you lift today?')).toBeVisible()
    await expect(other.getByText(/, Olu$/)).toBeVisible()
  })

  test('leads from every other address to sign-in, whether or not there is a page', async ({
    page,
  }) => {
    test.slow()
    expect(guarded.length).toBeGreaterThanOrEqual(40)
    for (const path of [...guarded, '/login', '/auth/nowhere', '/nowhere']) {
      await page.goto(path)
      await expect(page, `from ${path}`).toHaveURL('/auth/login')
      await expect(title(page, 'Good to see you.')).toBeVisible()
    }
  })

  test('leads to the page that was asked for, once one is signed in', async ({ page, person }) => {
    await page.goto('/bookmarked-advice')
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(title(page, 'My Bookmarked Advice')).toBeVisible()
    await expect(page).toHaveURL('/bookmarked-advice')
  })

  for (const [name, to] of [
    ['unpaid', '/pricing'],
    ['paid', '/'],
  ] as const) {
    test(`leads the ${name} public user to ${to} after sign-in`, async ({ page }) => {
      await page.goto('/auth/login')
      await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.net`)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(to)
      await page.goto('/login')
      await expect(page).toHaveURL(to)
      await page.goto('/auth/sign-off')
      await expect(title(page, 'You are signed off.')).toBeVisible()
    })
  }

  test('forgets a token that the server does not know', async ({ page, complaints }) => {
    complaints.allow(failedRequest)
    await page.goto('/auth/login')
    await page.evaluate(() => localStorage.setItem('API_TOKEN', 'made-up'))
    await page.goto('/impact-goal')
    await expect(page).toHaveURL('/auth/sign-off')
    await expect(title(page, 'You are signed off.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('API_TOKEN'))).toBeNull()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(title(page, 'Good to see you.')).toBeFocused()
  })
})

test('leads home from the sign-in page when one is signed in', async ({ page }) => {
  await page.goto('/auth/login')
  await expectHome(page)
})

test('says which page is not here, and leads home', async ({ page }) => {
  await page.goto('/no/such <page>?x=1')
  await expect(title(page, "Sorry, that page isn't here.")).toBeVisible()
  await expect(page.getByText('/no/such%20%3Cpage%3E')).toBeVisible()
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expectHome(page)
})

test.describe('320 px wide', () => {
  test.use({ signedIn: false, viewport: { width: 320, height: 640 } })

  test('no page on the way in scrolls sideways, whatever it says', async ({ page, complaints }) => {
    complaints.allow(failedRequest)
    const long = `${'donaudampfschifffahrt'.repeat(2)}@${'gesellschaft'.repeat(4)}.example`
    const send = (name: string) => page.getByRole('button', { name }).click()
    const looks: Record<string, () => Promise<unknown>> = {
      '/auth/login': async () => {
        await page.getByRole('textbox', { name: 'Email' }).fill(long)
        await send('Sign in')
      },
      '/auth/sign-up': async () => {
        await page.getByText('I have a referral code').click()
        await send('Create my account')
      },
      '/auth/reset-password': async () => {
        await page.getByRole('textbox', { name: 'Email' }).fill(long)
        await send('Send me a link')
        await expect(page.getByText(long)).toBeVisible()
      },
      '/auth/verify-email': async () => {},
      '/auth/verify-email?code=x': () => expect(title(page, 'Invalid code')).toBeVisible(),
      '/auth/reset-password?code=x': () => expect(title(page, 'Invalid code')).toBeVisible(),
    }
    const beyond = () =>
      page.evaluate(() => {
        const root = document.documentElement
        return root.scrollWidth - root.clientWidth
      })
    for (const [path, look] of Object.entries(looks)) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      expect.soft(await beyond(), path).toBeLessThanOrEqual(0)
      await look()
      expect.soft(await beyond(), `${path}, afterwards`).toBeLessThanOrEqual(0)
    }
  })
})
