import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, factors, offline, refused } from '#testing/server.ts'

const halfway = {
  Me: aPerson({ sessionState: 'pending_2fa' }),
  Factors: factors({ totp: true, sms: true, codes: 10 }),
}
const open = (answers: Answers = {}) => openPage('/auth/two-fa', { ...halfway, ...answers })
const app = 'Code from your app'
const invalid = refused('INVALID_CODE', 'Invalid code. Try the next one.')

async function give(code: string) {
  await field(app).fill(code)
  await userEvent.keyboard('{Enter}')
}

it('asks for the code of the app as second step, and shows a wrong code at the field', async () => {
  await open({ FinishWithApp: invalid })
  await expectTitle('One more step')
  await expect.element(field(app)).toHaveFocus()
  await expect.element(field(app)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field(app)).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible('app')
  await press('Sign in')
  await expectAt(app, /Enter the code/)
  await give('12 34')
  await expectAt(app, /Enter the 6 digits/)
  await give('123 456')
  await expectAt(app, /Invalid code/)
  await expect.element(field(app)).toHaveFocus()
  await expectAccessible('invalid code')
  expect(callsOf('FinishWithApp')).toHaveLength(1)
})

it('keeps the typed code of the second step without a network', async () => {
  await open({ FinishWithApp: offline })
  await give('123456')
  await expectAlert(/didn’t answer/)
  await expect.element(field(app)).toHaveValue('123456')
})

it('says that five tries of a code are used up, and offers to start again', async () => {
  await open({
    FinishWithApp: refused('TOO_MANY_REQUESTS', 'Too many tries'),
    Logout: { logout: true },
  })
  await give('123456')
  await expectTitle('Too many tries')
  await expectAccessible('five tries')
  await press('Start again')
  await expectAddress('/auth/login')
})

it('leads to sign-in when the pending sign-in has expired, and says why', async () => {
  await open({ FinishWithApp: refused('UNAUTHENTICATED', 'Sign in again.') })
  await give('123456')
  await expectAddress('/auth/login')
  await expectText(/Sign in again/)
  await expectAccessible('expired')
})

it('offers a recovery code instead of the app, and the way back to the app', async () => {
  await open({ FinishWithRecovery: invalid })
  await press('Use a recovery code')
  await expect.element(field('Recovery code')).toHaveFocus()
  await expectAccessible('recovery code')
  await press('Sign in')
  await expectAt('Recovery code', /Enter one of your recovery codes/)
  await field('Recovery code').fill('ABCD')
  await press('Sign in')
  await expectAt('Recovery code', /Invalid code/)
  await press('Use my authenticator app')
  await expect.element(field(app)).toHaveFocus()
})

it('sends a text message with a code only on request, and shows the wait for another', async () => {
  await open({ RequestSmsotp: { requestSMSOTP: true }, FinishWithSms: invalid })
  await press('Text me a code instead')
  await expectText('*********1234')
  expect(callsOf('RequestSmsotp')).toEqual([])
  await expectAccessible('phone')
  await press('Text me a code')
  await expectText('We texted a code')
  await expect.element(field('Code from the text message')).toHaveFocus()
  await expectText(/You can get another one in (1:00|0:\d\d)/)
  await expectAccessible('code sent')
  await field('Code from the text message').fill('123456')
  await press('Sign in')
  await expectAt('Code from the text message', /Invalid code/)
})

it('says that a code was sent a moment ago, and offers no second text message', async () => {
  await open({
    RequestSmsotp: refused('TOO_MANY_REQUESTS', 'We just sent a code. Wait a moment for it.', {
      retryAfter: 50,
    }),
  })
  await press('Text me a code instead')
  await press('Text me a code')
  await expectAlert(/just sent|wait/i)
  await expectText(/You can get another one in 0:\d\d/)
  await expect.element(button('Text me a code')).not.toBeInTheDocument()
  await expectAccessible('to wait')
})

it('lets a pending sign-in open only home, which shows the next step', async () => {
  await openPage('/impact-goal', halfway)
  await expectAddress('/auth/two-fa')
  await openPage('/', halfway)
  await expect.element(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible('home, halfway')
  await follow('Enter code')
  await expectTitle('One more step')
})
