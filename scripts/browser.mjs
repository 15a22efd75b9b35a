import { existsSync } from 'node:fs'
import { say } from './ready.mjs'
import { fromSystem, tried } from './system.mjs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

async function found() {
  const { chromium } = await import('playwright')
  return [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
}

/**
 * The path of a Chromium: an installed one, else one from Playwright, else one from the package
 * manager of the system. Throws if no browser can be installed.
 */
export async function browser() {
  const there = await found()
  if (there !== undefined) return there
  say('No browser found; asking Playwright for one ...')
  tried(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  const own = await found()
  if (own !== undefined) return own
  fromSystem('chromium')
  const system = await found()
  if (system !== undefined) return system
  throw new Error('The tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}
