import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
const CONTRAST: axe.RunOnly = { type: 'rule', values: ['color-contrast'] }

/**
 * Turns transitions off and waits for animations, because axe would report a colour halfway between
 * two as a lack of contrast. Waiting for transitions is not enough: a later answer of the server
 * would start a new one while axe reads.
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

/**
 * The violations that axe finds on the page. axe is loaded once into each document:
 * `@axe-core/playwright` loads it at each run, which took half the time of all journeys.
 */
async function violationsOn(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (rules) => {
    const loaded = (window as unknown as { axe: typeof axe }).axe
    const options: axe.RunOptions = { runOnly: rules, resultTypes: ['violations'] }
    const { violations } = await loaded.run(document, options)
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
    )
  }, runOnly)
}

/** Expects no violation of WCAG in the light theme and no lack of contrast in the dark one. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const [colorScheme, runOnly] of [
    ['light', WCAG],
    ['dark', CONTRAST],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    expect.soft(await violationsOn(page, runOnly), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Expects nothing beyond the right edge of the screen, on the page and in its navigation bars. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => {
    const root = document.documentElement
    const entries = [...document.querySelectorAll('nav :is(a, button)')]
    const ends = entries.map((entry) => entry.getBoundingClientRect().right)
    return Math.max(root.scrollWidth, ...ends) - root.clientWidth
  })
  expect.soft(over, `${where}: px beyond the screen`).toBeLessThanOrEqual(0)
}

/**
 * Expects no line break inside a word of up to 14 letters. Longer words and addresses may break.
 */
async function expectWholeWords(page: Page, where: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (text.parentElement?.closest('script, style, option, code, .sr-only')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
        /(?<![\p{L}\p{N}@._/-])\p{L}{2,14}(?![\p{L}\p{N}@._/-])/gu,
      )) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 8) found.push(word)
      }
    }
    return found
  })
  expect.soft(broken, `${where}: broken words`).toEqual([])
}

/** Expects black text in print, and no fixed element, which would cover the text on every sheet. */
async function expectPrintable(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(
        ({ style }) =>
          style.color !== 'rgb(0, 0, 0)' || ['fixed', 'sticky'].includes(style.position),
      )
      .map(({ element, style }) => `${element.outerHTML.slice(0, 99)} ${style.color}`),
  )
  await page.emulateMedia({ media: null })
  expect.soft(wrong, `${where}, printed`).toEqual([])
}

type Size = { width: number; height: number }

/** Sets the size of the browser's text, in pixels, and of the screen. */
async function setSize(page: Page, standard: number, size: Size): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await browser.detach()
  await page.setViewportSize(size)
  // Code that measures in rem updates in the next frame.
  await page.evaluate(
    () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))),
  )
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
/** Text of 150 and 200 % in the browser's settings. */
const LARGER = [
  { text: 24, width: 320, height: 640 },
  { text: 32, width: 390, height: 844 },
]

/** Expects an accessible page at every size, light and dark, without motion or sideways scroll. */
export async function expectGoodAtAnySize(page: Page, where: string): Promise<void> {
  await expectStill(page, where)
  if (SAMPLE.has(where)) await expectGoodLargerAndPrinted(page, where)
  for (const size of OTHERS) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page, `${where}, ${size.width} px`)
  }
  await page.setViewportSize(PHONE)
  await expectAccessible(page, where)
}

/** A sample of the pages, because the further checks take half a second for each page. */
const SAMPLE = new Set([
  '/about',
  '/faq',
  '/obstacles',
  '/user/user-traits-2',
  '/auth/login',
  '/',
  '/impact-goal',
  '/impact-goal/view',
  '/chat',
  '/company/org-info/:category?',
  '/profile',
  'important-thing',
  'end of the flow',
])

/**
 * Expects whole words at each width, room for larger text, and black text without bars on paper.
 */
async function expectGoodLargerAndPrinted(page: Page, where: string): Promise<void> {
  await settle(page)
  for (const size of OTHERS) {
    await page.setViewportSize(size)
    await expectWholeWords(page, `${where}, ${size.width} px`)
  }
  await expectPrintable(page, where)
  for (const { text, ...size } of LARGER) {
    await setSize(page, text, size)
    const large = `${where}, ${size.width} px, text of ${text} px`
    await expectNoSidewaysScroll(page, large)
    await expectWholeWords(page, large)
  }
  await setSize(page, 16, PHONE)
}
