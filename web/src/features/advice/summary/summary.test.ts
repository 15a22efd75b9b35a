import { describe, expect, it } from 'vitest'
import { essenceOf, summaryText } from './summary.ts'

const situation = 'It is late and nobody has asked.'
const deed = 'Ask **one** question, and wait.'
const words = '“What did I miss?”'
const sign = 'Look at who answers.'

describe('the one thing to do', () => {
  it('finds the one thing to do right before the words to say', () => {
    expect(essenceOf([situation, deed, words, sign].join('\n\n'))).toEqual({
      deed: 'Ask one question, and wait.',
      words,
    })
  })

  it('accepts a list as the one thing to do', () => {
    const list = '- Ask.\n- *Wait*.'
    expect(essenceOf([situation, list, words].join('\n\n')).deed).toBe('- Ask.\n- Wait.')
  })

  it('takes the second or only block as the thing to do if advice has no words to say', () => {
    expect(essenceOf([situation, deed, sign].join('\n\n'))).toEqual({
      deed: 'Ask one question, and wait.',
      words: '',
    })
    expect(essenceOf(deed).deed).toBe('Ask one question, and wait.')
  })

  it('never takes the words to say, or an empty text, as the one thing to do', () => {
    expect(essenceOf(words)).toEqual({ deed: '', words })
    expect(essenceOf('')).toEqual({ deed: '', words: '' })
  })
})

it('leaves empty parts out of the text of a summary', () => {
  const parts = [{ name: 'What to do', text: 'Ask.' }]
  expect(summaryText({ title: 'Ask', lead: '', parts, foot: 'From practice.' })).toBe(
    'Ask\n\nWhat to do\nAsk.\n\nFrom practice.',
  )
})
