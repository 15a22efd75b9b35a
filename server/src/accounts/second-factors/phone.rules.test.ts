import { describe, expect, it } from 'vitest'
import { maskPhone } from '#accounts/core/accounts.rules.ts'
import { lastFour, phonePrefix, readPhone } from './phone.rules.ts'

describe('a telephone number', () => {
  it.each([
    ['+1 202 555 0123', '+12025550123'],
    ['+49 (0)30 901820', '+4930901820'],
    ['+44 7700 900123', '+447700900123'],
    [' +351-912-345-678 ', '+351912345678'],
    ['＋８１ ９０ １２３４ ５６７８', '+819012345678'],
    ['\u202d+49 171 1234567\u202c', '+491711234567'],
    ['\u2068+49\u00a0171 1234567\u2069\u200e', '+491711234567'],
    ['tel:+49-171-1234567', '+491711234567'],
    ['+٤٩ ١٧١ ١٢٣٤٥٦٧', '+491711234567'],
  ])('stores the phone number %j as %s', (typed, phone) => {
    expect(readPhone(typed)).toBe(phone)
  })

  it.each([
    '',
    '   ',
    '+',
    '112',
    '+49 112',
    '202 555 0123',
    '0030 901820',
    'call +12025550123 now',
    '+12025550123 ext. 9',
    '+12025550123;+12025550124',
    '+12025550123\n+12025550124',
    '+1202555012',
    '+120255501234',
    '+999 12345678',
    `+${'1'.repeat(60)}`,
    'tel:+12025550123?x=1',
  ])('refuses %j as a phone number', (typed) => {
    expect(readPhone(typed)).toBeUndefined()
  })

  it.each([
    ['+12025550123', '*******0123'],
    ['+351912345678', '********5678'],
    ['12345', '*2345'],
    ['1234', '****'],
    ['12', '**'],
    ['', ''],
  ])('shows the phone number %s as %s', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown)
  })

  it('takes the range of a phone number from its first six digits', () => {
    expect(phonePrefix('+12025550123')).toBe('+120255')
    expect(lastFour('+12025550123')).toBe('0123')
  })
})
