import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'content',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Many tests read every file of the content, and a busy machine is slow and not wrong.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
})
