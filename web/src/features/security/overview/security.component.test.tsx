import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectAddress,
  expectAlert,
  expectAt,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  field,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, factors, offline, refused } from '#testing/server.ts'

const session = (_id: string, isCurrent = false) => ({
  _id,
  isCurrent,
  createdDate: '2026-11-20T10:00:00.000Z',
  lastSeen: '2026-11-20T10:00:00.000Z',
  client: isCurrent ? 'Firefox on Linux' : 'Safari on iPhone',
  place: '127.0.0.x',
})
const event = (_id: number) => ({
  _id: String(_id),
  at: '2026-11-20T10:00:00.000Z',
  kind: 'sign_in',
  place: '127.0.0.x',
  client: 'Firefox on Linux',
  byAdmin: false,
})
const answers: Answers = {
  Factors: factors(),
  Sessions: { sessionGetMany: [session('this', true), session('phone'), session('other')] },
  Events: { identityEventGetMany: [1, 2, 3, 4, 5, 6, 7, 8].map(event) },
}
const open = (more: Answers = {}, width?: number) =>
  openPage('/security', { ...answers, ...more }, width ? { width } : {})
const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
const events = page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem')

it('shows sign-in protection, sessions and account events', async () => {
  await open()
  await expectTitle('Protect your account')
  await expectText('Only your password protects your account')
  await expect.poll(() => devices.length).toBe(3)
  await expect.element(devices.first().getByText('This device')).toBeVisible()
  await expect.element(devices.first().getByRole('button')).not.toBeInTheDocument()
  await expect.element(devices.nth(1).getByText(/Last used .*, from 127\.0\.0\.x/)).toBeVisible()
  await expectAccessible('three devices, no factor')
  await press('Show older activity')
  await expect.poll(() => events.length).toBe(8)
})

it.each([
  ['no codes', 0, 'No recovery codes. If you lose your phone, you can’t sign in.'],
  ['one code', 1, '1 recovery code left. Create new ones.'],
  ['all codes', 10, '10 of 10 recovery codes left'],
])('explains the next security step to a person with an app and %s', async (_, codes, words) => {
  await open({ Factors: factors({ totp: true, sms: true, codes }) }, desk)
  await expectText('Two-factor sign-in is on')
  await expectText(words)
  await expectText('If you lose your phone')
  await expectAccessible('overview with an app')
})

it('hides other security settings while a second step must be set up', async () => {
  await open({
    Me: aPerson({ sessionState: 'enrol_2fa' }),
    Factors: factors({ graceEnds: '2026-11-01T00:00:00.000Z' }),
    Events: { identityEventGetMany: [] },
  })
  await expectText(/Set it up to use the rest of the app/)
  await expectText('Nothing yet.')
  await expect.element(button('Change password')).not.toBeInTheDocument()
  await expectAccessible('enrolling')
})

it('ends one session, then all others, and keeps the focus at the session list', async () => {
  let left = [session('this', true), session('phone'), session('other')]
  await open({
    Sessions: () => ({ sessionGetMany: left }),
    EndSession: ({ _id }) => {
      left = left.filter((one) => one._id !== _id)
      return { sessionDelete: { _id: String(_id) } }
    },
    EndOtherSessions: () => {
      left = left.filter(({ isCurrent }) => isCurrent)
      return { sessionDeleteMany: 1 }
    },
  })
  await devices.nth(1).getByRole('button').click()
  await expect.poll(() => devices.length).toBe(2)
  await expectMessage('Safari on iPhone is signed out.')
  await expect.element(page.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus()
  await press('Sign out all others')
  await expectMessage('1 other device is signed out.')
  await expectText('On this device only.')
})

it('asks before a sign-out everywhere, and says if that fails', async () => {
  await open({ EndOtherSessions: [offline, { sessionDeleteMany: 2 }], Logout: { logout: true } })
  await press('Sign out everywhere')
  const asked = dialog('Sign out everywhere?')
  await expectAccessible('sign off everywhere')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await press('Sign out everywhere')
  await asked.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectAlert(/didn’t answer/)
  await asked.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectTitle('You’re signed out')
  await expectAddress('/auth/sign-off')
})

it('changes the password, and shows each refusal at its field', async () => {
  await open({
    ChangePassword: [
      refused('INVALID_CREDENTIALS', 'This isn’t your password.', { field: 'password' }),
      refused('BAD_USER_INPUT', 'Many people use this password.', { field: 'newPassword' }),
      offline,
      { passwordChange: { token: 'fresh' } },
    ],
  })
  await press('Change password')
  const send = dialog('Change your password').getByRole('button', { name: 'Change password' })
  await send.click()
  await expect.element(field('Current password')).toHaveFocus()
  await expectAt('Current password', 'Enter your current password.')
  await expectAccessible('fields missing')
  await type('Current password', 'not my password')
  await type('New password', 'too short')
  await send.click()
  await expectAt('New password', /at least 12/)
  await type('New password', 'nine grey geese go home')
  await send.click()
  await expectAt('Current password', /This isn’t your password/)
  await expect.element(field('Current password')).toHaveFocus()
  await type('Current password', 'my password')
  await send.click()
  await expectAt('New password', /Many people use/)
  await send.click()
  await expectAlert(/didn’t answer/)
  await expect.element(field('New password')).toHaveValue('nine grey geese go home')
  await send.click()
  await expectMessage('Your password is changed. Your other devices are signed out.')
  expect(localStorage.getItem('API_TOKEN')).toBe('fresh')
  expect(callsOf('ChangePassword')).toHaveLength(4)
})

async function askForAnotherAddress(more: Answers = {}) {
  await open({
    ChangeAddress: [refused('SIGN_IN_AGAIN', 'Sign in again.'), { emailChange: true }],
    EndReplacedSession: { logout: true },
    ...more,
  })
  await press('Change email')
  await type('New email', 'new@juniper.example')
  await press('Email me the link')
  await expect.element(dialog('Confirm it’s you')).toBeVisible()
}

async function giveThePassword(password: string) {
  const asked = dialog('Confirm it’s you')
  await asked.getByLabelText('Password', { exact: true }).fill(password)
  await asked.getByRole('button', { name: 'Continue' }).click()
}

it('asks to sign in again before the email changes, and goes on with the typed text', async () => {
  await askForAnotherAddress({
    SignInAgain: [
      refused('INVALID_CREDENTIALS', 'This isn’t your password.'),
      { login: { token: 'fresh', state: 'active' } },
    ],
  })
  await expectAccessible('asked to sign in again')
  await giveThePassword('not my password')
  await expectAt('Password', /isn’t your password/)
  await expectAccessible('asked again, wrong password')
  await giveThePassword('my password')
  await expectText(/We sent a link to/)
  await expectText('new@juniper.example')
  await expectAccessible('link on its way')
  expect(callsOf('ChangeAddress')).toHaveLength(2)
})

it('sends no new email if the person cancels the repeated sign-in', async () => {
  await askForAnotherAddress()
  await dialog('Confirm it’s you').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog('Confirm it’s you')).not.toBeInTheDocument()
  await expect.element(field('New email')).toHaveValue('new@juniper.example')
  await expectNoText(/No answer|again\./)
  expect(callsOf('ChangeAddress')).toHaveLength(1)
})

it('asks for the second step too when a person signs in again', async () => {
  await askForAnotherAddress({
    Factors: factors({ totp: true, sms: true, codes: 10 }),
    SignInAgain: { login: { token: 'half', state: 'pending_2fa' } },
    FinishWithApp: refused('INVALID_CODE', 'Invalid code.'),
    RequestSmsotp: { requestSMSOTP: true },
    FinishWithRecovery: { useRecoveryCode: { token: 'fresh' } },
  })
  await giveThePassword('my password')
  await expect.element(field('Code from your app')).toHaveFocus()
  await expectAccessible('asked again, second step')
  await userEvent.keyboard('123456{Enter}')
  await expectAt('Code from your app', /Invalid code/)
  await press('Get a code by text message')
  await press('Send the code')
  await expect.element(field('Code from the text message')).toHaveFocus()
  await press('Use a recovery code')
  await field('Recovery code').fill('ABCD-EFGH')
  await press('Continue')
  await expectText(/We sent a link to/)
})

it('asks for the password again after too many tries of the second step', async () => {
  await askForAnotherAddress({
    Factors: factors({ totp: true }),
    SignInAgain: { login: { token: 'half', state: 'pending_2fa' } },
    FinishWithApp: refused('TOO_MANY_REQUESTS', 'Too many tries'),
  })
  await giveThePassword('my password')
  await field('Code from your app').fill('123456')
  await press('Continue')
  await expectAlert(/That took too long or too many tries/)
  await expect.element(field('Password')).toBeVisible()
})
