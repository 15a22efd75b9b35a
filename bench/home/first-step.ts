import type { Browser } from 'playwright'
import { openPhone, slowDown } from '../lib/browsers.ts'

export type FirstStep = {
  /** From the tap to the frame that shows the question, in milliseconds */
  question: number
  /** From the tap to the frame that shows question and answers, in milliseconds */
  answers: number
  /** Frames in between that showed neither home nor the step */
  empty: number
}

type WatchedStep = { pressed: number; question: number; answers: number; empty: number }
declare global {
  interface Window {
    watched: WatchedStep
  }
}

/**
 * Taps a choice of home with a slow processor and checks each frame until the flow is visible. With
 * `traceFile`, writes a trace for DevTools, whose timings mark the tap, question and answers.
 */
export async function tapChoice(
  browser: Browser,
  url: string,
  token: string,
  traceFile?: string,
): Promise<FirstStep> {
  const { context, page } = await openPhone(browser, url, token)
  await page.addInitScript(watchFrames)
  await page.goto(url, { waitUntil: 'networkidle' })
  await slowDown(context, page, false)
  if (traceFile !== undefined) await browser.startTracing(page, { path: traceFile })
  await page.getByRole('link', { name: /Impact My Team/ }).tap()
  await page.waitForFunction(() => window.watched.answers > 0)
  if (traceFile !== undefined) await browser.stopTracing()
  const { pressed, question, answers, empty } = await page.evaluate(() => window.watched)
  await context.close()
  return { question: question - pressed, answers: answers - pressed, empty }
}

/** Runs in the page and checks each frame right after its paint. */
function watchFrames(): void {
  const watched: WatchedStep = { pressed: 0, question: 0, answers: 0, empty: 0 }
  window.watched = watched
  const mark = (name: 'pressed' | 'question' | 'answers') => {
    if (watched[name] === 0) watched[name] = performance.mark(name).startTime
  }
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
  const isSeen = (element: Element | null | undefined) =>
    element !== null && element !== undefined && opacityOf(element) > 0.5
  function look(): void {
    // While home waits for the flow, its heading is still in the document, but invisible.
    const headings = [...document.querySelectorAll('main h1')]
    const heading = headings.find((one) => one.checkVisibility() && isSeen(one))
    const isFlow =
      location.pathname.startsWith('/flow/') &&
      heading?.textContent === 'What matters most right now?'
    if (heading === undefined) watched.empty += 1
    if (isFlow) mark('question')
    if (isFlow && isSeen(document.querySelector('main [role=radio]'))) mark('answers')
    else requestAnimationFrame(afterPaint)
  }
  function afterPaint(): void {
    const channel = new MessageChannel()
    channel.port1.onmessage = look
    channel.port2.postMessage(null)
  }
  addEventListener(
    'pointerdown',
    () => {
      if (watched.pressed > 0) return
      mark('pressed')
      requestAnimationFrame(afterPaint)
    },
    { capture: true },
  )
}
