import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'content',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Many tests read every file of the content.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
