import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which of two is half of them.
    maxWorkers: '100%',
    projects: [
      'content',
      'server',
      'web',
      { test: { name: 'repository', include: ['test/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
