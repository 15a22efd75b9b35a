import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectAddress,
  expectAt,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  field,
  follow,
  link,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, factors, refused } from '#testing/server.ts'

const invalid = refused('INVALID_CODE', 'Invalid code. Try the next one.')
const open = (path: string, answers: Answers = {}, width?: number) =>
  openPage(
    `/security/two-factor${path}`,
    { Factors: factors(), ...answers },
    width ? { width } : {},
  )

it.each([
  ['no factor', factors(), 'Set up the app'],
  ['an app', factors({ totp: true, codes: 10 }), 'Manage the app'],
  ['a phone', factors({ sms: true, codes: 1 }), 'Manage the number'],
  ['an app and no codes', factors({ totp: true }), 'Create recovery codes'],
])('offers the possible two-factor actions to a person with %s', async (_, Factors, action) => {
  await open('', { Factors })
  await expectTitle('Two-factor sign-in')
  await expect.element(link(action)).toBeVisible()
  await expectAccessible('choice')
})

it("names the company's deadline for two-factor sign-in, and the pages open after it", async () => {
  const Factors = factors({ graceEnds: '2026-12-01T00:00:00.000Z' })
  await open('', { Factors })
  await expectText(/Juniper requires it. Set it up by/)
  await expectNoText('Without two-factor sign-in')
  await open('', { Factors, Me: aPerson({ sessionState: 'enrol_2fa' }) })
  await expectText(/Set it up to use the rest of the app/)
  await expect.element(link(/See who sees what/)).toBeVisible()
  await expect.element(link('Leave the company')).toBeVisible()
  await expectAccessible('enrolling')
})

it('links to the two-factor setup above each page only if the company requires it', async () => {
  for (const [Factors, count] of [
    [factors({ graceEnds: '2026-12-01T00:00:00.000Z' }), 1],
    [factors(), 0],
  ] as const) {
    const Me = aPerson({ company: { _id: 'j', name: 'Juniper', require2FA: count === 1 } })
    await openPage('/faq', { Me, Factors }, { width: desk })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect.element(menu.getByRole('link', { name: 'My Goals' })).toBeVisible()
    const name = /Set up two-factor sign-in.*Juniper requires/
    const banner = page.getByRole('main').getByRole('link', { name })
    await expect.poll(() => banner.length).toBe(count)
    await expectAccessible('banner')
  }
})

it('sets up an authenticator app, and shows a wrong code at the field', async () => {
  let isOn = false
  await open('/totp', {
    Factors: () => factors({ totp: isOn }),
    BeginTotp: { initiateTOTP: { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x?secret=ABCD' } },
    ConfirmTotp: ({ code }) => {
      if (code !== '123 456') return invalid
      isOn = true
      return { verifyTOTP: { token: 'fresh' } }
    },
  })
  await expectTitle('Set up your authenticator app')
  await expectAccessible('not begun')
  await press('I have one')
  await expect.element(page.getByRole('heading', { name: 'Scan the QR code' })).toHaveFocus()
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectText('ABCD EFGH IJKL')
  await press('Turn it on')
  await expectAt('Code from your app', /Enter the code from your authenticator app/)
  await expectAccessible('square and error')
  await type('Code from your app', '12345')
  await press('Turn it on')
  await expectAt('Code from your app', /Enter the 6 digits/)
  await type('Code from your app', '000000')
  await press('Turn it on')
  await expectAt('Code from your app', /Invalid code/)
  await expect.element(field('Code from your app')).toHaveFocus()
  await type('Code from your app', '123 456')
  await press('Turn it on')
  await expectTitle('Sign in without your phone')
  await expectMessage('Your authenticator app is set up.')
  expect(localStorage.getItem('API_TOKEN')).toBe('fresh')
})

it('removes the authenticator app by a code or a recovery code', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {})
  await open('/totp', {
    Factors: factors({ totp: true, codes: 10 }),
    RemoveTotp: [invalid, { disableTOTP: { token: 'fresh' } }],
  })
  await expectTitle('Your authenticator app')
  await press('Remove the app')
  await expect.element(field('Code from your app')).toHaveFocus()
  await expectText('This is your only two-factor method')
  await expectAccessible('removing')
  await press('Remove the app')
  await expectAt('Code from your app', /Enter the code from your authenticator app/)
  expect(said).toHaveBeenCalledWith('Require code or recoveryCode')
  await type('Code from your app', '000000')
  await press('Remove the app')
  await expectAt('Code from your app', /Invalid code/)
  await press(/Use a recovery code/)
  await type('Recovery code', 'ABCD')
  await press('Remove the app')
  await expectMessage('Your authenticator app is removed.')
  await expectAddress('/security/two-factor')
  said.mockRestore()
})

const codes = Array.from({ length: 10 }, (_, index) => `CODE-${index}`)

it('shows recovery codes once, and asks before the person leaves the page', async () => {
  await open('/recovery-codes', {
    Factors: factors({ totp: true }),
    MakeRecoveryCodes: { generateRecoveryCodes: codes },
  })
  await expectText('You have none yet')
  await expectAccessible('none yet')
  await press('Create my codes')
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect.element(list).toHaveFocus()
  await expect.poll(() => list.getByRole('listitem').length).toBe(10)
  await expectAccessible('codes')
  await follow('Two-factor sign-in')
  await expect.element(dialog('Leave without your codes?')).toBeVisible()
  await expectAccessible('leaving')
  await press('Stay and save them')
  await expect.element(dialog('Leave without your codes?')).not.toBeInTheDocument()
  await press('I’ve saved them')
  await expectAddress('/security/two-factor')
})

it.each([
  ['none is left', 'None left', ['used']],
  ['some are left', '3 of 10 left', undefined],
])('warns before it creates new recovery codes when %s', async (_, words, all) => {
  const { me } = factors({ totp: true, codes: 3 })
  await open('/recovery-codes', {
    Factors: { me: { ...me, recoveryCodes: all ?? me.recoveryCodes } },
    MakeRecoveryCodes: refused('TRY_AGAIN', 'Try again in a moment.'),
  })
  await expectText(words)
  await press('Create new codes')
  await expectText(/stop working/)
  await dialog('Create new codes?').getByRole('button', { name: 'Create new codes' }).click()
  await expectText('Try again in a moment.')
  await expectAccessible('new codes refused')
})

it('asks to set up two-factor sign-in before recovery codes or a trial', async () => {
  await open('/recovery-codes')
  await expectText('Set up two-factor sign-in first')
  await expectAccessible('no factor')
  await openPage('/test-2fa', { Factors: factors() })
  await expectText('Set up two-factor sign-in first')
  await expectAccessible('nothing to try')
})

it('says whether the last typed code works', async () => {
  await openPage('/test-2fa', {
    Factors: factors({ totp: true, sms: true, codes: 10 }),
    TestSecondFactor: [invalid, { secondFactorTest: true }],
    RequestSmsotp: { requestSMSOTP: true },
  })
  await type('Code', '123456')
  await press('Check code')
  await expectAt('Code', /Invalid code/)
  await type('Code', '654321')
  await press('Check code')
  await expectText('This code works.')
  await expectAccessible('a code fits')
  await field('Code').fill('')
  await expectNoText('This code works.')
  await press('Text a code to my phone')
  await expectText(/We texted a code to/)
})

it('guesses the country of a phone number, and accepts a foreign number', async () => {
  await open('/sms', { SetUpSms: { setupSMSOTP: true } })
  await expectTitle('Get your codes by text message')
  await expect.element(field('Country')).toHaveValue('AT')
  await press('Text me a code')
  await expectAt('Phone number', /Enter your phone number/)
  await type('Phone number', '06')
  await press('Text me a code')
  await expectAt('Phone number', /isn’t a phone number in Austria/)
  await expectAccessible('no number')
  await type('Phone number', '+49 1512 3456789')
  await userEvent.tab()
  await expect.element(field('Country')).toHaveValue('DE')
  await press('Text me a code')
  await expectText('*********6789')
  await expectAccessible('code texted')
  await press('Use another number')
  await expect.element(field('Phone number')).toHaveValue('+49 1512 3456789')
  expect(callsOf('SetUpSms')).toEqual([{ phone: '+4915123456789' }])
})

it.each([
  ['at the number', { field: 'phone' }, 'This number cannot get texts.'],
  ['in the form', { retryAfter: 40 }, 'A code was sent a moment ago.'],
])('says %s why no code was sent by text message', async (_, more, words) => {
  await open('/sms', { SetUpSms: refused('TOO_MANY_REQUESTS', words, more) })
  await type('Phone number', '0660 1234567')
  await press('Text me a code')
  await expectText(words)
  await expect.element(field('Phone number')).toHaveValue('0660 1234567')
})

it('changes the phone number, and says that the old one is valid until then', async () => {
  await open('/sms', {
    Factors: factors({ sms: true, codes: 10 }),
    SetUpSms: { setupSMSOTP: true },
    ConfirmSms: [invalid, { verifySMSOTP: { token: 'fresh' } }],
  })
  await expectTitle('Codes by text message')
  await press('Change the number')
  await expectText(/Until you confirm the new number/)
  await type('Phone number', '0660 1234567')
  await expectAccessible('number to change')
  await press('Text me a code')
  await type('Code from the text message', '000000')
  await press('Confirm the number')
  await expectAt('Code from the text message', /Invalid code/)
  await type('Code from the text message', '123456')
  await press('Confirm the number')
  await expectMessage('We’ll text codes to your new number.')
})

const signedIn = (minutesAgo: number) => ({
  sessionGetMany: [
    {
      _id: 'this',
      isCurrent: true,
      createdDate: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      lastSeen: new Date().toISOString(),
      client: 'Firefox',
      place: '127.0.0.x',
    },
  ],
})

it.each([
  ['at once', 0],
  ['after signing in again', 30],
])('removes the phone number by a code sent %s', async (_, minutesAgo) => {
  await open('/sms', {
    Factors: factors({ sms: true, codes: 10 }),
    Sessions: signedIn(minutesAgo),
    SignInAgain: { login: { token: 'fresh', state: 'active' } },
    EndReplacedSession: { logout: true },
    RequestSmsotp: { requestSMSOTP: true },
    RemoveSms: { verifyAndDisableSMSOTP: { token: 'fresh' } },
  })
  await press('Remove the number')
  await press('Text me a code')
  if (minutesAgo > 0) {
    await type('Password', 'my password')
    // No code before the sign-in, because a texted code is valid in one session only.
    expect(callsOf('RequestSmsotp')).toEqual([])
    await press('Continue')
  }
  await expect.element(field('Code from the text message')).toHaveFocus()
  await type('Code from the text message', '123456')
  await press('Remove the number')
  await expectMessage('Your number is removed.')
  await expect.element(button('Remove the number')).not.toBeInTheDocument()
})

it('refuses the code of the last sign-in a second time', async () => {
  await open('/totp', {
    Factors: factors({ totp: true }),
    RemoveTotp: refused('SIGN_IN_AGAIN', 'Sign in again.'),
    SignInAgain: { login: { token: 'half', state: 'pending_2fa' } },
    FinishWithApp: { verifyTOTP: { token: 'fresh' } },
    EndReplacedSession: { logout: true },
  })
  await press('Remove the app')
  await type('Code from your app', '123 456')
  await press('Remove the app')
  await type('Password', 'my password')
  await press('Continue')
  await dialog('Confirm it’s you').getByLabelText('Code from your app').fill('123456')
  await press('Continue')
  await expectAt('Code from your app', /You just signed in with this code/)
  expect(callsOf('RemoveTotp')).toHaveLength(1)
})
