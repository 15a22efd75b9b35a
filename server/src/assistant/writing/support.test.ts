import { describe, expect, it } from 'vitest'
import { quotableFor, quotablesIn } from './support.ts'

const quotables = quotablesIn([
  {
    n: 1,
    title: 'Say which task would wait',
    text: 'When a new task lands on your desk, don’t say yes at once. Say which task would wait, and let your boss choose.\n· Write the three tasks of today on one card.',
  },
  {
    n: 2,
    title: 'May I accept a gift?',
    text: 'May I accept a gift? No. Never. You cannot keep presents worth more than 1,500 cents, and you get 2.5 days to report them.',
  },
])
const shown = (sentence: string, ...cites: number[]) =>
  quotableFor(sentence, cites, quotables)?.text

describe('the quote for a sentence of a model', () => {
  it.each([
    ['Say which task would wait, and let your boss choose.'],
    ['Then say which task would wait and let the boss choose'],
    ['Don’t say which task would wait, let your boss choose.'],
  ])('a reworded sentence is shown in the words of its passage: %s', (sentence) => {
    expect(shown(sentence, 1)).toBe('Say which task would wait, and let your boss choose.')
  })

  it('numbers and negations are shown as in the passage even if the model changed them', () => {
    const own =
      'You cannot keep presents worth more than 1,500 cents, and you get 2.5 days to report them.'
    for (const sentence of [
      'You can keep presents worth more than 1,500 cents, and you get 2.5 days to report them.',
      'You keep presents worth more than 500 cents, and you get 5 days to report them.',
      own.replaceAll('e', 'e\u0336'),
    ]) {
      expect([own, undefined]).toContain(shown(sentence, 2))
    }
  })

  it.each([
    ['a statement that no passage has', 'Take a long walk in the forest after work.', 1],
    ['a sentence of another passage', 'Say which task would wait, and let your boss choose.', 2],
    ['a question of the passage', 'May I accept a gift?', 2],
    ['a title', 'Say which task would wait', 2],
    ['two words', 'Never.', 2],
    ['an empty text', '', 1],
  ])('no sentence is shown if the model writes %s', (_what, sentence, n) => {
    expect(shown(sentence, n)).toBeUndefined()
  })
})
