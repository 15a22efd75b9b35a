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
  ] as const)('is found %s', (_how, ways, isAdmin) => {
    expect(joined(...ways.map((by) => lead('harbour', by)))).toEqual({
      company: 'harbour',
      isAdmin,
    })
  })

  it('is that of the code before that which names the address, and this before the domain’s', () => {
    const [one, two, three] = [lead('a', 'domain'), lead('b', 'admin'), lead('c', 'code')]
    expect(joined(one, two, three)).toEqual({ company: 'c', isAdmin: false })
    expect(joined(one, two)).toEqual({ company: 'b', isAdmin: true })
    expect(joined(one)).toEqual({ company: 'a', isAdmin: false })
  })

  it.each(['admin', 'domain', 'code'] as const)(
    'is none where two would do %s, whatever else leads somewhere',
    (by) => {
      const ways = { code: ['domain', 'admin'], admin: ['domain'], domain: [] } as const
      const weaker = ways[by].map((it) => lead('one', it))
      expect(joined(...weaker, lead('one', by), lead('two', by))).toBeUndefined()
    },
  )

  it('is none where nothing leads anywhere, nor by the domain of a public mail service', () => {
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
