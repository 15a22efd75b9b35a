import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SETTINGS } from '../server/src/config/config.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const sorted = (names: readonly string[]) => [...names].sort()

it('.env.example lists exactly the settings of the server', () => {
  const lines = read('.env.example').split('\n')
  const names = lines.flatMap((line) => line.match(/^# ([A-Z][A-Z0-9_]+)=/)?.[1] ?? [])
  expect(sorted(names)).toEqual(sorted(SETTINGS))
  // A copy of the file must change no setting.
  expect(lines.filter((line) => line !== '' && !line.startsWith('# '))).toEqual([])
})

it('the README lists exactly the settings of the server', () => {
  const table = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const names = [...table.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name = '']) => name)
  expect(sorted(names)).toEqual(sorted(SETTINGS))
})
