import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALSO_CALLED } from './also.ts'
import { queryTerms, stemOf, termOf, textTerms, wordsOf } from './analyse.ts'
import { stem } from './stem.ts'
import { SYNONYMS } from './synonyms.ts'
import {
  addWords,
  completions,
  corrections,
  emptyVocabulary,
  nearTo,
  sameAs,
  slipsBetween,
} from './vocabulary.ts'

describe('a stem', () => {
  // Examples that M. F. Porter gives for the steps of his algorithm.
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['cats', 'cat'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
    ['sing', 'sing'],
    ['conflated', 'conflat'],
    ['sized', 'size'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['relational', 'relat'],
    ['digitizer', 'digit'],
    ['operator', 'oper'],
    ['hopefulness', 'hope'],
    ['triplicate', 'triplic'],
    ['formative', 'form'],
    ['electrical', 'electr'],
    ['goodness', 'good'],
    ['adjustment', 'adjust'],
    ['adoption', 'adopt'],
    ['effective', 'effect'],
    ['probate', 'probat'],
    ['rate', 'rate'],
    ['controlling', 'control'],
    ['roll', 'roll'],
  ])('of %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected)
  })

  it.each([
    'apologise apologize',
    'recognise recognized',
    'behaviour behaviors',
    'organisation organizations',
    'programme programs',
    'centre center',
    'practise practice',
    'skilful skillful',
    'favourite favorites',
    'dialogue dialog',
    'licence license',
    'analyse analyzing',
    'judgement judgment',
    'meeting meetings',
    'promise promises',
  ])('is one for both spellings and numbers: %s', (pair) => {
    const [one, other] = pair.split(' ').map((word) => stemOf(word))
    expect(one).toBe(other)
  })

  it.each(['news new', 'business busy', 'international intern', 'presentation present'])(
    'keeps apart what only looks alike: %s',
    (pair) => {
      const [one, other] = pair.split(' ').map((word) => stemOf(word))
      expect(one).not.toBe(other)
    },
  )

  it('never grows by more than a letter and never fails', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,30}$/), (word) => {
        expect(stem(word).length).toBeLessThanOrEqual(word.length + 1)
      }),
    )
  })
})

describe('terms', () => {
  const of = (query: string) => queryTerms(query).map(({ term }) => term)

  it('are fixed expressions first, then words, without those that say nothing', () => {
    expect(of('How do I run a one-to-one with my team?')).toEqual(['run', 'on+to+on', 'team'])
    expect(of('the and of')).toEqual([])
  })

  it('of a text are those inside of expressions as well', () => {
    const found = textTerms(wordsOf('working from home')).map(({ term }) => term)
    expect(found).toEqual(['work+from+home', 'work', 'home'])
  })

  it('know 1:1, 1-1 and one-on-one as the same', () => {
    for (const query of ['1:1', '1-1', '1 on 1', '1on1', 'one-on-one']) {
      expect([...sameAs(of(query)[0] ?? '')]).toContain('on+to+on')
    }
  })

  it('stand where they are in the text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let before = 0
        for (const { start, end } of wordsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          before = end
        }
        expect(before).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('slips', () => {
  it.each([
    ['recgonition', 'recognition', 1],
    ['feeback', 'feedback', 1],
    ['meeitngs', 'meetings', 1],
    ['burnot', 'burnout', 1],
    ['', 'abc', 3],
  ])('between %s and %s are %s', (one, other, count) => {
    expect(slipsBetween(one, other)).toBe(count)
  })

  it('are none for the same word alone, as many either way, and never more than letters', () => {
    const word = fc.stringMatching(/^[a-d]{0,8}$/)
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = slipsBetween(one, other)
        expect(slips === 0).toBe(one === other)
        expect(slipsBetween(other, one)).toBe(slips)
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length))
        expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
      }),
    )
  })
})

describe('a vocabulary', () => {
  const vocabulary = emptyVocabulary()
  addWords(vocabulary, wordsOf('feedback feedback feed meeting meetings time management trust'))

  it('completes a word that was begun, the most used first', () => {
    expect(completions(vocabulary, 'fe', 5)).toEqual(['feedback', 'feed'])
    expect(completions(vocabulary, 'feedback', 5)).toEqual([])
    expect(completions(vocabulary, 'zz', 5)).toEqual([])
  })

  it('mends one slip in a short word, two in a long one, and words run together', () => {
    expect(corrections(vocabulary, 'trsut')[0]).toBe('trust')
    expect(corrections(vocabulary, 'meeeetings')[0]).toBe('meetings')
    expect(corrections(vocabulary, 'timemanagement')[0]).toBe('time management')
    expect(corrections(vocabulary, 'tr')).toEqual([])
    expect(corrections(vocabulary, 'x'.repeat(300))).toEqual([])
  })
})

describe('the tables of words', () => {
  const { tables } = readCompiled(compiledFile)
  const ids = (table: string) => new Set(tables[table]?.rows.map(({ key }) => key))

  it.each([
    ['action', 'impact-action'],
    ['advice', 'impact-advice'],
    ['challenge', 'implementation-challenge'],
    ['handbook', 'handbook'],
  ] as const)('name each %s of the corpus and nothing else', (kind, table) => {
    expect([...ALSO_CALLED[kind].keys()].sort()).toEqual([...ids(table)].sort())
    expect([...ALSO_CALLED[kind].values()].filter((words) => words.trim() === '')).toEqual([])
  })

  it('have groups of two words or more, each of which says something', () => {
    const groups = [...SYNONYMS.same, ...SYNONYMS.near]
    expect(groups.filter((group) => new Set(group.map(termOf)).size < 2)).toEqual([])
    expect(groups.flat().filter((entry) => termOf(entry) === '')).toEqual([])
  })

  it('relate both ways', () => {
    for (const group of SYNONYMS.near) {
      const [first, second] = group.map(termOf)
      expect([...nearTo(first ?? '')]).toContain(second)
      expect([...nearTo(second ?? '')]).toContain(first)
    }
  })
})
