import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailKey } from './addresses.ts'
import { addressesIn, addressKeysIn, isOneOf, replaceAddresses, seenKey } from './addresses-in.ts'

const ADA = 'ada@x.example'
const has = (text: string, key = ADA) => addressesIn(text).some((one) => isOneOf(one, [key]))

describe('mail addresses in a text', () => {
  it.each([
    ADA,
    ' ADA@X.example\n',
    'Ada Byron <ada@x.example>',
    'mailto:ada@x.example?subject=Hello',
    'Write to ada@x.example.',
    '“ada@x.example”, or nobody',
    "'ada@x.example'",
    'bo@x.example/ada@x.example',
    'bo@x.example;ada@x.example',
    'ａｄａ＠ｘ．example',
    '• ada@x.example – ill',
    '=ada@x.example',
    '{ada@x.example}',
  ])('finds a mail address in the notation %s', (text) => {
    expect(has(text)).toBe(true)
  })

  it.each([
    ...['HR/', 'Ada Lovelace/', 'email=', 'Ada|', 'Ada–', 'Ada·', 'HR#', '✉', '✉\ufe0f', '→', '_'],
    ...['https://x.example/?to=', 'mailto&#58;', 'x^', '$', '&', '@', '~', '+', 'a&b/_'],
    ...['bob@b.example&', 'bob@b.example+', 'bob@b.example_', 'bob@b.example-', 'bob@b.example/'],
  ])('finds a mail address directly after a sign that no name contains: %s', (before) => {
    expect(has(`${before}${ADA}`)).toBe(true)
  })

  it.each([
    `${ADA}.Please`,
    `${ADA}-Team`,
    `${ADA}.De.Please`,
    `_${ADA}_`,
    `${ADA}~`,
    'a\u00adda@x.exam\u00adple',
    'ada﹫x.example',
  ])('finds a mail address directly before text, or with invisible signs: %s', (text) => {
    expect(has(text)).toBe(true)
  })

  it.each([
    'hada@x.example',
    'ada@x.example.org',
    'ada@x.examples',
    'a.ada@x.example',
    'mary_ada@x.example',
    'mary-ada@x.example',
    "o'ada@x.example",
    'ada@x.example.au',
    'ada@x.example-labs.example',
    'ada+news@x.example',
    'ada at x.example',
    'ada@',
    '@x.example',
  ])('does not find a mail address as a part of %s', (text) => {
    expect(has(text)).toBe(false)
  })

  it('compares mail addresses by their keys, with apostrophes and other alphabets', () => {
    expect(has("Bo <O'BRIEN@x.example>", "o'brien@x.example")).toBe(true)
    expect(has('O’Brien, ZOË@MÜLLER.example', mailKey('zoë@müller.example'))).toBe(true)
    expect(has('zoe\u0308@xn--mller-kva.example', mailKey('zoë@müller.example'))).toBe(true)
    expect(has('zoe@müller.example', mailKey('zoë@müller.example'))).toBe(false)
  })

  it('replaces single mail addresses, and leaves other text unchanged', () => {
    const text = 'Ada <ADA@x.example>, Bo <bo@x.example>'
    const away = replaceAddresses(text, (one) => (isOneOf(one, [ADA]) ? '…' : undefined))
    expect(away).toBe('Ada <…>, Bo <bo@x.example>')
    expect(replaceAddresses('ﬁne, ａ@b', () => undefined)).toBe('ﬁne, ａ@b')
  })

  it('finds a mail address between separators, not inside a longer word', () => {
    const part = fc.stringMatching(/^[a-z0-9]([a-z0-9._+-]{0,8}[a-z0-9])?$/)
    const around = fc.stringMatching(/^[ ,;<>()"\n]{1,3}$/)
    fc.assert(
      fc.property(part, part, around, around, part, (local, host, before, behind, more) => {
        const address = `${local}@${host.replaceAll(/[._+-]+/g, '-')}.example`
        expect(has(`Bo${before}${address.toUpperCase()}${behind}end`, address)).toBe(true)
        expect(has(`Bo${before}${more}${address}${behind}end`, address)).toBe(false)
      }),
    )
  })

  it('addressKeysIn contains the key of each mail address in a text', () => {
    const sign = fc.constantFrom(..."aZ1.._-+'|/&=#–✉ ,@".split(''))
    const around = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''))
    const local = fc.stringMatching(/^[a-z0-9._+'-]{1,6}$/)
    const domain = fc.constantFrom('x.example', 'x.co.example', 'müller.example', 'a-b.example')
    fc.assert(
      fc.property(around, local, domain, around, (before, name, host, behind) => {
        const [text, key] = [`${before}${name}@${host}${behind}`, mailKey(`${name}@${host}`)]
        if (has(text, key)) expect(addressKeysIn([text])).toContain(seenKey(key))
      }),
      { numRuns: 2000 },
    )
  })

  it('addressKeysIn contains the key of a mail address with any allowed sign', () => {
    const missed: string[] = []
    for (let at = 0x80; at < 0x110000; at += 1) {
      const sign = String.fromCodePoint(at)
      if (/\p{C}/u.test(sign)) continue
      const text = `a${sign}b@x.example`
      const key = mailKey(text)
      if (/[\s\p{C}"<>(),:;[\]\\%!]|@.*@/u.test(key)) continue
      if (!has(text, key) || !addressKeysIn([text]).includes(seenKey(key)))
        missed.push(at.toString(16))
    }
    expect(missed).toEqual([])
  })

  // Quadratic time would exceed the time limit of a test.
  it('finds mail addresses in linear time, also in long and repetitive texts', () => {
    for (const text of [
      'a'.repeat(200_000),
      'a@'.repeat(100_000),
      '@'.repeat(200_000),
      `a@${'-'.repeat(200_000)}x`,
      `${'a/'.repeat(100_000)}@x.example`,
      `${'_'.repeat(200_000)}ada@x.example`,
      'a/ada@b.Aa-'.repeat(18_000),
      `a@x.example${'.Aa'.repeat(60_000)}`,
    ]) {
      expect(has(text)).toBe(text.includes('_'))
    }
  })
})
