import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'

/** The browser that scripts/bench.mjs found. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })

/** Opens a new phone with an empty cache, signed in if a token is given. */
export async function openPhone(browser: Browser, url: string, token?: string) {
  const localStorage = token === undefined ? [] : [{ name: 'API_TOKEN', value: token }]
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  return { context, page: await context.newPage() }
}

/** The slow network of Lighthouse: 1.6 megabits a second down, 150 ms for a round trip. */
const SLOW = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 }

/** Makes the processor four times as slow and, with `network`, the network slow too. */
export async function slowDown(context: BrowserContext, page: Page, network: boolean) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
}
