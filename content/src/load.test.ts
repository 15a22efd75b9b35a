import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compile, writeCompiled } from '#compile.ts'
import { readCompiled } from '#compiled.ts'
import { contentFolder, loadCorpus } from '#load.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(join(contentFolder, 'tables'), join(folder, 'tables'), { recursive: true })
  cpSync(join(contentFolder, 'references'), join(folder, 'references'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

const said = () =>
  loadCorpus(folder).problems.map((p) => `${p.file}: ${p.row}: ${p.field}: ${p.message}`)

const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

describe('loading', () => {
  it('loading keeps the rows of a file in their order', () => {
    const text = readFileSync(join(folder, 'tables/impact-action/team.yaml'), 'utf8')
    const written = [...text.matchAll(/^- id: (\S+)/gm)].map(([, id]) => id)
    const loaded = loadCorpus(folder)
      .corpus['impact-action'].filter(({ file }) => file.endsWith('team.yaml'))
      .map(({ row }) => row.id)
    expect(loaded).toEqual(written)
  })

  it('loading names file, row and field of a wrong value', () => {
    change('tables/impact-advice/team.yaml', /^ {2}time: \d+$/m, '  time: soon')
    const [first] = loadCorpus(contentFolder).corpus['impact-advice'].filter(({ file }) =>
      file.endsWith('team.yaml'),
    )
    expect(said()).toEqual([
      `tables/impact-advice/team.yaml: ${first?.key}: time: Invalid input: expected number, received string`,
    ])
  })

  it('loading names an unknown field', () => {
    change('tables/impact-action/team.yaml', /^ {2}title:/m, '  titel: x\n  title:')
    expect(said()).toEqual([expect.stringContaining('Unrecognized key: "titel"')])
  })

  it('loading names the line of invalid YAML', () => {
    change('tables/tooltips.yaml', /^- page/, '- page: [')
    expect(said()).toEqual([
      expect.stringMatching(/^tables\/tooltips\.yaml: -: -: line \d+, column/),
    ])
  })

  it('loading reports a file that is not a list and files that match no table', () => {
    writeFileSync(join(folder, 'tables/tooltips.yaml'), 'page: home')
    rmSync(join(folder, 'tables/impact-category'), { recursive: true })
    writeFileSync(join(folder, 'tables/tooltip.yaml'), '[]')
    writeFileSync(join(folder, 'references/sources.json'), '{')
    expect(said()).toEqual([
      'tables/tooltip.yaml: -: -: belongs to no table',
      'tables/impact-category: -: -: has no file',
      'tables/tooltips.yaml: -: -: must be a list of rows',
      expect.stringMatching(/^references\/sources\.json: -: -: /),
    ])
  })
})

describe('compiling', () => {
  it('the compiled version changes exactly when the content does', () => {
    const before = compile(loadCorpus(folder).corpus)
    expect(compile(loadCorpus(folder).corpus).version).toBe(before.version)
    change('tables/tooltips.yaml', /title: .*/, 'title: Something else')
    expect(compile(loadCorpus(folder).corpus).version).not.toBe(before.version)
  })

  it('compiled content reads back unchanged', () => {
    const content = compile(loadCorpus(folder).corpus)
    const file = join(folder, 'dist/goodwork.json')
    writeCompiled(content, file)
    expect(readCompiled(file)).toEqual(content)
  })

  it('reading missing compiled content names the command to run', () => {
    expect(() => readCompiled(join(folder, 'none.json'))).toThrow(/run "npm run build" first/)
  })
})
