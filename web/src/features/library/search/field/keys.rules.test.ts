import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atField, placeAfter } from './keys.rules.ts'

it('Arrow Down moves from the search field to the last result, and stays there', () => {
  expect(placeAfter('ArrowDown', atField, 2)).toBe(0)
  expect(placeAfter('ArrowDown', 0, 2)).toBe(1)
  expect(placeAfter('ArrowDown', 1, 2)).toBe(1)
})

it('Arrow Up moves from the results to the search field', () => {
  expect(placeAfter('ArrowUp', 1, 2)).toBe(0)
  expect(placeAfter('ArrowUp', 0, 2)).toBe(atField)
})

it('the search field keeps its own cursor keys', () => {
  for (const key of ['ArrowUp', 'ArrowLeft', 'Home', 'End', 'Enter', 'a']) {
    expect(placeAfter(key, atField, 5), key).toBeNull()
  }
})

it('Home and End jump to the first and the last result', () => {
  expect(placeAfter('Home', 3, 5)).toBe(0)
  expect(placeAfter('End', 0, 5)).toBe(4)
})

it('a key in the results always leads to an existing result or the search field', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'Tab', ' ')
  fc.assert(
    fc.property(keys, fc.nat(60), fc.integer({ min: -1, max: 59 }), (key, count, from) => {
      fc.pre(from < count)
      const place = placeAfter(key, from, count)
      if (place === null) return
      expect(place).toBeGreaterThanOrEqual(atField)
      expect(place).toBeLessThan(count)
    }),
  )
})
