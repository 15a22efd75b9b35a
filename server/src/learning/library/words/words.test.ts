import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { stemOf } from './stem.ts'
import { synonymsOf, termOf } from './synonyms.ts'
import { queryTerms, textTerms } from './terms.ts'
import { addWords, completions, corrections, emptyVocabulary, slipsBetween } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const synonyms = synonymsOf(openContent(readCompiled(compiledFile)))

describe('a stem', () => {
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
  ])('gives both spellings or numbers of a word one stem: %s', (pair) => {
    const [one, other] = pair.split(' ').map((word) => stemOf(word))
    expect(one).toBe(other)
  })

  it.each(['news new', 'business busy', 'international intern', 'presentation present'])(
    'gives words that only look similar different stems: %s',
    (pair) => {
      const [one, other] = pair.split(' ').map((word) => stemOf(word))
      expect(one).not.toBe(other)
    },
  )

  it.each(['漢字', 'naïve', '2nd', 'ab'])('stems %s to the word itself', (word) => {
    expect(stemOf(word)).toBe(word)
  })
})

describe('terms', () => {
  const of = (query: string) => queryTerms(query, synonyms).map(({ term }) => term)

  it('reads a query as fixed expressions and words, without stop words', () => {
    expect(of('How do I run a one-to-one with my team?')).toEqual(['run', 'on+to+on', 'team'])
    expect(of('the and of')).toEqual([])
  })

  it('reads a text as expressions and also the words inside of them', () => {
    const found = textTerms(wordsOf('working from home'), synonyms).map(({ term }) => term)
    expect(found).toEqual(['work+from+home', 'work', 'home'])
  })

  it('reads 1:1, 1-1 and one-on-one as the same term', () => {
    for (const query of ['1:1', '1-1', '1 on 1', '1on1', 'one-on-one']) {
      expect([...(synonyms.same.get(of(query)[0] ?? '') ?? [])]).toContain('on+to+on')
    }
  })

  it('gives words their exact positions in any text', () => {
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

describe('typing errors', () => {
  it.each([
    ['recgonition', 'recognition', 1],
    ['feeback', 'feedback', 1],
    ['meeitngs', 'meetings', 1],
    ['burnot', 'burnout', 1],
    ['', 'abc', 3],
  ])('counts the typing errors between “%s” and “%s”: %s', (one, other, count) => {
    expect(slipsBetween(one, other)).toBe(count)
  })

  it('counts no typing errors for equal words, and at most the number of letters', () => {
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

  it('completes the beginning of a word with the most used words first', () => {
    expect(completions(vocabulary, 'fe', 5)).toEqual(['feedback', 'feed'])
    expect(completions(vocabulary, 'feedback', 5)).toEqual([])
    expect(completions(vocabulary, 'zz', 5)).toEqual([])
  })

  it('corrects one typing error in a short word, two in a long one, and joined words', () => {
    expect(corrections(vocabulary, 'trsut')[0]).toBe('trust')
    expect(corrections(vocabulary, 'meeeetings')[0]).toBe('meetings')
    expect(corrections(vocabulary, 'timemanagement')[0]).toBe('time management')
    expect(corrections(vocabulary, 'tr')).toEqual([])
    expect(corrections(vocabulary, 'x'.repeat(300))).toEqual([])
  })
})

describe('the synonyms of the content', () => {
  it('groups at least two synonyms each, without stop words', () => {
    for (const group of [...synonyms.same.values(), ...synonyms.near.values()]) {
      expect(group.size).toBeGreaterThan(1)
    }
    expect(synonyms.entries.filter((entry) => termOf(entry) === '')).toEqual([])
  })

  it('relates near synonyms both ways', () => {
    for (const [term, others] of synonyms.near) {
      for (const other of others) expect([...(synonyms.near.get(other) ?? [])]).toContain(term)
    }
  })
})

it('finds the words of a text, with the apostrophes inside of them', () => {
  const words = wordsOf(`Don't “stop” — the team’s 2nd 'try'...`)
  expect(words.map(({ raw }) => raw)).toEqual(['dont', 'stop', 'the', 'team', '2nd', 'try'])
})
