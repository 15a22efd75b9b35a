import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The sections of docs/product.md by number, in lower case. */
const sections = new Map(
  read('docs/product.md')
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((text) => [text.slice(0, 1), text.toLowerCase()]),
)

/** The promises of section 4: the rows of its table that begin with a number. */
const promises = new Set(
  [...(sections.get('4') ?? '').matchAll(/^\| (\d{1,2}) \| [a-z]/gm)].map(([, number]) =>
    Number(number),
  ),
)

const FILES = ['{server,web,content}/src/**/*.{ts,tsx}', '{bench,test}/**/*.ts', 'server/*.ts']

/** The citations in a text: `product 9, weekly score` names a section and words of it. */
function citationsOf(text: string) {
  // A comment of several lines is one sentence.
  const flat = text.replace(/\n\s*(?:\*|\/\/)? ?/g, ' ')
  return [...flat.matchAll(/\bproduct (\d), ([^.;:,()'’"`*\n]+)/gi)].map(
    ([, section = '', words = '']) => ({
      section,
      words: words.split(/ and product /i)[0]?.trim(),
    }),
  )
}

/** Whether a section contains the words; "promises 3 and 5 of sign-in" are numbers of section 4. */
function stands({ section, words = '' }: ReturnType<typeof citationsOf>[number]): boolean {
  const cited = words.toLowerCase()
  const text = sections.get(section)
  if (text === undefined) return false
  if (/^promises? \d/.test(cited)) {
    return (
      section === '4' && (cited.match(/\d+/g) ?? []).every((number) => promises.has(Number(number)))
    )
  }
  return cited !== '' && text.includes(cited)
}

it('finds a citation over several lines and refuses one whose words are not in the section', () => {
  const text = '/** Kept (product 4, promises 3 and\n * 5 of sign-in): product 9, weekly score. */'
  const [first, second] = citationsOf(text)
  expect([first, second]).toEqual([
    { section: '4', words: 'promises 3 and 5 of sign-in' },
    { section: '9', words: 'weekly score' },
  ])
  expect([first, second].map((one) => one && stands(one))).toEqual([true, true])
  expect(stands({ section: '4', words: 'promises 3 and 99' })).toBe(false)
  expect(stands({ section: '3', words: 'weekly score' })).toBe(false)
  expect([...promises].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
})

it('every section of docs/product.md contains the words cited from it', () => {
  const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => file !== 'test/citations.test.ts',
  )
  const found = files.flatMap((file) => citationsOf(read(file)).map((one) => ({ file, ...one })))
  expect(found.length).toBeGreaterThan(200)
  const lost = found.filter((one) => !stands(one))
  expect(lost.map(({ file, section, words }) => `${file}: product ${section}, ${words}`)).toEqual(
    [],
  )
})

it('the glossary has each word once, in alphabetical order', () => {
  const rows = read('docs/glossary.md').split('\n').slice(4)
  const words = rows.filter((row) => row.startsWith('|')).map((row) => row.split('|')[1]?.trim())
  const sorted = words.toSorted((a, b) =>
    (a ?? '').toLowerCase() < (b ?? '').toLowerCase() ? -1 : 1,
  )
  expect(words).toEqual(sorted)
  const each = words.flatMap((word) => word?.split(', ') ?? [])
  expect(each.filter((word, at) => each.indexOf(word) !== at)).toEqual([])
})

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const folders = new Set(
  tracked.flatMap((file) =>
    file.split('/').map((_, at, parts) => `${parts.slice(0, at).join('/')}/`),
  ),
)
const endsIn = (all: Iterable<string>, path: string) =>
  [...all].filter((one) => one === path || one.endsWith(`/${path}`))

/** Why a quotation such as `goals.ts: createGoal` or `web/src/ui/` leads nowhere; or undefined. */
function lostIn(quoted: string): string | undefined {
  const folder = /^(?:[\w.-]+\/)+$/.exec(quoted)
  if (folder) return endsIn(folders, quoted).length > 0 ? undefined : 'no such folder'
  const file = /^([\w@./-]*\w\.(?:tsx?|mjs|json|ya?ml|css))(?:: ([\w.]+))?$/.exec(quoted)
  if (!file) return undefined
  const [, path = '', symbol] = file
  // A pattern of names: `X.rules.ts` means any file of rules.
  if (path.startsWith('X.')) return undefined
  const found = endsIn(tracked, path)
  if (found.length === 0) return 'no such file'
  const name = new RegExp(`\\b${symbol?.split('.').at(-1)}\\b`)
  if (symbol === undefined || found.some((one) => name.test(read(one)))) return undefined
  return 'no such symbol'
}

it('finds a quoted folder, file or symbol and reports one that is missing', () => {
  expect(['web/src/ui/', 'goals.ts: createGoal', 'X.rules.ts', 'npm test'].map(lostIn)).toEqual(
    Array.from({ length: 4 }),
  )
  expect(['web/src/gone/', 'gone.ts', 'goals.ts: gone'].map(lostIn)).toEqual([
    'no such folder',
    'no such file',
    'no such symbol',
  ])
})

it('every path and symbol that the documentation names exists', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
  const found = pages.flatMap((page) =>
    [
      ...read(page)
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(/`([^`\n]+)`/g),
    ].flatMap(([, quoted = '']) => {
      const why = lostIn(quoted)
      return why === undefined ? [] : [`${page}: ${quoted}: ${why}`]
    }),
  )
  expect(found).toEqual([])
})
