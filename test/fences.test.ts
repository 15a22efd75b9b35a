import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** One import per fence that the layout forbids (docs/architecture.md, imports). */
const FORBIDDEN: readonly [file: string, imported: string][] = [
  ['content/src/planted.ts', '@goodwork/server/src/app.ts'],
  ['server/src/kernel/planted.ts', '#graphql/viewer.ts'],
  ['server/src/db/planted.ts', '#entity/family.ts'],
  ['server/src/outside/planted.ts', '#features/goals/goals.ts'],
  ['server/src/entity/planted.ts', '#features/goals/goals.ts'],
  ['server/src/graphql/planted.ts', '#http/graphql-route.ts'],
  ['server/src/features/goals/planted.ts', '#features/people/people.store.ts'],
  ['server/src/features/goals/planted.ts', '../people/people.ts'],
  ['server/src/features/goals/planted.ts', './goals.graphql.ts'],
  ['server/src/features/identity/links/planted.ts', '../../people/people.ts'],
  ['server/src/features/identity/links/planted.ts', '../sign-in/sign-in.store.ts'],
  ['server/src/features/identity/links/planted.ts', '#features/identity/sign-up/sign-up.store.ts'],
  ['server/src/features/identity/links/planted.rules.ts', '../identity.store.ts'],
  ['server/src/features/identity/links/planted.graphql.ts', '../identity.store.ts'],
  ['server/src/features/goals/planted.rules.ts', '#db/store.ts'],
  ['server/src/features/goals/planted.policy.ts', './goals.store.ts'],
  ['server/src/features/goals/planted.store.ts', '#graphql/context.ts'],
  ['server/src/features/goals/planted.graphql.ts', './goals.store.ts'],
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
  ['web/src/advice/planted.tsx', '#features/goals/goals.data.ts'],
  ['web/src/features/home/planted.tsx', '#features/flow/flow.store.ts'],
  ['web/src/features/goals/list/planted.tsx', '#features/flow/flow.store.ts'],
  ['web/src/features/goals/list/planted.tsx', '#features/goals/goal/goal-view.tsx'],
  ['web/src/features/library/browse/planted.tsx', '#features/goals/goals.data.ts'],
  ['web/src/features/library/browse/planted.tsx', '#features/library/action/action-page.tsx'],
  ['web/src/features/identity/sign-in/planted.tsx', '#features/identity/two-fa/two-fa.ts'],
  ['web/src/features/identity/sign-in/planted.tsx', '#features/goals/goals.data.ts'],
  ['web/src/features/flow/steps/planted.tsx', '#features/goals/goals.data.ts'],
  ['web/src/features/onboarding/steps/planted.tsx', '#features/onboarding/result/why.tsx'],
  ['web/src/features/security/totp/planted.tsx', '#features/security/sms/phones.ts'],
  ['web/src/features/profile/place/planted.tsx', '#features/profile/about/you-section.tsx'],
  ['web/src/features/profile/about/planted.tsx', '#features/goals/goals.data.ts'],
  ['web/src/features/handbook/category/planted.tsx', '#features/handbook/writing/answer-form.tsx'],
  ['web/src/features/reminders/writing/planted.tsx', '#features/goals/goals.data.ts'],
  ['web/src/features/company/members/planted.tsx', '#features/company/editing/member-sheet.tsx'],
  ['web/src/features/reports/card/planted.tsx', '#features/company/company.data.ts'],
  ['web/src/features/app-admin/member/planted.tsx', '#features/app-admin/companies/move.tsx'],
  ['web/src/companies/planted.tsx', '#features/company/company.data.ts'],
  ['web/src/companies/planted.tsx', '#advice/records.ts'],
  ['web/src/shell/planted.tsx', '#companies/options.ts'],
  ['web/src/advice/planted.tsx', '#companies/options.ts'],
]

const tree = mkdtempSync(join(tmpdir(), 'goodwork-fences-'))
copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'))
afterAll(() => rmSync(tree, { recursive: true }))

/** What the linter says of one file that stands where the fences look, outside of the repository. */
function lint(file: string, source: string): string {
  const path = join(tree, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', file],
    { cwd: tree, encoding: 'utf8' },
  )
  rmSync(path)
  return stdout + stderr
}

it.each(FORBIDDEN)('refuses in %s an import of %s', (file, imported) => {
  const said = lint(file, `import { x } from '${imported}'\nexport const y = x\n`)
  expect(said).toContain('noRestrictedImports')
})

it('lets a room of a feature use what its feature keeps to itself', () => {
  const source = "import { x } from '../identity.store.ts'\nexport const y = x\n"
  const said = lint('server/src/features/identity/links/planted.ts', source)
  expect(said).toContain('Checked 1 file')
  expect(said).not.toContain('noRestrictedImports')
})

it('lets a feature meet another in its public file', () => {
  const source = "import { x } from '#features/people/people.ts'\nexport const y = x\n"
  const said = lint('server/src/features/goals/planted.ts', source)
  expect(said).toContain('Checked 1 file')
  expect(said).not.toContain('noRestrictedImports')
})

it('lets a room of a feature import what stands in the feature itself', () => {
  const source = "import { x } from '#features/goals/goals.data.ts'\nexport const y = x\n"
  const said = lint('web/src/features/goals/list/planted.tsx', source)
  expect(said).toContain('Checked 1 file')
  expect(said).not.toContain('noRestrictedImports')
})
