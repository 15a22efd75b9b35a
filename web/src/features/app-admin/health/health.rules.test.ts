import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heightsOf, sizeOf } from './health.rules.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [999_999, '1 MB'],
  [123_400_000, '123 MB'],
  [5.5e15, '5500 TB'],
])('writes %d bytes as %s', (bytes, said) => expect(sizeOf(bytes)).toBe(said))

it('scales the bars to the highest day, and draws no bar for an empty day', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 30 }), (counts) => {
      const heights = heightsOf(counts)
      expect(heights).toHaveLength(counts.length)
      for (const [at, height] of heights.entries()) {
        expect(height === 0).toBe(counts[at] === 0)
        expect(height).toBeLessThanOrEqual(100)
      }
      const most = Math.max(0, ...counts)
      if (most > 0) expect(heights[counts.indexOf(most)]).toBe(100)
    }),
  )
})
