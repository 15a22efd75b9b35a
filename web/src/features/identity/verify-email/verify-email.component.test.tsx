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
import { type Answers, callsOf, offline, refused, somebody } from '#testing/server.ts'

const unverified = somebody({ emailVerified: false, sessionState: 'unverified', company: null })
const wait = (answers: Answers = {}) =>
  openPage('/auth/verify-email', { Me: unverified, ...answers })

it('says whom the mail went to, and sends it again after a pause', async () => {
  await wait({ ResendEmailVerification: { resendEmailVerification: true } })
  await expectTitle('Check your mail.')
  await expectText('We sent a mail to nora@juniper.example. Its link brings you in.')
  await expectAccessible('waiting')
  await press('Send it again')
  await expectText('Sent once more.')
  await expect.element(button(/Send again in \d+ s/)).toBeDisabled()
  await expectAccessible('sent again')
})

it.each([
  ['no network', offline, /No answer came/],
  ['five mails', refused('TOO_MANY_REQUESTS', 'Try again in an hour.'), /in an hour/],
])('says that nothing was sent after %s', async (_, ResendEmailVerification, words) => {
  await wait({ ResendEmailVerification })
  await press('Send it again')
  await expectAlert(words)
})

it('sends the link to another address, and says what is wrong with one', async () => {
  await wait({
    EmailChange: [
      refused('BAD_USER_INPUT', 'This is your address already.', { field: 'email' }),
      refused('SIGN_IN_AGAIN', 'Please sign in again.'),
      offline,
      { emailChange: true },
    ],
  })
  await press('Use another address')
  await press('Send the link there')
  await expectAt('Your email address', 'Write your email address.')
  await type('Your email address', 'nora@juniper.example')
  await press('Send the link there')
  await expectAt('Your email address', 'This is your address already.')
  await expectAccessible('another address')
  await type('Your email address', 'nora@example.net')
  await press('Send the link there')
  await expectAlert(/sign in again/)
  await expect.element(link('Sign off, then sign in again')).toBeVisible()
  await press('Send the link there')
  await expectAlert(/No answer came/)
  await press('Send the link there')
  await expectText('nora@example.net')
})

it('tells unknown visitors how to get a mail', async () => {
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
  ['no company', { isPublic: true }, 'By confirming you join no company.'],
  ['a company', { company: 'Heron' }, 'By confirming you also join Heron.'],
  ['a company by choice', { company: 'Heron', asks: true }, 'This is an address of Heron.'],
])('says before one confirms that it means %s', async (_, more, words) => {
  await open({}, more)
  await expectTitle('Is this your mailbox?')
  await expectText(words)
  await expectAccessible('confirm')
})

it('keeps the page without a network', async () => {
  await open({ VerifyEmail: offline })
  await press('Confirm my address')
  await expectAlert(/No answer came/)
  await expectAccessible('offline')
})

it.each([
  [
    'SIGN_UP_PASSWORD_REQUIRED',
    'Was it you who signed up?',
    'Password of the sign-up',
    'Confirm my address',
  ],
  ['PASSWORD_REQUIRED', 'Is it your account?', 'Password of the account', 'Use my new address'],
] as const)(
  'asks for the password after %s, and confirms with it',
  async (code, title, label, send) => {
    await open({
      VerifyEmail: [
        refused(code, 'The password, please.'),
        refused('INVALID_CREDENTIALS', 'This is not your password.', { field: 'password' }),
        { verifyEmail: true },
      ],
    })
    await press('Confirm my address')
    await expectTitle(title)
    await expectAccessible('password asked')
    await type(label, 'not the password')
    await press(send)
    await expectAt(label, /This is not your password/)
    await type(label, 'three green boats at noon')
    await press(send)
    await expectTitle('Your address is confirmed.')
    await expectAccessible('confirmed')
    expect(callsOf('VerifyEmail').map(({ password }) => password)).toEqual([
      null,
      'not the password',
      'three green boats at noon',
    ])
  },
)

it('reloads the preview of a link when it has changed meanwhile', async () => {
  await open(
    { VerifyEmail: refused('CONFLICT', 'It leads elsewhere.', { field: 'company' }) },
    { company: 'Heron' },
  )
  await press('Confirm my address')
  await expect.poll(() => callsOf('VerifyEmailPreview').length).toBeGreaterThan(1)
})

it.each(['code', ''])('says at once that the link ?code=%s is no good', async (code) => {
  await openPage(
    `/auth/verify-email?code=${code}`,
    { VerifyEmailPreview: refused('INVALID_CODE', 'Invalid code') },
    { signedOff: true },
  )
  await expectTitle('Invalid code')
  await expectAccessible('invalid')
  await follow('Get a new mail')
  await expectTitle('Check your mail.')
})
