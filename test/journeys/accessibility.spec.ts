import { addresses } from '../../web/src/addresses.ts'
import { expectAccessible } from './accessible.ts'
import { expect, failedRequest, test } from './journey.ts'
import { aGoal } from './people.ts'
import {
  answer,
  answers,
  bar,
  begin,
  expectHome,
  expectStep,
  message,
  openAdvice,
  stepsOf,
  title,
  walkTo,
} from './steps.ts'

const goalAddress = '/impact-goal/view'

test.describe('signed off', () => {
  test.use({ signedIn: false })

  test('every page for strangers is accessible', async ({ page }) => {
    test.slow()
    const isPublic = /^\/(auth|ios-only|about|faq|pricing|payment)/
    for (const path of addresses.filter((one) => isPublic.test(one))) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      await expectAccessible(page, path)
    }
  })

  test('the sign-in page with its errors is accessible', async ({ page, person, complaints }) => {
    complaints.allow(failedRequest)
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Write your password.')).toBeVisible()
    await expectAccessible(page, 'fields missing')
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(/password is not right/)).toBeVisible()
    await expectAccessible(page, 'wrong password')
  })
})

test('home is accessible, empty and full, with its menu and its messages', async ({
  page,
  person,
  viewport,
}) => {
  await page.goto('/')
  await expectHome(page)
  await expect(page.getByText('Your first goal starts above')).toBeVisible()
  await expectAccessible(page, 'empty')
  if ((viewport?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'My Goals' })).toBeVisible()
    await expectAccessible(page, 'menu')
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  }
  const today = new Date().toISOString().slice(0, 10)
  await aGoal(person, { endDate: today })
  await aGoal(person, { endDate: '2026-01-01', entity: 'customer' })
  await aGoal(person, { isGoal: false, isBookmark: true, entity: 'colleague' })
  await begin(page, 'yourself')
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Go on/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Due this week' })).toBeVisible()
  await expectAccessible(page, 'full')
})

test('every step of the flow is accessible, with its choice open', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await begin(page, 'team')
  for (const { page: name, several } of stepsOf('team')) {
    await expectStep(page, name, 'team')
    await expectAccessible(page, name)
    if (several) {
      await answers(page, name).first().click()
      await expectAccessible(page, `${name}, chosen`)
    } else if (name === 'impact-advice') {
      const article = await openAdvice(page)
      await expect(article.getByText('Why it works', { exact: true })).toBeVisible()
      for (const fold of await article.locator('summary').all()) await fold.click()
      await article.getByRole('button', { name: 'Save as goal' }).click()
      await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
      await page.getByRole('region', { name: 'Messages' }).hover()
      await article.getByRole('button', { name: 'Bookmark' }).click()
      await expect(article.getByRole('button', { name: 'Bookmarked' })).toBeVisible()
      await expectAccessible(page, `${name}, open and saved`)
      await bar(page, 'Next').click()
      continue
    } else {
      await answer(page, name)
      continue
    }
    await bar(page, name === 'implementation-advice' ? 'Finish' : 'Next').click()
  }
  await page.getByRole('radio', { name: 'Helpful', exact: true }).click()
  await expectAccessible(page, 'end')
})

test('the flow is accessible in the colour of each entity', async ({ page }) => {
  for (const entity of ['yourself', 'colleague', 'customer'] as const) {
    await page.goto('/')
    await begin(page, entity)
    await answer(page, 'important-thing')
    await expect(page).not.toHaveURL(/important-thing/)
    await bar(page, 'Back').click()
    await expectStep(page, 'important-thing', entity)
    await expectAccessible(page, entity)
  }
})

test('the team flow is accessible where nothing fits the limits', async ({ page }) => {
  await page.goto('/')
  await walkTo(page, 'team', 'impact-advice')
  await page.getByRole('textbox', { name: 'Minutes' }).fill('0')
  await expect(page.getByText('Nothing fits these limits.')).toBeVisible()
  await expectAccessible(page, 'nothing fits')
})

test('My Goals is accessible, empty and with goals of every kind', async ({ page, person }) => {
  await page.goto('/impact-goal')
  await expect(title(page, 'My Goals')).toBeVisible()
  await expectAccessible(page, 'empty')
  const today = new Date().toISOString().slice(0, 10)
  await aGoal(person, { endDate: today, entity: 'yourself' })
  await aGoal(person, { entity: 'team', progress: 'In the zone' })
  await aGoal(person, { entity: 'colleague', progress: 'Goal achieved!' })
  await aGoal(person, { entity: 'customer', adviceTitle: 'Donaudampfschifffahrt'.repeat(9) })
  await page.reload()
  await expect(page.getByRole('list', { name: 'Achieved' })).toBeVisible()
  await expectAccessible(page, 'goals')
})

test('a goal is accessible, with its dialogs and errors', async ({
  page,
  context,
  person,
  complaints,
}) => {
  test.slow()
  complaints.allow(failedRequest)
  const advices = [{ id: 'a', title: 'Ask one person', body: 'Ask for one thing.' }]
  const { _id } = await aGoal(person, { advices, entity: 'customer' })
  await page.goto(`${goalAddress}?id=${_id}`)
  await page.getByText('Ask one person').click()
  await expectAccessible(page, 'goal')
  await page
    .getByRole('button', { name: /^Help: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'help')
  await page.keyboard.press('Escape')
  await page.getByLabel('Start', { exact: true }).fill('2027-02-01')
  await page.getByLabel('End', { exact: true }).fill('2027-01-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The end lies before the start.')).toBeVisible()
  await expectAccessible(page, 'error at the field')
  await page.getByRole('link', { name: 'My Goals' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Save your changes?' })).toBeVisible()
  await expectAccessible(page, 'leaving')
  await page.keyboard.press('Escape')

  await page.getByLabel('End', { exact: true }).fill('2027-03-01')
  const update = 'mutation U($obj: GoalUpdateInput!) { goalUpdate(obj: $obj) { _id } }'
  await person.ask(update, { obj: { _id, endDate: '2027-04-01', specific: 'Theirs' } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'This goal was changed elsewhere' })).toBeVisible()
  await expectAccessible(page, 'changed elsewhere')
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByText(/No answer came/)).toBeVisible()
  await expectAccessible(page, 'offline')
  await context.setOffline(false)
})

test('a deleted goal, one that is not here, and their messages are accessible', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person)
  await page.goto(`${goalAddress}?id=${_id}`)
  await page.getByRole('button', { name: 'Delete goal' }).click()
  await expect(message(page, 'Deleted')).toBeVisible()
  await expectAccessible(page, 'deleted')
  await page.goto(`${goalAddress}?id=${_id}`)
  await expect(title(page, 'This goal is not here')).toBeVisible()
  await expectAccessible(page, 'not here')
})

test('My Bookmarked Advice is accessible, empty, closed, open and removed', async ({
  page,
  person,
}) => {
  await page.goto('/bookmarked-advice')
  await expect(title(page, 'My Bookmarked Advice')).toBeVisible()
  await expectAccessible(page, 'empty')
  await aGoal(person, { isGoal: false, isBookmark: true, adviceTitle: 'Kept advice' })
  await aGoal(person, { isGoal: true, isBookmark: true, entity: 'yourself' })
  await page.reload()
  await page.getByRole('button', { name: 'Kept advice' }).click()
  await expect(page.getByText('What did I miss?')).toBeVisible()
  await expectAccessible(page, 'open')
  await page.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(page.getByText('Removed: Kept advice')).toBeVisible()
  await expectAccessible(page, 'removed')
})

test('what went wrong, and what is not here, is accessible', async ({ page, complaints }) => {
  complaints.allow(failedRequest)
  complaints.allow(/^AppError/)
  await page.goto('/no/such/page')
  await expect(title(page, "Sorry, that page isn't here.")).toBeVisible()
  await expectAccessible(page, 'not found')
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    if (query.includes('goalGetMany')) await route.abort('connectionreset')
    else await route.fallback()
  })
  await page.goto('/impact-goal')
  await expect(title(page, "We can't reach the server.")).toBeVisible()
  await expectAccessible(page, 'unreached')
})
