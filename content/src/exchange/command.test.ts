import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toCell } from '#exchange/cells.ts'
import { exchange } from '#exchange/command.ts'
import { writeCsv } from '#exchange/csv.ts'
import { linesOf } from '#exchange/export.ts'
import { fieldNames } from '#fields.ts'
import { loadCorpus } from '#load.ts'
import { type TableName, tableNames } from '#tables.ts'
import { aContentFolder } from '#test-folder.ts'

let content: ReturnType<typeof aContentFolder>
let out: string
let lines: string[]

beforeEach(() => {
  content = aContentFolder()
  out = join(content.folder, 'sheets')
  lines = []
})
afterEach(() => content.drop())

const run = (...args: string[]) => exchange(args, (line) => lines.push(line), content.folder)
const sheet = (table: string) => join(out, `${table}.csv`)
const edit = (table: string, from: string | RegExp, to: string) =>
  writeFileSync(sheet(table), readFileSync(sheet(table), 'utf8').replace(from, to))
const said = (part: string) => lines.filter((line) => line.includes(part))
const rowsOf = <Name extends TableName>(table: Name) => loadCorpus(content.folder).corpus[table]

describe('export and import', () => {
  it.each([['csv'], ['xlsx']])(
    'export and import of every table as %s change no row and no byte',
    async (format) => {
      const before = content.texts()
      expect(await run('export', 'all', out, ...(format === 'xlsx' ? ['--xlsx'] : []))).toBe(0)
      expect(lines).toHaveLength(tableNames.length)
      lines = []
      expect(await run('import', 'all', out, '--write')).toBe(0)
      const rows = said('  row ')
      expect(rows.length).toBeGreaterThan(1_500)
      expect(rows.filter((line) => !/row \d+ {2}same /.test(line))).toEqual([])
      expect(lines.at(-1)).toBe('There was nothing to write.')
      expect(content.texts()).toEqual(before)
    },
  )

  it('an exported cell is never a formula for a spreadsheet', async () => {
    content.change('tables/tooltips.yaml', /title: .*/, 'title: "=HYPERLINK(1)"')
    await run('export', 'tooltips', out)
    expect(readFileSync(sheet('tooltips'), 'utf8')).toContain(`"'=HYPERLINK(1)"`)
    await run('import', 'tooltips', sheet('tooltips'))
    expect(said('  row 2  same')).toHaveLength(1)
  })

  it('an export refuses to overwrite a file or to leave out faulty rows', async () => {
    await run('export', 'faq', out)
    expect(await run('export', 'all', out)).toBe(1)
    expect(said('is there already')).toHaveLength(1)
    expect(existsSync(sheet('job'))).toBe(false)
    content.change('tables/tooltips.yaml', 'title:', 'titel:')
    expect(await run('export', 'job', out)).toBe(1)
    expect(existsSync(sheet('job'))).toBe(false)
  })
})

describe('import', () => {
  it('an import shows its changes and writes them only with --write', async () => {
    await run('export', 'tooltips', out)
    const title = `${rowsOf('tooltips')[3]?.row.title}`
    edit('tooltips', `"${title}"`, '"Another title"')
    const before = content.texts()
    expect(await run('import', 'tooltips', sheet('tooltips'))).toBe(0)
    expect(said('change')[0]).toMatch(/row 5 {2}change {2}\S.* title$/)
    expect(lines.at(-1)).toBe('Nothing was written. Add --write to write it.')
    expect(content.texts()).toEqual(before)
    expect(await run('import', 'tooltips', sheet('tooltips'), '--write')).toBe(0)
    expect(rowsOf('tooltips')[3]?.row.title).toBe('Another title')
    const after = content.texts()
    const changed = Object.keys(after).filter((file) => after[file] !== before[file])
    expect(changed).toEqual(['tables/tooltips.yaml'])
    const linesOfFile = (texts: Record<string, string>) =>
      (texts['tables/tooltips.yaml'] ?? '').split('\n')
    const old = linesOfFile(before)
    const different = linesOfFile(after).filter((line, index) => line !== old[index])
    expect(different).toEqual(['  title: Another title'])
  })

  it('an import inserts new rows after the row above and keeps all other rows', async () => {
    const before = rowsOf('motivation').map(({ key }) => key)
    const [first = '', ...rest] = before
    const [, firstLine = []] = linesOf(loadCorpus(content.folder).corpus, 'motivation')
    const lines = [
      ['text', 'title', 'id'],
      [firstLine[2], firstLine[1], firstLine[0]],
    ]
    lines.push(['Since 1990', 'Beekeeping', 'bees'], ['Of wood', 'Boat building', 'boats'])
    const file = join(content.folder, 'new.csv')
    writeFileSync(file, lines.map((line) => line.map((cell) => `"${cell}"`).join(';')).join('\r\n'))
    expect(await run('import', 'motivation', file, '--write')).toBe(0)
    expect(rowsOf('motivation').map(({ key }) => key)).toEqual([first, 'bees', 'boats', ...rest])
    expect(said('2 to create, 0 to change, 1 the same')[0]).toContain(
      `${rest.length} rows are not in the file and stay`,
    )
  })

  it('an import takes several tables at once that depend on each other', async () => {
    const { corpus } = loadCorpus(content.folder)
    const action = corpus['impact-action'][0]?.row
    const advice = corpus['impact-advice'].find(({ key }) => key === action?.adviceIds[0])?.row
    const category = corpus['impact-category'].find(({ key }) => key === action?.categoryIds[0])
    if (!action || !advice || !category) throw new Error('The content is empty')
    const id = 'a-new-action'
    const rows: { [table: string]: Record<string, unknown> } = {
      'impact-action': {
        ...action,
        id,
        title: 'A new action',
        categoryIds: [category.key],
        adviceIds: ['new-advice'],
      },
      'impact-advice': { ...advice, id: 'new-advice', title: 'A new piece of advice' },
      'impact-category': { ...category.row, actionIds: [...category.row.actionIds, id] },
    }
    mkdirSync(out)
    for (const [table, row] of Object.entries(rows)) {
      const names = fieldNames(table as TableName)
      writeFileSync(sheet(table), writeCsv([names, names.map((name) => toCell(row[name]))]))
    }
    expect(await run('import', 'impact-action', sheet('impact-action'))).toBe(1)
    expect(said('row 2  error   a-new-action  adviceIds: new-advice is not in')).toHaveLength(1)
    lines = []
    expect(await run('import', 'all', out, '--write')).toBe(0)
    expect(lines.at(-1)).toBe('Wrote 3 files.')
    const after = loadCorpus(content.folder)
    expect(after.problems).toEqual([])
    for (const [table, row] of Object.entries(rows)) {
      const entries = after.corpus[table as 'impact-action']
      expect(entries.find(({ key }) => key === row.id)?.row).toEqual(row)
    }
  })
})

describe('an import with errors', () => {
  const good = () => run('export', 'tooltips', out)

  it.each([
    [
      'an unknown column',
      /"text"/,
      '"texts"',
      ['row 1  error   texts: is no column', 'row 1  error   text: is missing'],
    ],
    ['a column twice', /"text"/, '"text","page"', ['row 1  error   page: appears twice']],
    ['a missing value', /"Your Impact Index"/, '', ['row 2  error   home/impact index  title: ']],
    [
      'an id twice',
      /"home","profile"/,
      '"home","impact index"',
      ['row 3  error   home/impact index  page: home/impact index stands in row 2 already'],
    ],
    [
      'a cell too many',
      /"Your Impact Index"/,
      '"Your","Index"',
      ['row 2  error', '-: has 5 cells, the header 4'],
    ],
    [
      'a space at the end',
      /"Your Impact Index"/,
      '"Your Impact Index "',
      ['title: must not start or end with a space'],
    ],
    ['HTML', /"Your Impact Index"/, '"<b>Your</b>"', ['title: must be plain text']],
  ])(
    'an import with %s names row and column and writes no file',
    async (_what, from, to, wanted) => {
      await good()
      edit('tooltips', from, to)
      edit('tooltips', /"Your profile cluster"/, '"A good change beside it"')
      const before = content.texts()
      lines = []
      expect(await run('import', 'tooltips', sheet('tooltips'), '--write')).toBe(1)
      for (const part of wanted) expect(said(part)).not.toEqual([])
      expect(lines.at(-1)).toBe('Nothing was written: an import takes all rows or none.')
      expect(content.texts()).toEqual(before)
    },
  )

  it('an import names the column and the line of a wrong item in a list', async () => {
    await run('export', 'impact-action', out)
    const [first] = rowsOf('impact-action')
    edit('impact-action', `"${first?.row.entity.join('\n')}"`, '"team\neverybody"')
    await run('import', 'impact-action', sheet('impact-action'))
    expect(said('row 2  error')[0]).toContain('entity: line 2: ')
  })

  it('an import names the row of an unknown id', async () => {
    await run('export', 'main', out)
    edit('main', /\r\n(\d+),"([^"]*)","([^"]*)","[\w-]+"/, '\r\n$1,"$2","$3","nowhere"')
    expect(await run('import', 'main', sheet('main'), '--write')).toBe(1)
    expect(said('row 2  error   1  adviceId: nowhere is not in impact-advice')).toHaveLength(1)
  })

  it.each([
    [['import', 'tooltips', 'nowhere.csv'], 1, 'is not there'],
    [['import', 'tooltips', 'file.ods'], 1, 'is not there'],
    [['import', 'all', 'nowhere'], 1, 'holds no file'],
    [['import', 'nope', 'x.csv'], 2, 'There is no table nope'],
    [['import', 'tooltips'], 2, 'Usage'],
    [['import', 'tooltips', 'a.csv', 'b.csv'], 2, 'Usage'],
    [['import', 'tooltips', 'a.csv', '--xlsx'], 2, 'Usage'],
    [['export', 'tooltips', 'x', '--write'], 2, 'Usage'],
    [['delete', 'tooltips', 'x'], 2, 'Usage'],
    [['--help'], 2, 'Usage'],
  ])('the command %j is refused with a message', async (args, code, sentence) => {
    expect(await run(...args)).toBe(code)
    expect(lines.join('\n')).toContain(sentence)
  })

  it('an import is refused if the content cannot be read', async () => {
    await good()
    content.write('tables/job.yaml', '- id: [')
    expect(await run('import', 'tooltips', sheet('tooltips'), '--write')).toBe(1)
    expect(said('mend those first')).toHaveLength(1)
  })

  it('an import checks 100,000 rows and names each of them', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) =>
      index === 77_777 ? `Bad Id,T,x` : `wish-${index},Wish ${index},Text`,
    )
    const file = join(content.folder, 'many.csv')
    writeFileSync(file, `id,title,text\n${rows.join('\n')}\n`)
    expect(await run('import', 'motivation', file, '--write')).toBe(1)
    expect(said('  row ')).toHaveLength(100_000)
    expect(said('error')[0]).toContain('row 77779  error   Bad Id  id: ')
    expect(said('99999 to create')).toHaveLength(1)
  })
})
