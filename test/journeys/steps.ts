import { expect, type Locator, type Page } from '@playwright/test'
import { password } from './people.ts'

export const entities = {
  yourself: 'Impact Myself',
  team: 'Impact My Team',
  colleague: 'Impact My Colleague',
  customer: 'Impact Our Customers',
} as const

export type Entity = keyof typeof entities

type Step = {
  /** The last part of the address. */
  page: string
  heading: string
  /** Whether several answers can be chosen. */
  several: boolean
  /** Whether choosing leads to the next page. */
  turns: boolean
}

const steps: readonly Step[] = [
  { page: 'important-thing', heading: 'What matters most right now?', several: false, turns: true },
  { page: 'impact-category', heading: 'Where will you start?', several: true, turns: false },
  { page: 'impact-action', heading: 'What will you do about it?', several: false, turns: true },
  { page: 'impact-advice', heading: 'How will you go about it?', several: false, turns: false },
  {
    page: 'implementation-challenge',
    heading: 'What may get in the way?',
    several: true,
    turns: false,
  },
  { page: 'implementation-advice', heading: 'What would help?', several: true, turns: false },
]

/** The steps of an entity; the flow for a colleague has no category. */
export function stepsOf(entity: Entity): readonly Step[] {
  return steps.filter((step) => entity !== 'colleague' || step.page !== 'impact-category')
}

export function stepNamed(page: string): Step {
  const step = steps.find((one) => one.page === page)
  if (!step) throw new Error(`no such step: ${page}`)
  return step
}

export function title(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) })
}

export function message(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true })
}

/** Waits for the code that loads after the first paint, which messages need. */
export async function untilAllHasCome(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(1)
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(page)
}

export async function expectHome(page: Page): Promise<void> {
  await expect(title(page, 'Who will you lift today?')).toBeVisible()
  await expect(page).toHaveURL('/')
}

export function choiceOf(page: Page, entity: Entity): Locator {
  return page
    .getByRole('list', { name: 'Who do you want to impact?' })
    .getByRole('link', { name: entities[entity] })
}

/** Starts a new run of the flow from home. */
export async function begin(page: Page, entity: Entity): Promise<void> {
  await choiceOf(page, entity).click()
  await expectStep(page, 'important-thing', entity)
}

/** Waits for a step: its address, its heading and its answers. */
export async function expectStep(page: Page, name: string, entity: Entity): Promise<void> {
  await expect(page).toHaveURL(`/flow/${name}?entity=${entity}`)
  await expect(title(page, stepNamed(name).heading)).toBeVisible()
  await expect(answers(page, name).first()).toBeVisible()
}

/** The answers that a step offers, in their order. */
export function answers(page: Page, name: string): Locator {
  const { heading, several } = stepNamed(name)
  const label = name === 'impact-advice' ? 'Advice' : heading
  return several
    ? page.getByRole('group', { name: label }).getByRole('checkbox')
    : page.getByRole('radiogroup', { name: label }).getByRole('radio')
}

/** A button of the bar below a step. */
export function bar(page: Page, name: 'Back' | 'Back to home' | 'Next' | 'Finish'): Locator {
  return page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name, exact: true })
}

/** Chooses an answer of the step on screen and continues. */
export async function answer(page: Page, name: string, index = 0): Promise<void> {
  await answers(page, name).nth(index).click()
  const { turns } = stepNamed(name)
  if (!turns) await bar(page, name === 'implementation-advice' ? 'Finish' : 'Next').click()
}

/** Walks from home to a step with the first answer of every earlier step. */
export async function walkTo(page: Page, entity: Entity, last: string): Promise<void> {
  await begin(page, entity)
  for (const { page: name } of stepsOf(entity)) {
    await expectStep(page, name, entity)
    if (name === last) return
    await answer(page, name)
  }
}

export async function openAdvice(page: Page, index = 0): Promise<Locator> {
  await answers(page, 'impact-advice').nth(index).click()
  const article = page.getByRole('article')
  await expect(article).toBeVisible()
  return article
}

/** Presses Tab until `target` has the focus; fails if the keyboard does not reach it. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `the Tab key leads here within ${most} presses`).toBeFocused()
}

/** Moves the focus to `target` with the Tab key and presses it. */
export async function pressByKeyboard(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
