import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  makeSeal,
  type Purpose,
  readSecretKey,
  SealError,
  type SecretKey,
} from '#integrations/seal.ts'

const aKey = (id: string): SecretKey => ({ id, bytes: randomBytes(32) })
const SECRET = 'JBSWY3DPEHPK3PXP, grüß 🙂'

describe('sealing a secret (promise 8)', () => {
  const key = aKey('2026a')
  const seal = makeSeal([key])

  it('opens a sealed secret for the same person and purpose, and hides its text', () => {
    const sealed = seal.seal('totp', 'ada', SECRET)
    expect(seal.open('totp', 'ada', sealed)).toBe(SECRET)
    expect(sealed).toMatch(/^2026a\.[\w-]+$/)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3')
    expect(seal.open('totp', 'ada', seal.seal('totp', 'ada', ''))).toBe('')
  })

  it('never seals a secret to the same text twice', () => {
    const made = Array.from({ length: 100 }, () => seal.seal('totp', 'ada', SECRET))
    expect(new Set(made).size).toBe(100)
  })

  it.each([
    ...['bea', '', 'ada ', 'Ada'].map((person) => ['totp', person] as const),
    ...(['phone', 'recovery', 'sms code'] as const).map((purpose) => [purpose, 'ada'] as const),
  ])('does not open a sealed secret as %s of “%s”', (purpose: Purpose, person) => {
    expect(() => seal.open(purpose, person, seal.seal('totp', 'ada', SECRET))).toThrow(SealError)
  })

  it('does not open a sealed secret after a change of any bit', () => {
    const [id = '', body = ''] = seal.seal('phone', 'ada', '+4915112345678').split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const sealed = `${id}.${changed.toString('base64url')}`
      expect(() => seal.open('phone', 'ada', sealed), `bit ${bit}`).toThrow(SealError)
    }
  })

  it.each(['', '.', '2026a', '2026a.', '2026a.AAAA', 'plain text', 'a.b.c'])(
    'refuses to open %j, which was never sealed',
    (text) => {
      expect(() => seal.open('totp', 'ada', text)).toThrow(SealError)
    },
  )

  it('does not open a sealed secret with a shortened tag or appended data', () => {
    const sealed = seal.seal('totp', 'ada', '')
    expect(() => seal.open('totp', 'ada', sealed.slice(0, -4))).toThrow(SealError)
    expect(() => seal.open('totp', 'ada', `${sealed}AAAA`)).toThrow(SealError)
    expect(() => seal.open('totp', 'ada', `${sealed}.AAAA`)).toThrow(SealError)
  })

  it('an error of the seal contains no key, secret or person', () => {
    const sealed = seal.seal('totp', 'ada', SECRET)
    try {
      seal.open('totp', 'bea', sealed)
      expect.unreachable()
    } catch (error) {
      const said = JSON.stringify([String(error), (error as Error).stack])
      for (const secret of [SECRET, 'bea', sealed, key.bytes.toString('base64')]) {
        expect(said).not.toContain(secret)
      }
    }
  })
})

describe('changing the key', () => {
  const [old, young] = [aKey('old'), aKey('young')]

  it('opens old values with an old key, and seals with the first key', () => {
    const before = makeSeal([old]).seal('totp', 'ada', SECRET)
    const both = makeSeal([young, old])
    expect(both.open('totp', 'ada', before)).toBe(SECRET)
    const after = both.seal('totp', 'ada', SECRET)
    expect(after).toMatch(/^young\./)
    expect(makeSeal([young]).open('totp', 'ada', after)).toBe(SECRET)
  })

  it('does not open values of a removed key', () => {
    const before = makeSeal([old]).seal('totp', 'ada', SECRET)
    expect(() => makeSeal([young]).open('totp', 'ada', before)).toThrow(SealError)
    const renamed = makeSeal([{ id: 'old', bytes: young.bytes }])
    expect(() => renamed.open('totp', 'ada', before)).toThrow(SealError)
  })

  it('macs finds hashes that were made with older keys', () => {
    const stored = makeSeal([old]).mac('recovery', 'ada', 'ABCD')
    const both = makeSeal([young, old])
    expect(both.mac('recovery', 'ada', 'ABCD')).not.toBe(stored)
    const found = both.macs('recovery', 'ada', 'ABCD')
    expect(found).toEqual([both.mac('recovery', 'ada', 'ABCD'), stored])
    expect(both.macs('recovery', 'ada', 'ABCE')).not.toContain(stored)
  })
})

describe('hashing a code with a key', () => {
  const key = aKey('a')
  const { mac } = makeSeal([key])

  it('mac makes the same 256 bits for the same parts, key and purpose', () => {
    const made = mac('sms code', 'ada', 'setup', '123456')
    expect(Buffer.from(made, 'base64url')).toHaveLength(32)
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(makeSeal([key]).mac('sms code', 'ada', 'setup', '123456')).toBe(made)
  })

  it('mac differs by key, purpose, person, part, order, and borders of parts', () => {
    const made = [
      makeSeal([aKey('a')]).mac('sms code', 'ada', '12'),
      mac('sms code', 'ada', '12'),
      mac('recovery', 'ada', '12'),
      mac('sms code', 'bea', '12'),
      mac('sms code', 'ada', '13'),
      mac('sms code', '12', 'ada'),
      mac('sms code', 'ada1', '2'),
      mac('sms code', 'ada12'),
      mac('sms code', 'ada', '1', '2'),
      mac('sms code', '3:ada2:12'),
    ]
    expect(new Set(made).size).toBe(made.length)
  })
})

describe('reading a key from the settings', () => {
  const bytes = randomBytes(32)

  it('reads a secret key of an id and 32 bytes, in base64 and base64url', () => {
    expect(readSecretKey(`2026a:${bytes.toString('base64')}`)).toEqual({ id: '2026a', bytes })
    expect(readSecretKey(`x:${bytes.toString('base64url')}`)).toEqual({ id: 'x', bytes })
  })

  it.each([
    '',
    bytes.toString('base64'),
    `:${bytes.toString('base64')}`,
    `a.b:${bytes.toString('base64')}`,
    `a:${bytes.subarray(1).toString('base64')}`,
    `a:${randomBytes(33).toString('base64')}`,
    `a:${bytes.toString('hex')}`,
    `a:${bytes.toString('base64').slice(1)}!`,
  ])('refuses the invalid secret key “%s”', (text) => {
    expect(readSecretKey(text)).toBeUndefined()
  })

  it('makeSeal throws without a key', () => {
    expect(() => makeSeal([])).toThrow('no key')
  })
})
