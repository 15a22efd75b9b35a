import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** One import per import rule of biome.json; `*-layers.test.ts` tests our own folders. */
const FORBIDDEN: readonly [file: string, imported: string][] = [
  ['content/src/planted.ts', '@goodwork/server/src/app.ts'],
  ['web/src/lib/planted.ts', '@tanstack/react-query'],
  ['web/src/ui/planted.tsx', 'react-router'],
  ['web/src/ui/planted.tsx', '@tanstack/react-query'],
  ['web/src/features/flow/run/planted.ts', 'react'],
  ['web/src/features/goals/planted.ts', '../home/home-page.tsx'],
]

const ALLOWED: readonly [file: string, imported: string][] = [
  ['web/src/features/flow/planted.tsx', 'react'],
]

/** Each import is in its own file, so that each message of Biome belongs to one import. */
const planted = [...FORBIDDEN, ...ALLOWED].map(
  ([file, imported], at) => [file.replace('planted', `planted-${at}`), imported] as const,
)

// Biome checks this folder outside the repository.
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

it('Biome checks every file of this test', () => {
  // biome.json is the one extra file.
  expect(said).toContain(`Checked ${planted.length + 1} files`)
})

it.each(planted.slice(0, FORBIDDEN.length))('Biome refuses in %s an import of %s', (file) => {
  expect(said).toContain(`${file}:1:19 lint/style/noRestrictedImports`)
})

it.each(planted.slice(FORBIDDEN.length))('Biome lets %s import %s', (file) => {
  expect(said).not.toContain(file)
})
