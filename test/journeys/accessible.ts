import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Ends what fades and waits until nothing moves any more: a colour halfway between two is no
 * finding. Transitions are switched off rather than waited for, since an answer that arrives
 * later would start a new one while axe is reading.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map((one) => one.finished))
  })
}

/** Expects axe to find nothing on what is on screen, and in the dark no lack of contrast. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    const axe = new AxeBuilder({ page })
    const looking = colorScheme === 'light' ? axe.withTags(tags) : axe.withRules('color-contrast')
    const { violations } = await looking.analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
    )
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Expects that nothing on the page sticks out sideways. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth - root.clientWidth
  })
  expect.soft(over, `${where}: px beyond the screen`).toBeLessThanOrEqual(0)
}

/** Expects that nothing on the page moves for longer than a millisecond. */
export async function expectStill(page: Page, where: string): Promise<void> {
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

const PHONE = { width: 390, height: 844 }
/** A small phone, a screen of 1280 by 800 zoomed to 200 %, and that screen as it is. */
const OTHERS = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
]

/** Looks at the page at every width, light and dark: nothing moves, sticks out or keeps anybody out. */
export async function expectGoodAtAnySize(page: Page, where: string): Promise<void> {
  await expectStill(page, where)
  for (const size of OTHERS) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page, `${where}, ${size.width} px`)
  }
  await page.setViewportSize(PHONE)
  await expectAccessible(page, where)
}
