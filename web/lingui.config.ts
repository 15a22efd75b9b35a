import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// One catalogue for what every page needs, one for each feature, loaded with its page, and one for
// each thing that several features show, loaded with them.
const features = 'src/features'
const shared = ['advice', 'companies']
// Small enough to come with home after its first paint.
const fit = 'src/advice/fit'

// Where codes are typed, and where records with versions are edited.
const codes = ['company', 'identity', 'privacy', 'security']
const records = [
  ...['app-admin', 'company', 'goals', 'handbook', 'house-knowledge', 'profile', 'reminders'],
]

// What these parts of the shell and of lib say comes with the pages that have one, not with every page.
const parts: Record<string, readonly string[]> = {
  'src/advice/plan': ['flow', 'goals', 'partners', 'rehearsals'],
  'src/lib/roles.ts': ['companies', 'reminders'],
  'src/shell/codes': codes,
  'src/shell/feedback': ['feedback'],
  'src/shell/forms/code-form.tsx': codes,
  'src/shell/forms/conflict-dialog.tsx': records,
  'src/shell/forms/leaving.tsx': records,
  'src/shell/forms/record-form.tsx': records,
  'src/shell/forms/use-record-form.ts': records,
  'src/shell/reauthenticate': ['app-admin', 'company', 'privacy', 'security'],
  'src/shell/membership': ['membership', 'profile'],
  'src/shell/onboarding-rest': ['onboarding-rest'],
  'src/shell/picture': ['picture'],
  'src/shell/points': ['flow', 'impact-index'],
  'src/shell/seen-by.ts': ['onboarding', 'picture', 'privacy', 'profile'],
  'src/shell/partners': ['goals', 'partners', 'privacy'],
  'src/shell/sharing': ['company', 'partners', 'security'],
}
// What home shows below the choices comes after the first paint.
const homeBelow = `<rootDir>/${features}/home/below`

const withParts = [...new Set(Object.values(parts).flat())].filter((name) => !shared.includes(name))
const partsOf = (feature: string) =>
  Object.keys(parts).filter((part) => parts[part]?.includes(feature))

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
        ...Object.keys(parts).flatMap((part) => [`<rootDir>/${part}`, `<rootDir>/${part}/**`]),
        ...shared.map((name) => `<rootDir>/src/${name}/**`),
        '**/*.test.*',
        '**/generated/**',
      ],
    },
    ...shared.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [`<rootDir>/src/${name}`, ...partsOf(name).map((part) => `<rootDir>/${part}`)],
      exclude: ['**/*.test.*', `<rootDir>/${fit}/**`],
    })),
    {
      path: '<rootDir>/src/locales/{locale}/fit',
      include: [`<rootDir>/${fit}`],
      exclude: ['**/*.test.*'],
    },
    ...withParts.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [
        `<rootDir>/${features}/${name}`,
        ...partsOf(name).map((part) => `<rootDir>/${part}`),
      ],
      exclude: ['**/*.test.*'],
    })),
    {
      path: '<rootDir>/src/locales/{locale}/home-below',
      include: [homeBelow],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: [`<rootDir>/${features}/{name}`],
      exclude: [
        '**/*.test.*',
        `${homeBelow}/**`,
        `<rootDir>/${features}/catalogue/**`,
        ...withParts.map((name) => `<rootDir>/${features}/${name}`),
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
