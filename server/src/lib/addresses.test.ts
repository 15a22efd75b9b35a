import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKey, asciiDomain, isShownAsTyped, mailKey } from './addresses.ts'

describe('the key of a mail address', () => {
  it.each([
    ['Ada@Bücher.Example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
    [' ADA@ＰＯＳＴ.example ', 'ada@post.example'],
    ['ada@почта.example', 'ada@xn--80a1acny.example'],
    ['jörg@a.example', 'jörg@a.example'],
    ['nobody', 'nobody'],
    ['', ''],
  ])('the key of the mail address %s is %s', (typed, key) => expect(mailKey(typed)).toBe(key))

  it.each([
    'ada@bü/cher.example',
    'ada@bü%2e.example',
    'ada@bü:25.example',
    'ada@☃.example',
    'ada@aрple.example',
    'ada@mıcro.example',
    'a@ü b.c',
  ])('does not convert %s, which is no address', (typed) =>
    expect(mailKey(typed)).toBe(addressKey(typed)),
  )

  it('the key of a key is the same key, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.domain(), (text, domain) => {
        for (const typed of [text, `${text}@${domain}`, `a@${text}.${domain}`]) {
          expect(mailKey(mailKey(typed))).toBe(mailKey(typed))
        }
      }),
    )
  })

  it('asciiDomain does not change a domain in ASCII', () => {
    fc.assert(fc.property(fc.domain(), (domain) => asciiDomain(domain) === domain))
  })
})

describe('domains', () => {
  it.each(['a.example', 'bücher.example', 'żółw.example', 'почта.рф', 'παράδειγμα.δοκιμή'])(
    'shows the domain %s as typed',
    (domain) => expect(isShownAsTyped(domain)).toBe(true),
  )
  it.each(['аpple.com', 'аррӏе.com', 'gooɡle.com', 'mıcrosoft.com', 'παypal.δοκιμή', 'a☃.example'])(
    'does not show the domain %s as typed, since it imitates another',
    (domain) => expect(isShownAsTyped(domain)).toBe(false),
  )
})
