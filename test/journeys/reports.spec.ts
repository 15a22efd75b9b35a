import { expectAccessible } from './accessible.ts'
import { visit } from './account-journey.ts'
import { inStore } from './accounts.ts'
import { browserOf, test } from './companies.ts'
import { expect } from './journey.ts'
import { beginElsewhere } from './newcomers.ts'
import { password } from './people.ts'

const signIn = async (base: string, email: string) => {
  const token = await beginElsewhere(base, { email, password })
  return { _id: '', email, token }
}

test('a company admin reads the reports as charts, tables and files', async ({
  browser,
  base,
  page,
}) => {
  test.slow()
  // A new company has no figures yet.
  await visit(page, '/company/reports', 'Reports')
  await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible()
  await expectAccessible(page, 'nothing yet')

  // The demo company has half a year of closed weeks.
  const theirs = await browserOf(browser, base, await signIn(base, 'admin@juniper.example'))
  const admin = await theirs.newPage()
  await visit(admin, '/company', 'Company Admin')
  await admin
    .getByRole('link', { name: /^Reports/ })
    .first()
    .click()
  const way = admin.getByRole('list', { name: /^From invitation to goal/ })
  await expect(way.getByText('Started')).toBeVisible()
  await expect(way.getByText(/^about \d+$/).first()).toBeVisible()
  await expect(admin.getByText(/^Tips read: highest \d+ in the week from/)).toBeVisible()
  await expect(admin.getByText('Ada Lind')).toBeVisible()
  await expect(admin.locator('canvas').first()).toBeVisible()
  await expectAccessible(admin, 'charts')
  await admin.getByText('Show as table').nth(1).click()
  const table = admin.getByRole('table').first()
  await expect(table.getByRole('columnheader', { name: 'Week from' })).toBeVisible()
  await expectAccessible(admin, 'table')

  await expect(admin.getByText(/^About \d+ of \d+ people had started/)).toBeVisible()
  const [excel] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Download for Excel' }).click(),
  ])
  expect(excel.suggestedFilename()).toMatch(/^reports-\d{4}-\d\d-\d{4}-\d\d\.xlsx$/)
  await admin.getByText('Other formats').click()
  const [csv] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/^reports-.*\.csv$/)

  const from = admin.getByRole('combobox', { name: 'From' })
  const last = await admin.getByRole('combobox', { name: 'To' }).inputValue()
  await from.selectOption(last)
  await expect(admin).toHaveURL(new RegExp(`from=${last}&to=${last}`))
  await expect(from).toHaveValue(last)
  const shown = admin.getByRole('heading', { name: 'From invitation to goal' })
  await expect(shown).toBeVisible()

  // Without a network the old months stay; the new ones load once the network is back.
  const first = await from.locator('option').last().getAttribute('value')
  await theirs.setOffline(true)
  await from.selectOption(first)
  await expect(admin.getByText(/^Still showing /)).toBeVisible()
  await expect(from).toHaveValue(first ?? '')
  await expect(shown).toBeVisible()
  await expectAccessible(admin, 'months that cannot be had')
  await theirs.setOffline(false)
  await expect(admin.getByText(/^Still showing /)).toBeHidden()
  await expect(shown).toBeVisible()
  await theirs.close()
})

test('an app admin reads reports of any company without names; a member reads no reports', async ({
  browser,
  base,
  company,
}) => {
  const operator = await browserOf(browser, base, await signIn(base, 'operator@goodwork.example'))
  const looking = await operator.newPage()
  const juniper = inStore((store) =>
    store.prepare("select _id from company where name = 'Juniper'").get(),
  )
  await visit(looking, `/app-admin/company/reports?company=${juniper?._id}`, 'Reports')
  await expect(looking.getByText(/^How Juniper uses/)).toBeVisible()
  await expect(looking.getByRole('list', { name: /^From invitation to goal/ })).toBeVisible()
  await expect(looking.getByText('Ada Lind')).toHaveCount(0)
  await expectAccessible(looking, 'app admin')
  await operator.close()

  const theirs = await browserOf(browser, base, company.member)
  const member = await theirs.newPage()
  await visit(member, '/company/reports', /that page isn't here/)
  await expect(member.getByText(/^Only admins of /)).toBeVisible()
  await expectAccessible(member, 'refused')
  await visit(member, '/app-admin/company/reports', /that page isn't here/)
  await theirs.close()
})
