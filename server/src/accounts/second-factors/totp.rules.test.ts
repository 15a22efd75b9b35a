import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appCode, bytesOf } from '#testing/second-factors.ts'
import { SECRET_BYTES, secretOf, stepOf } from './totp.rules.ts'

const RFC_KEY = Buffer.from('12345678901234567890')

/** RFC 6238, appendix B, SHA-1: seconds, and the last six of its eight digits. */
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

const secret = secretOf(new Uint8Array(RFC_KEY))

describe('codes of an authenticator app (promise 8)', () => {
  it.each(VECTORS)('the code at %i seconds is %s, as in RFC 6238', (seconds, code) => {
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
    expect(appCode(secret, seconds * 1000)).toBe(code)
  })

  it('accepts an app code one step before and after its own step, and no further', () => {
    const time = fc.integer({ min: 1_600_000_000, max: 4_000_000_000 })
    const key = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES })
    fc.assert(
      fc.property(key, time, fc.integer({ min: -4, max: 4 }), (bytes, seconds, off) => {
        const own = secretOf(bytes)
        const now = seconds * 1000
        const code = appCode(own, now + off * 30_000)
        const near = [-1, 0, 1].filter((at) => appCode(own, now + at * 30_000) === code)
        const steps = near.map((at) => Math.floor(seconds / 30) + at)
        const found = stepOf(own, code, now)
        if (near.length === 0) expect(found).toBeUndefined()
        else expect(steps).toContain(found)
      }),
    )
  })

  it('reads app codes with spaces, dashes and digits of any script', () => {
    for (const typed of ['287 082', ' 287082\n', '287–082', '２８７０８２', '٢٨٧٠٨٢', '۲۸۷۰۸۲']) {
      expect(stepOf(secret, typed, 59_000)).toBe(1)
    }
  })

  it.each(['', ' ', '28708', '2870820', '94287082', '28708a', '+87082', '2.8708', '0x4617a'])(
    'refuses %j as an app code',
    (typed) => {
      expect(stepOf(secret, typed, 59_000)).toBeUndefined()
    },
  )
})

describe('the secret of an authenticator app', () => {
  it('a secret of 160 bits decodes from base32 unchanged', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        const text = secretOf(bytes)
        expect(text).toMatch(/^[A-Z2-7]{32}$/)
        expect(new Uint8Array(bytesOf(text))).toEqual(bytes)
      }),
    )
    expect(SECRET_BYTES * 8).toBe(160)
  })
})
