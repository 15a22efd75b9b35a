import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// One catalogue for what every page needs, and one for each feature, loaded with its pages.
const features = 'src/features'

// Where codes are typed, where one signs in again, and where records with versions are edited.
const codes = ['company', 'identity', 'privacy', 'security']
const signsInAgain = ['app-admin', 'company', 'privacy', 'security']
const records = [
  ...['app-admin', 'company', 'goals', 'handbook', 'house-knowledge', 'profile', 'reminders'],
]

// Texts of these files come with the pages of other features that show them, or on their own.
const parts: Record<string, readonly string[]> = {
  [`${features}/admin/roles.ts`]: ['admin', 'reminders'],
  [`${features}/advice/fit`]: ['fit'],
  [`${features}/advice/kits`]: ['feed', 'flow', 'library'],
  [`${features}/advice/plan`]: ['advice', 'flow', 'goals', 'partners', 'rehearsals'],
  [`${features}/feed/read-mark.tsx`]: ['feed', 'reminders'],
  [`${features}/fresh-sign-in/codes`]: codes,
  [`${features}/fresh-sign-in/second-step.tsx`]: signsInAgain,
  [`${features}/fresh-sign-in/sign-in-dialog.tsx`]: signsInAgain,
  [`${features}/goals/path`]: ['home-below', 'library'],
  [`${features}/home/below`]: ['home-below'],
  [`${features}/impact-index/time-off-line.tsx`]: ['goals', 'home-below'],
  [`${features}/impact-index/points-earned.tsx`]: ['flow', 'impact-index'],
  [`${features}/membership/manage-button.tsx`]: ['membership', 'profile'],
  [`${features}/membership/membership-lines.tsx`]: ['membership', 'profile'],
  [`${features}/messages/bell.tsx`]: ['bell'],
  [`${features}/messages/plan`]: ['goals', 'messages'],
  [`${features}/onboarding/rest`]: ['onboarding-rest'],
  [`${features}/partners/goal-messages.tsx`]: ['home-below', 'partners'],
  [`${features}/partners/partner-news.tsx`]: ['home-below'],
  [`${features}/partners/partner-sees.tsx`]: ['goals', 'partners', 'privacy'],
  [`${features}/security/second-factor-banner.tsx`]: ['second-factor-banner'],
  'src/shell/copy-button.tsx': ['channels', 'company', 'month-review', 'partners', 'security'],
  'src/shell/delete-button.tsx': ['channels', 'handbook', 'house-knowledge', 'reminders'],
  'src/shell/feedback': ['feedback'],
  'src/shell/forms/ask-to-save.tsx': records,
  'src/shell/forms/code-form.tsx': codes,
  'src/shell/forms/conflict-dialog.tsx': records,
  'src/shell/forms/record-form.tsx': records,
  'src/shell/forms/use-record-form.ts': records,
  'src/shell/notices': ['notices'],
  'src/shell/seen-by.ts': ['onboarding', 'picture', 'privacy', 'profile'],
}

const withParts = [...new Set(Object.values(parts).flat())]

const pathsOf = (part: string) => [`<rootDir>/${part}`, `<rootDir>/${part}/**`]
const partsOf = (catalogue: string) =>
  Object.keys(parts).filter((part) => parts[part]?.includes(catalogue))
const othersThan = (catalogue: string) =>
  Object.keys(parts).filter((part) => !parts[part]?.includes(catalogue))

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
        ...Object.keys(parts).flatMap(pathsOf),
        '**/*.test.*',
        '**/generated/**',
      ],
    },
    ...withParts.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [
        `<rootDir>/${features}/${name}`,
        ...partsOf(name).map((part) => `<rootDir>/${part}`),
      ],
      exclude: ['**/*.test.*', ...othersThan(name).flatMap(pathsOf)],
    })),
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: [`<rootDir>/${features}/{name}`],
      exclude: [
        '**/*.test.*',
        ...Object.keys(parts).flatMap(pathsOf),
        // All of its texts are in catalogues of others.
        `<rootDir>/${features}/fresh-sign-in`,
        ...withParts.map((name) => `<rootDir>/${features}/${name}`),
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
