import type { Locator, Page, Route } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, failedRequest, test } from './journey.ts'
import { aGoal, type Person } from './people.ts'
import { message, title, untilAllHasCome } from './steps.ts'

const unknown = 'xqzzvw jjkqy'

type Stored = { _id: string; query: string; searchType: string }

/** What the person searched, as the server has it. */
async function storedOf(person: Person): Promise<Stored[]> {
  const query = '{ searchGetMany { _id query searchType } }'
  return (await person.ask<{ searchGetMany: Stored[] }>(query)).searchGetMany
}

test.beforeEach(async ({ person }) => {
  for (const { _id } of await storedOf(person)) {
    await person.ask('mutation D($_id: ID!) { searchDelete(_id: $_id) { _id } }', { _id })
  }
})

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const found = (page: Page) => page.getByRole('main').getByRole('article')

/** Does something with the calls of one operation; the rest go their way. */
async function onCalls(page: Page, name: string, act: (route: Route) => Promise<void>) {
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    if (query.includes(name)) await act(route)
    else await route.fallback()
  })
}

/** Presses a key until `target` has the focus. */
async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < 20; pressed += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test('finds a misspelt thing by keyboard alone, opens it, and comes back to it', async ({
  page,
  person,
}) => {
  await page.goto('/impact-actions')
  await expect(title(page, 'What do you need?')).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('recgonition')
  await expect(page.getByText(/^Results for recognition, as nothing fits/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Nothing fits recgonition\. \d+ results? for recognition\.$/,
  )
  await expect(page).toHaveURL('/impact-actions?q=recgonition')

  const result = page.locator('a[data-result][href^="/impact-actions/"]').first()
  await pressTo(page, 'ArrowDown', result)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('recgonition')
  await pressTo(page, 'ArrowDown', result)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/impact-actions\/.+/)
  await expect(title(page, 'What do you need?')).toHaveCount(0)
  await expect(title(page)).toBeVisible()
  await expect.poll(() => storedOf(person)).toMatchObject([{ query: 'recgonition' }])

  await page.goBack()
  await expect(page).toHaveURL('/impact-actions?q=recgonition')
  await expect(result).toBeFocused()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(page).toHaveURL('/impact-actions')
})

test('narrows a search, keeps that in its address, and clears it', async ({ page }, {
  project,
}) => {
  test.slow()
  const isPhone = project.name === 'phone'
  await page.goto('/impact-actions?q=meeting')
  await expect(found(page).first()).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
  const place = isPhone ? sheet : page.getByRole('main')
  await place.getByRole('button', { name: 'Advice' }).click()
  await expect(place.getByRole('button', { name: 'Advice' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await place.getByLabel('Time').selectOption('Up to 10 minutes')
  await place.getByLabel('For whom').selectOption('My team')
  await expect(page).toHaveURL('/impact-actions?q=meeting&kind=advice&for=team&time=10')
  await expectAccessible(page, 'filters')
  if (isPhone) {
    await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).click()
    await expect(sheet).toHaveCount(0)
  }
  await expect(found(page).filter({ hasNotText: 'Advice' })).toHaveCount(0)
  await expect(found(page).filter({ hasNotText: /(?<!\d)(\d|10) minutes?/ })).toHaveCount(0)
  await expect(found(page).first()).toContainText('My team')

  await page.reload()
  await expect(found(page).first()).toContainText('Advice')
  await expect(field(page)).toHaveValue('meeting')
  await field(page).fill(unknown)
  await expect(page.getByRole('heading', { name: /within these filters$/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL(`/impact-actions?q=${unknown.replace(' ', '+')}`)
  await expect(page.getByRole('heading', { name: /within these filters$/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Nothing for/ })).toBeVisible()
})

test('keeps searches that were submitted until one deletes them, and none that cannot be kept', async ({
  page,
  person,
  complaints,
}) => {
  test.slow()
  complaints.allow(failedRequest)
  await page.goto('/impact-actions')
  const recent = page.getByRole('list', { name: 'Recent searches' })
  for (const words of ['gratitude', 'trust', 'Gratitude']) {
    await field(page).fill(words)
    await field(page).press('Enter')
    await expect.poll(async () => (await storedOf(person))[0]?.query).toBe(words)
  }
  await field(page).fill('not meant')
  await expect(page).toHaveURL('/impact-actions?q=not+meant')
  await page.goBack()
  await expect(field(page)).toHaveValue('Gratitude')
  await page.goBack()
  await expect(field(page)).toHaveValue('trust')

  await page.goto('/impact-actions')
  await untilAllHasCome(page)
  await expect(recent.getByRole('listitem')).toHaveText(['Gratitude', 'trust'])
  await expectAccessible(page, 'before a search')
  await recent.getByRole('button', { name: 'Delete the search Gratitude' }).click()
  await expect(message(page, 'Deleted')).toBeVisible()
  await expect(recent.getByRole('listitem')).toHaveText(['trust'])
  await expect(recent.getByRole('button', { name: 'Delete the search trust' })).toBeFocused()
  await expect.poll(() => storedOf(person)).toMatchObject([{ query: 'trust' }])

  await onCalls(page, 'searchCreate', (route) => route.fulfill({ status: 500, body: 'no' }))
  await recent.getByRole('button', { name: 'trust', exact: true }).click()
  await expect(field(page)).toHaveValue('trust')
  await expect(found(page).first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await expect(recent).toHaveCount(0)
  await expect.poll(() => storedOf(person)).toEqual([])
})

test('asks what was missing where nothing is found, and loses no word of it', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto('/impact-actions')
  await field(page).fill(unknown)
  await expect(page.getByRole('heading', { name: `Nothing for “${unknown}”` })).toBeVisible()
  const asks = page.getByRole('textbox', { name: 'What were you looking for?' })
  await page.getByRole('button', { name: 'Tell us' }).click()
  await expect(asks).toHaveAccessibleDescription(/Required/)
  await asks.fill('How to speak of grief at work')
  await onCalls(page, 'searchCreate', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Tell us' }).click()
  await expect(page.getByRole('alert').getByText(/No answer came/)).toBeVisible()
  await expectAccessible(page, 'nothing found')
  await page.unrouteAll()
  await page.reload()
  await expect(asks).toHaveValue('How to speak of grief at work')
  await page.getByRole('button', { name: 'Tell us' }).click()
  await expect(page.getByText('Thank you. It is noted.')).toBeVisible()
  await expect
    .poll(() => storedOf(person))
    .toMatchObject([{ query: 'How to speak of grief at work', searchType: 'missing' }])
})

test('shows what was asked last, as text, through slow, lost and hostile answers', async ({
  page,
  person,
  complaints,
}) => {
  test.slow()
  complaints.allow(failedRequest)
  const hostile = '<img src=x onerror="document.title=1"> zinnias مرحبا'
  const { _id } = await aGoal(person, { adviceTitle: hostile })
  await page.goto('/impact-actions')

  // The first answer comes after the second, and is not shown.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await onCalls(page, 'librarySearch', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { query: string } }
    if (variables.query === 'meeting') await held
    // Given up by the page, there is nobody to answer.
    await route.fallback().catch(() => {})
  })
  const asked = page.waitForRequest((request) => request.postData()?.includes('"meeting"') ?? false)
  await field(page).fill('meeting')
  await asked
  await field(page).fill('zinnias')
  const goal = page.getByRole('link', { name: hostile })
  await expect(goal).toBeVisible()
  letGo()
  await expect(page).toHaveURL('/impact-actions?q=zinnias')
  await expect(goal).toHaveAttribute('href', `/impact-goal/view?id=${_id}`)
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  await expectAccessible(page, 'results')
  await page.unrouteAll()

  await onCalls(page, 'librarySearch', (route) => route.fulfill({ status: 502, body: '<h1>502' }))
  await field(page).fill('trust')
  await expect(page.getByRole('alert').getByText(/Something went wrong on our side/)).toBeVisible()
  await expect(field(page)).toHaveValue('trust')
  await expectAccessible(page, 'a search that failed')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(found(page).first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)

  await field(page).fill(`${'Überlange🌱'.repeat(40)}`)
  await expect(page.getByRole('heading', { name: /^Nothing for/ })).toBeVisible()
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await over()).toBeLessThanOrEqual(0)
  await field(page).fill('zinnias')
  await goal.click()
  await expect(title(page, hostile)).toBeVisible()
})
