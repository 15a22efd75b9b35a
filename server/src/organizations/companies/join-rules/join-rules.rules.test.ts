import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeKey, companyOfAddress, isBelow, isPublicMail, type Lead } from './join-rules.rules.ts'

describe('the company of an address', () => {
  const lead = (company: string, by: Lead['by']): Lead => ({ company, by })
  const joined = (...leads: Lead[]) => companyOfAddress(leads, 'b.example')

  it.each([
    ['by domain', ['domain'], false],
    ['by code', ['code'], false],
    ['by name', ['admin'], true],
    ['by code and name', ['code', 'admin'], true],
    ['by name and domain', ['domain', 'admin'], true],
  ] as const)('finds the company of an address %s', (_how, ways, isAdmin) => {
    expect(joined(...ways.map((by) => lead('harbour', by)))).toEqual({
      company: 'harbour',
      isAdmin,
    })
  })

  it('prefers the company of a code to that of an admin address, and this to a domain', () => {
    const [one, two, three] = [lead('a', 'domain'), lead('b', 'admin'), lead('c', 'code')]
    expect(joined(one, two, three)).toEqual({ company: 'c', isAdmin: false })
    expect(joined(one, two)).toEqual({ company: 'b', isAdmin: true })
    expect(joined(one)).toEqual({ company: 'a', isAdmin: false })
  })

  it.each(['admin', 'domain', 'code'] as const)(
    'finds no company if two match by %s, even if another rule matches',
    (by) => {
      const ways = { code: ['domain', 'admin'], admin: ['domain'], domain: [] } as const
      const weaker = ways[by].map((it) => lead('one', it))
      expect(joined(...weaker, lead('one', by), lead('two', by))).toBeUndefined()
    },
  )

  it('finds no company without a matching rule or by the domain of a public mail service', () => {
    expect(joined()).toBeUndefined()
    expect(companyOfAddress([lead('a', 'domain')], 'gmail.com')).toBeUndefined()
    const named = [lead('a', 'domain'), lead('b', 'admin')]
    expect(companyOfAddress(named, 'gmail.com')).toEqual({ company: 'b', isAdmin: true })
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
    ['Büro–٢٠٢٦', 'büro-2026'],
    ['\u200fHAFEN−２０２６', 'hafen-2026'],
  ])('makes of the referral code %j the key %j', (written, key) =>
    expect(codeKey(written)).toBe(key),
  )

  it('keeps a key of a referral code unchanged, and makes an empty key of other values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        expect(codeKey(codeKey(written))).toBe(codeKey(written))
      }),
    )
    expect([codeKey(null), codeKey(undefined), codeKey(7)]).toEqual(['', '', ''])
  })
})

describe('addresses of a company', () => {
  const domains = ['Sub.example', '@juniper.example']
  it.each(['x@sub.example', 'x@mail.sub.example', 'x@a.b.juniper.example'])(
    '%s is an address of the company',
    (key) => expect(isBelow(key, domains)).toBe(true),
  )
  it.each(['x@example', 'x@notsub.example', 'sub.example@b.example', 'x@sub.example.com'])(
    '%s is not an address of the company',
    (key) => expect(isBelow(key, domains)).toBe(false),
  )
})

describe('public mail services', () => {
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
  ])('%s is a public mail service', (domain) => expect(isPublicMail(domain)).toBe(true))
  it.each([
    ...['juniper.example', 'gmail.com.juniper.example', '', 'com'],
    ...'siemens.com sap.com bosch.com orange.com kpn.com mit.edu microsoft.com'.split(' '),
    ...'bt.com nus.edu.sg starbucks.com ox.ac.uk'.split(' '),
  ])('“%s” is not a public mail service', (domain) => expect(isPublicMail(domain)).toBe(false))
})
