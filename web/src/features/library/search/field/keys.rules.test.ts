import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atField, placeAfter } from './keys.rules.ts'

it('goes down from the field to the last result, and stays there', () => {
  expect(placeAfter('ArrowDown', atField, 2)).toBe(0)
  expect(placeAfter('ArrowDown', 0, 2)).toBe(1)
  expect(placeAfter('ArrowDown', 1, 2)).toBe(1)
})

it('goes up to the field', () => {
  expect(placeAfter('ArrowUp', 1, 2)).toBe(0)
  expect(placeAfter('ArrowUp', 0, 2)).toBe(atField)
})

it('leaves cursor keys to the field', () => {
  for (const key of ['ArrowUp', 'ArrowLeft', 'Home', 'End', 'Enter', 'a']) {
    expect(placeAfter(key, atField, 5), key).toBeNull()
  }
})

it('jumps to the first and the last result from among them', () => {
  expect(placeAfter('Home', 3, 5)).toBe(0)
  expect(placeAfter('End', 0, 5)).toBe(4)
})

it('leads to an existing result, or stays', () => {
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
