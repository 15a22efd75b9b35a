import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Flags } from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './lib/browsers.ts'
import { median, report, say } from './lib/figures.ts'
import { signIn } from './lib/product.ts'
import { dataFolder, freePort, startProduct } from './lib/servers.ts'

const RUNS = 3
const BUDGETS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
/** The pages that people read without an account. */
const PUBLIC = ['/about', '/faq', '/pricing']
type Category = keyof typeof BUDGETS
const CATEGORIES = Object.keys(BUDGETS) as Category[]

type Scores = Record<Category, number> & { failed: string[]; paint: number; blocked: number }

/** Runs Lighthouse once with its defaults: a phone, a slow network and a slow processor. */
async function scoresOf(url: string, port: number): Promise<Scores> {
  const flags: Flags = { port, onlyCategories: CATEGORIES, logLevel: 'error' }
  const result = (await lighthouse(url, flags))?.lhr
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
  if (result.finalDisplayedUrl !== url) {
    throw new Error(`${url} led to ${result.finalDisplayedUrl}`)
  }
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const audits = CATEGORIES.slice(1).flatMap((it) => result.categories[it]?.auditRefs ?? [])
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    paint: result.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocked: result.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failed: audits
      .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score === 0)
      .map(({ id }) => id),
  }
}

async function measure(name: string, url: string, port: number): Promise<void> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(url, port))
  for (const category of CATEGORIES) {
    const score = median(runs.map((scores) => scores[category]))
    report(`${name}: ${category}`, score, '', { least: BUDGETS[category] })
  }
  const paint = median(runs.map((scores) => scores.paint))
  const blocked = median(runs.map((scores) => scores.blocked))
  say(`    largest paint ${Math.round(paint)} ms, blocked ${Math.round(blocked)} ms`)
  const failed = [...new Set(runs.flatMap((scores) => scores.failed))]
  if (failed.length > 0) say(`    failed: ${failed.join(', ')}`)
}

/** The mobile scores of Lighthouse for sign-in, the public pages and home of a signed-in person. */
export async function lighthouseScores(): Promise<void> {
  const { folder, drop } = dataFolder()
  const server = await startProduct(folder)
  const profile = mkdtempSync(join(tmpdir(), 'goodwork-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    await measure('sign-in page', `${server.url}/auth/login`, port)
    for (const path of PUBLIC) await measure(path, `${server.url}${path}`, port)
    const token = await signIn(server.url)
    const page = await context.newPage()
    await page.goto(`${server.url}/favicon.svg`)
    await page.evaluate((value) => localStorage.setItem('API_TOKEN', value), token)
    await page.close()
    await measure('home', `${server.url}/`, port)
  } finally {
    await context.close()
    await server.stop()
    rmSync(profile, { recursive: true, force: true })
    drop()
  }
}
