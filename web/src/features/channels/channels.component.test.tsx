import { expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
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
import { type Answers, aPerson, callsOf, offline, refused } from '#testing/server.ts'

const channel = (_id: string, more: object = {}) => ({
  ...{ _id, kind: 'slack', name: `#${_id}`, host: 'hooks.slack.com', ending: 'wxyz' },
  ...{ who: 'Amara Okafor', isOn: true, isStopped: false, lastSentDate: null, lastError: null },
  ...more,
})
const general = channel('general', { lastSentDate: '2026-11-30T07:00:00.000Z' })
const stopped = channel('old', {
  ...{ kind: 'teams', isOn: false, isStopped: true, lastError: 'HTTP 410: Gone' },
  ...{ name: 'A channel with a very long name_that_cannot_be_broken_anywhere_at_all' },
  host: 'prod-142.westeurope.logic.azure.com',
})

const Me = aPerson({ viewerCanAdminister: true, timeZone: 'UTC' })
const withChannels = (channels: object[], more: Answers = {}) =>
  ({ Me, CompanyChannels: { companyChannelGetMany: channels }, ...more }) as Answers
const at = '/company/channels'

it('shows each channel with its state, and never a whole address', async () => {
  await openPage(at, withChannels([general, stopped]), { width: 320 })
  await expectTitle('Channels')
  await expectText('hooks.slack.com/…wxyz')
  await expectText('Last message: 30 Nov 2026, 07:00')
  await expectText('Turned off because messages didn’t arrive.')
  await expectText('Teams answered: Gone')
  await expectAccessible('channels at 320 px')
  await openPage(at, withChannels([general, stopped]), { width: desk })
  await expectTitle('Channels')
  await commands.showIn('dark')
  await expectAccessible('channels on a desk, dark')
  await commands.showIn('light')
})

it('says without channels what one needs', async () => {
  await openPage(at, withChannels([]))
  await expectText('You need its webhook address.')
  await expectAccessible('no channels')
})

it('refuses the page of channels to people without the right', async () => {
  await openPage(at, withChannels([general], { Me: aPerson() }))
  await expectText('Only admins of Juniper can open this page.')
  await expectNoText('hooks.slack.com')
  expect(callsOf('CompanyChannels')).toEqual([])
})

it('adds a channel of Teams, after it names missing and refused values', async () => {
  const message = 'This address is inside a network. Enter one on the internet.'
  let isRefused = true
  const answers = withChannels([], {
    CreateCompanyChannel: ({ obj }) => {
      if (isRefused) return refused('BAD_USER_INPUT', message, { field: 'url' })
      return { companyChannelCreate: { secret: null, channel: channel('new', obj) as never } }
    },
  })
  await openPage(at, answers)
  await press('Add a channel')
  await expect.element(dialog('Add a channel')).toBeVisible()
  await press('Add')
  await expectAt('Name', 'Required')
  await page.getByText('Teams', { exact: true }).click()
  await expectText('open the channel’s Workflows')
  await type('Name', 'Everyone')
  await type('Address', 'https://10.0.0.1/x')
  await press('Add')
  await expectAt('Address', message)
  await expectAccessible('a refused address')
  isRefused = false
  await press('Add')
  await expectMessage('Channel added')
  expect(callsOf('CreateCompanyChannel').at(-1)).toEqual({
    obj: { kind: 'teams', name: 'Everyone', url: 'https://10.0.0.1/x' },
  })
  await expectText('Nothing sent yet')
})

it('shows the secret of a webhook once', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq='
  const answers = withChannels([], {
    CreateCompanyChannel: {
      companyChannelCreate: { secret, channel: channel('hook', { kind: 'webhook' }) as never },
    },
  })
  await openPage(at, answers, { width: 320 })
  await press('Add a channel')
  await page.getByText('Webhook', { exact: true }).click()
  await type('Name', 'Intranet')
  await type('Address', 'https://hooks.example.com/1')
  await press('Add')
  await expect.element(field('Secret')).toHaveValue(secret)
  await expectAccessible('the secret')
  await press('Done')
  await expect.element(field('Secret')).not.toBeInTheDocument()
  await expectText('#hook')
})

it('says whether a test arrived, and how the other server answered', async () => {
  const failures = [
    ['HTTP 403: invalid_token', 'Slack answered: invalid_token'],
    ['HTTP 500', 'Slack answered: 500'],
    ['NOT PUBLIC', 'leads into a private network'],
    ['TIMEOUT', 'no answer within 10 seconds'],
    ['CERT_HAS_EXPIRED', 'certificate of this address can’t be trusted'],
    ['ECONNREFUSED', 'couldn’t connect'],
  ] as const
  const tested = [null, ...failures.map(([lastError]) => lastError)].map((lastError) => ({
    companyChannelTest: channel('general', { lastError }) as never,
  }))
  await openPage(at, withChannels([general], { TestCompanyChannel: [...tested, offline] }))
  await press('Send a test: #general')
  await expectText('The test arrived. Look for it in Slack.')
  await expectAccessible('a test that arrived')
  for (const [, words] of failures) {
    await press('Send a test: #general')
    await expectText(words)
    await expectNoText('The test arrived')
  }
  await expectAccessible('a test that failed')
  await press('Send a test: #general')
  await expectAlert(/network|connection/)
})

it('turns a channel on and off, and deletes it after a question', async () => {
  const answers = withChannels([general, stopped], {
    TurnCompanyChannel: ({ isOn }) => ({
      companyChannelUpdate: channel('general', { isOn }) as never,
    }),
    DeleteCompanyChannel: { companyChannelDelete: { _id: 'general' } },
  })
  await openPage(at, answers)
  await press('Turn off: #general')
  await expect.element(button('Turn on: #general')).toHaveFocus()
  await press('Turn on: #general')
  await expect.element(button('Turn off: #general')).toBeVisible()
  expect(callsOf('TurnCompanyChannel')).toEqual([
    { _id: 'general', isOn: false },
    { _id: 'general', isOn: true },
  ])
  await press('Delete: #general')
  await expectAccessible('the question')
  await dialog('Delete this channel?').getByRole('button', { name: 'Delete' }).click()
  await expectMessage('Deleted')
  await expect.element(page.getByRole('heading', { name: stopped.name })).toHaveFocus()
})

it('offers no sixth channel', async () => {
  await openPage(at, withChannels(['1', '2', '3', '4', '5'].map((name) => channel(name))))
  await expectText('You have 5 channels. Delete one to add another.')
  await expect.element(button('Add a channel')).not.toBeInTheDocument()
})
