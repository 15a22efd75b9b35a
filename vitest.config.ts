import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'content',
      'server',
      'server/vitest.alone.config.ts',
      'web',
      'web/vitest.browser.config.ts',
      { test: { name: 'repository', include: ['test/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
