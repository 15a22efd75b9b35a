import type { Browser } from 'playwright'
import { openPhone, slowDown } from '../lib/browsers.ts'

export type Load = {
  /** Largest contentful paint, in milliseconds */
  paint: number
  shift: number
  /** Names of the scripts that were requested before that paint */
  scripts: string[]
}

const SETTLE_MS = 2500

type SeenPaint = { paint: number; shift: number }
declare global {
  interface Window {
    seen: SeenPaint
  }
}

/** Loads a page once, with an empty cache, a slow processor and a slow network. */
export async function loadOnce(browser: Browser, url: string, token?: string): Promise<Load> {
  const { context, page } = await openPhone(browser, url, token)
  await slowDown(context, page, true)
  await page.addInitScript(() => {
    const seen: SeenPaint = { paint: 0, shift: 0 }
    window.seen = seen
    const watch = (
      type: string,
      take: (entry: PerformanceEntry & Record<string, unknown>) => void,
    ) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as never)
      }).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => {
      seen.paint = entry.startTime
    })
    watch('layout-shift', (entry) => {
      if (entry.hadRecentInput !== true) seen.shift += entry.value as number
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  const { paint, shift } = await page.evaluate(() => window.seen)
  const scripts = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter((it) => it.name.endsWith('.js') && it.startTime <= until)
        .map((it) => it.name.split('/').at(-1) ?? ''),
    paint,
  )
  await context.close()
  return { paint, shift, scripts }
}
