import { type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { readTable } from './read-file.ts'

const CANNOT = 'We can’t read this workbook. Save it again, or save it as CSV.'
const REFUSED = `BAD_USER_INPUT file: ${CANNOT}`
const MB = 1024 * 1024
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const HEAD = `<row r="1">${cell('A1', 'email')}</row>`
const inSheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const WITH_ROW = inSheet(`${HEAD}<row r="2">${cell('A2', 'a@b.example')}</row>`)

/** A workbook of these sheets, the first of which may be hidden. */
function book(sheets: readonly (string | Buffer)[], hidden = false): Buffer {
  const list = sheets.map(
    (_, at) =>
      `<sheet name="S${at}" sheetId="${at + 1}"${hidden && at === 0 ? ' state="hidden"' : ''} r:id="r${at}"/>`,
  )
  const links = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Type="${TYPE}" Target="worksheets/s${at}.xml"/>`,
  )
  const files: Zippable = {
    'xl/workbook.xml': Buffer.from(`<workbook><sheets>${list.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': Buffer.from(`<Relationships>${links.join('')}</Relationships>`),
  }
  sheets.forEach((sheet, at) => {
    files[`xl/worksheets/s${at}.xml`] = Buffer.from(sheet as Buffer)
  })
  return Buffer.from(zipSync(files, { level: 1 }))
}

async function read(bytes: Buffer, most?: Parameters<typeof readTable>[2]) {
  const { header, rows, close } = await readTable(bytes, null, most)
  const all: { number: number; cells: string[] }[] = []
  for await (const some of rows) {
    all.push(...some.map(({ number, cells }) => ({ number, cells })))
  }
  await close()
  return { header, rows: all }
}
const refusalOf = (bytes: Buffer, most?: Parameters<typeof readTable>[2]) =>
  read(bytes, most).then(
    () => undefined,
    ({ code, field, message }) => `${code} ${field}: ${message}`,
  )

/** Changes the stated size of the last file in a workbook. */
function stating(bytes: Buffer, size: number): Buffer {
  bytes.writeUInt32LE(size, bytes.lastIndexOf('PK\x01\x02') + 24)
  return bytes
}

describe('a workbook', () => {
  it('reads texts, booleans, numbers, days and row numbers of a workbook', async () => {
    const data = [
      [
        { value: 'email' },
        { value: 'name' },
        { value: 'admin' },
        { value: 'id' },
        { value: 'day' },
      ],
      [
        { value: 'a@b.example' },
        { value: 'Zoë & <Bo> "x"' },
        { value: true, type: Boolean },
        { value: 12.5 },
        { value: new Date('2026-11-23'), type: Date, format: 'yyyy-mm-dd' },
      ],
      [null, null, null, null, null],
      [{ value: 'c@b.example' }, null, { value: false, type: Boolean }, null, null],
    ]
    const write = writeWorkbook as (...args: unknown[]) => { toBuffer(): Promise<Buffer> }
    expect(await read(await write(data, { sheet: 'People' }).toBuffer())).toEqual({
      header: ['email', 'name', 'admin', 'id', 'day'],
      rows: [
        { number: 2, cells: ['a@b.example', 'Zoë & <Bo> "x"', 'TRUE', '12.5', '2026-11-23'] },
        { number: 4, cells: ['c@b.example', '', 'FALSE', '', ''] },
      ],
    })
  })

  it('reads the first sheet of a workbook that is not hidden', async () => {
    const bytes = book([inSheet(`<row r="1">${cell('A1', 'secret')}</row>`), WITH_ROW], true)
    expect((await read(bytes)).header).toEqual(['email'])
  })

  it('reads the value of a formula in a workbook', async () => {
    const row = '<row r="2"><c r="A2" t="str"><f>A1&amp;"x"</f><v>a@b.example</v></c></row>'
    expect((await read(book([inSheet(HEAD + row)]))).rows).toEqual([
      { number: 2, cells: ['a@b.example'] },
    ])
  })
})

describe('a hostile workbook', () => {
  it('refuses a workbook by its stated sizes before it unpacks any file', async () => {
    expect(await refusalOf(stating(book([WITH_ROW]), 101 * MB))).toMatch(/^TOO_LARGE file/)
  })

  it('unpacks no file of a workbook beyond its stated size', async () => {
    const [before = '', after = ''] = WITH_ROW.split('a@b.example')
    const sheet = Buffer.concat([Buffer.from(before), Buffer.alloc(MB, 'a'), Buffer.from(after)])
    expect(await refusalOf(stating(book([sheet]), 1000))).toBe(REFUSED)
  })

  it('ends only the reading process for a workbook that takes too much memory or time', async () => {
    const far = book([inSheet(`${HEAD}<row r="99999999999">${cell('A99999999999', 'x')}</row>`)])
    const tooLarge = /^TOO_LARGE file: This file is too large/
    expect(await refusalOf(far, { memoryMb: 32, partMs: 60_000 })).toMatch(tooLarge)
    expect(await refusalOf(far, { memoryMb: 512, partMs: 100 })).toContain('takes too long to read')
  }, 60_000)

  it('expands no XML entities of a workbook, also those that name files', async () => {
    const begin = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b SYSTEM "file:///etc/passwd">]>'
    const row = `<row r="2">${cell('A2', '&a;&b;')}</row>`
    const { rows } = await read(book([begin + inSheet(HEAD + row)]))
    expect(rows).toEqual([{ number: 2, cells: ['&a;&b;'] }])
  })

  it.each([
    ['elements without an end', inSheet(`${HEAD}${'<is>'.repeat(100_000)}`)],
    ['a text without an end', `<worksheet><sheetData>${HEAD}<row r="2"><c r="A2"><v><![CDATA[`],
    ['an invalid row number', inSheet(`${HEAD}<row r="abc">${cell('Aabc', 'x')}</row>`)],
    ['rows in disorder', inSheet(`<row r="9">${cell('A9', 'x')}</row>${HEAD}`)],
  ])('refuses a workbook with %s', async (_what, sheet) => {
    expect(await refusalOf(book([sheet]))).toBe(REFUSED)
  })

  it('refuses a workbook with more than 50 columns', async () => {
    const far = `<row r="1">${cell('A1', 'email')}${cell('CZ1', 'x')}</row>`
    expect(await refusalOf(book([inSheet(far)]))).toContain('more than 50 columns')
  })

  it('refuses a truncated workbook, an old format, and a Word document', async () => {
    const whole = book([WITH_ROW])
    const old = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    const document = Buffer.from(zipSync({ 'word/document.xml': Buffer.from('<a/>') }))
    expect(await refusalOf(whole.subarray(0, whole.length - 30))).toBe(REFUSED)
    expect(await refusalOf(document)).toContain('This is a Word document.')
    expect(await refusalOf(old)).toContain('an old format or a password')
  })
})

it('applies the limits of the reading process to a large CSV file', async () => {
  const lines = (line: string, times: number) => Buffer.from(`email\n${line.repeat(times)}`)
  expect(await refusalOf(Buffer.alloc(MB, ','))).toContain('the first row')
  expect(await refusalOf(lines('\n', 1_100_000))).toMatch(/^TOO_LARGE file/)
  const { rows } = await read(lines(`"${'x'.repeat(50_000)}\n`, 20))
  expect(rows).toHaveLength(20)
}, 60_000)
