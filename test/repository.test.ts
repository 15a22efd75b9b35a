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

it('keeps every file of code within 300 lines and every test within 400', () => {
  const long = [
    ...code.filter((path) => linesOf(path) > 300),
    ...files.filter((path) => isCode(path) && isTest(path) && linesOf(path) > 400),
  ]
  expect(long).toEqual([])
})

it('names every file of code in kebab-case with its layer as suffix', () => {
  const odd = files.filter(
    (path) =>
      isCode(path) &&
      !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/.test(path.split('/').at(-1) ?? ''),
  )
  expect(odd).toEqual([])
})

it('pins every dependency to one exact version', () => {
  const loose = ['', 'content/', 'native/', 'server/', 'web/']
    .map((folder) => `${folder}package.json`)
    .map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')))
    .flatMap((it) => Object.entries({ ...it.dependencies, ...it.devDependencies }))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
  expect(loose).toEqual([])
})

it('locks every package that another one asks for, on all platforms', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const names = new Set(Object.keys(lock).map((path) => path.split('node_modules/').at(-1)))
  const missing = Object.values<{ optionalDependencies?: object }>(lock)
    .flatMap((it) => Object.keys(it.optionalDependencies ?? {}))
    .filter((name) => !names.has(name))
  expect(missing).toEqual([])
})

it('names every package of production and its licence in the file that the web serves', () => {
  const licences = readFileSync(join(root, 'web/public/licences.txt'), 'utf8')
  const unnamed = ['content/', 'server/']
    .map((folder) => JSON.parse(readFileSync(join(root, `${folder}package.json`), 'utf8')))
    .flatMap((it) => Object.entries(it.dependencies))
    .filter(([name, version]) => !licences.includes(`\n${name} ${version} (`))
  expect(unnamed).toEqual([])
  expect(licences).not.toContain('no licence named')
  // CC BY asks for the sources of the holidays.
  expect(licences).toContain('https://de.wikipedia.org/wiki/Feiertage_in_Deutschland')
  // Only in the web's bundle.
  expect(licences).toMatch(/\nreact \d.*\(MIT\)\n {2}Copyright \(c\) Meta/)
})

it('resolves every link of the documentation to a file', () => {
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

// As a parameter, an argument or a field; Lingui reads only the `t` of the `useLingui` that stands beside it.
const HANDED_ON = /\bt\??\s*:(?!:)|[(,]\s*t\s*[,)]|\bt\s*=>|\{[^{}]*\bt(?=\s*[,}])[^{}]*\}\s*:/

it.each(['(t: Translate) =>', 'words(t)', 'words(state, t)', 't => t`Yes`', '({ t }: Words)'])(
  'tells that a text is never extracted after %s',
  (source) => {
    expect(source).toMatch(HANDED_ON)
  },
)

it('never hands Lingui’s t to a function, where its texts would be blank', () => {
  const blank = code
    .filter((path) => path.startsWith('web/src/'))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
    .filter(({ source }) => source.includes('@lingui') && HANDED_ON.test(source))
  expect(blank.map(({ path }) => path)).toEqual([])
})
