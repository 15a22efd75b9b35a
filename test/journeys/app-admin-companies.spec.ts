import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { visit } from './account-journey.ts'
import { inStore } from './accounts.ts'
import { browserOf, test } from './companies.ts'
import { expect } from './journey.ts'
import { beginElsewhere } from './newcomers.ts'
import { password } from './people.ts'
import { title } from './steps.ts'

/** Expects that the floating buttons for unsaved changes never cover the focused field. */
async function expectFocusUncovered(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 })
  await visit(page, '/app-admin/company?new=1', 'New company')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kestrel')
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  const isSeen = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      const { left, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
      return [top + 4, bottom - 4].every((y) =>
        focused?.contains(document.elementFromPoint(left + 20, y)),
      )
    })
  for (const label of ['Industry', 'Employees', 'Business model', 'Geography']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: label })).toBeFocused()
    await expect.poll(isSeen, label).toBe(true)
  }
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
}

test('an app admin compares companies, imports members and finds an individual user', async ({
  browser,
  base,
  company,
}) => {
  test.slow()
  const operator = { email: 'operator@goodwork.example', password }
  const token = await beginElsewhere(base, operator)
  const theirs = await browserOf(browser, base, { ...operator, _id: '', token })
  const page = await theirs.newPage()

  await visit(page, '/app-admin', 'App Admin')
  await page.getByRole('link', { name: /^Reports/ }).click()
  await expect(title(page, 'Reports')).toBeVisible()
  const table = page.getByRole('table').first()
  await expect(table.getByRole('rowheader', { name: /^All companies/ })).toBeVisible()
  await expect(page.locator('canvas')).toBeVisible()
  await expectAccessible(page, 'all companies')
  await table.getByRole('button', { name: 'Members' }).click()
  await expect(table.getByRole('columnheader', { name: 'Members' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('searchbox', { name: 'Search by name or domain' }).fill('junip')
  // Companies of other journeys may have a matching domain, so the table may have further rows.
  await expect(table.getByRole('link', { name: 'Harbour', exact: true })).toHaveCount(0)
  await expect(table.getByRole('rowheader', { name: /^All found companies/ })).toBeVisible()
  await page.getByText('Other formats').click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^all-companies-\d{4}-\d\d\.csv$/)
  await table.getByRole('link', { name: 'Juniper', exact: true }).click()
  await expect(page.getByText(/^How Juniper uses/)).toBeVisible()

  const of = inStore((store) =>
    store.prepare('select company from user where _id = ?').get(company.admin._id),
  )
  await visit(page, `/app-admin/company/members?company=${of?.company}`, 'Members of Heron')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(title(page, 'Import members of Heron')).toBeVisible()
  await expectAccessible(page, 'import')
  const address = `brought-${company.admin._id.slice(0, 8)}@elsewhere.example`
  const buffer = Buffer.from(`Email,First name\r\n${address},Brought\r\n`)
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  await page.getByRole('link', { name: 'All members' }).click()
  await page.getByRole('radio', { name: /^Invited/ }).click()
  await expect(page.getByText(address)).toBeVisible()
  await visit(page, `/app-admin/company?id=${of?.company}`, 'Heron')
  await expect(page.getByText(/imported members/)).toBeVisible()

  await expectFocusUncovered(page)

  await visit(page, '/app-admin/company', 'Companies')
  await page.getByRole('link', { name: /^Individual users/ }).click()
  await expect(title(page, 'Individual users')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('paid@')
  // Wait for the result, because the list would move under the click.
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Pavel Dvorak/ }).click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible()
  await expectAccessible(page, 'a public user')
  await theirs.close()
})
