import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// One catalogue for what every page needs, one for each feature, loaded with its page, and one for
// advice, loaded with what shows it.
const features = 'src/features'

// What the code forms say comes with the pages that have one, not with every page.
const codes = 'src/shell/codes'
const withCodes = ['identity', 'security']

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
        `<rootDir>/${codes}/**`,
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
    ...withCodes.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [`<rootDir>/${features}/${name}`, `<rootDir>/${codes}`],
      exclude: ['**/*.test.*'],
    })),
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: [`<rootDir>/${features}/{name}`],
      exclude: [
        '**/*.test.*',
        `<rootDir>/${features}/catalogue/**`,
        ...withCodes.map((name) => `<rootDir>/${features}/${name}`),
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
