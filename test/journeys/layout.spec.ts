import type { Page } from '@playwright/test'
import { addresses } from '../../web/src/addresses.ts'
import { expect, test } from './journey.ts'
import { aGoal, type Person } from './people.ts'
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
  stepsOf,
  tabTo,
  title,
} from './steps.ts'

const long = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim()

type Look = (page: Page, where: string) => Promise<void>

/** Shows every page, in the states that are widest, and looks at each. */
async function everyPage(page: Page, person: Person, look: Look): Promise<void> {
  const { _id } = await aGoal(person, { adviceTitle: long, isBookmark: true, partner: long })
  const flow = new Set(stepsOf('team').map((step) => `/flow/${step.page}`))
  for (const path of addresses.filter((one) => !flow.has(one) && one !== '/auth/sign-off')) {
    await page.goto(path === '/impact-goal/view' ? `${path}?id=${_id}` : path)
    await expect(title(page)).toBeVisible()
    await look(page, path)
  }
  await page.goto('/no/such/page/but/a/very/long/address/that/goes/on-and-on-and-on-and-on')
  await expect(title(page)).toBeVisible()
  await look(page, 'not found')
  await page.goto('/bookmarked-advice')
  await page.getByRole('button', { name: long }).click()
  await expect(page.getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
  await look(page, 'open bookmark')

  await page.goto('/')
  await begin(page, 'team')
  for (const { page: name } of stepsOf('team')) {
    await expectStep(page, name, 'team')
    await look(page, name)
    if (name === 'impact-advice') {
      await openAdvice(page)
      await look(page, `${name}, open`)
      await bar(page, 'Next').click()
    } else {
      await answer(page, name)
    }
  }
  await expect(title(page, /^You are set/)).toBeVisible()
  await look(page, 'end of the flow')
}

/** Nothing on the page sticks out sideways. */
const expectNoSidewaysScroll: Look = async (page, where) => {
  const over = await page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth - root.clientWidth
  })
  expect.soft(over, `${where}: px beyond the screen`).toBeLessThanOrEqual(0)
}

/** Nothing on the page moves for longer than a millisecond. */
const expectStill: Look = async (page, where) => {
  const moving = await page.evaluate(() => {
    const inMs = (list: string) =>
      Math.max(
        ...list
          .split(',')
          .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
      )
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, pseudo)
        const runs = style.animationName !== 'none'
        const times = [inMs(style.transitionDuration), runs ? inMs(style.animationDuration) : 0]
        if (Math.max(...times) > 1) found.push(`${element.tagName} ${element.className}`)
      }
    }
    return found
  })
  expect.soft(moving, where).toEqual([])
}

/** A small phone, and a screen of 1280 by 800 zoomed to 200 %. */
const NARROW = { width: 320, height: 640 }
const ZOOMED = { width: 640, height: 400 }

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: NARROW })

  test('no page scrolls sideways, at 320 px or zoomed to 200 %, and nothing moves', async ({
    page,
    person,
  }) => {
    test.slow()
    await everyPage(page, person, async (_page, where) => {
      await expectNoSidewaysScroll(page, `${where}, 320 px`)
      await expectStill(page, where)
      await page.setViewportSize(ZOOMED)
      await expectNoSidewaysScroll(page, `${where}, zoomed`)
      await page.setViewportSize(NARROW)
    })
  })

  test('a dialog is in reach when zoomed, and neither it nor a message moves', async ({
    page,
    person,
  }) => {
    await page.setViewportSize(ZOOMED)
    const { _id } = await aGoal(person)
    await page.goto(`/impact-goal/view?id=${_id}`)
    await page.getByRole('textbox', { name: 'Note' }).fill('Kept')
    await page.getByRole('link', { name: 'My Goals' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Save your changes?' })
    await expect(dialog).toBeInViewport({ ratio: 1 })
    await expectStill(page, 'dialog')
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await expect(message(page, 'Saved')).toBeVisible()
    await expectStill(page, 'message')
  })
})

test('puts the focus on the heading of each page one arrives at', async ({ page, person }) => {
  const { title: name } = await aGoal(person)
  await page.goto('/')
  await expectHome(page)
  const menu = page.getByRole('link', { name: /^(My )?Goals$/ })
  await menu.click()
  await expect(title(page, 'My Goals')).toBeFocused()
  await page.getByRole('link', { name }).click()
  await expect(title(page, name)).toBeFocused()
  await page.goBack()
  await expect(title(page, 'My Goals')).toBeFocused()
  await page.getByRole('link', { name: /home$/ }).click()
  await expect(title(page, 'Who will you lift today?')).toBeFocused()
  await choiceOf(page, 'team').click()
  await expect(title(page, 'What matters most right now?')).toBeFocused()
  await answers(page, 'important-thing').first().click()
  await expect(title(page, 'Where will you start?')).toBeFocused()
  await bar(page, 'Back').click()
  await expect(title(page, 'What matters most right now?')).toBeFocused()
})

test('shows progress while a page comes, and puts the focus on the heading also when one goes on before', async ({
  page,
}) => {
  const progress = page.locator('.progress')
  // Its code never comes.
  await page.route(/\/assets\/goals-page/, () => {})
  await page.goto('/impact-goal', { waitUntil: 'commit' })
  await expect(progress).toHaveCSS('opacity', '1')
  await page.getByRole('link', { name: /home$/ }).click()
  await expect(title(page, 'Who will you lift today?')).toBeFocused()
  await expect(progress).toHaveCount(0)
})

test('names the document after each page', async ({ page, person }) => {
  const { _id, title: name } = await aGoal(person)
  const names = { '/': 'Home', '/impact-goal': 'My Goals', [`/impact-goal/view?id=${_id}`]: name }
  for (const [address, words] of Object.entries(names)) {
    await page.goto(address)
    await expect(page).toHaveTitle(`${words} · Goodwork`)
  }
})

test('leads past the navigation with the first Tab', async ({ page }) => {
  for (const path of ['/', '/impact-goal', '/no/such/page']) {
    await page.goto(path)
    await expect(title(page)).toBeVisible()
    const skip = page.getByRole('link', { name: 'Skip to the page' })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('shows where the focus is, and keeps it in a dialog and brings it back', async ({ page }) => {
  await page.goto('/')
  await expectHome(page)
  const score = page.getByRole('button', { name: /^Impact Index/ })
  await tabTo(page, score)
  const width = await score.evaluate((element) => getComputedStyle(element).outlineWidth)
  expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let pressed = 0; pressed < 8; pressed += 1) {
    await page.keyboard.press('Tab')
    // At the end of the dialog a guard has the focus for a moment, and leads back to its beginning.
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(isInside, `after ${pressed + 1} Tabs`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(score).toBeFocused()
})

test('hears a script that the content security policy refuses', async ({ page, complaints }) => {
  const told = page.waitForEvent('console', (line) => /Content Security Policy/.test(line.text()))
  complaints.allow(/Content Security Policy/)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "inline"'
    document.head.append(script)
  })
  expect((await told).type()).toBe('error')
  await expect(page).not.toHaveTitle('inline')
})
