import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLines, guarded, unguarded } from './csv.ts'

/** Cells with signs of formulas, separators, line breaks and quotes. */
const nasty = fc
  .array(fc.constantFrom(...`=+-@＝'"`, ...',;|\t\r\n', '\r\n', '', ' ', '\u00a0', 'a', 'é', '1'), {
    maxLength: 12,
  })
  .map((signs) => signs.join(''))

describe('texts for a spreadsheet', () => {
  it.each([
    ['=1+1', "'=1+1"],
    [' =1', "' =1"],
    ['\t=1', "'\t'=1"],
    ["'=1", "''=1"],
    ['x\n=1', "x\n'=1"],
    ['a;=1;b', "a;'=1;b"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a, -1', "a,' -1"],
    ['a;"=1', `a;'"=1`],
    ['\t"=1', `'\t'"=1`],
    ['a, "\' "=1', `a,' "' "=1`],
    ['"=1', `'"=1`],
    ['a;"b"=1', 'a;"b"=1'],
    ['ada-lovelace@a.example', 'ada-lovelace@a.example'],
    ['a; b', 'a; b'],
  ])('guards the text %j for a spreadsheet as %j, and reads it back', (text, safe) => {
    expect(guarded(text)).toBe(safe)
    expect(unguarded(safe)).toBe(text)
  })

  it('a text is the same after guarded and unguarded', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(unguarded(guarded(text))).toBe(text)
      }),
    )
  })

  it('a guarded text has no formula with any separator', () => {
    fc.assert(
      fc.property(nasty, fc.constantFrom(',', ';', '\t'), (text, sign) => {
        for (const cell of guarded(text).split(new RegExp(`[\r\n${sign}]`))) {
          expect(cell).not.toMatch(/^[^\S\t\r\n]*[=+\-@＝]/)
        }
      }),
    )
  })

  it('a line of csvLines has no formula if a program splits it by another separator', () => {
    const signs = fc.constantFrom(',', ';', '\t')
    fc.assert(
      fc.property(nasty, signs, signs, (text, delimiter, taken) => {
        const line = csvLines([['x', text, 'y']], { delimiter })
        const loose = {
          relax_quotes: true,
          relax_column_count: true,
          skip_records_with_error: true,
        }
        const read = parse(line, { ...loose, delimiter: taken }) as string[][]
        for (const cell of read.flat()) expect(cell).not.toMatch(/^[^\S\t\r\n]*"*[=+\-@＝]/)
      }),
      { numRuns: 2000 },
    )
  })
})

it('a CSV parser reads back every cell of csvLines', () => {
  const table = fc.array(fc.tuple(nasty, nasty, nasty), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t'), (lines, delimiter) => {
      const csv = csvLines(lines, { delimiter, bom: true })
      const read = parse(csv, { bom: true, delimiter, record_delimiter: '\r\n' }) as string[][]
      expect(read.map((line) => line.map(unguarded))).toEqual(lines)
    }),
  )
})
