import { defineConfig } from 'vitest/config'
import server, { MEASURED } from './vitest.config.ts'

/** Tests that measure memory, or how long others wait: each in a process of its own. */
export default defineConfig({
  ...server,
  test: { ...server.test, name: 'server alone', include: MEASURED, exclude: [], isolate: true },
})
