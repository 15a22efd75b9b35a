import { describe, expect, it } from 'vitest'
import { type LibraryDocument, NO_FACTS } from '#learning/library/ranking/library.types.ts'
import { makeSynonyms } from '../words/synonyms.ts'
import { queryTerms } from '../words/terms.ts'
import type { AskedTerm } from './asked.ts'
import { clausesOf } from './clauses.rules.ts'
import { becauseOf, sentenceOf } from './quotes.ts'

const synonyms = makeSynonyms({ same: [], near: [] })

/** The matched terms of a text, each of weight 1. */
const termsIn = (text: string, met: readonly string[]): AskedTerm[] =>
  clausesOf(text).flatMap((clause, at) =>
    queryTerms(clause.text, synonyms)
      .filter(({ term }) => met.includes(term))
      .map(({ term, start, end }) => ({
        clause: at,
        start: clause.start + start,
        end: clause.start + end,
        concept: { exact: new Map([[term, 1]]), near: new Map() },
        terms: new Map([[term, 1]]),
        weight: 1,
      })),
  )

describe('because you mentioned', () => {
  it.each<[string, string[], string | null]>([
    ['My boss drops work on my desk', ['boss', 'drop', 'work'], 'boss drops work'],
    ['I forget names, and I hate my phone calls', ['name', 'phone', 'call'], 'phone calls'],
    ['I can’t say names', ['name'], 'can’t say names'],
    ['we do not agree on goals', ['agre', 'goal'], 'not agree on goals'],
    ['People never listen', ['listen'], 'never listen'],
    ['The ROTA!', ['rota'], 'ROTA'],
    ['nothing fits', [], null],
  ])('quotes the best words of %j as they were written', (text, met, expected) => {
    expect(becauseOf(text, termsIn(text, met))).toBe(expected)
  })

  it('quotes at most twelve words of a question', () => {
    const text = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
    const terms = termsIn(text, text.split(' '))
    expect(becauseOf(text, terms)?.split(' ')).toHaveLength(12)
  })
})

describe('the sentence that fits', () => {
  const piece = (passages: string[]): LibraryDocument => ({
    ...{ ...NO_FACTS, kind: 'advice', id: 'a', key: 'advice:a', title: 'Say it' },
    ...{ keywords: '', parent: '', said: [], passages },
  })
  const sentence = (passages: string[], met: string[]) =>
    sentenceOf(piece(passages), termsIn(met.join(' '), met), synonyms)

  it('quotes the sentence with the words of the question', () => {
    const passages = ['Take a breath. Call the person on the phone. Write it down.']
    expect(sentence(passages, ['phone', 'person'])).toBe('Call the person on the phone.')
  })

  it('quotes only a whole sentence, or null', () => {
    expect(sentence(['the phone rings', 'Answer it.'], ['phone'])).toBe('Answer it.')
    expect(sentence(['the phone rings'], ['phone'])).toBeNull()
  })
})
