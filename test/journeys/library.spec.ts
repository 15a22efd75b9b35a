import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'
import { goalsOf, type Person } from './people.ts'
import { message, title } from './steps.ts'

const action = 'team-name-the-one-goal-of-the-week'
/** A piece of advice with pages to read on. */
const linked = 'ask-whether-an-ear-or-ideas'
const actionAddress = `/impact-actions/advice?action=${action}&entity=team`

/** The person has looked at nothing yet. */
async function forgetReading(person: Person): Promise<void> {
  await person.ask('mutation { impactActionHistoryDeleteMany }')
}

/** Ids of what the person has looked at, newest first. */
async function viewedBy(person: Person): Promise<string[]> {
  const query = '{ impactActionHistoryGetMany { id } }'
  const { impactActionHistoryGetMany: all } = await person.ask<{
    impactActionHistoryGetMany: { id: string }[]
  }>(query)
  return all.map(({ id }) => id)
}

/** A voice that says nothing and keeps what it was given: the browser of the journeys has none. */
function fakeVoice() {
  type Spoken = { text: string; rate: number; onstart?: () => void; onend?: () => void }
  let current: Spoken | null = null
  const said: [string, number][] = []
  class Utterance {
    text: string
    rate = 1
    constructor(text: string) {
      this.text = text
    }
  }
  const speechSynthesis = {
    getVoices: () => [],
    cancel: () => {
      current = null
    },
    speak: (spoken: Spoken) => {
      if (spoken.text === '') return
      said.push([spoken.text, spoken.rate])
      current = spoken
      setTimeout(() => spoken.onstart?.())
    },
  }
  Object.defineProperties(window, {
    SpeechSynthesisUtterance: { value: Utterance },
    speechSynthesis: { value: speechSynthesis },
    voiceSaid: { value: said },
    voiceEnds: {
      value: () => {
        const ended = current
        current = null
        ended?.onend?.()
      },
    },
  })
}

const inPage = (page: Page) => ({
  said: () =>
    page.evaluate(() => (window as unknown as { voiceSaid: [string, number][] }).voiceSaid),
  end: () => page.evaluate(() => (window as unknown as { voiceEnds: () => void }).voiceEnds()),
})

const article = (page: Page) => page.getByRole('article')
const ways = (page: Page) => page.getByRole('radiogroup', { name: 'Ways to do it' })
const rating = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Was this helpful?' }).getByRole('radio', { name, exact: true })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add to a goal' })

/** Opens the goals that the first help of the page can go along with. Answers the help’s title. */
async function openHelp(page: Page): Promise<string> {
  const first = page.getByRole('list', { name: 'What helps' }).getByRole('article').first()
  const name = await first.getByRole('heading').first().innerText()
  await first.getByRole('button', { name: `Add to a goal: ${name}` }).click()
  await expect(dialogOf(page).getByText(`“${name}” is kept with the goal`)).toBeVisible()
  return name
}

test('leads from a theme to an action, its advice, a goal, what helps with it, and that to a goal', async ({
  page,
  person,
}) => {
  await forgetReading(person)
  await page.goto('/impact-actions')
  await page.getByRole('button', { name: 'My team', exact: true }).click()
  await page.getByRole('button', { name: /^Clear goals/ }).click()
  await page
    .getByRole('list', { name: 'Actions' })
    .getByRole('link', { name: 'Name the one goal of the week' })
    .click()
  await expect(title(page, 'Name the one goal of the week')).toBeFocused()

  const second = ways(page).getByRole('radio').nth(1)
  const name = await second.innerText()
  await second.click()
  await expect(second).toBeChecked()
  await expect(page).toHaveURL(/advice=/)
  // Another journey of this person may have rated it: what is chosen already cannot be chosen.
  const id = new URL(page.url()).searchParams.get('advice')
  await person.ask('mutation R($id: String!) { likedActionUpdateById(id: $id) }', { id })
  await page.reload()
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(article(page).getByRole('heading', { name: 'Not for' })).toBeVisible()

  await expect(article(page).getByText('Only you see your answer.')).toBeVisible()
  await article(page).getByText('Helpful', { exact: true }).click()
  await expect(article(page).getByText('Thank you. Nobody else sees your answer.')).toBeVisible()
  await article(page).getByRole('button', { name: 'Save as goal' }).click()
  await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
  await expect(article(page).getByRole('link', { name: 'In My Goals' })).toBeFocused()
  const [goal] = await goalsOf(person)
  expect(goal).toMatchObject({ adviceTitle: name, entity: 'team', isGoal: true })

  await page
    .getByRole('list', { name: 'What may get in the way' })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByText('What helps when')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What helps' }).getByRole('article')).toHaveCount(3)

  // What helps goes along with the goal, and is taken out again.
  const help = await openHelp(page)
  await expectAccessible(page, 'goals that help can go along with')
  await dialogOf(page).getByRole('list', { name: 'My open goals' }).getByRole('button').click()
  await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
  await expect(article(page).first().getByRole('link', { name })).toBeVisible()
  expect((await goalsOf(person))[0]?.advices).toMatchObject([{ title: help }])
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, 'Taken out of the goal again')).toBeVisible()
  expect((await goalsOf(person))[0]?.advices).toEqual([])
  // Another piece of advice for the same action becomes a goal with it.
  await page.goto(
    `/impact-actions/implementation-advice?challenge=i-forget&action=${action}&entity=team`,
  )
  const other = await openHelp(page)
  const offered = dialogOf(page).getByRole('list', { name: 'Or save as a new goal' })
  await offered.getByRole('button').first().click()
  await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
  const [fresh] = (await goalsOf(person)).filter(({ advices }) => advices.length > 0)
  expect(fresh).toMatchObject({ entity: 'team', isGoal: true, advices: [{ title: other }] })

  await page.goto(`${actionAddress}&advice=${id}`)
  await page.getByRole('link', { name: 'All that others find hard with it' }).click()
  await page.getByRole('link', { name: 'Back to the action' }).click()
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible()

  await page.reload()
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(rating(page, 'Helpful')).toBeChecked()
  await expect(article(page).getByRole('link', { name: 'In My Goals' })).toBeVisible()
})

test('keeps what was viewed, once each and newest first, and forgets it when asked', async ({
  page,
  person,
}) => {
  await forgetReading(person)
  const viewed = page.getByRole('list', { name: 'Recently viewed' })
  await page.goto('/impact-actions')
  await page.getByRole('list', { name: 'Trending advice' }).getByRole('link').first().click()
  const advice = await article(page).getByRole('heading', { level: 2 }).innerText()
  // A page that is left takes its note with it, if that was still on its way.
  await expect.poll(async () => (await viewedBy(person)).length).toBe(1)
  await page.goto(actionAddress)
  await expect(title(page)).toBeVisible()
  await expect.poll(async () => (await viewedBy(person))[0]).toBe(action)
  await page.goto('/impact-actions/implementation-advice?challenge=i-forget')
  await expect(page.getByText('What helps when')).toBeVisible()
  await expect.poll(async () => (await viewedBy(person))[0]).toBe('i-forget')
  await page.goto(actionAddress)
  await expect(title(page)).toBeVisible()

  // Notes of views arrive when they arrive: the list is asked again until they have.
  await expect(async () => {
    await page.goto('/impact-actions')
    await expect(viewed.getByRole('link')).toHaveText(
      [/Name the one goal of the week/, /I forget/, new RegExp(advice.replace(/[^\w ]|\s+/g, '.'))],
      { timeout: 3000 },
    )
  }).toPass()

  await viewed.getByRole('button', { name: 'Remove I forget in the moment' }).click()
  await expect(message(page, 'Deleted')).toBeVisible()
  await expect(viewed.getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Trending advice' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden()
})

test('opens what helps with an obstacle in its place, and by its address', async ({ page }) => {
  await page.goto('/obstacles')
  await page.getByText('Our customers', { exact: true }).click()
  await expect(page).toHaveURL('/obstacles?for=customer')
  const obstacle = page.getByRole('button', { name: 'I forget in the moment' })
  await obstacle.click()
  await expect(obstacle).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/obstacles?for=customer#i-forget')
  const panel = page.getByRole('listitem').filter({ has: obstacle })
  await expect(panel.getByRole('article')).toHaveCount(3)
  await expect(panel.getByText(/^When /).first()).toBeVisible()

  await page.goto('/obstacles#interrupted-all-day')
  const other = page.getByRole('button', { name: 'I am interrupted all day' })
  await expect(other).toHaveAttribute('aria-expanded', 'true')
  await expect(other).toBeInViewport()
  await page.keyboard.press('Escape')
  await other.click()
  await expect(other).toHaveAttribute('aria-expanded', 'false')
})

test('reads advice aloud, sentence by sentence, as fast as one likes', async ({ page }) => {
  await page.addInitScript(fakeVoice)
  await page.goto(actionAddress)
  const { said, end } = inPage(page)
  const heading = await article(page).getByRole('heading', { level: 2 }).innerText()
  await article(page).getByRole('button', { name: 'Listen' }).click()
  const panel = page.getByRole('region', { name: 'Read aloud' })
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect.poll(said).toEqual([[heading.replace(/\s+/g, ' '), 1]])
  await end()
  await expect.poll(async () => (await said()).length).toBe(2)
  const [, sentence] = await said()

  await panel.getByRole('button', { name: 'Pause' }).click()
  await panel.getByText('1.5×').click()
  await panel.getByRole('button', { name: 'Play' }).click()
  await expect.poll(async () => (await said()).at(-1)).toEqual([sentence?.[0], 1.5])
  await expectAccessible(page, 'reading aloud')
  await panel.getByRole('button', { name: 'Stop reading aloud' }).click()
  await expect(article(page).getByRole('button', { name: 'Listen' })).toBeFocused()

  await page.reload()
  await article(page).getByRole('button', { name: 'Listen' }).click()
  await expect.poll(async () => (await said()).at(-1)).toEqual([expect.any(String), 1.5])
})

test('is accessible with advice open, and in every dialog of it', async ({ page }) => {
  test.slow()
  await page.goto(
    `/impact-actions/advice?action=colleague-listen-before-you-answer&advice=${linked}`,
  )
  await expect(article(page)).toBeVisible()
  await article(page).getByText('Why it works', { exact: true }).click()
  await expectAccessible(page, 'action')

  const dialog = page.getByRole('dialog')
  await article(page).getByRole('button', { name: 'Summary' }).click()
  await expect(dialog.getByText('The smallest version')).toBeVisible()
  await expectAccessible(page, 'summary')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(message(page, 'Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('The smallest version')
  expect(copied).not.toContain('**')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await article(page).getByRole('button', { name: 'Links' }).click()
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^https:/)
  await expectAccessible(page, 'links')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await article(page).getByRole('button', { name: 'When to leave it' }).click()
  await expect(dialog.getByText(/do harm/)).toBeVisible()
  await expectAccessible(page, 'tooltip')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('is accessible where one browses, and where it says what helps', async ({ page, person }) => {
  test.slow()
  await forgetReading(person)
  await page.goto(actionAddress)
  await page.getByRole('link', { name: 'All that others find hard with it' }).click()
  await expect(title(page, 'What may get in the way?')).toBeVisible()
  await expectAccessible(page, 'challenges')
  await page.goto('/impact-actions/implementation-advice?challenge=i-forget&entity=team')
  await expect(page.getByRole('list', { name: 'What helps' })).toBeVisible()
  await expectAccessible(page, 'what helps')
  await page.goto('/obstacles#i-forget')
  await expect(article(page).first()).toBeVisible()
  await expectAccessible(page, 'obstacles, one open')
  await page.goto('/impact-actions/advice?action=gone')
  await expect(title(page, 'This is not in the library')).toBeVisible()
  await expectAccessible(page, 'not here')
  await page.goto('/impact-actions?whom=team&theme=team-clear-goals')
  await expect(page.getByRole('list', { name: 'Actions' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Trending advice' })).toBeVisible()
  await expectAccessible(page, 'browsing, a theme open')
})
