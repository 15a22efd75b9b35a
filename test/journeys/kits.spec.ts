import { expect, test } from './journey.ts'
import { goalsOf } from './people.ts'
import { title } from './steps.ts'

test('a kit is found by its occasion, saved as a goal, and ticked off step by step', async ({
  page,
  person,
}) => {
  await page.goto('/impact-actions?q=one%20to%20one')
  const found = page.getByRole('article').filter({ hasText: 'Kit' }).first()
  const link = found.getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(title(page, name)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Stop and hand over' })).toBeVisible()
  await page.getByRole('button', { name: 'Save as goal' }).click()
  const plan = page.getByRole('dialog', { name: 'Plan it' })
  for (const field of ['When', "I'll", 'Next check-in']) {
    await expect(plan.getByLabel(field, { exact: true })).not.toHaveValue('')
  }
  await plan.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [goal] = await goalsOf(person)
  expect(goal).toMatchObject({ adviceTitle: name, isGoal: true })

  await page.goto(`/impact-goal/view?id=${goal?._id}`)
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('checkbox')
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible()
  await steps.nth(0).check({ force: true })
  await steps.nth(2).check({ force: true })
  await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^2 of \d+ done$/)).toBeVisible()
  await expect(steps.nth(1)).not.toBeChecked()
})

test('a path starts with its first week, which home shows as the goal of the week', async ({
  page,
}) => {
  await page.goto('/impact-actions')
  await page.getByRole('list', { name: 'Paths' }).getByRole('link').first().click()
  const week = await page
    .getByRole('listitem')
    .getByRole('heading', { level: 2 })
    .first()
    .innerText()
  await page.getByRole('button', { name: 'Start this path' }).click()
  await expect(page.getByText('Week 1 · now')).toBeVisible()
  await page.getByRole('link', { name: 'Open the goal' }).click()
  await expect(page.getByRole('link', { name: 'Week 1 of 4' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: week })).toBeVisible()
})
