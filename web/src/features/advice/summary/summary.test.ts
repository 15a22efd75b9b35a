import { describe, expect, it } from 'vitest'
import { essenceOf, summaryText } from './summary.ts'

const situation = 'It is late and nobody has asked.'
const deed = 'Ask **one** question, and wait.'
const words = '“What did I miss?”'
const sign = 'Look at who answers.'

describe('the one thing to do', () => {
  it('comes right before the words to say', () => {
    expect(essenceOf([situation, deed, words, sign].join('\n\n'))).toEqual({
      deed: 'Ask one question, and wait.',
      words,
    })
  })

  it('may be a list', () => {
    const list = '- Ask.\n- *Wait*.'
    expect(essenceOf([situation, list, words].join('\n\n')).deed).toBe('- Ask.\n- Wait.')
  })

  it('is second without words to say, and the whole text if it is the only block', () => {
    expect(essenceOf([situation, deed, sign].join('\n\n'))).toEqual({
      deed: 'Ask one question, and wait.',
      words: '',
    })
    expect(essenceOf(deed).deed).toBe('Ask one question, and wait.')
  })

  it('is never the words to say, and empty for an empty text', () => {
    expect(essenceOf(words)).toEqual({ deed: '', words })
    expect(essenceOf('')).toEqual({ deed: '', words: '' })
  })
})

it('becomes a text without empty parts', () => {
  const parts = [{ name: 'What to do', text: 'Ask.' }]
  expect(summaryText({ title: 'Ask', lead: '', parts, foot: 'From practice.' })).toBe(
    'Ask\n\nWhat to do\nAsk.\n\nFrom practice.',
  )
})
