import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      name: 'web',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['src/**/*.component.test.tsx'],
      environment: 'node',
      // Files share their workers: each takes back what it puts in place of a global or the clock.
      isolate: false,
    },
  }),
)
