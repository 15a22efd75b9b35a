import type { Page, Route } from '@playwright/test'
import { expect, failedRequest, test } from './journey.ts'
import { aGoal, goalsOf } from './people.ts'
import {
  answer,
  bar,
  expectHome,
  expectStep,
  message,
  openAdvice,
  title,
  untilAllHasCome,
  walkTo,
} from './steps.ts'

const offline = /You are offline\./
const sent = 'What was kept on this device has been sent.'
/** What a boundary caught is told to the console as well. */
const caught = /^AppError: network/
const unreached = /No answer came\. Check your connection/

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

test('keeps a goal that is saved while the network is gone, and sends it once', async ({
  page,
  context,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto('/')
  await walkTo(page, 'team', 'impact-advice')
  await context.setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  const article = await openAdvice(page)
  await article.getByRole('button', { name: 'Save as goal' }).click()
  await expect(article.getByRole('link', { name: 'In My Goals' })).toBeVisible()
  expect(await goalsOf(person)).toEqual([])

  await context.setOffline(false)
  await expect(message(page, sent)).toBeVisible()
  await expect(page.getByText(offline)).toHaveCount(0)
  expect(await goalsOf(person)).toMatchObject([{ isGoal: true, entity: 'team' }])
  await page.reload()
  await expectStep(page, 'impact-advice', 'team')
  await expect(page.getByRole('link', { name: 'In My Goals' })).toBeVisible()
  expect(await goalsOf(person)).toHaveLength(1)
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
  await page.getByRole('button', { name: 'Nothing will, I am ready' }).click()
  await bar(page, 'Finish').click()
  await expect(
    message(page, 'Done. It is kept here and sent when you are back online.'),
  ).toBeVisible()
  await expectHome(page)
  await context.setOffline(false)
  await expect(message(page, sent)).toBeVisible()
  expect(await goalsOf(person)).toMatchObject([{ isGoal: true, entity: 'customer' }])
})

test('sends on the next visit what a closed tab had kept', async ({
  page,
  context,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  await page.goto('/')
  await walkTo(page, 'colleague', 'impact-advice')
  await context.setOffline(true)
  const article = await openAdvice(page)
  await article.getByRole('button', { name: 'Save as goal' }).click()
  await expect(article.getByRole('link', { name: 'In My Goals' })).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/')
  await expect(message(later, sent)).toBeVisible()
  expect(await goalsOf(person)).toMatchObject([{ isGoal: true, entity: 'colleague' }])
})

test('says that a step cannot be fetched, keeps the run, and goes on when it can', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequest)
  complaints.allow(caught)
  await page.goto('/')
  await walkTo(page, 'team', 'impact-category')
  const content = '**/content/v0/**/impact-action?**'
  await page.route(content, (route) => route.abort('connectionreset'))
  await answer(page, 'impact-category')
  await expect(title(page, "We can't reach the server.")).toBeVisible()
  await expect(page.getByText(unreached)).toBeVisible()
  await page.unroute(content)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectStep(page, 'impact-action', 'team')
})

test('makes one goal when the answer is lost and the save is sent again', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
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

test('keeps what was written on a goal when its answer is lost, and saves it once', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person)
  await page.goto(`/impact-goal/view?id=${_id}`)
  const asked = await loseFirstAnswer(page, 'goalUpdate')
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Written once')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByText(unreached)).toBeVisible()
  await expect(note).toHaveValue('Written once')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  expect(asked()).toBeGreaterThan(1)
  expect(await goalsOf(person)).toMatchObject([{ note: 'Written once', version: 2 }])
})

test('keeps what is written on a goal while the network is gone', async ({
  page,
  context,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person)
  await page.goto(`/impact-goal/view?id=${_id}`)
  const specific = page.getByRole('textbox', { name: 'Specific' })
  await expect(specific).toBeVisible()
  await untilAllHasCome(page)
  await context.setOffline(true)
  await specific.fill('Written on a train')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByText(unreached)).toBeVisible()
  await expect(specific).toHaveValue('Written on a train')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  expect(await goalsOf(person)).toMatchObject([{ specific: 'Written on a train' }])
})

test("shows the server's sentence at the field, and keeps what was typed", async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person)
  await page.goto(`/impact-goal/view?id=${_id}`)
  const specific = page.getByRole('textbox', { name: 'Specific' })
  const long = 'So much to do. '.repeat(200)
  await specific.fill(long)
  await page.getByRole('textbox', { name: 'Note' }).fill('Kept as well')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(specific).toHaveAccessibleDescription(/2,?000/)
  await expect(specific).toBeFocused()
  await expect(specific).toHaveValue(long)
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept as well')
  await specific.fill('Shorter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, 'Saved')).toBeVisible()
  expect(await goalsOf(person)).toMatchObject([{ specific: 'Shorter', note: 'Kept as well' }])
})

test('takes progress back, with a sentence, when it cannot be saved', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id } = await aGoal(person)
  await page.goto(`/impact-goal/view?id=${_id}`)
  await onCalls(page, 'goalUpdate', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await page.getByTitle('In the zone').click()
  const sentence = 'Something went wrong on our side. Try again in a moment.'
  await expect(message(page, sentence)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Read the last error again' }).click()
  await expect(message(page, sentence)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'On the starting blocks' })).toBeChecked()
})

test('says that a goal could not be deleted, and keeps it', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(failedRequest)
  const { _id, title: name } = await aGoal(person)
  await page.goto(`/impact-goal/view?id=${_id}`)
  await onCalls(page, 'goalDelete', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Delete goal' }).click()
  await expect(message(page, 'Error in deleting')).toBeVisible()
  await expect(title(page, name)).toBeVisible()
  expect(await goalsOf(person)).toHaveLength(1)
})

test('shows a page that cannot be reached with one thing to do, inside the navigation', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequest)
  complaints.allow(caught)
  await page.goto('/')
  await expectHome(page)
  await onCalls(page, 'goalGetMany', (route) => route.abort('connectionreset'))
  await page.getByRole('link', { name: /^(My )?Goals$/ }).click()
  await expect(title(page, "We can't reach the server.")).toBeVisible()
  await expect(page.getByRole('link', { name: /^(My )?Goals$/ })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'My Goals')).toBeVisible()
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
  // Nothing at all is answered, a reload included.
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  const goals = page.getByRole('link', { name: /^(My )?Goals$/ })
  await goals.click()
  await expect(page.getByText(unreached)).toBeVisible()
  await expect(goals).toBeVisible()
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
