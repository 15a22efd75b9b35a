import { expect, it } from 'vitest'
import type { VerifyEmailPreviewQuery } from '#api/generated/graphql.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  expectAlert,
  expectAt,
  expectText,
  expectTitle,
  follow,
  link,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, offline, refused } from '#testing/server.ts'

const unverified = aPerson({ emailVerified: false, sessionState: 'unverified', company: null })
const wait = (answers: Answers = {}) =>
  openPage('/auth/verify-email', { Me: unverified, ...answers })

it('names the address to confirm, and sends the mail again after a pause', async () => {
  await wait({ ResendEmailVerification: { resendEmailVerification: true } })
  await expectTitle('Check your email')
  await expectText('We sent an email to nora@juniper.example. Open the link to continue.')
  await expectAccessible('waiting')
  await press('Send it again')
  await expectText('Sent again.')
  await expect.element(button(/Send again in \d+ s/)).toBeDisabled()
  await expectAccessible('sent again')
})

it.each([
  ['no network', offline, /didn’t answer/],
  ['five mails', refused('TOO_MANY_REQUESTS', 'Try again in an hour.'), /in an hour/],
])(
  'says after %s that no confirmation mail was sent',
  async (_, ResendEmailVerification, words) => {
    await wait({ ResendEmailVerification })
    await press('Send it again')
    await expectAlert(words)
  },
)

it('sends the confirmation link to another address, and refuses an invalid one', async () => {
  await wait({
    EmailChange: [
      refused('BAD_USER_INPUT', 'This is already your email.', { field: 'email' }),
      refused('SIGN_IN_AGAIN', 'Sign in again to do this.'),
      offline,
      { emailChange: true },
    ],
  })
  await press('Use another email')
  await press('Send the link')
  await expectAt('Your email', 'Enter your email.')
  await type('Your email', 'nora@juniper.example')
  await press('Send the link')
  await expectAt('Your email', 'This is already your email.')
  await expectAccessible('another address')
  await type('Your email', 'nora@example.net')
  await press('Send the link')
  await expectAlert(/Sign in again/)
  await expect.element(link('Sign out, then sign in again')).toBeVisible()
  await press('Send the link')
  await expectAlert(/didn’t answer/)
  await press('Send the link')
  await expectText('nora@example.net')
})

it('explains to a signed-out visitor how to get a confirmation mail', async () => {
  await openPage('/auth/verify-email', {}, { signedOff: true })
  await expectText(/To get a new one, sign in/)
  await expect.element(link('Sign in')).toBeVisible()
  await expectAccessible('nobody known')
})

type Ahead = VerifyEmailPreviewQuery['verifyEmailPreview']

const ahead: Ahead = { company: null, asks: false, leaves: null, isPublic: false }
const open = (answers: Answers, more: Partial<Ahead> = {}) =>
  openPage(
    '/auth/verify-email?code=code',
    {
      Me: unverified,
      VerifyEmailPreview: { verifyEmailPreview: { ...ahead, ...more } },
      ...answers,
    },
    { signedOff: true },
  )

it.each([
  ['no company', { isPublic: true }, 'You won’t be joining a company.'],
  ['a company', { company: 'Heron' }, 'You’ll also join Heron.'],
  ['a company by choice', { company: 'Heron', asks: true }, 'This email belongs to Heron.'],
])(
  'says before the confirmation of an address that it means joining %s',
  async (_, more, words) => {
    await open({}, more)
    await expectTitle('Confirm your email')
    await expectText(words)
    await expectAccessible('confirm')
  },
)

it('stays on the page when an address is confirmed without a network', async () => {
  await open({ VerifyEmail: offline })
  await press('Confirm my email')
  await expectAlert(/didn’t answer/)
  await expectAccessible('offline')
})

it.each([
  [
    'SIGN_UP_PASSWORD_REQUIRED',
    'Did you sign up?',
    'Password you signed up with',
    'Confirm my email',
  ],
  ['PASSWORD_REQUIRED', 'Is this your account?', 'Account password', 'Use my new email'],
] as const)(
  'asks for the password after %s, and confirms the address with it',
  async (code, title, label, send) => {
    await open({
      VerifyEmail: [
        refused(code, 'The password, please.'),
        refused('INVALID_CREDENTIALS', 'This isn’t your password.', { field: 'password' }),
        { verifyEmail: true },
      ],
    })
    await press('Confirm my email')
    await expectTitle(title)
    await expectAccessible('password asked')
    await type(label, 'not the password')
    await press(send)
    await expectAt(label, /This isn’t your password/)
    await type(label, 'three green boats at noon')
    await press(send)
    await expectTitle('Your email is confirmed')
    await expectAccessible('confirmed')
    expect(callsOf('VerifyEmail').map(({ password }) => password)).toEqual([
      null,
      'not the password',
      'three green boats at noon',
    ])
  },
)

it('reloads the preview of a confirmation link after a conflict', async () => {
  await open(
    { VerifyEmail: refused('CONFLICT', 'It leads elsewhere.', { field: 'company' }) },
    { company: 'Heron' },
  )
  await press('Confirm my email')
  await expect.poll(() => callsOf('VerifyEmailPreview').length).toBeGreaterThan(1)
})

it.each(['code', ''])(
  'says at once that the confirmation link ?code=%s is not valid',
  async (code) => {
    await openPage(
      `/auth/verify-email?code=${code}`,
      { VerifyEmailPreview: refused('INVALID_CODE', 'Invalid code') },
      { signedOff: true },
    )
    await expectTitle('Invalid code')
    await expectAccessible('invalid')
    await follow('Send a new email')
    await expectTitle('Check your email')
  },
)
