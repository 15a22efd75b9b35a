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

it('writes all files and leaves no draft', () => {
  writeFiles([change('a'), change('c')])
  expect(texts()).toEqual(['new a', 'old b', 'new c'])
  expect(readdirSync(folder)).toEqual(['a', 'b', 'c'])
})

it('writes none where somebody saved one of them meanwhile', () => {
  expect(() => writeFiles([change('a'), change('b', 'older b')])).toThrow(ChangedMeanwhile)
  expect(texts()).toEqual(['old a', 'old b', 'old c'])
  expect(readdirSync(folder)).toEqual(['a', 'b', 'c'])
})

it('gives back the old text of what was written where a later file cannot be', () => {
  const file = join(folder, 'd')
  writeFileSync(file, 'old d')
  // A draft that is a folder can be neither written nor put in place.
  mkdirSync(`${file}.${process.pid}.new`)
  expect(() => writeFiles([change('a'), change('d')])).toThrow()
  expect(texts()).toEqual(['old a', 'old b', 'old c', 'old d'])
})
