import type { Browser } from 'playwright'
import { openPhone, slowDown } from '../lib/browsers.ts'

export type FirstStep = {
  /** From the touch to the frame that shows question and answers, in milliseconds */
  ms: number
  /** Frames in between that showed neither home nor the step */
  empty: number
}

type Watched = { touched: number; shown: number; empty: number }
declare global {
  interface Window {
    watched: Watched
  }
}

/** Taps a choice of home with a slow processor, and looks at each frame until the flow is there. */
export async function tapChoice(browser: Browser, url: string, token: string): Promise<FirstStep> {
  const { context, page } = await openPhone(browser, url, token)
  await page.addInitScript(watchFrames)
  await page.goto(url, { waitUntil: 'networkidle' })
  await slowDown(context, page, false)
  await page.getByRole('link', { name: /Impact My Team/ }).tap()
  await page.waitForFunction(() => window.watched.shown > 0)
  const { touched, shown, empty } = await page.evaluate(() => window.watched)
  await context.close()
  return { ms: shown - touched, empty }
}

/** Runs in the page: each frame is looked at just after it was painted. */
function watchFrames(): void {
  const watched: Watched = { touched: 0, shown: 0, empty: 0 }
  window.watched = watched
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
  const isSeen = (element: Element | null | undefined) =>
    element !== null && element !== undefined && opacityOf(element) > 0.5
  function look(): void {
    const heading = document.querySelector('main h1')
    const isFlow = location.pathname.startsWith('/flow/')
    const hasStep = isSeen(document.querySelector('main [role=radio]'))
    if (!isSeen(heading)) watched.empty += 1
    if (isFlow && hasStep && isSeen(heading)) watched.shown = performance.now()
    else requestAnimationFrame(afterPaint)
  }
  function afterPaint(): void {
    const channel = new MessageChannel()
    channel.port1.onmessage = look
    channel.port2.postMessage(null)
  }
  addEventListener(
    'touchstart',
    () => {
      if (watched.touched > 0) return
      watched.touched = performance.now()
      requestAnimationFrame(afterPaint)
    },
    { capture: true },
  )
}
