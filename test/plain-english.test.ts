import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Words that make a comment or a test title hard to read, and what to write (CONTRIBUTING.md, rules). */
const AVOIDED: readonly (readonly [words: RegExp, better: string])[] = [
  [/\b(?:no|some|any|every)body\b/i, 'no one, someone, another person, everyone'],
  [/\bwhoever\b|\bwhom\b|\bthose who\b/i, 'people who'],
  [/\b(?:is|are|was|were|be) (?:none|nothing)\b/i, 'say what it is'],
  [/\btold\b|\banew\b|\bstand(?:s|ing)?\b(?! for)/i, 'shown, again, is'],
  [
    /\b(?:who|what) (?:is|are|was|were|has|have|had|can|may|must|does|did|comes|goes|came|asks|leaves|reads|writes|wants|needs|else|could|would)\b/i,
    'a noun: "the text that", "a person who"',
  ],
]

type Sentence = { file: string; text: string }

/** The comments of a file, and the titles of its tests. */
function sentencesIn(file: string): Sentence[] {
  const code = readFileSync(join(root, file), 'utf8')
  const comments = [...code.matchAll(/\/\*\*?[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*$/gm)].map(([text]) =>
    text.replace(/\n\s*\*/g, ' '),
  )
  const titles = /\.(?:test|spec)\.tsx?$/.test(file)
    ? [
        ...code.matchAll(
          /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\(\w+\))?|[\]})]\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g,
        ),
      ].map(([, , title = '']) => title)
    : []
  return [...comments, ...titles].map((text) => ({ file, text }))
}

const faultsOf = ({ file, text }: Sentence) =>
  AVOIDED.filter(([words]) => words.test(text)).map(([, better]) => `${file}: ${text} (${better})`)

const SOURCES = ['{server,web,content}/src/**/*.{ts,tsx}', '{test,bench,scripts}/**/*.{ts,mjs}']
const faults = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\/generated\/|plain-english\.test|words\.test/.test(file))
  .flatMap((file) => sentencesIn(file).flatMap(faultsOf))

it('finds each avoided word and accepts a plain title', () => {
  const old = ['what is told', 'Nobody sees it', 'whoever asks', 'is none of it', 'who leaves now']
  expect(old.flatMap((text) => faultsOf({ file: 'x.ts', text })).length).toBeGreaterThan(4)
  expect(faultsOf({ file: 'x.ts', text: 'Refuses a code the second time.' })).toEqual([])
})

it('comments and test titles have no avoided word', () => {
  expect(faults).toEqual([])
})
