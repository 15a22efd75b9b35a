import { expectAccessible } from './accessible.ts'
import { visit } from './account-journey.ts'
import { readSquare } from './authenticator.ts'
import { browserOf, test } from './companies.ts'
import { expect } from './journey.ts'
import { freshAddress, mailedLink, messagesTo, newPassword } from './newcomers.ts'
import { ask } from './people.ts'
import { message, title } from './steps.ts'

/** The storage of a browser that has never opened the product. */
const nobody = { cookies: [], origins: [] }

const invitedBy = async (base: string, email: string) => {
  const [mail = ''] = await messagesTo(base, email)
  return /\/auth\/sign-up\?invite=[\w-]{43}/.exec(mail)?.[0] ?? 'no invitation was mailed'
}

test('an admin invites people by email and by link, and an invited person joins', async ({
  page,
  browser,
  base,
}) => {
  test.slow()
  const email = freshAddress('elsewhere.example')
  await visit(page, '/company/members', 'Members')
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByText('Enter the person’s email.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await expectAccessible(page, 'inviting')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(message(page, `Invitation sent to ${email}`)).toBeVisible()
  // The field is empty and focused for the next address.
  const others = [freshAddress('elsewhere.example'), freshAddress('elsewhere.example')] as const
  for (const other of others) {
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(other)
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(message(page, `Invitation sent to ${other}`)).toBeVisible()
  }
  await dialog.getByText('By link or QR').click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText(/^Invitation sent to/)).toBeHidden()
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/auth\/sign-up\?invite=[\w-]{43}$/)
  const square = dialog.getByRole('img', { name: 'QR code of the invitation link' })
  await expect(square).toBeVisible()
  expect(await readSquare(square)).toBe(await link.inputValue())
  await expectAccessible(page, 'link')
  const open = new URL(await link.inputValue())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // The link of the mail confirms the address, so the person is in at once.
  const theirs = await browser.newContext({ baseURL: base, storageState: nobody })
  const newcomer = await theirs.newPage()
  await visit(newcomer, await invitedBy(base, email), 'Heron invited you')
  await expect(newcomer.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expectAccessible(newcomer, 'invited')
  await newcomer.getByRole('textbox', { name: 'First name' }).fill('Wilma')
  await newcomer.getByRole('textbox', { name: 'Last name' }).fill('Quist')
  await newcomer.getByLabel('Password', { exact: true }).fill(newPassword)
  await newcomer.getByRole('button', { name: 'Create my account' }).click()
  await expect(newcomer).toHaveURL(/\/user\/user-welcome/)
  await expect(title(newcomer)).toBeVisible()
  // A member sees that they belong to the company already, or that another person is invited.
  await visit(newcomer, open.pathname + open.search, 'You’re already a member of Heron.')
  await expectAccessible(newcomer, 'a member already')
  await visit(newcomer, await invitedBy(base, others[0]), 'This invitation is for someone else.')
  await expectAccessible(newcomer, 'somebody else')
  await newcomer.getByRole('button', { name: 'Sign out and continue' }).click()
  await expect(title(newcomer, 'Heron invited you')).toBeVisible()
  await expect(newcomer.getByRole('textbox', { name: 'Email' })).toHaveValue(others[0])
  await theirs.close()

  await visit(page, '/company/members?q=quist', 'Members')
  await expect(page.getByRole('link', { name: /Wilma Quist/ })).toContainText('Not started yet')
})

test('a member confirms leaving the company and keeps the account', async ({
  browser,
  base,
  company,
}) => {
  const theirs = await browserOf(browser, base, company.member)
  const member = await theirs.newPage()
  await visit(member, '/profile/leave', 'Leave Heron')
  await member.getByRole('button', { name: 'Leave Heron' }).click()
  const question = member.getByRole('dialog', { name: 'Leave Heron?' })
  await expect(question.getByText(/To come back you’ll need an invitation/)).toBeVisible()
  await expectAccessible(member, 'asked before leaving')
  await question.getByRole('button', { name: 'Leave and keep my account' }).click()
  await expect(title(member, 'You have left Heron.')).toBeVisible()
  await expectAccessible(member, 'farewell')
  await member.getByRole('link', { name: 'Privacy and your data' }).click()
  await expect(title(member, 'Who sees what about you')).toBeVisible()
  await theirs.close()
})

test('a signed-out person who confirms leaving by a mailed link sees the farewell', async ({
  browser,
  base,
  company,
}) => {
  const email = freshAddress('private.example')
  const leave = 'mutation L($email: String) { memberLeave(email: $email) }'
  expect((await ask(base, company.member.token, leave, { email })).errors).toBeUndefined()
  const theirs = await browserOf(browser, base, company.member)
  const member = await theirs.newPage()
  await member.goto(await mailedLink(base, email))
  await expect(title(member, 'Confirm your email')).toBeVisible()
  await member.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(title(member, 'You have left Heron.')).toBeVisible()
  await expect(member).toHaveURL(/\/user\/left$/)
  await expectAccessible(member, 'farewell, signed off')
  await member.getByRole('link', { name: 'Sign in' }).click()
  await expect(member.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await theirs.close()
})

test('an invalid invitation is refused, signed in or not', async ({ page, browser, base }) => {
  const code = 'x'.repeat(43)
  await visit(page, `/auth/sign-up?invite=${code}`, 'This invitation is no longer valid')
  await expectAccessible(page, 'ended')
  const theirs = await browser.newContext({ baseURL: base, storageState: nobody })
  const stranger = await theirs.newPage()
  await visit(stranger, `/auth/sign-up?invite=${code}`, 'This invitation is no longer valid')
  await expectAccessible(stranger, 'ended, signed out')
  await theirs.close()
})
