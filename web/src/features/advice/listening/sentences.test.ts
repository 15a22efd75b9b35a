import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

const texts = (blocks: string[]) => sentencesOf(blocks, 'en').map((one) => one.text)

describe('the sentences to read aloud', () => {
  it('splits blocks of text at the end of each sentence', () => {
    const blocks = [
      'Ask one question',
      'Wait. Do not help at once!',
      '“Is it done? I am not sure.”',
    ]
    expect(texts(blocks)).toEqual([
      'Ask one question',
      'Wait.',
      'Do not help at once!',
      '“Is it done?',
      'I am not sure.”',
    ])
  })

  it('gives each sentence its position in the block', () => {
    expect(sentencesOf(['', '  Wait.  Then ask. '], 'en')).toEqual([
      { block: 1, start: 2, end: 7, text: 'Wait.' },
      { block: 1, start: 9, end: 18, text: 'Then ask.' },
    ])
  })

  it('cuts a sentence that is too long at a pause, else between words', () => {
    const half = 'a word and then another one '.repeat(4).trim()
    expect(texts([`${half}, ${half}.`])).toEqual([`${half},`, `${half}.`])
    for (const text of texts([`${half} ${half} ${half}.`])) expect(text).not.toMatch(/^\S*[^dea]$/)
  })

  it('finds no sentence in a text without words', () => {
    expect(texts(['', '   ', '\n'])).toEqual([])
  })

  it('reads every word once, in sentences of at most 180 characters', () => {
    const word = fc.oneof(fc.constantFrom('Wait.', 'then,', '“No!”', '😀', 'a'), fc.string())
    const block = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        const sentences = sentencesOf(blocks, 'en')
        blocks.forEach((text, at) => {
          let end = 0
          for (const one of sentences.filter((sentence) => sentence.block === at)) {
            expect(text.slice(end, one.start).trim()).toBe('')
            expect(one.text).toBe(text.slice(one.start, one.end))
            expect(one.text.trim()).toBe(one.text)
            expect(one.text.length).toBeGreaterThan(0)
            expect(one.text.length).toBeLessThanOrEqual(180)
            end = one.end
          }
          expect(text.slice(end).trim()).toBe('')
        })
      }),
    )
  })

  it('never splits a character of a long sentence', () => {
    for (const { text } of sentencesOf(['😀'.repeat(300)], 'en')) {
      expect(text).toMatch(/^(😀)+$/u)
    }
  })
})
