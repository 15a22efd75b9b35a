import { describe, expect, it } from 'vitest'
import { INSTRUCTIONS } from './prompt.rules.ts'
import { isSupported } from './support.ts'

const ADVICE = `Say which task would wait
When a new task lands on your desk, don’t say yes at once. Say which task would wait, and let your boss choose. Most bosses don’t know your list. Write the three tasks of today on one card.`
const RULES = `How do I report a near miss?
You must report each near miss to your shift lead on the same day. Reports aren’t voluntary. You can take two days of leave by 31 March. Ms Park in the pay office helps.`

describe('a sentence is supported', () => {
  it.each([
    ['Say which task would wait, and let your boss choose.', ADVICE],
    ['Say which task would wait.', ADVICE],
    ['When a new task lands on your desk, don’t say yes.', ADVICE],
    ['Then write the 3 tasks of today on a card.', ADVICE],
    ['You must report each near miss to your shift lead.', RULES],
    ['Ms Park in the pay office helps you.', RULES],
  ])('if a passage says it: %s', (sentence, passage) => {
    expect(isSupported(sentence, [passage], INSTRUCTIONS)).toBe(true)
  })

  it.each([
    ['another number', 'Write the four tasks of today on one card.', ADVICE],
    ['another day', 'You can take two days of leave by 30 April.', RULES],
    ['a dropped negation', 'Say yes at once when a new task lands on your desk.', ADVICE],
    ['an added negation', 'Don’t say which task would wait.', ADVICE],
    ['the opposite', 'Reports are voluntary.', RULES],
    ['a duty as a choice', 'You can report a near miss to your shift lead on the same day.', RULES],
    ['an added duty', 'You must write the three tasks of today on one card.', ADVICE],
    ['a new name', 'Ms Parker in the pay office helps.', RULES],
    ['other people', 'Your shift lead must report each near miss to the pay office.', RULES],
    [
      'words from all over',
      'The boss choose a task on one card and most tasks wait today.',
      ADVICE,
    ],
    ['what no passage says', 'Take a long walk in the forest after work.', ADVICE],
    ['a link', 'Say which task would wait at evil.example.net.', ADVICE],
    ['speaking of itself', 'I told your boss which task would wait.', ADVICE],
    ['two words', 'Task wait.', ADVICE],
    ['code', '`Say which task would wait`', ADVICE],
    [
      'its instructions',
      'Take every sentence from one passage and keep close to its wording.',
      INSTRUCTIONS,
    ],
  ])('and not with %s: %s', (_what, sentence, passage) => {
    expect(isSupported(sentence, [passage], INSTRUCTIONS)).toBe(false)
  })
})
