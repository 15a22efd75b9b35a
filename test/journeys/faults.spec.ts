import type { Page, Route } from '@playwright/test'
import { expect, failedRequest, test } from './journey.ts'
import { goalsOf } from './people.ts'
import {
  bar,
  expectHome,
  expectStep,
  message,
  openAdvice,
  title,
  untilAllHasCome,
  walkTo,
} from './steps.ts'

const offline = /You’re offline\./
const sent = 'Your offline changes are saved now.'
const unreached = /didn’t answer\. Check your connection/

/** Does something with the calls of one operation; the rest go their way. */
async function onCalls(page: Page, name: string, act: (route: Route) => Promise<void>) {
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    if (query.includes(name)) await act(route)
    else await route.fallback()
  })
}

/** The server does the work, and its first answer is lost on the way. Answers how often it was asked. */
async function loseFirstAnswer(page: Page, name: string): Promise<() => number> {
  let asked = 0
  await onCalls(page, name, async (route) => {
    asked += 1
    if (asked > 1) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => asked
}

test('keeps a goal that is saved without a network, and sends it once, from a later tab too', async ({
  page,
  context,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto('/')
  await walkTo(page, 'team', 'impact-advice')
  const cards = page.getByRole('radiogroup', { name: 'Advice' }).getByRole('radio')
  const article = page.getByRole('article')
  const saveWithoutNetwork = async (index: number) => {
    await context.setOffline(true)
    await expect(page.getByText(offline)).toBeVisible()
    await cards.nth(index).click()
    await article.getByRole('button', { name: 'Save as goal' }).click()
    await expect(article.getByRole('link', { name: 'In My Goals' })).toBeVisible()
  }
  await test.step('in this tab', async () => {
    await saveWithoutNetwork(0)
    expect(await goalsOf(person)).toEqual([])
    await context.setOffline(false)
    await expect(message(page, sent)).toBeVisible()
    await expect(page.getByText(offline)).toHaveCount(0)
    expect(await goalsOf(person)).toMatchObject([{ isGoal: true, entity: 'team' }])
  })
  await test.step('after a reload', async () => {
    await page.reload()
    await expectStep(page, 'impact-advice', 'team')
    await expect(page.getByRole('link', { name: 'In My Goals' })).toBeVisible()
    expect(await goalsOf(person)).toHaveLength(1)
    await untilAllHasCome(page)
  })
  await test.step('on the next visit', async () => {
    await saveWithoutNetwork(1)
    await page.close()
    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto('/')
    await expect(message(later, sent)).toBeVisible()
    expect(await goalsOf(person)).toHaveLength(2)
  })
})

test('ends a flow whose network went away in the middle', async ({
  page,
  context,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto('/')
  await walkTo(page, 'customer', 'impact-advice')
  const article = await openAdvice(page)
  await expect(article.getByRole('button', { name: 'Save as goal' })).toBeVisible()
  await bar(page, 'Next').click()
  await expectStep(page, 'implementation-challenge', 'customer')
  await bar(page, 'Back').click()
  await expectStep(page, 'impact-advice', 'customer')
  await context.setOffline(true)
  await article.getByRole('button', { name: 'Save as goal' }).click()
  await expect(article.getByRole('link', { name: 'In My Goals' })).toBeVisible()
  await bar(page, 'Next').click()
  await expectStep(page, 'implementation-challenge', 'customer')
  await page.getByRole('button', { name: "Nothing, I'm ready" }).click()
  await bar(page, 'Finish').click()
  await expect(
    message(page, "Saved on this device. We'll send it when you're back online."),
  ).toBeVisible()
  await expectHome(page)
  await context.setOffline(false)
  await expect(message(page, sent)).toBeVisible()
  expect(await goalsOf(person)).toMatchObject([{ isGoal: true, entity: 'customer' }])
})

test('saves once when an answer is lost and the save is sent again', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await test.step('a new goal', async () => {
    await page.goto('/')
    await walkTo(page, 'yourself', 'impact-advice')
    const asked = await loseFirstAnswer(page, 'goalCreate')
    const article = await openAdvice(page)
    await article.getByRole('button', { name: 'Save as goal' }).click()
    await expect.poll(asked).toBe(1)
    await expect(article.getByRole('link', { name: 'In My Goals' })).toBeVisible()
    await page.reload()
    await expect(message(page, sent)).toBeVisible()
    expect(asked()).toBe(2)
    expect(await goalsOf(person)).toHaveLength(1)
  })
  await test.step('a change of it', async () => {
    const [goal] = await goalsOf(person)
    const asked = await loseFirstAnswer(page, 'goalUpdate')
    await page.goto(`/impact-goal/view?id=${goal?._id}`)
    await page.getByText('Details, dates, partner and note').click()
    await page.getByRole('textbox', { name: 'Note' }).fill('Written once')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert').getByText(unreached)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(message(page, 'Saved')).toBeVisible()
    expect(asked()).toBeGreaterThan(1)
    const version = (goal?.version ?? 0) + 1
    expect(await goalsOf(person)).toMatchObject([{ note: 'Written once', version }])
  })
})

test('stays when the code of a page cannot be fetched while the server is down, and tries again', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequest)
  complaints.allow(/Failed to fetch dynamically imported module/)
  await page.goto('/')
  await expectHome(page)
  await untilAllHasCome(page)
  // Nothing at all is answered, a reload included. Before one, the page asks for itself by HEAD.
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  const goals = page.getByRole('link', { name: /^(My )?Goals$/ })
  await goals.click()
  await expect(page.getByText(unreached)).toBeVisible()
  await expect(goals).toBeVisible()
  await asked
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'My Goals')).toBeVisible()
})

test('stays whole when code that no page needs does not come', async ({ page, complaints }) => {
  complaints.allow(failedRequest)
  complaints.allow(/Failed to fetch dynamically imported module/)
  const extras = /\/assets\/(outbox-sender|snackbar-host|dialog-popup)[^/]*\.js$/
  let missing = 0
  await page.route(extras, (route) => {
    missing += 1
    return route.abort('connectionreset')
  })
  await page.goto('/')
  await expectHome(page)
  await expect.poll(() => missing).toBeGreaterThan(1)
  await expect(title(page, 'Who will you lift today?')).toBeVisible()
  await page.getByRole('button', { name: /^Impact Index/ }).click()
  await page.getByRole('link', { name: /^(My )?Goals$/ }).click()
  await expect(title(page, 'My Goals')).toBeVisible()
})
