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

/** Expects axe to find nothing on what is on screen, in light and, on a phone, in dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // The colours of a desk are those of a phone.
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  for (const colorScheme of isPhone ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
    )
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
  }
}
