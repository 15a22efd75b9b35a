import { expectAccessible } from './accessible.ts'
import { visit } from './account-journey.ts'
import { browserOf, test } from './companies.ts'
import { expect } from './journey.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

type Reminders = { reminderGetMany: { _id: string; text: string; targetDate: string }[] }
const list = '{ reminderGetMany { _id text targetDate } }'
const change = 'mutation U($obj: ReminderUpdateInput!) { reminderUpdate(obj: $obj) { _id } }'
const text = 'Two people join us this week. Say hello.'

test('an admin creates, copies, changes and deletes a reminder that a member sees', async ({
  page,
  browser,
  base,
  company,
}) => {
  test.slow()
  const { admin, member } = company
  const stored = async () => (await ask<Reminders>(base, admin.token, list)).data?.reminderGetMany
  await visit(page, '/company/reminders', 'Reminders')
  await expectAccessible(page, 'empty')
  await page.getByRole('link', { name: 'Write a reminder' }).click()
  await expect(title(page, 'Write a reminder')).toBeFocused()
  await page.getByRole('button', { name: 'Create reminder' }).click()
  await expect(page.getByText('Write the reminder.')).toBeVisible()
  // A very long address does not make the page wider than the screen.
  const thought = page.getByRole('textbox', { name: 'Reminder text' })
  await thought.fill(`See https://intranet.example/${'w'.repeat(120)}`)
  await expect(page.getByRole('region', { name: 'As members see it' })).toContainText('wwww')
  const over = () =>
    page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over).toBeLessThanOrEqual(0)
  await thought.fill(text)
  await page.getByRole('combobox', { name: 'Theme' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: /^What people can do/ }).click()
  await page.getByRole('combobox', { name: 'Find an action' }).fill('newcomer')
  await page
    .getByRole('option', { name: /newcomer/i })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Remove: / })).toBeVisible()
  const preview = page.getByRole('region', { name: 'As members see it' })
  await expect(preview.getByText(text)).toBeVisible()
  await expectAccessible(page, 'written')
  await page.getByRole('button', { name: 'Create reminder' }).click()
  await expect(message(page, 'Reminder created')).toBeVisible()
  await expect(title(page, 'Reminders')).toBeVisible()
  await expect(page.getByRole('link', { name: `Change: ${text}` })).toBeVisible()
  const made = (await stored())?.[0]

  const theirs = await browserOf(browser, base, member)
  const reader = await theirs.newPage()
  await visit(reader, '/reminders', 'My Organization Hub')
  await expect(reader.getByText(text)).toBeVisible()
  await expect(reader.getByRole('link', { name: /reminders/ })).toHaveCount(0)
  await theirs.close()

  await page.getByRole('link', { name: `Copy to another month: ${text}` }).click()
  await expect(page.getByRole('textbox', { name: 'Reminder text' })).toHaveValue(text)
  await page.getByRole('textbox', { name: 'Reminder text' }).fill('Say it again.')
  await page.getByRole('button', { name: 'Create reminder' }).click()
  await expect(page.getByRole('link', { name: 'Change: Say it again.' })).toBeVisible()
  await expectAccessible(page, 'list')
  const months = (await stored())?.map(({ targetDate }) => targetDate.slice(0, 7))
  expect(new Set(months).size).toBe(2)

  // Another admin changes the reminder while it is open here.
  await page.getByRole('link', { name: `Change: ${text}` }).click()
  const words = page.getByRole('textbox', { name: 'Reminder text' })
  await words.fill('Mine')
  await ask(base, admin.token, change, { obj: { _id: made?._id, text: 'Theirs' } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: 'This reminder was changed in the meantime' })
  await expect(conflict.getByRole('radio', { name: /Mine/ })).toBeChecked()
  await expectAccessible(page, 'conflict')
  await conflict.getByRole('button', { name: 'Save these choices' }).click()
  await expect(conflict).toBeHidden()
  await expect(words).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Delete reminder' }).click()
  const asking = page.getByRole('dialog', { name: 'Delete this reminder?' })
  await asking.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(message(page, 'Deleted')).toBeVisible()
  await expect(title(page, 'Reminders')).toBeVisible()
  await expect(page.getByText('Mine', { exact: true })).toHaveCount(0)

  await page.goto(`/company/reminders/edit?id=${made?._id}`)
  await expect(title(page, 'We can’t find this reminder')).toBeVisible()
  await expectAccessible(page, 'not here')
})
