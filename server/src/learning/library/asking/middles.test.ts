import { expect, it } from 'vitest'
import { middlesOf, nearMiddles } from './middles.ts'

const middles = await middlesOf([
  ['I forget names', 'names and faces of our guests', 'her name again'],
  ['the phone rings all day long'],
  ['my boss shouts', 'my boss yells at us all day'],
])

it('is nearest to the family whose sayings share the rarest words with a text', () => {
  const near = (text: string) => {
    const values = nearMiddles(middles, text)
    return values.indexOf(Math.max(...values))
  }
  expect(near('I mix up the names of the guests')).toBe(0)
  expect(near('the phone, all day')).toBe(1)
  expect(near('why does my boss shout and yell')).toBe(2)
})

it('is a cosine: 1 for the only saying of a family, 0 without a word in common', () => {
  const values = nearMiddles(middles, 'The phone rings all day long!')
  expect(values[1]).toBeCloseTo(1)
  expect([...nearMiddles(middles, 'xyz')]).toEqual([0, 0, 0])
})
