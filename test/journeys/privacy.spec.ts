import { expectAccessible } from './accessible.ts'
import { askedAgain, giveThePassword, test, visit } from './account-journey.ts'
import { letAge } from './accounts.ts'
import { expect, failedRequest } from './journey.ts'
import { mailedLink } from './newcomers.ts'
import { ask, password } from './people.ts'
import { expectHome, message, title, untilAllHasCome } from './steps.ts'
import { signInWith } from './steps-identity.ts'

const heading = 'Who sees what about you'

test('a member sends feedback, reads who sees which data and downloads it all', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await visit(page, '/profile', 'Your profile')
  await untilAllHasCome(page)
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const open = async () => {
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Feedback' }).click()
  }
  await open()
  const feedback = page.getByRole('dialog', { name: 'Feedback' })
  const words = feedback.getByRole('textbox', { name: 'What would you like to tell us?' })
  await expect(words).toBeVisible()
  const submit = feedback.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await words.fill('x')
  await words.fill('  ')
  await expect(words).toHaveAccessibleDescription(/Required/)
  await expect(submit).toBeDisabled()
  await expectAccessible(page, 'the feedback dialog')
  await words.fill('More colour, please.')
  // The dialog closes even if the server refuses; the feedback is sent again later.
  let refused = 0
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    if (refused === 2 || !query.includes('feedbackCreate')) return route.fallback()
    refused += 1
    const errors = [{ message: 'No luck.', extensions: { code: 'INTERNAL', status: 500 } }]
    await route.fulfill({ json: { data: null, errors } })
  })
  await submit.click()
  await expect(feedback.getByText('We’ll try again later.')).toBeVisible()
  await expect(feedback).toBeHidden()
  await expect(message(page, 'We couldn’t send your feedback.')).toBeVisible()
  expect(refused).toBe(2)
  await page.reload()
  await open()
  await expect(words).toHaveValue('More colour, please.')
  await submit.click()
  await expect(feedback.getByText('Feedback sent.')).toBeVisible()
  await expect(feedback).toBeHidden()
  if (isPhone) await page.keyboard.press('Escape')

  await page.getByRole('link', { name: /Privacy and your data/ }).click()
  await expect(title(page, heading)).toBeFocused()
  const mine = page.getByRole('region', { name: 'Only you' })
  await expect(mine.getByText('Goals and bookmarks')).toBeVisible()
  const some = page.getByRole('region', {
    name: /^You, your company’s admins,? and the people/,
  })
  await expect(some.getByText('Email', { exact: true })).toBeVisible()
  await expectAccessible(page, 'who sees what')

  letAge(account.token, 11)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(askedAgain(page)).toBeVisible()
  const download = page.waitForEvent('download')
  await giveThePassword(page)
  expect((await download).suggestedFilename()).toMatch(/^goodwork-data-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText(/^Downloaded: /)).toBeVisible()
})

test('a member closes the account and keeps it after all, at sign-in or by a mailed link', async ({
  page,
  account,
  base,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const leave = async () => {
    await visit(page, '/profile/privacy', heading)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const question = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(question.getByText(/you can change your mind/)).toBeVisible()
    await expectAccessible(page, 'the question before an account is closed')
    await question.getByRole('button', { name: 'Delete my account' }).click()
    await expect(title(page, 'Your account is closed.')).toBeVisible()
  }
  await leave()
  await expectAccessible(page, 'a closed account')
  expect((await ask(base, account.token, '{ me { _id } }')).errors).toBeDefined()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(page, account.email, password)
  await expect(title(page, /^We’ll delete this account on .* Keep it\?$/)).toBeVisible()
  await expectAccessible(page, 'the choice to keep it')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expectHome(page)

  await leave()
  await page.goto(await mailedLink(base, account.email))
  await expect(title(page, 'Keep your account?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(title(page, 'Your account is kept.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(page, account.email, password)
  await expectHome(page)
})
