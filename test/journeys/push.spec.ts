import type { Page, Worker } from '@playwright/test'
import { composePush } from '../../server/src/messaging/mails/compose.ts'
import { expect, test } from './journey.ts'
import { aGoal } from './people.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** Stops the page's worker, and delivers a message that wakes it, as a push service does. */
async function push(page: Page, data: string): Promise<Worker> {
  const context = page.context()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const browser = await context.newCDPSession(page)
  let registrationId = ''
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId
  })
  let status = ''
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    status = versions[0]?.runningStatus ?? status
  })
  await browser.send('ServiceWorker.enable')
  const stop = async () => {
    await browser.send('ServiceWorker.stopAllWorkers')
    return status
  }
  // A worker that just answered a request goes on.
  await expect.poll(stop).toBe('stopped')
  const { origin } = new URL(page.url())
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await expect.poll(() => status).toBe('running')
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('no worker')
  return worker
}

type WorkerScope = {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
}

/** Runs in the worker: a tap on the notification, which no protocol can do. */
async function tapNotification(): Promise<void> {
  const { registration, NotificationEvent } = globalThis as unknown as WorkerScope
  const [notification] = await registration.getNotifications()
  if (notification === undefined) throw new Error('no notification')
  const event = new NotificationEvent('notificationclick', { notification })
  // The browser refuses both for an event of a script: to wait for it, and to focus the tab.
  const work = new Promise<unknown>((resolve) => {
    Object.assign(event, { waitUntil: (opened: Promise<unknown>) => resolve(opened) })
  })
  dispatchEvent(event)
  await work.catch(() => {})
}

test('a push message wakes the worker, shows nothing private and leads to the check-in', async ({
  page,
  person,
}) => {
  const reviewDate = new Date().toISOString().slice(0, 10)
  const plan = { planWhen: 'the shift begins', planThen: 'I greet everybody' }
  const { _id, title } = await aGoal(person, { ...plan, reviewDate })
  const path = `/impact-goal/view?id=${_id}`
  await page.goto('/messages')
  const setting = { productName: 'Goodwork', publicUrl: new URL(page.url()).origin, now: 0 }
  const worker = await push(page, composePush('checkIn', path, {}, setting))

  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  const words = { title: 'Goodwork', body: 'How did it go? A check-in is waiting.' }
  await expect.poll(shown).toEqual([{ ...words, tag: 'checkIn' }])

  await worker.evaluate(tapNotification)
  await expect(page).toHaveURL(path)
  await page
    .getByRole('group', { name: `How did it go? ${title}` })
    .getByRole('button', { name: 'Did it' })
    .click()
  const query = 'query($_id: ID!) { goalGet(_id: $_id) { checkIns { outcome } } }'
  const recorded = () => person.ask(query, { _id })
  await expect.poll(recorded).toEqual({ goalGet: { checkIns: [{ outcome: 'did' }] } })
  expect(await shown()).toEqual([])
})
