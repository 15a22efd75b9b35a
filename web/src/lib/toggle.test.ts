import { expect, it } from 'vitest'
import { toggle } from './toggle.ts'

it('toggling adds or removes a choice, and drops the oldest beyond the limit', () => {
  expect(toggle(['a', 'b'], 'c', 3)).toEqual(['a', 'b', 'c'])
  expect(toggle(['a', 'b', 'c'], 'd', 3)).toEqual(['b', 'c', 'd'])
  expect(toggle(['a', 'b', 'c'], 'b', 3)).toEqual(['a', 'c'])
})
