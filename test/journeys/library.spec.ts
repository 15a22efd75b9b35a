import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { goalsOf, type Person } from './people.ts'
import { message, title } from './steps.ts'

const action = 'team-name-the-one-goal-of-the-week'
const actionAddress = `/impact-actions/advice?action=${action}&entity=team`

/** Deletes the person's history of viewed content. */
async function forgetReading(person: Person): Promise<void> {
  await person.ask('mutation { impactActionHistoryDeleteMany }')
}

/** Ids of the content that the person has viewed, newest first. */
async function viewedBy(person: Person): Promise<string[]> {
  const query = '{ impactActionHistoryGetMany { id } }'
  const { impactActionHistoryGetMany: all } = await person.ask<{
    impactActionHistoryGetMany: { id: string }[]
  }>(query)
  return all.map(({ id }) => id)
}

/** A silent voice that records its texts, because the browser of the journeys has no voice. */
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

/** Opens the goals to which the first help of the page can be added. Answers the help’s title. */
async function openHelp(page: Page): Promise<string> {
  const first = page.getByRole('list', { name: 'What helps' }).getByRole('article').first()
  const name = await first.getByRole('heading').first().innerText()
  await first.getByRole('button', { name: `Add to a goal: ${name}` }).click()
  await expect(dialogOf(page).getByText(`“${name}” is saved with your goal`)).toBeVisible()
  return name
}

test('the library leads from a theme to an action, its advice, a goal and help for it', async ({
  page,
  person,
}) => {
  await forgetReading(person)
  await page.goto('/impact-actions')
  await page.getByRole('button', { name: 'My team', exact: true }).click()
  await page.getByRole('button', { name: /^Clear goals/ }).click()
  await page
    .getByRole('list', { name: 'Actions' })
    .getByRole('link', { name: 'Set one clear goal for the week' })
    .click()
  await expect(title(page, 'Set one clear goal for the week')).toBeFocused()

  const second = ways(page).getByRole('radio').nth(1)
  const [name = ''] = (await second.innerText()).split('\n')
  await second.click()
  await expect(second).toBeChecked()
  await expect(page).toHaveURL(/advice=/)
  // Removes a rating by an earlier journey, because a chosen rating cannot be chosen again.
  const id = new URL(page.url()).searchParams.get('advice')
  await person.ask('mutation R($id: String!) { likedActionUpdateById(id: $id) }', { id })
  await page.reload()
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(article(page).getByRole('heading', { name: 'Not for' })).toBeVisible()

  await article(page).getByText('Was this helpful?').first().click()
  await expect(article(page).getByText('Only you can see this.', { exact: true })).toBeVisible()
  await article(page).getByText('Helpful', { exact: true }).click()
  await expect(article(page).getByText('Thank you. Only you can see this.')).toBeVisible()
  await article(page).getByRole('button', { name: 'Save as goal' }).click()
  const plan = page.getByRole('dialog', { name: 'Plan it' })
  await expect(plan.getByText('Added to My Impact Goal')).toBeVisible()
  await plan.getByRole('button', { name: 'Later' }).click()
  await expect(article(page).getByRole('link', { name: 'In My Goals' })).toBeFocused()
  const [goal] = await goalsOf(person)
  expect(goal).toMatchObject({ adviceTitle: name, entity: 'team', isGoal: true })

  await page.getByText('What may get in the way', { exact: true }).click()
  await page
    .getByRole('list', { name: 'What may get in the way' })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByText('What helps when')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What helps' }).getByRole('article')).toHaveCount(3)

  // A help is added to the goal and removed again.
  const help = await openHelp(page)
  await dialogOf(page).getByRole('list', { name: 'My open goals' }).getByRole('button').click()
  await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
  await expect(article(page).first().getByRole('link', { name })).toBeVisible()
  expect((await goalsOf(person))[0]?.advices).toMatchObject([{ title: help }])
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, 'Removed from the goal')).toBeVisible()
  expect((await goalsOf(person))[0]?.advices).toEqual([])
  // Another piece of advice for the same action becomes a new goal with its help.
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
  await page.getByText('What may get in the way', { exact: true }).click()
  await page.getByRole('link', { name: 'Everything that may get in the way' }).click()
  await page.getByRole('link', { name: 'Back to the action' }).click()
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible()

  await page.reload()
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await article(page).getByText('Was this helpful?').first().click()
  await expect(rating(page, 'Helpful')).toBeChecked()
  await expect(article(page).getByRole('link', { name: 'In My Goals' })).toBeVisible()
})

test('the library lists recently viewed content, newest first, until a person clears it', async ({
  page,
  person,
}) => {
  await forgetReading(person)
  const viewed = page.getByRole('list', { name: 'Recently viewed' })
  await page.goto('/impact-actions')
  await page.getByRole('list', { name: 'Trending advice' }).getByRole('link').first().click()
  const advice = await article(page).getByRole('heading', { level: 2 }).innerText()
  // Leaving the page earlier would cancel the request that records the view.
  await expect.poll(async () => (await viewedBy(person)).length).toBe(1)
  await page.goto(actionAddress)
  await expect(title(page)).toBeVisible()
  await expect.poll(async () => (await viewedBy(person))[0]).toBe(action)
  await page.goto('/impact-actions/implementation-advice?challenge=i-forget')
  await expect(page.getByText('What helps when')).toBeVisible()
  await expect.poll(async () => (await viewedBy(person))[0]).toBe('i-forget')
  await page.goto(actionAddress)
  await expect(title(page)).toBeVisible()

  // Views are recorded in the background, so the list is loaded again until they are there.
  await expect(async () => {
    await page.goto('/impact-actions')
    await expect(viewed.getByRole('link')).toHaveText(
      [
        /Set one clear goal for the week/,
        /I forget/,
        new RegExp(advice.replace(/[^\w ]|\s+/g, '.')),
      ],
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

test('advice is read aloud, sentence by sentence, at a chosen speed', async ({ page }) => {
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
  await panel.getByRole('button', { name: 'Stop reading aloud' }).click()
  await expect(article(page).getByRole('button', { name: 'Listen' })).toBeFocused()

  await page.reload()
  await article(page).getByRole('button', { name: 'Listen' }).click()
  await expect.poll(async () => (await said()).at(-1)).toEqual([expect.any(String), 1.5])
})
