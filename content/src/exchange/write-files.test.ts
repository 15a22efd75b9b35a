import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ChangedMeanwhile, writeFiles } from '#exchange/write-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, name), `old ${name}`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const change = (name: string, before = `old ${name}`) => ({
  path: join(folder, name),
  before,
  after: `new ${name}`,
})
const texts = () =>
  readdirSync(folder)
    .filter((name) => name.length === 1)
    .map((name) => readFileSync(join(folder, name), 'utf8'))

it('writing several files leaves no draft', () => {
  writeFiles([change('a'), change('c')])
  expect(texts()).toEqual(['new a', 'old b', 'new c'])
  expect(readdirSync(folder)).toEqual(['a', 'b', 'c'])
})

it('no file is written if one of them was saved meanwhile', () => {
  expect(() => writeFiles([change('a'), change('b', 'older b')])).toThrow(ChangedMeanwhile)
  expect(texts()).toEqual(['old a', 'old b', 'old c'])
  expect(readdirSync(folder)).toEqual(['a', 'b', 'c'])
})

it('files get their old text back if a later file cannot be written', () => {
  const file = join(folder, 'd')
  writeFileSync(file, 'old d')
  // A folder at the path of the draft makes the write fail.
  mkdirSync(`${file}.${process.pid}.new`)
  expect(() => writeFiles([change('a'), change('d')])).toThrow()
  expect(texts()).toEqual(['old a', 'old b', 'old c', 'old d'])
})
