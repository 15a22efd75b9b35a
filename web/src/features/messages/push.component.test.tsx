import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messageSettings as settings } from '#testing/messages.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { button, expectAlert, expectNoText, expectText, press } from '#testing/screen.ts'
import { type Answers, callsOf, offline } from '#testing/server.ts'

// A push service is outside of this machine: the browser's side of it is made up here.
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
const endpoint = 'https://push.example/ada'
let subscription: object | null
let permission: NotificationPermission

beforeEach(() => {
  subscription = null
  permission = 'default'
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made
      return made
    },
  }
  const worker = { active: {}, pushManager } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(worker)
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    if (permission === 'default') permission = 'granted'
    return permission
  })
})
afterEach(() => vi.restoreAllMocks())

const open = (more: Answers = {}) =>
  openPage('/messages/settings', {
    MessageSettings: { messageSettingsGet: settings() },
    PushKey: { pushKeyGet: 'public-key' },
    SubscribePush: { pushSubscribe: true },
    UnsubscribePush: { pushUnsubscribe: true },
    ChooseMessages: { messageChoose: settings() },
    ...more,
  })
const part = () => page.getByRole('region', { name: 'On this device' })

it('asks the browser, then offers each kind of message for this device, and stops again', async () => {
  await open()
  await expect.element(part()).toBeVisible()
  await expectAccessible('off')
  await press('Allow on this device')
  await expect.poll(() => callsOf('SubscribePush')).toEqual([{ obj: { endpoint, ...keys } }])
  const plan = part().getByRole('switch', { name: 'It’s time for your plan' })
  await plan.click()
  await expect
    .poll(() => callsOf('ChooseMessages'))
    .toEqual([{ kind: 'plan', mail: false, push: true }])
  await expectAccessible('on')
  await press('Stop on this device')
  await expect.element(button('Allow on this device')).toBeVisible()
  expect(callsOf('UnsubscribePush')).toEqual([{ endpoint }])
  expect(subscription).toBeNull()
})

it('says that the browser blocks messages', async () => {
  permission = 'denied'
  await open()
  await expectText('This browser blocks our messages.')
  await expectNoText('Allow on this device')
  await expectAccessible('blocked')
})

it('says that the server could not be reached, and stays off', async () => {
  await open({ SubscribePush: offline })
  await press('Allow on this device')
  await expectAlert('The server didn’t answer.')
  await expect.element(button('Allow on this device')).toBeVisible()
})
