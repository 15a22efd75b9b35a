import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { InboxQuery, SentMessagesQuery } from '#api/generated/graphql.ts'
import { messageSettings as settings } from '#testing/messages.ts'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  expectAddress,
  expectAlert,
  expectNoText,
  expectText,
  expectTitle,
  field,
  follow,
  link,
  press,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, offline, refused } from '#testing/server.ts'

const openSettings = (now = settings(), more: Answers = {}, width?: number) =>
  openPage(
    '/messages/settings',
    { MessageSettings: { messageSettingsGet: now }, ...more },
    width === undefined ? {} : { width },
  )
const kind = (name: string) => page.getByRole('switch', { name, exact: true })
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true })

describe('the settings of messages', () => {
  it('has every email off at first, and saves a choice at once', async () => {
    await openSettings(settings(), {
      ChooseMessages: { messageChoose: settings(['digest']) },
      UpdateMessageTimes: { messageTimesUpdate: settings(['digest'], { digestDay: 4 }) },
    })
    await expectTitle('What we send you')
    await expect.element(kind('Your week')).not.toBeChecked()
    await expectNoText('Day of your week’s email')
    await expectAccessible('all off')
    await kind('Your week').click()
    await expect.element(kind('Your week')).toBeChecked()
    await expect.element(field('Its time')).toHaveValue('10:00')
    expect(callsOf('ChooseMessages')).toEqual([{ kind: 'digest', mail: true, push: false }])
    await field('Day of your week’s email').selectOptions('Thursday')
    await expect.poll(() => callsOf('UpdateMessageTimes')).toEqual([{ obj: { digestDay: 4 } }])
    await expectAccessible('the digest is on')
  })

  it('takes a choice back that the server did not store, and says why beside it', async () => {
    await openSettings(settings(), { ChooseMessages: offline })
    await kind('A check-in is due').click()
    await expectAlert('The server didn’t answer.')
    await expect.element(kind('A check-in is due')).not.toBeChecked()
    await expectAccessible('not saved')
  })

  it('shows no reminders of a company to public users', async () => {
    const membership = { isMember: true, viewerCanBuy: false, viewerCanManage: false }
    const MembershipGet = {
      membershipGet: { ...membership, memberUntil: null, joinedCompany: false, memberships: [] },
    }
    const Me = aPerson({ isPublicUser: true, tier: 'member' })
    await openSettings(settings(), { Me, MembershipGet }, desk)
    await expect.element(kind('From impact partners')).toBeVisible()
    await expect.element(kind('Reminders from your company')).not.toBeInTheDocument()
    await expectAccessible('on a desk')
  })

  it('saves days and hours, keeps the last day, and says that hours go overnight', async () => {
    await openSettings(settings([], { days: '3' }), {
      UpdateMessageTimes: [
        { messageTimesUpdate: settings([], { days: '36' }) },
        { messageTimesUpdate: settings([], { days: '36', fromTime: '22:00' }) },
      ],
    })
    await expectText('Keep at least one day.')
    await tick('Wed').click()
    await expect.element(tick('Wed')).toBeChecked()
    await tick('Sat').click()
    await expect.element(tick('Sat')).toBeChecked()
    await field('From').fill('22:00')
    await field('To').click()
    await expectText('Overnight: until 20:00, and again from 22:00.')
    expect(callsOf('UpdateMessageTimes')).toEqual([
      { obj: { days: '36' } },
      { obj: { fromTime: '22:00' } },
    ])
    await expectText('Your time zone is Central European Time.')
    await expect.element(link('Add time off')).toHaveAttribute('href', '/profile#pauses')
  })

  it('pauses everything by one press, and starts again by another', async () => {
    await openSettings(settings(), {
      MuteMessages: [
        { messageMute: settings([], { mutedUntil: '2099-12-11' }) },
        { messageMute: settings() },
      ],
    })
    await press('Pause everything for two weeks')
    await expectText('Paused until 11 Dec 2099.')
    await expectAccessible('paused')
    await press('Start again')
    await expect.element(button('Pause everything for two weeks')).toBeVisible()
    expect(callsOf('MuteMessages')).toEqual([{ isOn: true }, { isOn: false }])
  })

  it('says that an address has no mailbox, and sends to it again on request', async () => {
    await openSettings(settings([], { isMailFailing: true }), {
      RetryMail: { messageMailRetry: settings(['plan']) },
    })
    await expectText('We can’t reach nora@juniper.example.')
    await expect.element(kind('A check-in is due')).not.toBeInTheDocument()
    await expectAccessible('no mailbox')
    await press('Try again')
    await expect.element(kind('It’s time for your plan')).toBeChecked()
  })
})

type Message = InboxQuery['inboxGet']['messages'][number]

const message = (_id: string, more: Partial<Message> = {}): Message => ({
  ...{ _id, kind: 'checkIn', subject: `Subject ${_id}`, path: '/whats-new', readDate: null },
  ...{ createdDate: '2026-11-26T09:00:00.000Z', ...more },
})
const inbox = (...messages: Message[]): Pick<Answers, 'Inbox' | 'InboxUnread'> => {
  const unread = messages.filter(({ readDate }) => readDate === null).length
  return { Inbox: { inboxGet: { unread, messages } }, InboxUnread: { inboxGet: { unread } } }
}

describe('the inbox', () => {
  it('counts unread messages at the bell, opens one and marks it as read', async () => {
    const old = message('old', { readDate: '2026-11-26T10:00:00.000Z' })
    const [first, second] = [message('first'), message('second', { path: null })]
    const before = inbox(first, second, old)
    const after = inbox({ ...first, readDate: old.readDate }, second, old)
    const isRead = () => callsOf('ReadInbox').length > 0
    await openPage(
      '/messages',
      {
        Inbox: () => (isRead() ? after : before).Inbox as never,
        InboxUnread: () => (isRead() ? after : before).InboxUnread as never,
        ReadInbox: { inboxRead: true },
        News: { newsGetMany: [] },
      },
      { width: 320 },
    )
    await expectTitle('Messages')
    await expect.element(link('Messages, 2 unread')).toBeVisible()
    const profile = link('Your profile').element().getBoundingClientRect()
    expect(profile.right).toBeLessThanOrEqual(320)
    await expectAccessible('unread messages')
    await page.getByRole('link', { name: /^Subject first/ }).click()
    await expectAddress('/whats-new')
    await expect.element(link('Messages, 1 unread')).toBeVisible()
    expect(callsOf('ReadInbox')).toEqual([{ ids: ['first'] }])
  })

  it('marks all messages as read, or says that it could not', async () => {
    const ten = inbox(...Array.from({ length: 10 }, (_, at) => message(`${at}`)))
    await openPage('/messages', { ...ten, ReadInbox: offline })
    await expectText('9+')
    await press('Mark all as read')
    await expectAlert('The server didn’t answer.')
    await expect.element(button('Mark all as read')).toBeVisible()
    expect(callsOf('ReadInbox')).toEqual([{ ids: null }])
  })

  it('shows an empty inbox, and each sent email with its reason and state', async () => {
    const sent = (_id: string, more: object) => ({
      ...{ _id, kind: 'plan', channel: 'mail', subject: `Subject ${_id}`, sentDate: null },
      ...{ createdDate: '2026-11-26T09:00:00.000Z', state: 'waiting', ...more },
    })
    const messages = [
      sent('one', { state: 'sent', sentDate: '2026-11-26T09:00:00.000Z' }),
      sent('two', { state: 'stopped', kind: 'checkIn' }),
      sent('three', { state: 'failed', kind: 'resetPassword' }),
    ] as SentMessagesQuery['messageSentGetMany']
    await openPage('/messages', { ...inbox(), SentMessages: { messageSentGetMany: messages } })
    await expectText('No messages yet')
    await expect.element(link('Messages')).toBeVisible()
    expect(callsOf('SentMessages')).toEqual([])
    await page.getByText('What we sent you, and why').click()
    await expectText('Email · 26 Nov, 10:00 · Sent')
    await expectText('You chose emails about your plans.')
    await expectText('Not sent: you stopped it')
    await expectText('It’s about your account.')
    await expectAccessible('sent')
    await openPage('/messages#sent', { ...inbox(), SentMessages: offline })
    await expectAlert('The server didn’t answer.')
  })
})

const ended = refused('NOT_FOUND', 'This link is incomplete.', { field: 'token' })
const signedOff = { signedOff: true }

describe('the link of an email that stops messages', () => {
  const stop = (asked: string, more: Answers = {}) =>
    openPage(
      `/messages/stop?token=plan.nora.mac&stop=${asked}`,
      {
        StopPreview: { messageStopPreview: 'plan' },
        StopMessages: { messageStop: true },
        ...more,
      },
      signedOff,
    )

  it('stops nothing before it is confirmed, then offers to stop more', async () => {
    await stop('kind')
    await expectTitle('Stop emails about your plans?')
    await expectAddress('/messages/stop')
    await expectAccessible('asked')
    expect(callsOf('StopMessages')).toEqual([])
    await press('Stop these emails')
    await expectTitle('Done')
    await expectText('You won’t get emails about your plans any more.')
    await expectAccessible('stopped')
    await press('Pause everything for two weeks')
    await expectText('Nothing comes for two weeks.')
    const token = 'plan.nora.mac'
    expect(callsOf('StopMessages')).toEqual([
      { token, stop: 'kind' },
      { token, stop: 'mute' },
    ])
  })

  it('asks to pause everything, and says if that failed', async () => {
    await stop('mute', { StopMessages: offline })
    await expectTitle('Pause everything for two weeks?')
    await press('Pause everything for two weeks')
    await expectAlert('The server didn’t answer.')
    await expectTitle('Pause everything for two weeks?')
  })

  it('explains a link that is not complete', async () => {
    await stop('kind', { StopPreview: ended })
    await expectTitle('This link doesn’t work any more')
    await expectAccessible('ended')
  })
})

describe('the link of an email that answers a check-in', () => {
  const answer = (more: Answers = {}, said = 'partly') =>
    openPage(
      `/messages/check-in?token=nora.goal.day.mac&said=${said}`,
      {
        CheckInLinkPreview: { checkInLinkPreview: { title: 'Ask first', isAnswered: false } },
        CheckInByLink: { checkInByLink: { title: 'Ask first', isAnswered: true } },
        ...more,
      },
      signedOff,
    )

  it('saves the answer of the button after one press', async () => {
    await answer()
    await expectTitle('How did it go?')
    await expectText('Ask first')
    await expectAddress('/messages/check-in')
    await expectAccessible('asked')
    expect(callsOf('CheckInByLink')).toEqual([])
    await press('Confirm: Partly')
    await expectTitle('Thank you')
    expect(callsOf('CheckInByLink')).toEqual([{ token: 'nora.goal.day.mac', outcome: 'partly' }])
    await expect.element(link('Open my goals')).toHaveAttribute('href', '/impact-goal')
    await expectAccessible('thanks')
  })

  it('saves another answer, also if the link names no known one', async () => {
    await answer({}, 'dropped')
    await expect.element(button(/^Confirm/)).not.toBeInTheDocument()
    await press('Not yet')
    await expectTitle('Thank you')
    expect(callsOf('CheckInByLink')).toMatchObject([{ outcome: 'notYet' }])
  })

  it('says that a check-in was answered, has ended, or could not be saved', async () => {
    const title = 'Ask first'
    await answer({ CheckInLinkPreview: { checkInLinkPreview: { title, isAnswered: true } } })
    await expectTitle('You’ve answered this check-in')
    await expectAccessible('answered')
    await answer({ CheckInByLink: [offline, ended] })
    await press('Confirm: Partly')
    await expectAlert('The server didn’t answer.')
    await answer({ CheckInLinkPreview: ended })
    await expectTitle('This link doesn’t work any more')
    await follow('Open my goals')
    await expectAddress('/auth/login')
  })
})
