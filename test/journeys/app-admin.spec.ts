import { expectAccessible } from './accessible.ts'
import { test as journey, visit } from './account-journey.ts'
import { anAccount, inStore } from './accounts.ts'
import { browserOf } from './companies.ts'
import { expect } from './journey.ts'
import { beginElsewhere, freshAddress, mailedLink, newPassword } from './newcomers.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

/** A journey with its own app admin. */
const test = journey.extend({
  account: async ({ base }, use) => {
    const account = await anAccount(base)
    inStore((store) =>
      store.prepare('update user set isAppAdmin = 1 where _id = ?').run(account._id),
    )
    await use(account)
  },
})

const signUp = 'mutation S($obj: UserCreateInput!) { userCreate(obj: $obj) { _id } }'
const confirm = 'mutation V($code: String!) { verifyEmail(code: $code) }'
const create = 'mutation C($obj: CompanyCreateInput!) { companyCreate(obj: $obj) { _id } }'
const settle = 'update user set showWelcomeDialog = 0 where email = ?'

/** Signs up, confirms the address and skips the onboarding. Answers a session. */
async function join(base: string, email: string) {
  const obj = { email, password: newPassword, firstName: 'Wilma', lastName: 'Quist' }
  expect((await ask(base, null, signUp, { obj })).errors).toBeUndefined()
  const code = (await mailedLink(base, email)).split('code=')[1]
  expect((await ask(base, null, confirm, { code })).errors).toBeUndefined()
  inStore((store) => store.prepare(settle).run(email))
  return { _id: '', email, token: await beginElsewhere(base, { email, password: newPassword }) }
}

test('an app admin creates a company, and its admin sees that the account was viewed', async ({
  page,
  browser,
  base,
  account,
}) => {
  test.slow()
  const email = freshAddress('elsewhere.example')
  const name = `Kestrel ${email.slice(0, 24)}`
  await visit(page, '/app-admin', 'App Admin')
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible()
  await expectAccessible(page, 'overview')
  await page.getByRole('link', { name: /^Server health/ }).click()
  await expect(title(page, 'Server health')).toBeFocused()
  await expect(page.getByText(/^Sign-ins in the last/)).toBeVisible()
  await expectAccessible(page, 'server health')
  await page.getByRole('link', { name: 'App Admin', exact: true }).first().click()
  await page.getByRole('link', { name: /^Companies/ }).click()
  await expect(title(page, 'Companies')).toBeFocused()
  await expect(page.getByRole('link', { name: /^Juniper/ })).toBeVisible()
  await expectAccessible(page, 'companies')

  await page.getByRole('link', { name: 'New company' }).click()
  await expect(title(page, 'New company')).toBeVisible()
  await page.getByRole('button', { name: 'Create company' }).click()
  await expect(page.getByText('Enter the company’s name.')).toBeVisible()
  await expectAccessible(page, 'new company')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Email domains' }).fill('gmail.com')
  await page.getByRole('textbox', { name: 'Emails of admins' }).fill(email)
  await page.getByRole('button', { name: 'Create company' }).click()
  await expect(page.getByText(/^Anyone can get an email at gmail\.com/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email domains' }).fill('')
  await page.getByRole('button', { name: 'Create company' }).click()
  await expect(title(page, name)).toBeVisible()
  await expect(page.getByText('The company has no members. You can delete it.')).toBeVisible()
  await expectAccessible(page, 'one company')

  const admin = await join(base, email)
  await page.getByRole('link', { name: /^Members/ }).click()
  await expect(title(page, `Members of ${name}`)).toBeVisible()
  await expectAccessible(page, 'members')
  await page.getByRole('link', { name: new RegExp(email) }).click()
  await expect(title(page, 'Wilma Quist')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Admin' })).toBeChecked()
  await expectAccessible(page, 'one member')
  // The page refuses to remove the only admin and says why.
  await page.getByRole('switch', { name: 'Admin' }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^This is the company’s only admin/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('switch', { name: 'Admin' })).toBeChecked()

  const theirs = await browserOf(browser, base, admin)
  const reader = await theirs.newPage()
  await visit(reader, '/security', 'Protect your account')
  await expect(reader.getByText('A Goodwork admin looked at your account')).toBeVisible()
  await visit(reader, '/app-admin/company', "Sorry, that page isn't here.")
  await expectAccessible(reader, 'not for others')
  await theirs.close()

  const other = `Osprey ${email.slice(0, 24)}`
  const made = await ask(base, account.token, create, { obj: { name: other } })
  expect(made.errors).toBeUndefined()
  await page.getByRole('button', { name: 'Choose a company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Wilma Quist' })
  await dialog.getByRole('searchbox', { name: 'Search by name or domain' }).fill(other)
  await dialog.getByRole('radio', { name: new RegExp(`^${other}`) }).check()
  await expectAccessible(page, 'moving')
  await dialog.getByRole('button', { name: `Move to ${other}` }).click()
  await expect(message(page, `Moved to ${other}`)).toBeVisible()
  await expect(page.getByRole('link', { name: other, exact: true })).toBeVisible()
})
