import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { showIn } from './src/testing/commands.ts'
import vite from './vite.config.ts'

/** Components and pages in a real browser, without a server: `*.component.test.tsx`. */
export default mergeConfig(
  vite,
  defineConfig({
    // What no test answers must not find a server that happens to run.
    server: { proxy: {} },
    test: {
      name: 'web components',
      include: ['src/**/*.component.test.tsx'],
      setupFiles: ['src/testing/setup.ts'],
      // As for journeys: a busy machine is slow and not wrong.
      testTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { showIn },
        provider: playwright({
          launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          },
          actionTimeout: 15_000,
          contextOptions: {
            reducedMotion: 'reduce',
            timezoneId: 'Europe/Vienna',
            locale: 'en-US',
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      },
    },
  }),
)
