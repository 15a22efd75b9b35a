import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build } from '#build.ts'
import { aContentFolder } from '#test-folder.ts'

let content: ReturnType<typeof aContentFolder>
let file: string
let good: string
let sound: Record<string, string>
let lines: string[]

const run = (keepLastGood: boolean) =>
  build({ folder: content.folder, file, keepLastGood, say: (line) => lines.push(line) })

beforeAll(() => {
  content = aContentFolder()
  file = join(content.folder, 'dist/goodwork.json')
  sound = content.texts()
  lines = []
  expect([run(false), lines]).toEqual([0, []])
  good = readFileSync(file, 'utf8')
})
beforeEach(() => {
  for (const [name, text] of Object.entries(sound)) content.write(name, text)
  writeFileSync(file, good)
  lines = []
})
afterAll(() => content.drop())

describe('content with a fault', () => {
  it.each([
    [
      'a dangling id',
      'tables/main/1.yaml',
      /adviceId: .*/,
      'adviceId: nowhere',
      '1: adviceId: nowhere is not in impact-advice',
    ],
    ['a duplicate', 'tables/job.yaml', /- id: .*/, '- id: other', 'other: id: stands in'],
    [
      'a forbidden link',
      'references/internet-links.json',
      /"url": "https:/,
      '"url": "http:',
      'url: must start with https://',
    ],
    [
      'HTML',
      'tables/faq.yaml',
      /question: .*/,
      'question: <b>What?</b>',
      'question: must be plain text',
    ],
    ['broken YAML', 'tables/tooltips.yaml', /- page/, '- page: [', '-: -: line '],
    ['a wrong type', 'tables/time.yaml', /minutes: \d+/, 'minutes: ten', 'minutes: Invalid input'],
    ['a misspelt field', 'tables/time.yaml', /minutes:/, 'minute:', 'Unrecognized key: "minute"'],
  ])(
    'a build with %s names file, row and field, and keeps the last good content',
    (_what, name, from, to, why) => {
      content.change(name, from, to)
      expect(run(true)).toBe(0)
      const about = lines.filter((line) => line.startsWith(`  content/${name}: `))
      expect(about.join('\n')).toContain(why)
      expect(lines.at(-1)).toBe(
        `Content ${JSON.parse(good).version}, the last good one, stays in use.`,
      )
      expect(readFileSync(file, 'utf8')).toBe(good)
    },
  )

  it('a fault fails the build of a release even if there is a last good one', () => {
    content.change('tables/time.yaml', 'minutes:', 'minute:')
    expect(run(false)).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe(good)
  })

  it('a fault fails the build without a readable last good content', () => {
    content.change('tables/time.yaml', 'minutes:', 'minute:')
    writeFileSync(file, good.slice(0, -9))
    expect([run(true), lines.at(-1)]).toEqual([
      1,
      'There is no earlier content to serve. Mend it and start again.',
    ])
    rmSync(file)
    expect(run(true)).toBe(1)
  })

  it('a build lists the first twenty problems and says that there are more', () => {
    content.change('tables/trait.yaml', /screen: \d/g, 'screen: 9')
    expect(run(true)).toBe(0)
    expect(lines.filter((line) => line.includes('trait.yaml'))).toHaveLength(20)
    expect(lines).toContain('  and more; "npm run content" lists all of them')
  })
})

it('a build accepts content of another size and style than ours', () => {
  content.change(
    'tables/faq.yaml',
    /topic: \w+\n {2}question: .*/,
    'topic: start\n  question: Utilise the aforementioned?',
  )
  const rows = content.read('tables/job.yaml')
  content.write('tables/job.yaml', `- id: bees\n  title: Bees\n  text: Honey.\n${rows}`)
  expect([run(false), lines]).toEqual([0, []])
  expect(readFileSync(file, 'utf8')).not.toBe(good)
})
