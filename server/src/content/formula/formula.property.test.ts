import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileFormula } from './formula.ts'
import { FormulaError } from './formula-error.ts'

const fields = new Set(['id', 'text', 'number'])
const fits = (formula: string, cells: Record<string, string | number> = {}) =>
  compileFormula(formula, fields)({ id: 'rec1', cells })

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const shortText = fc.string({ unit: 'binary', maxLength: 40 })

/** An arithmetic expression as it is written, and its value in JavaScript. */
type Sum = { written: string; value: number }
const { sum } = fc.letrec<{ sum: Sum }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 6 },
    fc.integer({ min: 0, max: 1_000 }).map((value): Sum => ({ written: String(value), value })),
    tie('sum').map(({ written, value }): Sum => ({ written: `-(${written})`, value: -value })),
    fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*'), tie('sum')).map(
      ([a, operator, b]): Sum => ({
        written: `(${a.written}) ${operator}(${b.written})`,
        value: { '+': a.value + b.value, '-': a.value - b.value, '*': a.value * b.value }[operator],
      }),
    ),
  ),
}))

describe('formulas', () => {
  it('a formula reads any quoted text unchanged', () => {
    fc.assert(
      fc.property(shortText, (text) => {
        expect(fits(`{text}=${quoted(text)}`, { text })).toBe(true)
        expect(fits(`{text}&'.'=${quoted(text)}`, { text })).toBe(false)
      }),
    )
  })

  it('an OR of ids finds exactly these ids', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(shortText, { minLength: 1, maxLength: 20 }),
        shortText,
        (ids, id) => {
          const formula = `OR(${ids.map((each) => `{id}=${quoted(each)}`).join(',')})`
          expect(fits(formula, { id })).toBe(ids.includes(id))
        },
      ),
    )
  })

  it('an OR of many values finds the same as single comparisons', () => {
    const cell = fc.oneof(shortText, fc.integer({ min: -2, max: 2 }), fc.constant(undefined))
    const texts = fc.array(fc.oneof(shortText, fc.constantFrom('', '0', '1', '-1')), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(texts, cell, (wanted, id) => {
        const parts = wanted.map((each) => `{id}=${quoted(each)}`).join(',')
        const cells = id === undefined ? {} : { id }
        expect(fits(`OR(${parts})`, cells)).toBe(fits(`OR(FALSE(),${parts})`, cells))
      }),
    )
  })

  it('SEARCH finds the same in a field as in a joined text', () => {
    const cell = fc.oneof(shortText, fc.integer({ min: -99, max: 99 }), fc.constant(undefined))
    fc.assert(
      fc.property(fc.oneof(shortText, fc.constantFrom('a', 'É', '1', '')), cell, (what, text) => {
        const cells = text === undefined ? {} : { text }
        const here = `SEARCH(${quoted(what)}, {text})`
        const there = `SEARCH(${quoted(what)}, {text} & '')`
        expect(fits(here, cells)).toBe(fits(there, cells))
        expect(fits(`${here} = ${there}`, cells)).toBe(true)
      }),
    )
  })

  it('formulas calculate as JavaScript does', () => {
    fc.assert(
      fc.property(sum, ({ written, value }) => {
        fc.pre(Number.isFinite(value))
        expect(fits(`(${written}) - number = 0`, { number: value })).toBe(true)
      }),
    )
  })

  it('formulas apply operators of the same precedence from left to right', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 50 })
    fc.assert(
      fc.property(numbers, (terms) => {
        const total = terms.reduce((left, right) => left - right)
        expect(fits(`${terms.join('-')}=number`, { number: total })).toBe(true)
      }),
    )
  })

  it('exactly one of <, = and > is true for two numbers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        const holds = ['<', '=', '>'].filter((mark) => fits(`(${a})${mark}(${b})`))
        expect(holds).toEqual([a < b ? '<' : a > b ? '>' : '='])
      }),
    )
  })

  it('FIND finds the text that MID cuts out', () => {
    fc.assert(
      fc.property(shortText, fc.nat(40), fc.nat(40), (text, from, count) => {
        const part = `MID(text,${from + 1},${count})`
        expect(fits(`${part}=${quoted(text.slice(from, from + count))}`, { text })).toBe(true)
        expect(fits(`OR(LEN(${part})=0,FIND(${part},text)>0)`, { text })).toBe(true)
        const halves = `LEFT(text,${from})&RIGHT(text,${Math.max(0, text.length - from)})`
        expect(fits(`${halves}=text`, { text })).toBe(true)
      }),
    )
  })

  it('any text is either evaluated as a formula or refused with a FormulaError', () => {
    const piece = fc.constantFrom(
      ...["'", '"', '{', '}', '(', ')', ',', '=', '!=', '<', '&', '+', '-', '*', '/', '\\', ' '],
      ...['AND(', 'OR(', 'NOT(', 'IF(', 'FIND(', 'MID(', 'LEN(', 'id', '{text}', '1', '0.5', "'a'"],
    )
    const soup = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 80 })), (formula) => {
        try {
          expect(typeof fits(formula, { id: 'a', text: 'b' })).toBe('boolean')
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
