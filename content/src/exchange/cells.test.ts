import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Cell, fromCell, guard, toCell, unguard } from '#exchange/cells.ts'
import { readCsv, writeCsv } from '#exchange/csv.ts'
import { readXlsx, writeXlsx } from '#exchange/xlsx.ts'
import { slug } from '#schema/fields.ts'

const starts = fc.constantFrom('=', '+', '-', '@', "'", '\t', ' ', '＝', '"', ',', ';', '\n', '1')
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.tuple(fc.array(starts, { maxLength: 5 }), fc.string()).map(([a, b]) => a.join('') + b),
)

describe('a text in a cell', () => {
  it('a text in a cell is never a formula and reads back unchanged', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(guard(value)).not.toMatch(/^\s*[=+\-@]/)
        expect(unguard(guard(value))).toBe(value)
      }),
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''@x", ' =1', '＝1'])(
    'the text %j gets a quote in its cell and loses it again',
    (value) => {
      expect(guard(value)).toBe(`'${value}`)
      expect(unguard(`'${value}`)).toBe(value)
    },
  )

  it.each(["it's", "'quoted'", '“=”', 'a=1', '1-2'])('the text %j gets no quote', (value) => {
    expect(guard(value)).toBe(value)
    expect(unguard(value)).toBe(value)
  })
})

describe('a value in a cell', () => {
  const line = fc.stringMatching(/^[^\r]+$/).filter((value) => value.trim() !== '')

  it('texts, lists, numbers and truth values read back from cells unchanged', () => {
    const list = z.array(z.string())
    fc.assert(
      fc.property(fc.array(line), line, fc.integer(), fc.boolean(), (items, one, number, truth) => {
        expect(fromCell(toCell(items), list)).toEqual(items)
        expect(fromCell(toCell(one), z.string())).toBe(one)
        expect(fromCell(toCell(number), z.number())).toBe(number)
        expect(fromCell(toCell(truth), z.boolean())).toBe(truth)
      }),
    )
  })

  it('a cell has objects as JSON, one a line, and invalid JSON stays a text', () => {
    const objects = z.array(z.object({ say: z.string() }))
    const values = [{ say: 'One\ntwo' }, { say: '“three\\”' }]
    expect(fromCell(toCell(values), objects)).toEqual(values)
    expect(fromCell('{"say":', objects)).toEqual(['{"say":'])
  })

  it('an empty cell becomes the blank value of its field', () => {
    const fields = [z.string().optional(), z.number().nullable(), z.boolean(), z.array(slug)]
    const blanks = [undefined, null, false, []]
    expect(fields.map((schema) => fromCell(null, schema))).toEqual(blanks)
    expect(fields.map((schema) => fromCell('', schema))).toEqual(blanks)
    expect(fromCell('', z.string().or(z.literal('')))).toBe('')
    expect(fromCell('', z.number())).toBeUndefined()
  })

  it('cells are read in all the forms that spreadsheets write', () => {
    expect(fromCell('TRUE', z.boolean())).toBe(true)
    expect(fromCell('false', z.boolean())).toBe(false)
    expect(fromCell(true, z.string())).toBe('TRUE')
    expect(fromCell(2024, z.string())).toBe('2024')
    expect(fromCell(' 12 ', z.number())).toBe(12)
    expect(fromCell('a\r\nb\rc', z.string())).toBe('a\nb\nc')
    expect(fromCell('one-id, two;three', z.array(slug))).toEqual(['one-id', 'two', 'three'])
    expect(fromCell('One, two and three', z.array(z.string()))).toEqual(['One, two and three'])
  })

  it.each(['12a', '1e3', '0x10', '1,5', 'Infinity', 'NaN', '--1', 'ten'])(
    '%j is not a number and stays a text',
    (value) => expect(fromCell(value, z.number())).toBe(value),
  )
})

describe('sheets', () => {
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    fc.stringMatching(/^[^\r]*$/).map((value) => value || null),
    fc.constant(null),
  )
  const lines = fc
    .array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 5 })
    .map((rows): Cell[][] => [['id', 'one', 'two'], ...rows])
  const filled = (rows: Cell[][]) => rows.slice(1).map((row) => row.map((value) => value ?? ''))

  it('sheets with any texts read back from CSV unchanged', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const sheet = readCsv(Buffer.from(writeCsv(rows)), ['id', 'one', 'two'])
        expect(sheet.rows.map(({ cells }) => cells)).toEqual(filled(rows))
        expect(sheet.rows.map(({ number }) => number)).toEqual(sheet.rows.map((_, i) => i + 2))
      }),
    )
  })

  it('sheets read back from a workbook unchanged', async () => {
    const rows: Cell[][] = [
      ['id', 'one', 'two', 'three'],
      ['a', "'=1+1", 'two\nlines, "quoted"; <b>&amp;', 3],
      ['b', null, '  spaces  ', true],
      ['c', '日本語 😀 مرحبا', '1e3', -0.5],
    ]
    const sheet = await readXlsx(await writeXlsx(rows, 'faq'), 'faq')
    expect([sheet.header, ...sheet.rows.map(({ cells }) => cells)]).toEqual(rows)
  })
})
