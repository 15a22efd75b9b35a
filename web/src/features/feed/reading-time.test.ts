import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readingTime } from './reading-time.ts'

it('expects a reading time of 2 to 15 seconds, longer for longer texts', () => {
  expect(readingTime('')).toBe(2000)
  expect(readingTime('one '.repeat(16))).toBe(2000)
  expect(readingTime('one '.repeat(40))).toBe(5000)
  expect(readingTime('one\n'.repeat(10_000))).toBe(15_000)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, more) => {
      expect(readingTime(`${text} ${more}`)).toBeGreaterThanOrEqual(readingTime(text))
    }),
  )
})
