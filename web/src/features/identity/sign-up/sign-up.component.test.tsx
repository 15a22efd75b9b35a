import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  expectAddress,
  expectAlert,
  expectAt,
  expectText,
  expectTitle,
  field,
  follow,
  link,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, offline, refused } from '#testing/server.ts'

const open = (answers: Answers = {}, search = '') =>
  openPage(`/auth/sign-up${search}`, answers, { signedOff: true })

async function fillIn(password = 'three green boats at noon') {
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email', 'ada@example.net')
  await type('Password', password)
}

it('names each missing field at sign-up, and sends no request', async () => {
  await open()
  await expectTitle('Create your account')
  await expect.element(page.getByText('Referral code', { exact: true })).not.toBeVisible()
  await page.getByText('I have a referral code').click()
  await expectAccessible('sign-up')
  await press('Create my account')
  await expect.element(field('First name')).toHaveFocus()
  await expectAt('First name', 'Enter your first name.')
  await expectAt('Last name', /^Optional$/)
  await expectAt('Email', 'Enter your email.')
  await expectAt('Password', /12 characters or more.*Choose a password/)
  await expectAccessible('fields missing')
  await type('Email', 'ada at home')
  await type('Password', 'short')
  await press('Create my account')
  await expectAt('Email', 'Enter an email like name@example.com.')
  await expectAt('Password', /Add 7 more/)
  expect(callsOf('SignUp')).toEqual([])
})

it('refuses a common password at sign-up, keeps it, and shows it on request', async () => {
  await open({
    SignUp: refused('BAD_USER_INPUT', 'Many people use this password.', { field: 'password' }),
  })
  await fillIn('passwordpassword')
  await press('Create my account')
  await expect.element(field('Password')).toHaveFocus()
  await expectAt('Password', /Many people use this password/)
  await expect.element(field('Password')).toHaveValue('passwordpassword')
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
  await press('Show what you typed')
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await expectAccessible('refused password')
})

it('says at sign-up that no company has the referral code', async () => {
  await open({ SignUp: refused('NOT_FOUND', 'No company has it.', { field: 'referralCode' }) })
  await fillIn()
  await page.getByText('I have a referral code').click()
  await type('Referral code', ' nobody ')
  await press('Create my account')
  await expectAt('Referral code', 'No company has it.')
  expect(callsOf('SignUp')).toHaveLength(1)
})

it('keeps the text typed at sign-up without a network, and the email for sign-in', async () => {
  await open({ SignUp: offline })
  await fillIn()
  await press('Create my account')
  await expectAlert(/didn’t answer/)
  await expect.element(field('First name')).toHaveValue('Ada')
  await expectAccessible('offline')
  await follow('Sign in')
  await expectTitle('Good to see you')
  await expect.element(field('Email')).toHaveValue('ada@example.net')
})

const invitation = {
  company: 'Juniper',
  email: 'ada@juniper.example',
  firstName: 'Ada',
  lastName: '',
  hasAccount: false,
  isCompanyAdmin: false,
}

const byInvitation = (more: Partial<typeof invitation> = {}) =>
  open({ Invitation: { invitationGet: { ...invitation, ...more } } }, '?invite=code')

it('fills in the fields of an invitation at sign-up, with a read-only address', async () => {
  await byInvitation()
  await expectTitle('Juniper invited you')
  await expect.element(field('First name')).toHaveValue('Ada')
  await expect.element(field('Email')).toHaveAttribute('readonly')
  await expect.element(page.getByText('I have a referral code')).not.toBeInTheDocument()
  await expectAccessible('invited')
})

it.each([
  ['an admin', { isCompanyAdmin: true }, /You’ll join as an admin/],
  ['a person with an account', { hasAccount: true }, /Sign in to accept/],
])('explains an invitation to %s', async (_, more, words) => {
  await byInvitation(more)
  await expectText(words)
  await expectAccessible('invited otherwise')
})

it('says that an invitation is no longer valid, and how to sign up without it', async () => {
  await open({ Invitation: refused('INVALID_CODE', 'Invalid code') }, '?invite=code')
  await expectTitle('This invitation is no longer valid')
  await expect.element(link('Sign up without the invitation')).toBeVisible()
  await expectAccessible('ended')
})

it('signs up, and waits for the confirmation of the email address', async () => {
  await open({
    SignUp: { userCreate: { _id: 'ada', email: 'ada@example.net' } },
    Login: { login: { token: 'fresh', state: 'unverified' } },
    Me: aPerson({ email: 'ada@example.net', emailVerified: false, sessionState: 'unverified' }),
  })
  await fillIn()
  await press('Create my account')
  await expectTitle('Check your email')
  await expectAddress('/auth/verify-email')
  await expectText('ada@example.net')
  expect(localStorage.getItem('API_TOKEN')).toBe('fresh')
})
