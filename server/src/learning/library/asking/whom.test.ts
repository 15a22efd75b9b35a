import { expect, it } from 'vitest'
import { likelyWhom, whomOf } from './whom.ts'

const whom = await whomOf([
  { entity: 'yourself', sayings: ['I can’t sleep', 'I worry at night', 'I am tired'] },
  { entity: 'customer', sayings: ['the guest complains', 'a guest shouts at me', 'guests wait'] },
])

it('finds the entity of a question by words as people write them', () => {
  const likely = (text: string) => likelyWhom(whom, text)
  expect(likely('a guest complains').get('customer')).toBeGreaterThan(0.5)
  expect(likely('I can’t sleep at all').get('yourself')).toBeGreaterThan(0.5)
})

it('gives each entity its share of the sayings for unknown words', () => {
  expect([...likelyWhom(whom, 'xyz').values()]).toEqual([0.5, 0.5])
})
