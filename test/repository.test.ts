import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '')

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('/generated/')
const isTest = (path: string) => /\.test\.tsx?$|^test\/|^(server|web)\/src\/testing\//.test(path)
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').length - 1

const code = files.filter((path) => isCode(path) && !isTest(path))

it('every code file has at most 300 lines and every test file at most 400', () => {
  const long = [
    ...code.filter((path) => linesOf(path) > 300),
    ...files.filter((path) => isCode(path) && isTest(path) && linesOf(path) > 400),
  ]
  expect(long).toEqual([])
})

it('every code file has a kebab-case name with its layer as suffix', () => {
  const odd = files.filter(
    (path) =>
      isCode(path) &&
      !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/.test(path.split('/').at(-1) ?? ''),
  )
  expect(odd).toEqual([])
})

it('every dependency is pinned to an exact version', () => {
  const loose = ['', 'content/', 'native/', 'server/', 'web/']
    .map((folder) => `${folder}package.json`)
    .map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')))
    .flatMap((it) => Object.entries({ ...it.dependencies, ...it.devDependencies }))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
  expect(loose).toEqual([])
})

it('the lock file contains the optional dependencies of all platforms', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const names = new Set(Object.keys(lock).map((path) => path.split('node_modules/').at(-1)))
  const missing = Object.values<{ optionalDependencies?: object }>(lock)
    .flatMap((it) => Object.keys(it.optionalDependencies ?? {}))
    .filter((name) => !names.has(name))
  expect(missing).toEqual([])
})

it('licences.txt names every package of production and its licence', () => {
  const licences = readFileSync(join(root, 'web/public/licences.txt'), 'utf8')
  const unnamed = ['content/', 'server/']
    .map((folder) => JSON.parse(readFileSync(join(root, `${folder}package.json`), 'utf8')))
    .flatMap((it) => Object.entries(it.dependencies))
    .filter(([name, version]) => !licences.includes(`\n${name} ${version} (`))
  expect(unnamed).toEqual([])
  expect(licences).not.toContain('no licence named')
  // CC BY requires that we name the sources of the holidays.
  expect(licences).toContain('https://de.wikipedia.org/wiki/Feiertage_in_Deutschland')
  // React is only in the bundle of the web.
  expect(licences).toMatch(/\nreact \d.*\(MIT\)\n {2}Copyright \(c\) Meta/)
})

it('every link of the documentation leads to a file', () => {
  const broken = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g),
      ].map((match) => join(path, '..', match[1] ?? '')),
    )
    .filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))
  expect(broken).toEqual([])
})

// Lingui extracts texts only where `t` comes from a `useLingui` in the same function.
const HANDED_ON = /\bt\??\s*:(?!:)|[(,]\s*t\s*[,)]|\bt\s*=>|\{[^{}]*\bt(?=\s*[,}])[^{}]*\}\s*:/

it.each(['(t: Translate) =>', 'words(t)', 'words(state, t)', 't => t`Yes`', '({ t }: Words)'])(
  'recognizes %s as handing on the t of Lingui',
  (source) => {
    expect(source).toMatch(HANDED_ON)
  },
)

it('the web never hands the t of Lingui to a function, where texts would be blank', () => {
  const blank = code
    .filter((path) => path.startsWith('web/src/'))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
    .filter(({ source }) => source.includes('@lingui') && HANDED_ON.test(source))
  expect(blank.map(({ path }) => path)).toEqual([])
})
