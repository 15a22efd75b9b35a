import { expect, it } from 'vitest'
import { plainText } from '#lib/markdown-text.ts'

it('removes the Markdown marks of a text, and keeps its words', () => {
  const source = 'Ask **one *open* question**, see [here](https://a.example).\n\n1. Wait.\n2. Ask.'
  expect(plainText(source)).toBe('Ask one open question, see here.\n\n1. Wait.\n2. Ask.')
  expect(plainText('<b>no</b> ** mark')).toBe('<b>no</b> ** mark')
  expect(plainText('')).toBe('')
})
