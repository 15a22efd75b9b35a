import { describe, expect, it } from 'vitest'
import { linkCode, plainTyped, ungrouped } from './codes.ts'

describe('typed codes', () => {
  it.each([
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    ['०१२३४५', '012345'],
    ['๐๑๒๓๔๙', '012349'],
    ['𝟎𝟏𝟐 𝟗𝟖𝟕', '012987'],
    ['123–456', '123456'],
    ['123ー456', '123456'],
    ['123−456', '123456'],
    ['\u202a123\u00a0456\u202c', '123456'],
    ['123 456', '123456'],
    ['12a456', '12a456'],
  ])('reads the typed code %j as %s', (typed, code) => {
    expect(ungrouped(typed)).toBe(code)
  })

  it('plainTyped keeps letters and spaces of all scripts', () => {
    expect(plainTyped('Büro – Straße ٧')).toBe('Büro - Straße 7')
  })
})

describe('the code of a link', () => {
  const code = `3D_-${'a'.repeat(39)}`

  it.each(['', '.', '>', ').', '”', ' \n', '='])(
    'reads the code of a link with %j after it',
    (tail) => {
      expect(linkCode(code + tail)).toBe(code)
    },
  )

  it.each([' ', '<', '=3D', '3D'])('reads the code of a link with %j before it', (head) => {
    expect(linkCode(head + code)).toBe(code)
  })

  it.each([code.slice(1), `${code}a`, `${code}.a`, `3d${code}`, ''])(
    'finds no code of a link in %j',
    (other) => {
      expect(linkCode(other)).toBeUndefined()
    },
  )
})
