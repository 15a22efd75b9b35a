import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanName, nameKey, storedNameKey, wordsOf } from './names.ts'

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
])('cleanName keeps the readable part of %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept)
})

it.each(['', '   ', '\u202e\u202c', '\u200b\u200d', '\u3164', '\u0301', '\u00ad'])(
  'cleanName finds no name in %j',
  (typed) => {
    expect(cleanName(typed)).toBe('')
  },
)

it('cleanName is idempotent, makes no name longer and leaves no control characters', () => {
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

it.each([
  ['Zoë Lindqvist', 'zoe lindqvist'],
  ['Łukasz  O’Neill-Šťastná', 'lukasz o neill stastna'],
  ['Weiß', 'weiss'],
  ['ＡＤＡ', 'ada'],
  ['王 小明', '王 小明'],
  ['🙂%_', ''],
])('nameKey of %j has only its letters', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

it('nameKey is idempotent and contains no wildcard of LIKE', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      expect(nameKey(nameKey(name))).toBe(nameKey(name))
      expect(nameKey(name)).not.toMatch(/[%_\\\0]|^ | $| {2}/)
    }),
  )
})

it('wordsOf has each word of the names and of the address, and the whole address', () => {
  const person = { firstName: 'Zoë Ada', lastName: 'O’Neill', email: 'z.oneill@juniper.example' }
  expect(wordsOf(person).sort()).toEqual(
    ['zoe', 'ada', 'o', 'neill', 'z', 'oneill', 'z oneill juniper example'].sort(),
  )
})

it.each([
  ['Jürgen', 'jurgen  juergen'],
  ['Juergen', 'juergen  jurgen'],
  ['Größ', 'gross  groess'],
  ['Søren Åberg', 'soren aberg  soeren aaberg'],
  ['Ida Müller-Groß', 'ida muller gross  mueller'],
  ['Lindqvist', 'lindqvist'],
  ['Zoë', 'zoe  zo'],
  ['🙂', ''],
])('storedNameKey of %j is %j, with its other spellings', (name, key) => {
  expect(storedNameKey(name)).toBe(key)
})

it('storedNameKey keeps the order of names and the first words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      expect(storedNameKey(name).split('  ')[0]?.trim()).toBe(nameKey(name))
    }),
  )
  const names = ['Müller', 'Müller-Lüdenscheid', 'Muller Zander']
  expect([...names].sort((a, b) => (storedNameKey(a) < storedNameKey(b) ? -1 : 1))).toEqual(names)
})
