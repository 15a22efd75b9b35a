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

/** Handles the calls of one operation; all others reach the server. */
async function onCalls(page: Page, name: string, act: (route: Route) => Promise<void>) {
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    if (query.includes(name)) await act(route)
    else await route.fallback()
  })
}

/** The server handles the first call, but its answer is lost. Answers how to count the calls. */
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

test('a goal saved without a network is sent once, even from a later tab', async ({
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
  await test.step('sends the goal in the same tab', async () => {
    await saveWithoutNetwork(0)
    expect(await goalsOf(person)).toEqual([])
    await context.setOffline(false)
    await expect(message(page, sent)).toBeVisible()
    await expect(page.getByText(offline)).toHaveCount(0)
    expect(await goalsOf(person)).toMatchObject([{ isGoal: true, entity: 'team' }])
  })
  await test.step('does not send the goal again after a reload', async () => {
    await page.reload()
    await expectStep(page, 'impact-advice', 'team')
    await expect(page.getByRole('link', { name: 'In My Goals' })).toBeVisible()
    expect(await goalsOf(person)).toHaveLength(1)
    await untilAllHasCome(page)
  })
  await test.step('sends another goal on the next visit', async () => {
    await saveWithoutNetwork(1)
    await page.close()
    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto('/')
    await expect(message(later, sent)).toBeVisible()
    expect(await goalsOf(person)).toHaveLength(2)
  })
})

test('the flow can be finished after the network failed halfway', async ({
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

test('a change is saved once when its answer is lost and it is sent again', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await test.step('creates a goal once', async () => {
    await page.goto('/')
    await walkTo(page, 'yourself', 'impact-advice')
    const asked = await loseFirstAnswer(page, 'goalCreate')
    const article = await openAdvice(page)
    await article.getByRole('button', { name: 'Save as goal' }).click()
    await expect.poll(asked).toBe(1)
    await expect(article.getByRole('link', { name: 'In My Goals' })).toBeVisible()
    await page.reload()
    await expect(message(page, sent)).toBeVisible()
    expect(asked()).toBeGreaterThan(1)
    expect(await goalsOf(person)).toHaveLength(1)
  })
  await test.step('changes the goal once', async () => {
    const [goal] = await goalsOf(person)
    const asked = await loseFirstAnswer(page, 'goalUpdate')
    await page.goto(`/impact-goal/view?id=${goal?._id}`)
    await page.getByText('Details, dates, partner and note').click()
    await page.getByRole('textbox', { name: 'Note' }).fill('Written once')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(message(page, sent)).toBeVisible()
    await expect.poll(asked).toBeGreaterThan(1)
    const version = (goal?.version ?? 0) + 1
    expect(await goalsOf(person)).toMatchObject([{ note: 'Written once', version }])
  })
})

test('the current page stays when the code of the next page fails to load', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequest)
  complaints.allow(/Failed to fetch dynamically imported module/)
  await page.goto('/')
  await expectHome(page)
  await untilAllHasCome(page)
  // Every request fails, even a reload. Before a reload, the page tests the server by HEAD.
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

test('pages work when optional code fails to load', async ({ page, complaints }) => {
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
