import { expectAccessible } from './accessible.ts'
import { isAlive, visit } from './account-journey.ts'
import { test } from './companies.ts'
import { expect } from './journey.ts'
import { message, title } from './steps.ts'

test('an admin fills in the company, changes a member, and ends an access', async ({
  page,
  base,
  company,
}) => {
  test.slow()
  const { member } = company
  await visit(page, '/company', 'Company Admin')
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible()
  await expectAccessible(page, 'company')
  // In a new company there is something to do first, and the profile is folded.
  await expect(page.getByRole('link', { name: /^Write a reminder/ })).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Profile' })
  const profile = page.getByRole('group').filter({ has: heading })
  await heading.click()
  await profile.getByRole('combobox', { name: 'Industry' }).selectOption('Banks')
  await profile.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  await page.getByRole('switch', { name: 'Ask for a second factor' }).check()
  await expect(page.getByText('2 of 2 have no second factor yet.')).toBeVisible()
  await expectAccessible(page, 'second factor')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('2 of 2 have no second factor yet.')).toBeHidden()

  await page.getByRole('link', { name: /^Members/ }).click()
  await expect(title(page, 'Members')).toBeFocused()
  await expectAccessible(page, 'members')
  // The member of this company, by the address: on a phone a page, at a desk a sheet.
  await page.getByRole('link', { name: new RegExp(member.email) }).click()
  const last = page.getByRole('textbox', { name: 'Last name' })
  await last.fill('Zetterlund')
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    await page.keyboard.press('Escape')
    const asked = page.getByRole('dialog', { name: 'Save your changes?' })
    await expectAccessible(page, 'a sheet with changes')
    await asked.getByRole('button', { name: 'Close' }).click()
    await expect(asked).toBeHidden()
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  await expectAccessible(page, 'one member')
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const asking = page.getByRole('dialog', { name: /^End the access of / })
  await expect(asking).toBeVisible()
  await asking.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(/has had no access since/)).toBeVisible()
  expect(await isAlive(base, member.token)).toBe(false)

  await visit(page, '/company/members?q=zetter', 'Members')
  await page.getByRole('button', { name: '1 deactivated person fits as well' }).click()
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Zetterlund/ })).toContainText('Deactivated')
  await page.getByRole('searchbox', { name: 'Search by name or address' }).fill('nobody here')
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
  await expectAccessible(page, 'nobody')
})

test('the last admin stays one, and an admin looks at the product as a member does', async ({
  page,
  company,
}) => {
  await visit(page, `/company/members/edit?id=${company.admin._id}`, /./)
  await page.getByRole('switch', { name: 'Admin' }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^This is the only admin of the company/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('switch', { name: 'Admin' })).toBeChecked()

  await visit(page, '/company', 'Company Admin')
  await page.getByRole('button', { name: 'View as a member' }).click()
  await expect(page.getByText('You see this as a member does.')).toBeVisible()
  await expectAccessible(page, 'as a member')
  await page.goto('/company')
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: 'Back to admin' }).click()
  await expect(title(page, 'Company Admin')).toBeVisible()
})
