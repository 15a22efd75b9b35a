import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storable } from './storable.ts'

it('storable returns a text unchanged, or empty if it has a NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isCut) => {
      const given = isCut ? `${text}\0` : text
      expect(storable(given)).toBe(given.includes('\0') ? '' : given)
    }),
  )
})
