import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  expectAddress,
  expectAlert,
  expectAt,
  expectText,
  expectTitle,
  field,
  follow,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

const open = (answers: Answers = {}, search = '') =>
  openPage(`/auth/reset-password${search}`, answers, { signedOff: true })

it('asks for the address to send a reset link to, and keeps it without a network', async () => {
  await open({ GetResetPasswordLink: offline })
  await expectTitle('Set a new password')
  await expectAccessible('ask')
  await press('Send me a link')
  await expectAt('Email', 'Enter your email.')
  await expectAccessible('missing')
  await type('Email', 'someone@example.net')
  await press('Send me a link')
  await expectAlert(/didn’t answer/)
  await expect.element(field('Email')).toHaveValue('someone@example.net')
  await expectAccessible('offline')
})

it('shows the same text for every address, and sends a reset link again after a pause', async () => {
  const long = `${'donaudampfschifffahrt'.repeat(2)}@${'gesellschaft'.repeat(4)}.example`
  await open({ GetResetPasswordLink: { getResetPasswordLink: true } })
  await type('Email', long)
  await userEvent.keyboard('{Enter}')
  await expectTitle('Check your email')
  await expectText(/has an account, we’ve sent a link. It works once, for 30 minutes./)
  await expectAccessible('sent')
  await press('Send it again')
  await expectText('Sent again.')
  await expect.element(button(/Send again in \d+ s/)).toBeDisabled()
  await press('Use another email')
  await expect.element(field('Email')).toHaveValue(long)
})

it('says that too many reset links were requested', async () => {
  await open({
    GetResetPasswordLink: refused('TOO_MANY_REQUESTS', 'Try again later.', { retryAfter: 600 }),
  })
  await type('Email', 'someone@example.net')
  await press('Send me a link')
  await expectAlert(/Try again|later/)
})

const good = { VerifyResetPasswordCode: { verifyResetPasswordCode: 'someone@example.net' } }

it('refuses a weak new password at the field, and keeps it there', async () => {
  await open(
    {
      ...good,
      ResetPassword: refused('BAD_USER_INPUT', 'Many people use this password.', {
        field: 'password',
      }),
    },
    '?code=code',
  )
  await expectTitle('Choose a new password')
  const user = document.querySelector('form [autocomplete=username]')
  expect(user, 'for password managers').toHaveProperty('value', 'someone@example.net')
  await expectAccessible('choose')
  await press('Set my new password')
  await expectAt('New password', /Choose a password/)
  await type('New password', 'passwordpassword')
  await press('Set my new password')
  await expectAt('New password', /Many people use this password/)
  await expect.element(field('New password')).toHaveValue('passwordpassword')
  await expectAccessible('refused password')
})

it('says that the new password is set, and links to sign-in', async () => {
  await open({ ...good, ResetPassword: { resetPassword: true } }, '?code=code')
  await type('New password', 'three green boats at noon')
  await press('Set my new password')
  await expectTitle('Your new password is set')
  await expectAccessible('set')
  expect(callsOf('ResetPassword')).toMatchObject([{ code: 'code' }])
  await follow('Sign in')
  await expectAddress('/auth/login')
})

it('says at once that a reset link is not valid, and offers a new one', async () => {
  await open({ VerifyResetPasswordCode: refused('INVALID_CODE', 'Invalid code') }, '?code=old')
  await expectTitle('Invalid code')
  await expectAccessible('link used before')
  await follow('Ask for a new link')
  await expectTitle('Set a new password')
})

it('offers to check a reset link again after a network failure', async () => {
  const invalid = refused('INVALID_CODE', 'Invalid code')
  await open({ VerifyResetPasswordCode: [offline, offline, offline, invalid] }, '?code=old')
  await expect.element(button('Try again')).toBeVisible()
  await expectAccessible('not checked')
  await press('Try again')
  await expectTitle('Invalid code')
})

it('a signed-in person can open a reset link, and keeps the session', async () => {
  await openPage('/auth/reset-password?code=old', {
    VerifyResetPasswordCode: refused('INVALID_CODE', 'Invalid code'),
  })
  await expectTitle('Invalid code')
  expect(localStorage.getItem('API_TOKEN')).toBe('a token')
})
