import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** One import per fence that the layout forbids (docs/architecture.md, imports). */
const FORBIDDEN: readonly [file: string, imported: string][] = [
  ['content/src/planted.ts', '@goodwork/server/src/app.ts'],
  ['web/src/lib/planted.ts', '#api/graphql.ts'],
  ['web/src/ui/planted.tsx', 'react-router'],
  ['web/src/ui/planted.tsx', '#shell/snackbar.ts'],
  ['web/src/api/planted.ts', '#shell/snackbar.ts'],
  ['web/src/shell/planted.tsx', '#features/home/due.ts'],
  ['web/src/lib/planted.ts', '#flow/run.ts'],
  ['web/src/lib/planted.ts', '#addresses.ts'],
  ['web/src/features/home/planted.tsx', '#routes/pages.ts'],
  ['web/src/shell/planted.tsx', '#routes/find-page.ts'],
  ['web/src/flow/planted.ts', 'react'],
  ['web/src/flow/planted.ts', '#api/content.ts'],
  ['web/src/api/planted.ts', '#advice/records.ts'],
  ['web/src/ui/planted.tsx', '#flow/run.ts'],
  ['web/src/shell/planted.tsx', '#advice/saved.ts'],
  ['web/src/advice/planted.tsx', '#flow/run.ts'],
  ['web/src/advice/planted.tsx', '#features/goals/goals.queries.ts'],
  ['web/src/features/home/planted.tsx', '#features/flow/flow.store.ts'],
  ['web/src/features/goals/list/planted.tsx', '#features/flow/flow.store.ts'],
  ['web/src/features/goals/list/planted.tsx', '#features/goals/goal/goal-page.tsx'],
  ['web/src/features/library/browse/planted.tsx', '#features/goals/goals.queries.ts'],
  ['web/src/features/library/browse/planted.tsx', '#features/library/action/action-page.tsx'],
  ['web/src/features/identity/sign-in/planted.tsx', '#features/identity/two-fa/two-fa.ts'],
  ['web/src/features/identity/sign-in/planted.tsx', '#features/goals/goals.queries.ts'],
  ['web/src/features/flow/steps/planted.tsx', '#features/goals/goals.queries.ts'],
  ['web/src/features/onboarding/steps/planted.tsx', '#features/onboarding/result/why.tsx'],
  ['web/src/features/security/totp/planted.tsx', '#features/security/sms/phones.ts'],
  ['web/src/features/profile/time/planted.tsx', '#features/profile/person/you-section.tsx'],
  ['web/src/features/profile/person/planted.tsx', '#features/goals/goals.queries.ts'],
  ['web/src/features/handbook/category/planted.tsx', '#features/handbook/writing/answer-form.tsx'],
  ['web/src/features/reminders/writing/planted.tsx', '#features/goals/goals.queries.ts'],
  ['web/src/features/company/members/planted.tsx', '#features/company/editing/member-sheet.tsx'],
  ['web/src/features/reports/card/planted.tsx', '#features/company/company.queries.ts'],
  ['web/src/features/app-admin/member/planted.tsx', '#features/app-admin/companies/move.tsx'],
  ['web/src/companies/planted.tsx', '#features/company/company.queries.ts'],
  ['web/src/companies/planted.tsx', '#advice/records.ts'],
  ['web/src/shell/planted.tsx', '#companies/options.ts'],
  ['web/src/advice/planted.tsx', '#companies/options.ts'],
]

/** What a room may import of its feature, and a feature of another. */
const ALLOWED: readonly [file: string, imported: string][] = [
  ['web/src/features/goals/list/planted.tsx', '#features/goals/goals.queries.ts'],
]

/** Each import in a file of its own, so that what is said of it can be told from the rest. */
const planted = [...FORBIDDEN, ...ALLOWED].map(
  ([file, imported], at) => [file.replace('planted', `planted-${at}`), imported] as const,
)

// Where the fences look, outside of the repository.
const tree = mkdtempSync(join(tmpdir(), 'goodwork-fences-'))
let said = ''

beforeAll(() => {
  copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'))
  for (const [file, imported] of planted) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), `import { x } from '${imported}'\nexport const y = x\n`)
  }
  const only = ['--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none']
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', ...only, '.'],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  )
  said = stdout + stderr
})
afterAll(() => rmSync(tree, { recursive: true }))

it('looks at every file that was planted', () => {
  // The settings are one file more.
  expect(said).toContain(`Checked ${planted.length + 1} files`)
})

it.each(planted.slice(0, FORBIDDEN.length))('refuses in %s an import of %s', (file) => {
  expect(said).toContain(`${file}:1:19 lint/style/noRestrictedImports`)
})

it.each(planted.slice(FORBIDDEN.length))('lets %s import %s', (file) => {
  expect(said).not.toContain(file)
})
