import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storable } from './storable.ts'

it('leaves every text as it is that both databases hold, and of all others nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isCut) => {
      const given = isCut ? `${text}\0` : text
      expect(storable(given)).toBe(given.includes('\0') ? '' : given)
    }),
  )
})
