import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.JOURNEY_PORT ?? 3990)
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
// Where the journeys find the store, to let a session grow old: told to their processes as well.
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), 'goodwork-journeys-'))

/**
 * Journeys that run once, on the phone: a desk shows the same, or they set their own width
 * (`layout`). `accessibility` and `security-accessible` check every page at both widths.
 */
const ON_A_PHONE_ALONE = [
  'company-joining',
  'faults',
  'layout',
  'membership',
  'reset-password',
  'security-app',
  'security-required',
  'security-sms',
  'sign-in',
  'sign-up',
  'two-fa',
].map((name) => `${name}.spec.ts`)

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
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // A trace of every journey takes a third longer; ask for it where a failure needs one.
    trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    {
      name: 'desk',
      testIgnore: ON_A_PHONE_ALONE,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `${process.execPath} scripts/start.mjs`,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.JOURNEY_DATA,
      DEMO_PASSWORD: 'journey-password-1',
      LOG_LEVEL: 'warn',
    },
  },
})
