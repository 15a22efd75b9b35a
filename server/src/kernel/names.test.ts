import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanName } from './names.ts'

it.each([
  ['  Ada  Byron ', 'Ada Byron'],
  ['Ada\nByron\t', 'Ada Byron'],
  ['O’Neill-Šťastná', 'O’Neill-Šťastná'],
  ['\u202eمحمد\u202c', 'محمد'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['\u2067Ada\u2069', 'Ada'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['👨‍👩‍👧‍👦 Family', '👨‍👩‍👧‍👦 Family'],
  ['می‌خواهم', 'می‌خواهم'],
  ['Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306algo', 'Z\u0300\u0301\u0302\u0303algo'],
  ['A\u0085da\u0007', 'Ada'],
])('keeps of %j what is to be read', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept)
})

it.each(['', '   ', '\u202e\u202c', '\u200b\u200d', '\u3164', '\u0301', '\u00ad'])(
  'finds no name in %j',
  (typed) => {
    expect(cleanName(typed)).toBe('')
  },
)

it('makes no name longer, turns no text around, and changes nothing the second time', () => {
  const sign = fc.constantFrom(...' \u202e\u2066\u0301\u0302aZ\u200dم\n\u0000')
  const typed = fc.string({ unit: fc.oneof(sign, fc.string({ unit: 'binary', maxLength: 1 })) })
  fc.assert(
    fc.property(typed, (name) => {
      const kept = cleanName(name)
      expect(kept.length).toBeLessThanOrEqual(name.length)
      expect(kept).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{M}{5}/u)
      expect(cleanName(kept)).toBe(kept)
    }),
  )
})
