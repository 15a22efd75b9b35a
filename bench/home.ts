import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildBareSite } from './home/bare-site.ts'
import { clickThrough } from './home/clicks.ts'
import { type FirstStep, tapChoice } from './home/first-step.ts'
import { type Load, loadOnce } from './home/paint.ts'
import { firstScript, heaviestLater, nativeInFirst, styles } from './home/sizes.ts'
import { openBrowser } from './lib/browsers.ts'
import { median, report } from './lib/figures.ts'
import { signIn } from './lib/product.ts'
import { dataFolder, root, startProduct } from './lib/servers.ts'

const LOADS = 7
const WALKS = 3
const TAPS = 5
const site = join(root, 'web/dist')

function reportSizes(bareSite: string, loads: readonly { product: Load }[]): void {
  const bare = firstScript(bareSite)
  // The median, because on a busy machine one load may count later scripts as part of the first.
  const first = median(loads.map((load) => firstScript(site, load.product.scripts)))
  const more = `aim 1.48; ${first.toFixed(1)} and ${bare.toFixed(1)} kB gz`
  report('first JavaScript, of bare React', first / bare, 'x', { most: 1.65 }, more)
  report('native app in the first load', nativeInFirst(site), ' kB', { most: 4 }, 'gz')
  const css = styles(site)
  const beside = `gz; ${css.later.toFixed(1)} kB more come with parts`
  report('CSS', css.first, ' kB', { most: 14 }, beside)
  const later = heaviestLater(site)
  report('heaviest lazy part', later.kB, ' kB', { most: 30 }, `gz: ${later.name}`)
}

async function reportPaints(loads: { product: Load; bare: Load }[]): Promise<void> {
  const of = (side: 'product' | 'bare') => median(loads.map((load) => load[side].paint))
  const ratio = median(loads.map((load) => load.product.paint / load.bare.paint))
  const more = `aim 1.50; ${Math.round(of('product'))} and ${Math.round(of('bare'))} ms`
  report('largest contentful paint, of bare React', ratio, 'x', { most: 1.7 }, more)
  report('layout shift', Math.max(...loads.map((load) => load.product.shift)), '', { most: 0.02 })
}

async function reportClicks(browser: Browser, url: string, token: string): Promise<void> {
  const walks = []
  for (let walk = 0; walk < WALKS; walk += 1) walks.push(await clickThrough(browser, url, token))
  for (const [index, { name }] of (walks[0] ?? []).entries()) {
    const ms = median(walks.map((walk) => walk[index]?.ms ?? Number.NaN))
    report(`click: ${name}`, ms, ' ms', { most: 200 })
  }
}

/** Measures from a tap on home to the first question, on a processor four times as slow. */
async function reportFirstStep(browser: Browser, url: string, token: string) {
  const taps: FirstStep[] = []
  for (let tap = 0; tap < TAPS; tap += 1) taps.push(await tapChoice(browser, url, token))
  // In a tap of its own, because tracing takes time.
  const { TRACE_FILE } = process.env
  if (TRACE_FILE !== undefined) await tapChoice(browser, url, token, TRACE_FILE)
  const middle = (part: 'question' | 'answers') => median(taps.map((tap) => tap[part]))
  report('tap: first question of the flow', middle('question'), ' ms', { most: 100 })
  report('tap: its answers', middle('answers'), ' ms')
  report('tap: empty frames', Math.max(...taps.map((tap) => tap.empty)), '', { most: 0 })
}

/** Compares home of a signed-in person on a slow phone with React alone, in the same run. */
export async function home(): Promise<void> {
  const bare = buildBareSite()
  const { folder, drop } = dataFolder()
  const productServer = await startProduct(folder)
  const bareServer = await startProduct(folder, bare.folder)
  const browser = await openBrowser()
  try {
    const token = await signIn(productServer.url)
    const loads: { product: Load; bare: Load }[] = []
    for (let load = 0; load < LOADS; load += 1) {
      const product = await loadOnce(browser, productServer.url, token)
      loads.push({ product, bare: await loadOnce(browser, bareServer.url) })
    }
    reportSizes(bare.site, loads)
    await reportPaints(loads)
    await reportClicks(browser, productServer.url, token)
    await reportFirstStep(browser, productServer.url, token)
  } finally {
    await browser.close()
    await Promise.all([productServer.stop(), bareServer.stop()])
    bare.drop()
    drop()
  }
}
