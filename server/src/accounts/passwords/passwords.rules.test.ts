import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import common from './common-passwords.json' with { type: 'json' }
import { checkPassword, isCommon, isOwnWords } from './passwords.rules.ts'

const ADA = { email: 'ada.byron@juniper.example', firstName: 'Ada', lastName: 'Byron' }
const check = (password: string) => checkPassword(password, 'Goodwork', ADA, 'password')

describe('a new password (promise 1)', () => {
  it.each([
    ['12 characters', 'mtqz rvxk pb'],
    ['256 characters', 'mtqz'.repeat(64)],
    ['only small letters', 'seventeenpurpleumbrellas'],
    ['only digits', '839201774652'],
    ['64 emoji', '🙂'.repeat(64)],
    ['a text with blanks at both ends', '  ten chars '],
    ['a text with a NUL', 'nul\u0000 in the middle'],
    ['256 letters of two characters each before NFKC', 'é'.normalize('NFD').repeat(256)],
  ])('accepts %s as a new password', (_what, password) => {
    expect(() => check(password)).not.toThrow()
  })

  it.each([
    ['11 characters', 'mtqz rvxk p', '12 to 256'],
    ['257 characters', `${'mtqz'.repeat(64)}m`, '12 to 256'],
    ['1 MB', 'mtqz'.repeat(250_000), '12 to 256'],
    ['an empty text', '', '12 to 256'],
    ['15 characters that NFKC expands to 300', 'ﷺ'.repeat(15), '12 to 256'],
    ['half a surrogate pair', 'half a pair \ud800', 'can’t store'],
    ['a common password', 'qwertyuiop123', 'Many people'],
    ['a common password in capitals', 'QWERTYuiop123', 'Many people'],
    ['a common password in wide letters', 'ｑｗｅｒｔｙuiop123', 'Many people'],
    ['the name of the product twice', 'Goodwork Goodwork', 'easy to guess'],
    ['the mail address', 'ada.byron@juniper.example', 'easy to guess'],
    ['the name and the product', 'AdaByron-Goodwork', 'easy to guess'],
    ['the part before the @, twice', 'ada.byronada.byron', 'easy to guess'],
    ['the domain', 'juniper.example', 'easy to guess'],
    ['the name of the product and digits', 'goodwork12345', 'easy to guess'],
    ['the name and a year', 'AdaByron-1985', 'easy to guess'],
  ])('refuses %s as a new password', (_what, password, why) => {
    expect(() => check(password)).toThrow(why)
  })

  it.each([
    ['the name in a sentence', 'Ada likes seven umbrellas'],
    ['the name with other words', 'ada byron 2049 lanterns'],
    ['punctuation alone', '!?!?!?!?!?!?!?'],
  ])('accepts %s as a new password', (_what, password) => {
    expect(() => check(password)).not.toThrow()
  })

  it('names the field of a refused password', () => {
    expect(() => checkPassword('short', 'Goodwork', ADA, 'newPassword')).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'newPassword' }),
    )
  })

  it('finds passwords made only of the owner’s words, in any order and with any signs', () => {
    const word = fc.constantFrom('ada', 'byron', 'goodwork', 'juniper', 'Ada', 'GOODWORK')
    const between = fc.constantFrom('', ' ', '.', '-', '@', '!!')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 30 }), (parts) => {
        const password = parts.flat().join('')
        expect(isOwnWords(password, 'Goodwork', ADA)).toBe(true)
        expect(isOwnWords(`${password}x`, 'Goodwork', ADA)).toBe(false)
      }),
    )
  })

  it('ignores names of one or two letters when it looks for the owner’s words', () => {
    const short = { email: 'a@b.example', firstName: 'A', lastName: 'Bo' }
    expect(isOwnWords('a'.repeat(256), 'Goodwork', short)).toBe(false)
    expect(isOwnWords('bobobobobobo', 'Goodwork', short)).toBe(false)
    expect(isOwnWords('', 'Goodwork', { ...short, lastName: '' })).toBe(false)
  })
})

describe('the list of common passwords (promise 1)', () => {
  it('the list of common passwords has 3,000 normalized entries of 12 characters or more', () => {
    expect(common.passwords.length).toBeGreaterThanOrEqual(3000)
    for (const password of common.passwords) {
      expect([...password].length).toBeGreaterThanOrEqual(12)
      expect(password.normalize('NFKC').toLowerCase()).toBe(password)
      expect(isCommon(password)).toBe(true)
    }
    expect(new Set(common.passwords).size).toBe(common.passwords.length)
  })

  it('the list of common passwords names its source and its licence', () => {
    expect(common.source).toContain('SecLists')
    expect(common.licence).toContain('MIT')
  })
})
