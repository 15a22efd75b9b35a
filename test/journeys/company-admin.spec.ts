import { expectAccessible } from './accessible.ts'
import { isAlive, visit } from './account-journey.ts'
import { browserOf, test } from './companies.ts'
import { expect } from './journey.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

const invite = 'mutation I($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'

test('a company admin changes the settings, edits a member and deactivates them', async ({
  page,
  browser,
  base,
  company,
}) => {
  test.slow()
  const { member } = company
  await visit(page, '/company', 'Company Admin')
  await expect(page.getByRole('heading', { name: 'Answer 5 handbook questions' })).toBeVisible()
  await expect(page.getByText('Shown once at least 5 people have started').first()).toBeVisible()
  await expectAccessible(page, 'company')
  await page.getByRole('link', { name: /^Settings/ }).click()
  await expect(title(page, 'Settings')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible()
  await expectAccessible(page, 'settings')
  const profile = page.locator('form').filter({ hasText: 'Industry' })
  await profile.getByRole('combobox', { name: 'Industry' }).selectOption('Banks')
  await profile.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  await page.getByRole('switch', { name: 'Require two-factor sign-in' }).check()
  await expect(page.getByText('2 of 2 don’t have two-factor sign-in yet.')).toBeVisible()
  await expectAccessible(page, 'second factor')
  await page.getByRole('textbox', { name: 'Grace days' }).fill('14')
  const security = page.locator('form').filter({ hasText: 'Require two-factor sign-in' })
  await security.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(security.getByRole('button', { name: 'Discard' })).toBeHidden()
  // A member without a second factor sees on the page by which day to set one up.
  const theirs = await browserOf(browser, base, member)
  const reminded = await theirs.newPage()
  await visit(reminded, '/impact-goal', 'My Goals')
  const banner = reminded.getByRole('link', { name: /^Set up two-factor sign-in/ })
  const [, until = ''] = /by (\d+ \w+ \d{4})/.exec((await banner.textContent()) ?? '') ?? []
  const days = (Date.parse(`${until} 12:00`) - Date.now()) / 86_400_000
  expect(Math.abs(days - 14)).toBeLessThan(1.5)
  await expectAccessible(reminded, 'reminded of a second factor')
  await theirs.close()
  await visit(page, '/company/settings', 'Settings')
  await expect(page.getByRole('switch', { name: 'Require two-factor sign-in' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Grace days' })).toHaveValue('14')

  await visit(page, '/company', 'Company Admin')
  await page.getByRole('link', { name: /^Members/ }).click()
  await expect(title(page, 'Members')).toBeFocused()
  await expectAccessible(page, 'members')
  // A phone shows a member as a page, a wide screen as a sheet.
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
  const asking = page.getByRole('dialog', { name: /^End access for / })
  await expect(asking).toBeVisible()
  await asking.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(/has had no access since/)).toBeVisible()
  expect(await isAlive(base, member.token)).toBe(false)

  await visit(page, '/company/members?q=zetter', 'Members')
  await page.getByRole('button', { name: '1 deactivated person also matches' }).click()
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Zetterlund/ })).toContainText('Deactivated')
  // The field keeps the focus although its clear button appears and disappears.
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search by name or email' })).toBeFocused()
  await page.keyboard.type('nobody here')
  await expect(page.getByRole('heading', { name: 'No one found' })).toBeVisible()
  await expectAccessible(page, 'nobody')
})

test('the last admin keeps the role, views pages as a member and returns to the list', async ({
  page,
  base,
  company,
}) => {
  await visit(page, `/company/members/edit?id=${company.admin._id}`, /./)
  await page.getByRole('switch', { name: 'Admin' }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^This is the company’s only admin/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('switch', { name: 'Admin' })).toBeChecked()

  await visit(page, '/company', 'Company Admin')
  await page.getByRole('button', { name: 'View as a member' }).click()
  await expect(page.getByText('You’re viewing this as a member.')).toBeVisible()
  await expectAccessible(page, 'as a member')
  // The handbook and the reminders offer only the actions that a member has.
  await visit(page, '/company/org-info', 'Organization Information')
  await expect(page.getByText('0 of 160 answered')).toHaveCount(0)
  await expect(page.getByText('Recent changes')).toHaveCount(0)
  await visit(page, '/company/org-info/rewards?edit=1', 'Rewards')
  await expect(page.getByText('Not answered yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write answers' })).toHaveCount(0)
  await visit(page, '/reminders', 'My Organization Hub')
  await expect(page.getByRole('link', { name: 'Find something to do' })).toBeVisible()
  await visit(page, '/company/reminders/edit', "Sorry, that page isn't here.")
  await visit(page, '/company', "Sorry, that page isn't here.")
  await page.getByRole('button', { name: 'Back to admin' }).click()
  // The page has reloaded without that button, so the focus moves to the heading.
  await expect(title(page, 'Company Admin')).toBeFocused()

  // On the way back to a long list, the scroll position is restored.
  const { admin } = company
  for (let at = 10; at < 24; at += 1) {
    const obj = { email: `guest-${at}@${admin._id.slice(0, 8)}.example`, firstName: `Guest ${at}` }
    expect((await ask(base, admin.token, invite, { obj })).errors).toBeUndefined()
  }
  await page.setViewportSize({ width: 390, height: 700 })
  await visit(page, '/company/members?state=invited', 'Members')
  const late = page.getByRole('link', { name: /Guest 20/ })
  await late.scrollIntoViewIfNeeded()
  await late.click()
  await expect(title(page, 'Guest 20')).toBeFocused()
  await page.goBack()
  await expect(title(page, 'Members')).toBeFocused()
  await expect(late).toBeInViewport()
  await late.click()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL(/state=invited/)
  await expect(late).toBeInViewport()
})
