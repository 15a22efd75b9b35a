import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import type { Person } from './people.ts'
import { message, title, untilAllHasCome } from './steps.ts'

const unknown = 'xqzzvw jjkqy'

type StoredSearch = { _id: string; query: string; searchType: string }

async function storedOf(person: Person): Promise<StoredSearch[]> {
  const query = '{ searchGetMany { _id query searchType } }'
  return (await person.ask<{ searchGetMany: StoredSearch[] }>(query)).searchGetMany
}

test.beforeEach(async ({ person }) => {
  for (const { _id } of await storedOf(person)) {
    await person.ask('mutation D($_id: ID!) { searchDelete(_id: $_id) { _id } }', { _id })
  }
})

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const found = (page: Page) => page.getByRole('main').getByRole('article')

/** Presses a key until `target` has the focus. */
async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < 20; pressed += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test('the search finds a misspelt word by keyboard, and going back restores the focus', async ({
  page,
  person,
}) => {
  await page.goto('/impact-actions')
  await expect(title(page, 'What do you need?')).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('recgonition')
  await expect(page.getByText(/^Results for recognition. No results for/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^No results for recgonition\. \d+ results? for recognition\.$/,
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

test('the search keeps its filters after a reload and finds nothing for unknown words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/impact-actions?q=meeting')
  await expect(found(page).first()).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Advice' }).click()
  await main.getByLabel('Time').selectOption('Up to 10 minutes')
  await main.getByLabel('Who it’s for').selectOption('My team')
  await expect(page).toHaveURL('/impact-actions?q=meeting&kind=advice&for=team&time=10')
  await expect(found(page).filter({ hasNotText: 'Advice' })).toHaveCount(0)
  await expect(found(page).filter({ hasNotText: /(?<!\d)(\d|10) minutes?/ })).toHaveCount(0)
  await expect(found(page).first()).toContainText('My team')
  await page.reload()
  await expect(found(page).first()).toContainText('Advice')
  await expect(field(page)).toHaveValue('meeting')
  await field(page).fill(unknown)
  await expect(page.getByRole('heading', { name: /with these filters$/ })).toBeVisible()
  await main.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL(`/impact-actions?q=${unknown.replace(' ', '+')}`)
  await expect(page.getByRole('heading', { name: /^No results for/ })).toBeVisible()
})

test('the library keeps submitted searches until they are deleted, and reports of gaps', async ({
  page,
  person,
}) => {
  await page.goto('/impact-actions')
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
  await test.step('deletes the recent searches', async () => {
    await page.goto('/impact-actions')
    await untilAllHasCome(page)
    const recent = page.getByRole('list', { name: 'Recent searches' })
    await expect(recent.getByRole('listitem')).toHaveText(['Gratitude', 'trust'])
    await recent.getByRole('button', { name: 'Delete the search Gratitude' }).click()
    await expect(message(page, 'Deleted')).toBeVisible()
    await expect.poll(() => storedOf(person)).toMatchObject([{ query: 'trust' }])
    await page.getByRole('button', { name: 'Delete all' }).click()
    await expect.poll(() => storedOf(person)).toEqual([])
  })
  await test.step('reports missing content', async () => {
    await field(page).fill(unknown)
    await expect(page).toHaveURL(`/impact-actions?q=${unknown.replace(' ', '+')}`)
    const asks = page.getByRole('textbox', { name: 'What were you looking for?' })
    await asks.fill('How to speak of grief at work')
    await page.reload()
    await expect(asks).toHaveValue('How to speak of grief at work')
    await page.getByRole('button', { name: 'Tell us' }).click()
    await expect(page.getByText('Thank you. We’ve noted it.')).toBeVisible()
    await expect
      .poll(() => storedOf(person))
      .toMatchObject([{ query: 'How to speak of grief at work', searchType: 'missing' }])
  })
})
