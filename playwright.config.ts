import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.JOURNEY_PORT ?? 3990)
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
// Where the journeys find the store, to let a session grow old: told to their processes as well.
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), 'goodwork-journeys-'))

const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`)

/** What admins do sitting down. All others run on the phone; `accessibility` sets every width. */
const AT_A_DESK = specs(
  'app-admin',
  'app-admin-companies',
  'company-admin',
  'company-reminders',
  'member-import',
  'reports',
)

/** Journeys in a real browser over the built product, on a phone and at a desk. */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow and not wrong: at a load of 30, journeys of 10 s have taken 59 s.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // A journey that only passes the second time is listed as flaky: a fault to mend, in it or here.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A request that the worker answers can't be made to fail; `offline` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // No country's: on a public holiday nothing is due.
    timezoneId: 'UTC',
    // A trace of every journey takes a third longer; ask for it where a failure needs one.
    trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: AT_A_DESK,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        // Motion takes a quarter of the time. It is on at a desk, in `flow` and in `layout`.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'desk',
      testMatch: AT_A_DESK,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `${process.execPath} scripts/start.mjs`,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.JOURNEY_DATA,
      DEMO_PASSWORD: 'journey-password-1',
      LOG_LEVEL: 'warn',
    },
  },
})
