import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeKey,
  companyOfAddress,
  isBelow,
  isPublicMail,
  type Joinable,
} from './companies.joining.rules.ts'

const company = (_id: string, more: Partial<Joinable> = {}): Joinable => ({
  _id,
  emailDomains: [],
  adminEmails: [],
  codeKey: null,
  ...more,
})

describe('the company of an address', () => {
  const juniper = company('juniper', { emailDomains: ['Juniper.Example', '@juniper.test'] })
  const harbour = company('harbour', { codeKey: 'harbour', adminEmails: ['Boss@B.example'] })

  it.each([
    ['by domain', 'ada@juniper.example', null, 'juniper', false],
    ['by a domain that was written with an @', 'ada@juniper.test', null, 'juniper', false],
    ['by code', 'ada@juniper.example', 'HARBOUR', 'harbour', false],
    ['by name', 'boss@b.example', null, 'harbour', true],
    ['by code and name', 'boss@b.example', 'harbour', 'harbour', true],
    ['by domain although the code is unknown', 'ada@juniper.example', 'x', 'juniper', false],
  ])('is found %s', (_how, email, code, found, isAdmin) => {
    expect(companyOfAddress([juniper, harbour], email, code)).toEqual({ company: found, isAdmin })
  })

  it.each([
    ['of another domain', 'ada@b.example', null],
    ['that only ends like it', 'ada@notjuniper.example', null],
    ['of a domain within it', 'ada@mail.juniper.example', null],
    ['with an unknown code', 'ada@b.example', 'x'],
    ['with an empty code', 'ada@b.example', ' '],
  ])('is none for an address %s', (_what, email, code) => {
    expect(companyOfAddress([juniper, harbour, company('other')], email, code)).toBeUndefined()
  })

  it('is none where two would do', () => {
    const twin = company('twin', { ...juniper, _id: 'twin', codeKey: 'harbour' })
    expect(companyOfAddress([juniper, twin], 'ada@juniper.example', null)).toBeUndefined()
    expect(companyOfAddress([harbour, twin], 'ada@b.example', 'harbour')).toBeUndefined()
  })
})

describe('the key of a referral code', () => {
  it.each([
    ['ÄPFEL-ÜBER', 'äpfel-über'],
    ['A\u0308pfel', 'äpfel'],
    [' ＯＦＦＩＣＥ\u00a0', 'office'],
    ['ЩУКА', 'щука'],
    ['ẞ', 'ß'],
    ['', ''],
    ['\u3000', ''],
  ])('of %j is %j', (written, key) => expect(codeKey(written)).toBe(key))

  it('stays as it is when it is made once more, and is none of what is no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        expect(codeKey(codeKey(written))).toBe(codeKey(written))
      }),
    )
    expect([codeKey(null), codeKey(undefined), codeKey(7)]).toEqual(['', '', ''])
  })
})

describe('an address of a company', () => {
  const domains = ['Sub.example', '@juniper.example']
  it.each(['x@sub.example', 'x@mail.sub.example', 'x@a.b.juniper.example'])('is %s', (key) =>
    expect(isBelow(key, domains)).toBe(true),
  )
  it.each(['x@example', 'x@notsub.example', 'sub.example@b.example', 'x@sub.example.com'])(
    'is not %s',
    (key) => expect(isBelow(key, domains)).toBe(false),
  )
})

describe('a public mail service', () => {
  it.each([
    'gmail.com',
    'OUTLOOK.com',
    '@proton.me',
    ' gmx.de ',
    'qq.com',
    'fastmail.com',
    'tuta.com',
    'posteo.de',
    'mozmail.com',
    'passmail.net',
    'slmail.me',
    'riseup.net',
    'sunrise.ch',
    ...'zoho.eu telia.com proximus.be scarlet.be dir.bg 012.net.il bezeqint.net'.split(' '),
    ...'dismail.de addy.io kakao.com nifty.com'.split(' '),
  ])('is %s', (domain) => expect(isPublicMail(domain)).toBe(true))
  it.each([
    ...['juniper.example', 'gmail.com.juniper.example', '', 'com'],
    ...'siemens.com sap.com bosch.com orange.com kpn.com mit.edu microsoft.com'.split(' '),
    ...'bt.com nus.edu.sg starbucks.com ox.ac.uk'.split(' '),
  ])('is not %s', (domain) => expect(isPublicMail(domain)).toBe(false))
})
