import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { askedAgain, giveThePassword, test, tokenOf, visit } from './account-journey.ts'
import { aCompanyThatAsks, anAccount, letAge, letSmsPauseEnd, signInAgain } from './accounts.ts'
import { appCodeOf } from './authenticator.ts'
import { aNumber, appPage, codesPage, haveTexted, scanTheSquare, smsPage } from './factors.ts'
import { failedRequest } from './journey.ts'
import { title } from './steps.ts'

const overview = 'Keep your account yours'
const choice = 'A second step when you sign in'

test('the security page is accessible, with its dialogs and their errors', async ({
  page,
  account,
  base,
  complaints,
}) => {
  test.slow()
  complaints.allow(failedRequest)
  await signInAgain(base, account.email)
  await visit(page, '/security', overview)
  await expectAccessible(page, 'two devices, no factor')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('Type the password that you have now.')).toBeVisible()
  await expectAccessible(page, 'password, fields missing')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Sign off everywhere' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign off everywhere?' })).toBeVisible()
  await expectAccessible(page, 'sign off everywhere')
  await page.keyboard.press('Escape')
  letAge(account.token, 11)
  await page.getByRole('button', { name: 'Change address' }).click()
  await dialog.getByLabel('New mail address').fill(`new-${account.email}`)
  await dialog.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(askedAgain(page)).toBeVisible()
  await expectAccessible(page, 'asked to sign in again')
  await giveThePassword(page, 'not my password')
  await expect(askedAgain(page).getByText(/is not right/)).toBeVisible()
  await expectAccessible(page, 'asked again, wrong password')
  await giveThePassword(page)
  await expect(page.getByText(/A link is on its way to/)).toBeVisible()
  await expectAccessible(page, 'link on its way')
})

test('setting up an app is accessible, from nothing to recovery codes', async ({
  page,
  complaints,
}) => {
  test.slow()
  complaints.allow(failedRequest)
  await visit(page, '/security/two-factor', choice)
  await expectAccessible(page, 'no factor')
  await visit(page, codesPage, 'A way in without your phone')
  await expectAccessible(page, 'recovery codes without a factor')
  await visit(page, '/test-2fa', 'Try whether a code fits')
  await expectAccessible(page, 'nothing to try')
  await visit(page, appPage, 'Set up your authenticator app')
  await expectAccessible(page, 'app, not begun')
  const secret = await scanTheSquare(page)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByText(/Type the code that your authenticator app shows/)).toBeVisible()
  await expectAccessible(page, 'square and error')
  await page.getByLabel('Code from your app').fill(appCodeOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('button', { name: 'Make my codes' }).click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectAccessible(page, 'recovery codes')
  await page.getByRole('link', { name: 'Two-step sign-in' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without your codes?' })).toBeVisible()
  await expectAccessible(page, 'leaving the codes')
  await page.getByRole('button', { name: 'Leave without them' }).click()
  await expect(title(page, choice)).toBeVisible()
  await expectAccessible(page, 'app on')
  await visit(page, '/security', overview)
  await expectAccessible(page, 'overview with an app')
  await visit(page, codesPage, 'A way in without your phone')
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.getByRole('dialog', { name: 'Make new codes?' })).toBeVisible()
  await expectAccessible(page, 'new codes asked')
  await visit(page, '/test-2fa', 'Try whether a code fits')
  await page.getByLabel('Code', { exact: true }).fill(appCodeOf(secret, 1))
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('It fits.')).toBeVisible()
  await expectAccessible(page, 'a code fits')
  letAge(await tokenOf(page), 11)
  await visit(page, appPage, 'Your authenticator app')
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await expectAccessible(page, 'removing the app')
  await page.getByRole('main').getByLabel('Code from your app').fill('123456')
  await page.getByRole('main').getByRole('button', { name: 'Remove the app' }).click()
  await giveThePassword(page)
  await expect(askedAgain(page).getByLabel('Code from your app')).toBeVisible()
  await expectAccessible(page, 'asked again, second step')
})

test('codes by text message are accessible, from no number to another one', async ({
  page,
  account,
  base,
}) => {
  test.slow()
  await visit(page, smsPage, 'Get your codes by text message')
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByText(/Check the digits|Choose the country/).first()).toBeVisible()
  await expectAccessible(page, 'no number')
  await page.getByLabel('Country').selectOption('AT')
  const code = await haveTexted(page, base, aNumber())
  await expectAccessible(page, 'code texted')
  await page.getByLabel('Code from the text message').fill(code)
  await page.getByRole('button', { name: 'Confirm the number' }).click()
  await expect(page.getByText('You have none yet')).toBeVisible()
  await expectAccessible(page, 'no recovery codes yet')
  await visit(page, smsPage, 'Codes by text message')
  await page.getByRole('button', { name: 'Change the number' }).click()
  letSmsPauseEnd(account)
  await page.getByRole('button', { name: 'Remove the number' }).click()
  await expect(page.getByLabel('Phone number')).toBeVisible()
  await expectAccessible(page, 'number to change and to remove')
  await visit(page, '/security/two-factor', choice)
  await expectAccessible(page, 'phone on')
})

test.describe('of a company that asks for a second step', () => {
  test.use({
    account: async ({ base }, use) => {
      await use(await anAccount(base, aCompanyThatAsks(30)))
    },
  })

  test('what is left open is accessible', async ({ page, complaints }) => {
    complaints.allow(failedRequest)
    await visit(page, '/security', overview)
    await expectAccessible(page, 'enrolling, overview')
    await visit(page, '/security/two-factor', choice)
    await expectAccessible(page, 'enrolling, choice')
  })
})
