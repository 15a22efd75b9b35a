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
import { type Answers, callsOf, factors, refused, somebody } from '#testing/server.ts'

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
  ['an app and no codes', factors({ totp: true }), 'Make recovery codes'],
])('offers what there is to do with %s', async (_, Factors, action) => {
  await open('', { Factors })
  await expectTitle('A second step when you sign in')
  await expect.element(link(action)).toBeVisible()
  await expectAccessible('choice')
})

it('says until when the company wants it, and what stays open after that', async () => {
  const Factors = factors({ graceEnds: '2026-12-01T00:00:00.000Z' })
  await open('', { Factors })
  await expectText(/Juniper asks everybody for it and gives you until/)
  await expectNoText('Without a second step')
  await open('', { Factors, Me: somebody({ sessionState: 'enrol_2fa' }) })
  await expectText(/the time to get ready is over/)
  await expect.element(link(/See who sees what/)).toBeVisible()
  await expect.element(link('Leave the company')).toBeVisible()
  await expectAccessible('enrolling')
})

it('leads from the menu to the set-up where the company asks for one, and nowhere else', async () => {
  for (const [Factors, count] of [
    [factors({ graceEnds: '2026-12-01T00:00:00.000Z' }), 1],
    [factors(), 0],
  ] as const) {
    const Me = somebody({ company: { _id: 'j', name: 'Juniper', require2FA: count === 1 } })
    await openPage('/faq', { Me, Factors }, { width: desk })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect.element(menu.getByRole('link', { name: 'My Goals' })).toBeVisible()
    const banner = menu.getByRole('link', { name: /Set up a second step.*Juniper asks everybody/ })
    await expect.poll(() => banner.length).toBe(count)
    await expectAccessible('banner')
  }
})

it('sets up an app by a square or a key, and says at the field what is wrong', async () => {
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
  await expect.element(page.getByText('Show it the square')).toHaveFocus()
  await expect.element(page.getByRole('img', { name: /Square code/ })).toBeVisible()
  await expectText('ABCD EFGH IJKL')
  await press('Turn it on')
  await expectAt('Code from your app', /Type the code that your authenticator app shows/)
  await expectAccessible('square and error')
  await type('Code from your app', '12345')
  await press('Turn it on')
  await expectAt('Code from your app', /Type the 6 digits/)
  await type('Code from your app', '000000')
  await press('Turn it on')
  await expectAt('Code from your app', /Invalid code/)
  await expect.element(field('Code from your app')).toHaveFocus()
  await type('Code from your app', '123 456')
  await press('Turn it on')
  await expectTitle('A way in without your phone')
  await expectMessage('Your authenticator app is set up.')
  expect(localStorage.getItem('API_TOKEN')).toBe('fresh')
})

it('removes the app by a code or by a recovery code, and says at the field what is wrong', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {})
  await open('/totp', {
    Factors: factors({ totp: true, codes: 10 }),
    RemoveTotp: [invalid, { disableTOTP: { token: 'fresh' } }],
  })
  await expectTitle('Your authenticator app')
  await press('Remove the app')
  await expect.element(field('Code from your app')).toHaveFocus()
  await expectText('It is your only second step')
  await expectAccessible('removing')
  await press('Remove the app')
  await expectAt('Code from your app', /Type the code that your authenticator app shows/)
  expect(said).toHaveBeenCalledWith('Require code or recoveryCode')
  await type('Code from your app', '000000')
  await press('Remove the app')
  await expectAt('Code from your app', /Invalid code/)
  await press(/use a recovery code/)
  await type('Recovery code', 'ABCD')
  await press('Remove the app')
  await expectMessage('Your authenticator app is removed.')
  await expectAddress('/security/two-factor')
  said.mockRestore()
})

const codes = Array.from({ length: 10 }, (_, index) => `CODE-${index}`)

it('shows recovery codes once, and asks before they are left', async () => {
  await open('/recovery-codes', {
    Factors: factors({ totp: true }),
    MakeRecoveryCodes: { generateRecoveryCodes: codes },
  })
  await expectText('You have none yet')
  await expectAccessible('none yet')
  await press('Make my codes')
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect.element(list).toHaveFocus()
  await expect.poll(() => list.getByRole('listitem').length).toBe(10)
  await expectAccessible('codes')
  await follow('Two-step sign-in')
  await expect.element(dialog('Leave without your codes?')).toBeVisible()
  await expectAccessible('leaving')
  await press('Stay and keep them')
  await expect.element(dialog('Leave without your codes?')).not.toBeInTheDocument()
  await press('I have kept them')
  await expectAddress('/security/two-factor')
})

it.each([
  ['none is left', 'None is left', ['used']],
  ['some are left', '3 of 10 are left', undefined],
])('offers new codes where %s, and says what becomes of the old ones', async (_, words, all) => {
  const { me } = factors({ totp: true, codes: 3 })
  await open('/recovery-codes', {
    Factors: { me: { ...me, recoveryCodes: all ?? me.recoveryCodes } },
    MakeRecoveryCodes: refused('TRY_AGAIN', 'Try again in a moment.'),
  })
  await expectText(words)
  await press('Make new codes')
  await expectText(/stop working at once/)
  await dialog('Make new codes?').getByRole('button', { name: 'Make new codes' }).click()
  await expectText('Try again in a moment.')
  await expectAccessible('new codes refused')
})

it('asks for a second step before there are recovery codes or codes to try', async () => {
  await open('/recovery-codes')
  await expectText('First a second step')
  await expectAccessible('no factor')
  await openPage('/test-2fa', { Factors: factors() })
  await expectText('There is no second step to try yet')
  await expectAccessible('nothing to try')
})

it('says whether a code fits, about what was typed last', async () => {
  await openPage('/test-2fa', {
    Factors: factors({ totp: true, sms: true, codes: 10 }),
    TestSecondFactor: [invalid, { secondFactorTest: true }],
    RequestSmsotp: { requestSMSOTP: true },
  })
  await type('Code', '123456')
  await press('Try it')
  await expectAt('Code', /Invalid code/)
  await type('Code', '654321')
  await press('Try it')
  await expectText('It fits. You could sign in with it.')
  await expectAccessible('a code fits')
  await field('Code').fill('')
  await expectNoText('It fits.')
  await press('Text a code to my phone')
  await expectText(/We texted a code to/)
})

it('guesses the country, says what is wrong with a number, and takes a foreign one', async () => {
  await open('/sms', { SetUpSms: { setupSMSOTP: true } })
  await expectTitle('Get your codes by text message')
  await expect.element(field('Country')).toHaveValue('AT')
  await press('Text me a code')
  await expectAt('Phone number', /Type the number of your phone/)
  await type('Phone number', '06')
  await press('Text me a code')
  await expectAt('Phone number', /no telephone number of Austria/)
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
])('says %s why no code was texted', async (_, more, words) => {
  await open('/sms', { SetUpSms: refused('TOO_MANY_REQUESTS', words, more) })
  await type('Phone number', '0660 1234567')
  await press('Text me a code')
  await expectText(words)
  await expect.element(field('Phone number')).toHaveValue('0660 1234567')
})

it('moves to another number, and says that the old one stays until then', async () => {
  await open('/sms', {
    Factors: factors({ sms: true, codes: 10 }),
    SetUpSms: { setupSMSOTP: true },
    ConfirmSms: [invalid, { verifySMSOTP: { token: 'fresh' } }],
  })
  await expectTitle('Codes by text message')
  await press('Change the number')
  await expectText(/Until the new number is confirmed, codes go to the old one/)
  await type('Phone number', '0660 1234567')
  await expectAccessible('number to change')
  await press('Text me a code')
  await type('Code from the text message', '000000')
  await press('Confirm the number')
  await expectAt('Code from the text message', /Invalid code/)
  await type('Code from the text message', '123456')
  await press('Confirm the number')
  await expectMessage('Codes go to your new number.')
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
])('removes the number by a code that is texted to it %s', async (_, minutesAgo) => {
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
    // Not before: a texted code is good in one session only.
    expect(callsOf('RequestSmsotp')).toEqual([])
    await press('Go on')
  }
  await expect.element(field('Code from the text message')).toHaveFocus()
  await type('Code from the text message', '123456')
  await press('Remove the number')
  await expectMessage('Your number is removed.')
  await expect.element(button('Remove the number')).not.toBeInTheDocument()
})

it('says that the code that one has just signed in with works no second time', async () => {
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
  await press('Go on')
  await dialog('Is it still you?').getByLabelText('Code from your app').fill('123456')
  await press('Go on')
  await expectAt('Code from your app', /You just signed in with this code/)
  expect(callsOf('RemoveTotp')).toHaveLength(1)
})
