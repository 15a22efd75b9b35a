import { describe, expect, it } from 'vitest'
import { readCsv } from '#exchange/csv.ts'
import { SheetError } from '#exchange/sheet.ts'
import { readXlsx, writeXlsx } from '#exchange/xlsx.ts'

const known = ['id', 'title', 'text']
const read = (text: string | Uint8Array) =>
  readCsv(typeof text === 'string' ? Buffer.from(text) : text, known)
const cells = (text: string) => read(text).rows.map((row) => row.cells)

describe('CSV', () => {
  it.each([
    ['commas', 'id,title,text\na,"b, c",d\n'],
    ['semicolons', 'id;title;text\na;"b, c";d\n'],
    ['semicolons and commas in plain cells', 'id;title;text\na;b, c;d\n'],
    ['tabs', 'id\ttitle\ttext\na\tb, c\td\n'],
    ['a byte order mark', '\ufeffid,title,text\na,"b, c",d\n'],
    ['CRLF', 'id,title,text\r\na,"b, c",d\r\n'],
    ['CR', 'id,title,text\ra,"b, c",d\r'],
    ['no last line end', 'id,title,text\na,"b, c",d'],
    ['spaces around the names', ' id , title,text \na,"b, c",d\n'],
    ['empty lines and empty rows', 'id,title,text\n\na,"b, c",d\n,,\n'],
    ['empty columns at the end of the header', 'id,title,text,,\na,"b, c",d\n'],
  ])('CSV with %s is read', (_what, text) => {
    expect(read(text).header).toEqual(known)
    expect(cells(text)).toEqual([['a', 'b, c', 'd']])
  })

  it('CSV keeps quotes and line ends inside a cell', () => {
    expect(cells('id,title,text\na,"say ""hi""","one\n\ntwo"\n')).toEqual([
      ['a', 'say "hi"', 'one\n\ntwo'],
    ])
  })

  it('CSV rows are counted like in a spreadsheet, with empty rows and long cells', () => {
    const { rows } = read('id,title,text\na,"1\n2\n3",x\n\nb,y,z\n')
    expect(rows.map(({ number }) => number)).toEqual([2, 4])
  })

  it.each([
    ['is in UTF-16', new Uint8Array([0xff, 0xfe, 0x69, 0]), 'UTF-8'],
    ['is in Windows-1252', new Uint8Array([0x69, 0x64, 0x0a, 0x93, 0x61, 0x94]), 'UTF-8'],
    ['has a quote that is never closed', Buffer.from('id,title\n"a,b\nc,d\n'), 'Quote Not Closed'],
    ['has a quote in the middle of a cell', Buffer.from('id,title\na,b"c"\n'), 'line 2'],
    ['is empty', Buffer.from(''), 'header'],
    ['has an empty first row', Buffer.from(',,\na,b,c\n'), 'header'],
    ['has 200,001 rows', Buffer.from(`id\n${'a\n'.repeat(200_001)}`), 'more than'],
  ])('CSV that %s is refused with a message', (_what, bytes, why) => {
    expect(() => read(bytes)).toThrow(SheetError)
    expect(() => read(bytes)).toThrow(why)
  })
})

describe('a workbook', () => {
  it.each([
    ['plain text', Buffer.from('id,title\na,b\n')],
    ['half a file', undefined],
    ['empty', Buffer.alloc(0)],
  ])('a workbook that is %s is refused with a message', async (_what, bytes) => {
    const half = (await writeXlsx([['id'], ['a']], 'faq')).subarray(0, 900)
    await expect(readXlsx(bytes ?? half, 'faq')).rejects.toThrow(SheetError)
  })

  it('a text that is too long for Excel is refused', async () => {
    await expect(writeXlsx([['id'], ['x'.repeat(32_768)]], 'faq')).rejects.toThrow('32767')
  })
})
