import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// One catalogue for what every page needs, one for each feature, loaded with its page, and one for
// advice, loaded with what shows it.
const features = 'src/features'

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shell',
      include: ['<rootDir>/src'],
      exclude: [
        `<rootDir>/${features}/**`,
        '<rootDir>/src/advice/**',
        '**/*.test.*',
        '**/generated/**',
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/advice',
      include: ['<rootDir>/src/advice'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: [`<rootDir>/${features}/{name}`],
      exclude: ['**/*.test.*', `<rootDir>/${features}/catalogue/**`],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
