import type { Page } from '@playwright/test'
import { NO_WORKER } from '../../server/src/http/no-worker.ts'
import { aFrontServer } from './front-server.ts'
import { expect, failedRequest, test } from './journey.ts'
import { aGoal, goalsOf, type Person, signedIn } from './people.ts'
import { message, title, untilAllHasCome } from './steps.ts'

test.use({ serviceWorkers: 'allow', signedIn: false })

const savedHere = "Saved on this device. We'll send it when you're back online."
const feed = /Three tips for today|Feed/

/** For what a page does when the browser is idle. */
const unhurried = { timeout: 60_000 }

type Front = Awaited<ReturnType<typeof aFrontServer>>

let front: Front
test.beforeEach(async ({ baseURL }) => {
  front = await aFrontServer(baseURL ?? '')
})
test.afterEach(() => front.stop())

/** Opens home with the session of a person. */
async function openAs(page: Page, { email }: Person) {
  // The journey signs out, and other journeys use the person's session.
  const { token } = await signedIn(front.at('/'), email)
  await page.addInitScript((value) => {
    // Not again after a sign-out.
    if (sessionStorage.getItem('opened') === null) localStorage.setItem('API_TOKEN', value)
    sessionStorage.setItem('opened', 'yes')
  }, token)
  await page.goto(front.at('/'))
  await expect(title(page, 'Who will you lift today?')).toBeVisible()
}

/** Another build: its page has one script less. */
async function serveNewer(page: Page) {
  const early = /<script[^>]*src="(\/assets\/early-[^"]*)"[^>]*><\/script>/
  const name = early.exec(await (await page.request.get(front.at('/'))).text())?.[1] ?? ''
  front.serve({
    '/': (html) => html.replace(early, ''),
    '/sw.js': (script) =>
      script.replace(/BUILD = '\w+/, "BUILD = 'newer").replace(`"${name}",`, ''),
  })
}

const scriptsOfOld = (page: Page) => page.locator('script[src*=early]')

/** Looks for a new version now, as a page does after an hour. */
const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => {}))

/** The keys of the answers that the device keeps, as JSON. */
const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases()
    if (!all.some(({ name }) => name === 'goodwork-kept')) return []
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await settled(indexedDB.open('goodwork-kept'))
    const keys = await settled(database.transaction('queries').objectStore('queries').getAllKeys())
    database.close()
    return keys.map(String)
  })

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

type Workers = { isThere: boolean; isWaiting: boolean }

/**
 * Waits for a state of the page's workers. A worker that is debugged, as all are here, may never end
 * by itself: it is stopped once the page has been quiet for some seconds.
 */
async function expectWorkers(page: Page, expected: Partial<Workers>) {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  let tries = 0
  const state = async (): Promise<Workers> => {
    tries += 1
    if (tries > 2) await session.send('ServiceWorker.stopAllWorkers')
    return page.evaluate(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations()
      return { isThere: registration !== undefined, isWaiting: Boolean(registration?.waiting) }
    })
  }
  await expect.poll(state, { ...unhurried, intervals: [1000] }).toMatchObject(expected)
  await session.detach()
}

test('a day without a network on a phone: everything opens, and each change arrives once', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  complaints.allow(/AppError: network/)
  const day = new Date().toISOString().slice(0, 10)
  const plan = { planWhen: 'the stand-up begins', planThen: 'I ask Maya' }
  const goal = await aGoal(person, { ...plan, reviewDate: day })
  const bookmark = await aGoal(person, { isGoal: false, isBookmark: true })
  await openAs(page, person)
  // In the order in which they are fetched.
  for (const key of [goal._id, bookmark._id, 'reminders', 'rhythm']) {
    await expect.poll(async () => (await keptKeys(page)).join(), unhurried).toContain(key)
  }
  await test.step('a second visit asks for no goal that the device has', async () => {
    let asked = ''
    page.on('request', (request) => {
      asked += request.postData() ?? ''
    })
    await page.reload()
    // It follows the goals.
    await expect.poll(() => asked, unhurried).toContain('query HubReminders')
    expect(asked).toContain('query HomeGoals')
    expect(asked).not.toContain('query OfflineGoals')
  })
  await test.step('a new version arrives, and its worker takes over', async () => {
    await serveNewer(page)
    await update(page)
    await expect(page.getByText('A new version is ready.')).toBeVisible()
    // As after the last tab was closed, but at once.
    await page.evaluate(async () => {
      const changed = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
      const { waiting } = await navigator.serviceWorker.ready
      waiting?.postMessage({ isWanted: true })
      await changed
    })
  })

  await front.stop()
  const open = async (path: string, heading: string | RegExp) => {
    await page.goto(front.at(path))
    await expect(title(page, heading)).toBeVisible()
  }
  await test.step('home, goals, plan, tips and bookmarks open', async () => {
    await open('/', 'Who will you lift today?')
    // The new version can't read the answers that the old one kept.
    await expect(scriptsOfOld(page)).toHaveCount(1)
    await expect(
      page.getByText(/^The server doesn’t answer\. This page is as of \d\d:\d\d\./),
    ).toBeVisible()
    const next = page.getByRole('region', { name: 'Your next commitment' })
    await expect(next.getByText("When the stand-up begins, I'll ask Maya.")).toBeVisible()
    await open('/feed', feed)
    await expect(
      page.getByRole('list', { name: "Today's tips" }).getByRole('listitem'),
    ).toHaveCount(3)
    await open('/bookmarked-advice', 'My Bookmarked Advice')
    await page.getByRole('button', { name: bookmark.title }).click()
    await expect(page.getByText('What did I miss?')).toBeVisible()
    await page.getByRole('button', { name: 'Save as goal' }).click()
    await expect(message(page, savedHere)).toBeVisible()
    await open('/impact-goal', 'My Goals')
  })
  await test.step('a check-in, progress, a bookmark and a note are kept', async () => {
    await page.getByRole('button', { name: 'Did it' }).first().click()
    await expect(page.getByText("We'll send your check-in")).toBeVisible()
    await open(`/impact-goal/view?id=${goal._id}`, goal.title)
    await expect(page.getByText("When the stand-up begins, I'll ask Maya.")).toBeVisible()
    await page.getByTitle('In the zone').first().click()
    await page.getByRole('button', { name: 'Bookmark' }).click()
    await page.getByText('Details, dates, partner and note').click()
    await page.getByRole('textbox', { name: 'Note' }).fill('Written on a train')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(message(page, savedHere).first()).toBeVisible()
    await open(`/impact-goal/view?id=${goal._id}`, goal.title)
    await expect(page.getByRole('radio', { name: 'In the zone' })).toBeChecked()
  })
  await test.step('each arrives once', async () => {
    await front.start()
    await expect(message(page, 'Your offline changes are saved now.')).toBeVisible({
      timeout: 40_000,
    })
    const [first, second] = await goalsOf(person)
    expect([first, second].find((one) => one?._id === goal._id)).toMatchObject({
      ...{ progress: 'In the zone', note: 'Written on a train', isBookmark: true, version: 5 },
    })
    expect([first, second].find((one) => one?._id === bookmark._id)).toMatchObject({ isGoal: true })
    const asked = 'query($id: ID!) { goalGet(_id: $id) { checkIns { outcome } } }'
    expect(await person.ask(asked, { id: goal._id })).toEqual({
      goalGet: { checkIns: [{ outcome: 'did' }] },
    })
  })
  await test.step('a sign-out removes everything personal', async () => {
    expect(await keptKeys(page)).not.toEqual([])
    await page.goto(front.at('/auth/sign-off'))
    await expect(title(page, 'You’re signed out')).toBeVisible()
    await expect.poll(() => keptKeys(page)).toEqual([])
    const stored = await page.evaluate(() => Object.keys(localStorage).join())
    expect(stored).not.toMatch(/API_TOKEN|outbox/)
    await front.stop()
    await page.goto(front.at('/impact-goal'))
    await expect(title(page, /Welcome back|Good to see you/)).toBeVisible()
    await front.start()
  })
})

test('a new version is offered beside the old one, and SERVICE_WORKER=off removes it', async ({
  page,
  context,
  person,
}) => {
  await openAs(page, person)
  await expect.poll(() => cacheNames(page), unhurried).toHaveLength(1)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const isReloaded = () => page.evaluate(() => !('isOld' in globalThis))
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }))
  await serveNewer(page)
  await test.step('the old version goes on until the person changes', async () => {
    await update(page)
    await expect(page.getByText('A new version is ready.')).toBeVisible()
    await page.getByRole('link', { name: 'Feed' }).first().click()
    await expect(title(page, feed)).toBeVisible()
    expect(await isReloaded()).toBe(false)
  })
  await test.step('two tabs with two versions work', async () => {
    const second = await context.newPage()
    // On a busy machine the device's copy of the page may be faster.
    await expect(async () => {
      await second.goto(front.at('/'))
      await expect(scriptsOfOld(second)).toHaveCount(0)
    }).toPass()
    // Its worker takes over, because its page is of the same version.
    await untilAllHasCome(second)
    await expectWorkers(second, { isWaiting: false })
    await expect(second.getByText('A new version is ready.')).toHaveCount(0)
    await page.getByRole('link', { name: 'Goals' }).first().click()
    await expect(title(page, 'My Goals')).toBeVisible()
    expect(await isReloaded()).toBe(false)
    await second.close()
  })
  await test.step('SERVICE_WORKER=off removes the worker and its files', async () => {
    front.serve({ '/sw.js': () => NO_WORKER })
    await update(page)
    await expectWorkers(page, { isThere: false })
    expect(await cacheNames(page)).toEqual([])
    expect(await isReloaded()).toBe(false)
    await page.reload()
    await expect(title(page, 'My Goals')).toBeVisible()
  })
})
