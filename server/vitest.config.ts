import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What measures the process itself is not run in one that has seen other tests. */
export const MEASURED = ['src/**/*.turns.test.ts']

export default defineConfig({
  // One copy of graphql: libraries get its CommonJS form from Node, and so must we.
  resolve: { alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: MEASURED,
    globalSetup: ['src/testing/global-setup.ts'],
    // Loading the product anew for each file takes longer than half of the files do. What a file leaves
    // behind in a module, a global or the environment, the next one meets: it clears up after itself.
    isolate: false,
    // A benchmark makes its apps without it: passwords cost there what they cost in the product.
    env: { TEST_PASSWORDS: 'cheap' },
    // A busy machine is slow and not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
