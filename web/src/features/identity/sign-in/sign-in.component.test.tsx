import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  expectAddress,
  expectAlert,
  expectAt,
  expectText,
  expectTitle,
  field,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, offline, pending, refused } from '#testing/server.ts'

const open = (answers: Answers = {}) => openPage('/auth/login', answers, { signedOff: true })

async function signIn(password = 'not the password') {
  await type('Email', 'nora@juniper.example')
  await type('Password', password)
  await userEvent.keyboard('{Enter}')
}

it('names the missing fields at sign-in, and sends no request', async () => {
  await open()
  await expectTitle('Good to see you')
  await expectAccessible('sign-in')
  await press('Sign in')
  await expect.element(field('Email')).toHaveFocus()
  await expectAt('Email', 'Enter your email.')
  await expectAt('Password', 'Enter your password')
  await expectAccessible('fields missing')
  expect(callsOf('Login')).toEqual([])
})

it.each([
  ['a wrong password', refused('INVALID_CREDENTIALS', 'The password is not right.'), /not right/],
  [
    'too many tries',
    refused('TOO_MANY_REQUESTS', 'Too many tries. Wait a minute.', { retryAfter: 60 }),
    /Too many tries/,
  ],
  ['no network', offline, /didn’t answer/],
])('keeps the typed email and password after %s, and says what to do', async (_, Login, words) => {
  await open({ Login })
  await signIn()
  await expectAlert(words)
  await expect.element(field('Email')).toHaveValue('nora@juniper.example')
  await expect.element(field('Password')).toHaveValue('not the password')
  await expectAddress('/auth/login')
  await expectAccessible('refused')
})

it('sends only one sign-in while the answer is pending', async () => {
  await open({ Login: pending })
  await signIn()
  await expect.poll(() => callsOf('Login')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(callsOf('Login')).toHaveLength(1)
})

it('signs in with password and app code, and shows a wrong code at the field', async () => {
  await open({ Login: refused('INVALID_CODE', 'Invalid code. Type the next one.') })
  await type('Email', 'nora@juniper.example')
  await type('Password', 'four random words here')
  await expect.element(page.getByText('Code from your app')).not.toBeVisible()
  await page.getByText('I have a code from my app').click()
  const code = field('Code from your app')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('12 34{Enter}')
  await expectAt('Code from your app', 'Enter the 6 digits')
  await code.fill('123 456')
  await userEvent.keyboard('{Enter}')
  await expectAt('Code from your app', 'Invalid code')
  await expect.element(code).toHaveFocus()
  await expect.element(field('Password')).toHaveValue('four random words here')
  expect(callsOf('Login').map(({ code }) => code)).toEqual(['123 456'])
  await expectAccessible('invalid code')
})

it('redirects people with an unconfirmed address from sign-in to the confirmation page', async () => {
  await openPage('/auth/login', {
    Me: aPerson({ emailVerified: false, sessionState: 'unverified' }),
  })
  await expectAddress('/auth/verify-email')
  await expect.element(button('Sign in')).not.toBeInTheDocument()
})

it('forgets a token that the server refuses, welcomes back, and keeps page and drafts', async () => {
  writeDraft('chat', 'No one listens')
  await openPage('/impact-goal', {
    Me: refused('UNAUTHENTICATED', 'Sign in again.'),
  })
  await expectTitle('Welcome back')
  await expectText('Sign in to carry on.')
  await expectAddress('/auth/login')
  expect(localStorage.getItem('API_TOKEN')).toBeNull()
  expect(history.state.usr).toMatchObject({ asked: '/impact-goal' })
  expect(readDraft('chat')).toBe('No one listens')
  await expectAccessible('welcome back')
})

it.each([
  ['the same person has the typed message again', 'nora', 'No one listens in our meetings'],
  ['another person finds no message of the last one', 'mateo', ''],
])('after the end of a session, %s', async (_, _id, words) => {
  const over = refused('UNAUTHENTICATED', 'Sign in again.')
  await openPage('/chat', {
    Me: [aPerson(), aPerson({ _id })],
    Chats: { chatSettings: { writer: null, reader: null }, chatGetMany: [] },
    SendMessage: over,
    Login: { login: { token: 'another token', state: 'active' } },
  })
  await type('What’s happening at work?', 'No one listens in our meetings')
  await press('Send')
  await expectTitle('Welcome back')
  await expectText('Sign in to carry on.')
  await expect.element(field('Email')).toHaveValue('nora@juniper.example')
  await type('Password', 'four random words here')
  await userEvent.keyboard('{Enter}')
  await expectAddress('/chat')
  await expect.element(field('What’s happening at work?')).toHaveValue(words)
})
