import { expect, test } from './journey.ts'
import { goalsOf, type Person, password } from './people.ts'
import {
  answer,
  answers,
  bar,
  begin,
  choiceOf,
  expectHome,
  expectStep,
  message,
  openAdvice,
  pressByKeyboard,
  signIn,
  stepsOf,
  tabTo,
  title,
  walkTo,
} from './steps.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Entry = { liked: number | null; flow: { entity: string; steps: { page: string }[] } }

/** The newest run that began at `since` or later; the list also has older runs of this person. */
async function lastHistory(person: Person, since: number): Promise<Entry | undefined> {
  const { historyGetMany } = await person.ask<{
    historyGetMany: (Entry & { startTime: string })[]
  }>('{ historyGetMany { liked startTime flow { entity steps { page } } } }')
  return historyGetMany
    .filter(({ startTime }) => Date.parse(startTime) >= since)
    .sort((a, b) => a.startTime.localeCompare(b.startTime))
    .at(-1)
}

test.describe('from sign-in', () => {
  test.use({ signedIn: false })

  test('Impact My Team leads from sign-in to a saved goal and home', async ({ page, person }) => {
    await signIn(page, person.email)
    const began = Date.now()
    await begin(page, 'team')
    const steps = stepsOf('team')
    for (const [index, { page: name }] of steps.entries()) {
      await expectStep(page, name, 'team')
      const where = `Step ${index + 1} of ${steps.length}`
      await expect(page.getByRole('progressbar', { name: where })).toBeVisible()
      if (name === 'impact-advice') {
        const article = await openAdvice(page)
        await article.getByRole('button', { name: 'Save as goal' }).click()
        await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
        await expect(article.getByRole('link', { name: 'In My Goals' })).toBeFocused()
        await bar(page, 'Next').click()
      } else {
        await answer(page, name)
      }
    }
    await expect(title(page, 'Your goal is ready')).toBeFocused()
    await expect(page.locator('main').getByText(/\d+ points earned/)).toBeAttached()
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await expect(page.getByText('First check-in:')).toBeVisible()
    await page.getByText('Very helpful').click()
    await bar(page, 'Finish').click()
    await expectHome(page)
    await expect(page.getByText('Pick up where you left off')).toHaveCount(0)

    await expect.poll(async () => (await goalsOf(person))[0]?.advices.length).toBe(1)
    const goals = await goalsOf(person)
    expect(goals).toMatchObject([{ entity: 'team', isGoal: true, isBookmark: false }])
    expect(goals[0]?.impactAdviceId).toBe(goals[0]?.adviceId)
    await expect.poll(async () => (await lastHistory(person, began))?.flow.entity).toBe('team')
    const history = await lastHistory(person, began)
    expect(history?.liked).toBe(4)
    expect(history?.flow.steps.map((step) => step.page)).toEqual(steps.map((step) => step.page))
  })

  test('Impact My Colleague leads from sign-in to a saved goal by keyboard alone', async ({
    page,
    person,
  }) => {
    await page.goto('/auth/login')
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expectHome(page)
    await pressByKeyboard(page, choiceOf(page, 'colleague'))
    await expectStep(page, 'important-thing', 'colleague')
    await tabTo(page, answers(page, 'important-thing').first())
    await page.keyboard.press('ArrowDown')
    await expect(answers(page, 'important-thing').nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await expectStep(page, 'impact-action', 'colleague')
    await pressByKeyboard(page, answers(page, 'impact-action').first())
    await expectStep(page, 'impact-advice', 'colleague')
    await pressByKeyboard(page, answers(page, 'impact-advice').first(), 'Space')
    await pressByKeyboard(page, page.getByRole('button', { name: 'Save as goal' }))
    await expect(message(page, 'Added to My Impact Goal')).toBeVisible()
    await pressByKeyboard(page, bar(page, 'Next'))
    await expectStep(page, 'implementation-challenge', 'colleague')
    await pressByKeyboard(page, page.getByRole('button', { name: "Nothing, I'm ready" }))
    await pressByKeyboard(page, bar(page, 'Finish'))
    await expectHome(page)
    expect(await goalsOf(person)).toMatchObject([{ entity: 'colleague', isGoal: true }])
  })
})

test('the flow keeps answers and their order on the way back, after a reload and from home', async ({
  page,
}) => {
  await page.goto('/')
  await walkTo(page, 'customer', 'impact-advice')
  await openAdvice(page, 1)
  const offered = await answers(page, 'impact-advice').allTextContents()
  const before = stepsOf('customer').slice(0, 3).toReversed()
  await test.step('keeps answers on the way back and forth', async () => {
    for (const { page: name } of before) {
      await bar(page, 'Back').click()
      await expectStep(page, name, 'customer')
      await expect(answers(page, name).first()).toBeChecked()
    }
    for (const { page: name } of before.toReversed()) {
      await bar(page, 'Next').click()
      await expect(page).not.toHaveURL(new RegExp(name))
    }
  })
  await test.step('keeps answers after a reload', async () => {
    await page.reload()
    await expectStep(page, 'impact-advice', 'customer')
    // The reasons load after the answers.
    await expect.poll(() => answers(page, 'impact-advice').allTextContents()).toEqual(offered)
    await expect(answers(page, 'impact-advice').nth(1)).toBeChecked()
    await expect(page.getByRole('article')).toBeVisible()
  })
  await test.step('continues from home', async () => {
    await page.goto('/')
    await page
      .getByRole('link', { name: /Impact Our Customers.*Continue|Continue.*Customers/ })
      .click()
    await expectStep(page, 'impact-advice', 'customer')
  })
  await test.step('offers new choices when an earlier answer changes', async () => {
    await bar(page, 'Back').click()
    await expectStep(page, 'impact-action', 'customer')
    await answer(page, 'impact-action', 1)
    await expectStep(page, 'impact-advice', 'customer')
    const others = await answers(page, 'impact-advice').allTextContents()
    expect(others.toSorted()).not.toEqual(offered.toSorted())
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})
