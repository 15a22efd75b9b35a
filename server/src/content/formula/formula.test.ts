import { describe, expect, it } from 'vitest'
import { compileFormula } from './formula.ts'
import { FormulaError } from './formula-error.ts'

const fields = new Set(['title', 'people', 'time', 'reminder', 'tags', 'body', 'missing', 'a b'])
const record = {
  id: 'rec00000000000001',
  cells: {
    title: 'Ask One Question',
    people: 8,
    time: 0,
    reminder: true,
    tags: 'team, goals',
    body: 'x'.repeat(1_000),
    'a b': 'odd',
  },
}

const fits = (formula: string) => compileFormula(formula, fields)(record)
const refusal = (formula: string) => {
  try {
    fits(formula)
  } catch (error) {
    expect(error).toBeInstanceOf(FormulaError)
    return (error as Error).message
  }
  return undefined
}

describe('a valid formula', () => {
  it.each([
    ["{title}='Ask One Question'"],
    ['title = "Ask One Question"'],
    ["{a b}='odd'"],
    ["{title}!='ask one question'"],
    ['people=8'],
    ['people>=8'],
    ['people<8.5'],
    ["people='8'"],
    ['time=0'],
    ['time=BLANK()'],
    ['missing=BLANK()'],
    ["missing=''"],
    ['missing=0'],
    ['NOT(missing)'],
    ['NOT(time)'],
    ['reminder'],
    ['reminder=TRUE()'],
    ['reminder=TRUE'],
    ['reminder=1'],
    ['missing=FALSE()'],
    ["tags='team, goals'"],
    ["FIND('goals',tags)=7"],
    ["FIND('zzz',tags)=0"],
    ["FIND('a',title)=0"],
    ["SEARCH('ONE',{title})=5"],
    ["SEARCH('zzz',title)=BLANK()"],
    ["NOT(SEARCH('zzz',title))"],
    ["FIND('o','foo',3)=3"],
    ["LOWER(title)='ask one question'"],
    ["UPPER('é')='É'"],
    ['LEN(title)=16'],
    ["LEFT(title,3)='Ask'"],
    ["RIGHT(title,8)='Question'"],
    ["RIGHT(title,0)=''"],
    ["MID(title,5,3)='One'"],
    ["TRIM('  a ')='a'"],
    ["CONCATENATE('a',1,'b')='a1b'"],
    ["'a'&1&'b'='a1b'"],
    ["RECORD_ID()='rec00000000000001'"],
    ["IF(people>5,'big','small')='big'"],
    ["IF(people>9,'big')=BLANK()"],
    ['AND(people,reminder,1)'],
    ['OR(missing,time,people)'],
    ['or(0, Or(0, 1))'],
    ['1+2*3=7'],
    ['(1+2)*3=9'],
    ['10-2-3=5'],
    ['-2+3=1'],
    ['--2=2'],
    ['2*-3=-6'],
    ['8/2/2=2'],
    ["1+1&'x'='2x'"],
    ['1<2=TRUE()'],
    ["'it\\'s'=\"it's\""],
    ["'a\\nb'!='anb'"],
    ['.5+.5=1'],
    [' \n\t people \r\n = 8 '],
  ])('the record matches the formula %s', (formula) => {
    expect(fits(formula)).toBe(true)
  })

  it.each([
    ["{title}='ask one question'"],
    ['people>8'],
    ["''"],
    ['0'],
    ['BLANK()'],
    ['AND(1,0)'],
    ['1/0'],
    ['1/0=1/0'],
    ['NOT(1/0)'],
    ["title+1=''"],
    ["'3'*2=6"],
    ["MID(title,0,1)=''"],
    ["LEFT(title,-1)=''"],
  ])('the record does not match the formula %s', (formula) => {
    expect(fits(formula)).toBe(false)
  })

  it('a formula does not evaluate arguments that can’t change its value', () => {
    expect(fits('OR(1, 1/0)')).toBe(true)
    expect(fits("IF(1, 'yes', 1/0)")).toBe(true)
    expect(fits('NOT(AND(0, 1/0))')).toBe(true)
  })
})

describe('invalid formulas', () => {
  it.each([
    [' ', 'It ends too early.'],
    ['1+', 'It ends too early.'],
    ['AND(1', 'It ends too early.'],
    ['(1', 'It ends too early.'],
    ['1)', 'Unexpected mark at position 2.'],
    ['AND(1,)', 'Unexpected mark at position 7.'],
    ['1 2', 'Unexpected number at position 3.'],
    ['a b', 'Unexpected name at position 3.'],
    ['1==1', 'Unexpected mark at position 3.'],
    ['1<>2', 'Unexpected mark at position 3.'],
    ['+1', 'Unexpected mark at position 1.'],
    ["'open", "The ' at position 1 is never closed."],
    ['"open\\"', 'The " at position 1 is never closed.'],
    ['{open', 'The { at position 1 is never closed.'],
    ['1.2.3', 'The number at position 1 cannot be read.'],
    ['1e5', 'The number at position 1 cannot be read.'],
    ['9'.repeat(400), 'The number at position 1 cannot be read.'],
    ['#', 'Unexpected character at position 1.'],
    ['a;b', 'Unexpected character at position 2.'],
    ['{nope}=1', 'Unknown field names: nope'],
    ['nope', 'Unknown field names: nope'],
    ['{__proto__}', 'Unknown field names: __proto__'],
    ['constructor', 'Unknown field names: constructor'],
    ['NOW()', 'Unknown function: NOW'],
    ["REGEX_MATCH(title,'a')", 'Unknown function: REGEX_MATCH'],
    ['toString()', 'Unknown function: TOSTRING'],
    ['NOT()', 'NOT was given 0 arguments.'],
    ['NOT(1,2)', 'NOT was given 2 arguments.'],
    ['IF(1)', 'IF was given 1 arguments.'],
    ['BLANK(1)', 'BLANK was given 1 arguments.'],
    ['LEFT(title)', 'LEFT was given 1 arguments.'],
    [`${' '.repeat(15_000)}1`, 'It is longer than 15000 characters.'],
  ])('refuses the invalid formula %j', (formula, message) => {
    expect(refusal(formula)).toBe(message)
  })

  it('accepts formulas nested 100 levels deep, and refuses deeper ones', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`
    const calls = (depth: number) => `${'NOT('.repeat(depth)}1${')'.repeat(depth)}`
    expect(fits(nested(100))).toBe(true)
    expect(fits(calls(100))).toBe(true)
    for (const formula of [nested(101), nested(5_000), calls(101), '('.repeat(15_000)]) {
      expect(refusal(formula)).toBe('Its brackets nest deeper than 100 levels.')
    }
  })

  it('accepts a long formula that is not deep', () => {
    expect(fits(`${'-'.repeat(14_000)}1`)).toBe(true)
    expect(fits(`OR(${Array(900).fill('0').join(',')},1)`)).toBe(true)
    expect(fits(`${Array(900).fill('1').join('+')}=900`)).toBe(true)
  })

  it('refuses a formula that needs too much work for a record', () => {
    const joined = Array(2_000).fill('body').join('&')
    for (const formula of [
      `LEN(${joined})`,
      Array(7_000).fill('1').join('+'),
      `OR(${Array(700).fill("LOWER(body)=''").join(',')})`,
      `OR(${Array(700).fill("SEARCH('y',body)").join(',')})`,
      `CONCATENATE(${Array(2_000).fill('body').join(',')})`,
    ]) {
      expect(refusal(formula)).toBe('It takes too much work.')
    }
  })
})
