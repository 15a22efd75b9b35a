import { expect, test } from './journey.ts'
import type { Person } from './people.ts'
import { expectHome, title, untilAllHasCome } from './steps.ts'

type Tip = { id: string; title: string; isRead: boolean }

async function todaysTips(person: Person): Promise<Tip[]> {
  const query = '{ feedOfTheDay { tips { id title isRead } } }'
  return (await person.ask<{ feedOfTheDay: { tips: Tip[] } }>(query)).feedOfTheDay.tips
}

test('a member reads the three tips of the day, opens an advice and returns for more', async ({
  page,
  person,
}) => {
  const tips = await todaysTips(person)
  await page.goto('/')
  await expectHome(page)
  await page.getByRole('link', { name: "See today's three tips" }).click()
  await expect(title(page, 'Three tips for today')).toBeFocused()
  const today = page.getByRole('list', { name: "Today's tips" })
  await expect(today.getByRole('article')).toHaveCount(3)
  for (const tip of tips)
    await expect(today.getByRole('article', { name: tip.title })).toBeVisible()

  const last = today.getByRole('article', { name: tips[2]?.title ?? '' })
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByText('Read', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect.poll(async () => (await todaysTips(person))[2]?.isRead).toBe(true)

  const advice = last.getByRole('link', { name: /^Advice: / })
  const name = (await advice.getAttribute('aria-label'))?.replace('Advice: ', '') ?? ''
  await advice.click()
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  await test.step('shows further tips without a repetition', async () => {
    await page.getByRole('button', { name: 'Show three more' }).scrollIntoViewIfNeeded()
    const more = page.getByRole('list', { name: 'More tips' }).getByRole('article')
    await expect(more.nth(2)).toBeVisible()
    const articles = today.getByRole('article')
    const names = [...(await articles.allInnerTexts()), ...(await more.allInnerTexts())]
    expect(new Set(names).size).toBe(names.length)
  })
})

test('a member reads this month in the hub, opens another month and an action', async ({
  page,
  viewport,
}) => {
  await page.goto('/')
  await expectHome(page)
  await untilAllHasCome(page)
  const isSmall = (viewport?.width ?? 0) < 1024
  const menu = page.getByRole('navigation', { name: isSmall ? 'Bottom navigation' : 'Main menu' })
  await menu.getByRole('link', { name: isSmall ? 'My Hub' : 'My Organization Hub' }).click()
  await expect(title(page, 'My Organization Hub')).toBeFocused()

  const months = page.getByRole('heading', { level: 2 }).getByRole('button')
  const thisMonth = new Intl.DateTimeFormat('en-GB', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date())
  await expect(months.filter({ hasText: thisMonth })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Read', { exact: true }).first()).toBeVisible({ timeout: 30_000 })

  const earlier = months.last()
  await earlier.click()
  await expect(earlier).toHaveAttribute('aria-expanded', 'true')
  // The actions load after the reminders: before, the last list belongs to another month.
  const panel = page.locator(`[id="${await earlier.getAttribute('aria-controls')}"]`)
  const actions = panel.getByRole('list', { name: 'What you can do' }).last().getByRole('link')
  const name = await actions.first().innerText()
  await actions.first().click()
  await expect(title(page, name)).toBeFocused()
})
