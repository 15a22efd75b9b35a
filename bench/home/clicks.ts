import type { Browser, Page } from 'playwright'
import { openPhone, slowDown } from '../lib/browsers.ts'

export type Click = { name: string; ms: number }

declare global {
  interface Window {
    slowest: number
  }
}

/** The longest time from each tap of a walk to the next frame, in milliseconds. */
export async function clickThrough(browser: Browser, url: string, token: string): Promise<Click[]> {
  const { context, page } = await openPhone(browser, url, token)
  await page.addInitScript(() => {
    window.slowest = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) window.slowest = Math.max(window.slowest, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await slowDown(context, page, false)
  const clicks: Click[] = []
  const click = async (name: string, work: (page: Page) => Promise<void>) => {
    await page.evaluate(() => {
      window.slowest = 0
    })
    await work(page)
    await page.waitForTimeout(1000)
    clicks.push({ name, ms: await page.evaluate(() => window.slowest) })
  }
  const question = (heading: string) =>
    page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await click('open the drawer', (it) => it.getByRole('button', { name: 'Menu' }).tap())
  await click('close the drawer', (it) =>
    it.getByRole('dialog').getByRole('button', { name: 'Close' }).tap(),
  )
  await click('choose whom to impact', async (it) => {
    await it.getByRole('link', { name: /Impact My Team/ }).tap()
    await question('What matters most right now?')
  })
  await click('choose an answer', async (it) => {
    await it.getByRole('radio').first().tap()
    await question('Where will you start?')
  })
  await click('choose one of several', (it) => it.getByRole('checkbox').first().tap())
  await click('next', async (it) => {
    await it.getByRole('button', { name: 'Next' }).tap()
    await question('What will you do about it?')
  })
  await click('back', async (it) => {
    await it.getByRole('button', { name: 'Back' }).tap()
    await question('Where will you start?')
  })
  await context.close()
  return clicks
}
