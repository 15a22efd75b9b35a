import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { gzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { csvLines, unguarded } from '#lib/csv.ts'
import { type FileRow, parseFile } from './file.ts'

async function read(file: string | Uint8Array) {
  const rows: FileRow[] = []
  let header: string[] = []
  for await (const part of parseFile(Uint8Array.from(Buffer.from(file as Buffer)))) {
    header = part.header ?? header
    rows.push(...part.rows)
  }
  return { header, rows }
}
const cellsOf = async (file: string | Uint8Array) => {
  const { header, rows } = await read(file)
  return [header, ...rows.map(({ cells }) => cells)]
}
const refusalOf = (file: string | Uint8Array) =>
  read(file).then(
    () => undefined,
    ({ code, field }) => `${code} ${field}`,
  )

const PLAIN = [
  ['email', 'name'],
  ['a@b.example', 'Zoë'],
]

describe('a CSV file', () => {
  it.each([
    ['with commas', 'email,name\na@b.example,Zoë'],
    ['with semicolons and a mark in front', '\ufeffemail;name\r\na@b.example;Zoë\r\n'],
    ['with tabs and empty lines', '\n\nemail\tname\n\na@b.example\tZoë\n\n'],
    ['with old line ends', 'email,name\ra@b.example,Zoë\r'],
    ['that names its delimiter', 'sep=|\nemail|name\na@b.example|Zoë'],
    ['with everything in quotes', '"email","name"\n"a@b.example","Zoë"'],
    ['in Windows-1252', Buffer.from('email;name\na@b.example;Zoë', 'latin1')],
    ['in UTF-16', Buffer.from('\ufeffemail;name\na@b.example;Zoë', 'utf16le')],
    ['with titles above', 'People;;\n;;\nas of 1.11.;hr@b.example;\nemail;name;\na@b.example;Zoë'],
    ['with each line in quotes', '"email,""name"""\r\n"a@b.example,Zoë"\r\n'],
    ['with two rows of headings', 'Contact;Person\nemail;name\na@b.example;Zoë'],
  ])('reads a CSV file %s', async (_what, file) => {
    expect(await cellsOf(file)).toEqual(PLAIN)
  })

  it('reads CSV cells with quotes, commas and line breaks', async () => {
    const file =
      'email,name,note\na@b.example,"Zoë ""Z"", Dr.","one\ntwo"\nc@b.example,Bo,5" wide\n'
    expect((await cellsOf(file)).slice(1)).toEqual([
      ['a@b.example', 'Zoë "Z", Dr.', 'one\ntwo'],
      ['c@b.example', 'Bo', '5" wide'],
    ])
  })

  it('loses only one row of a CSV file to an unclosed quote', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `person${at}@b.example,Bo ${at}`)
    lines[500] = '"person500@b.example,Bo 500'
    const { rows } = await read(`email,name\n${lines.join('\n')}`)
    expect(rows).toHaveLength(1000)
    expect(rows.filter(({ problem }) => problem !== undefined).map(({ number }) => number)).toEqual(
      [502],
    )
    expect(rows[999]?.cells).toEqual(['person999@b.example', 'Bo 999'])
  })

  it('refuses a CSV file with too many columns, and cuts rows that are too wide', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `c${at}`)
    expect(await refusalOf(`${many.join()}\na`)).toBe('BAD_USER_INPUT file')
    const { rows } = await read(`email\n${many.join()}\n"${many.join()}",${many.join()}\n`)
    expect(rows.map(({ cells }) => [cells.length, cells[1], cells[49]])).toEqual([
      [50, 'c1', 'c49'],
      [50, 'c0', 'c48'],
    ])
  })

  it('numbers the rows of a CSV file as a spreadsheet does', async () => {
    const { rows } = await read('email\n\na@b.example\n"b@b.\nexample"\nc@b.example')
    expect(rows.map(({ number }) => number)).toEqual([3, 4, 5])
  })

  it.each([
    ['tabs', '\t'],
    ['bars', '|'],
    ['semicolons', ';'],
  ])('reads a CSV file with line breaks in column names and %s', async (_what, delimiter) => {
    const names = ['"Staff\nnumber"', '"E-\nMail"', '"First, or given\nname"', 'Last name']
    const file = [names, ['7', 'a@b.example', 'Zoë', 'Lund']].map((row) => row.join(delimiter))
    const { header, rows } = await read(file.join('\r\n'))
    expect(header).toHaveLength(4)
    expect(rows).toMatchObject([{ cells: ['7', 'a@b.example', 'Zoë', 'Lund'] }])
  })

  it('gives a CSV file without known names as many columns as its widest row', async () => {
    const { header, rows } = await read('Staff list\nKürzel;Kontakt;Ort\nzk;a@b.example;Bern')
    expect(header).toEqual(['Staff list', '', ''])
    expect(rows).toHaveLength(2)
  })

  it('keeps the column names when a later row also looks like column names', async () => {
    const { header, rows } = await read('email,rank,account\n,x,y\n,admin,active\n')
    expect(header).toEqual(['email', 'rank', 'account'])
    expect(rows).toHaveLength(2)
  })

  it('reads error values of spreadsheets as empty cells', async () => {
    const values = ['#N/A', '#NV', '#REF!', '#VALEUR!', '#DIV/0!', '#NAME?', '#1', '#N/A Corp']
    const { rows } = await read(
      `email,name\n${values.map((one) => `a@b.example,${one}`).join('\n')}`,
    )
    expect(rows.map(({ cells }) => cells[1])).toEqual(['', '', '', '', '', '', '#1', '#N/A Corp'])
  })

  it.each([
    ['%PDF-1.7\nendobj', /^This is a PDF\. Choose /],
    ['{\\rtf1 email}', /^This is a text document \(RTF\)\. /],
    ['\ufeff<?xml version="1.0"?>\n<people>', /^This is an XML file\. Export /],
    ['<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>', /^This is an XML .* Excel/],
    ['\n<!DOCTYPE html>\n<table>', /^This is a web page/],
    ['<html><table>\na@b.example', /^This is a web page/],
    [Buffer.from('\ufeff<table><tr><td>Email', 'utf16le'), /^This is a web page/],
    ['[{"email": "a@b.example"}]', /^This is a JSON file/],
    ['dn: cn=Nora,dc=b\nmail: a@b.example', /^This is an LDIF file/],
    ['BEGIN:VCALENDAR\nVERSION:2.0', /^This is a calendar file/],
    [gzipSync(Buffer.from('email\na@b.example')), /packed \(gzip\)\. Unpack it/],
    [zipSync({ 'people.csv': Buffer.from('email') }), /ZIP archive\. Unpack it/],
    [zipSync({ 'content.xml': Buffer.from('<a/>') }), /OpenDocument file .* Save it as/],
    [zipSync({ 'Index/Document.iwa': Buffer.from('x') }), /Numbers file\. Export it/],
    [zipSync({ 'xl/workbook.bin': Buffer.from('x') }), /\(\.xlsb\)\. Save it as/],
    [Buffer.from('\x89PNG\r\n\0\0', 'latin1'), /^This isn’t a table\. Choose/],
  ])('refuses another kind of file with its kind and advice: %j', async (file, sentence) => {
    await expect(read(file)).rejects.toMatchObject({
      ...{ code: 'BAD_USER_INPUT', field: 'file' },
      message: expect.stringMatching(sentence),
    })
  })

  it('refuses an empty or binary file', async () => {
    expect(await refusalOf('')).toBe('BAD_USER_INPUT file')
    expect(await refusalOf('\n \n')).toBe('BAD_USER_INPUT file')
    expect(await refusalOf(Buffer.from([1, 0, 0, 2, 0]))).toBe('BAD_USER_INPUT file')
    expect(await refusalOf(gzipSync(Buffer.from('email\na@b.example\0')))).toBe(
      'BAD_USER_INPUT file',
    )
  })

  it('refuses a CSV file with more than 100,000 rows', async () => {
    expect(await refusalOf(`email\n${'a@b.example\n'.repeat(100_001)}`)).toBe('TOO_LARGE file')
    expect((await read(`email\n${'a@b.example\n'.repeat(100_000)}`)).rows).toHaveLength(100_000)
  })
})

/** Cells that are hard to read: delimiters, line breaks, quotes, and signs of formulas. */
const nasty = fc
  .array(fc.constantFrom(...`=+-@＝'"`, ...',;|\t\r\n', '\r\n', ' ', 'a', 'é'), { maxLength: 5 })
  .map((signs) => signs.join(''))
const table = fc
  .array(fc.tuple(nasty, nasty, nasty), { maxLength: 30 })
  .map((rows) => [['a@b.example', 'Bo', ''], ...rows])
const delimiters = fc.constantFrom(',', ';', '\t')
const NAMES = ['email', 'first name', 'last name']
/** A cell that may have an address is stored in NFKC. */
const kept = (cell: string) => (cell.includes('@') ? cell.normalize('NFKC') : cell)
const isFilled = (row: readonly string[]) => row.some((text) => text.trim() !== '')

it('reads back all cells that a CSV writer wrote', async () => {
  await fc.assert(
    fc.asyncProperty(table, delimiters, async (cells, delimiter) => {
      const lines = stringify([NAMES, ...cells], { delimiter, bom: true, quoted: true })
      const { header, rows } = await read(lines)
      expect(header).toEqual(NAMES)
      expect(rows.map((row) => row.cells)).toEqual(
        cells.filter(isFilled).map((row) => row.map((cell) => kept(unguarded(cell)))),
      )
    }),
  )
})

it('reads back the rows of our own CSV files, also formulas, without the problem column', async () => {
  await fc.assert(
    fc.asyncProperty(table, delimiters, async (cells, delimiter) => {
      const lines = cells.map((row) => [...row, 'No address.'])
      const { header, rows } = await read(
        csvLines([[...NAMES, 'Problem'], ...lines], { delimiter, bom: true }),
      )
      expect(header).toEqual(NAMES)
      expect(rows.map((row) => row.cells.slice(0, 3))).toEqual(cells.map((row) => row.map(kept)))
    }),
  )
  const longest = '=;'.repeat(150)
  const { rows } = await read(csvLines([NAMES, ['a@b.example', longest, '']]))
  expect(rows[0]?.cells).toEqual(['a@b.example', longest, ''])
})

it('refuses a file with more than 50 columns', async () => {
  const wide = (many: number) => Array.from({ length: many }, (_, at) => `c${at}`).join(',')
  expect((await read(`${wide(49)},email\nx`)).header).toHaveLength(50)
  expect((await read(`${wide(50)},Problem,,\nx`)).header).toHaveLength(50)
  expect(await refusalOf(`${wide(50)},email\n`)).toBe('BAD_USER_INPUT file')
  expect(await refusalOf('"email,name\nada@b.example,Ada\n')).toBe('BAD_USER_INPUT file')
})
