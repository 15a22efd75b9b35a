import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RECOVERY_BYTES, readRecoveryCode, recoveryCodeOf } from './recovery-codes.rules.ts'

const bytes = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES })

describe('a recovery code (promise 10)', () => {
  it('has 26 signs of base32 in groups, 130 bits, and keeps every bit', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, two) => {
        const code = recoveryCodeOf(one)
        expect(code).toMatch(
          /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{4}){4}-[0-9A-HJKMNP-TV-Z]{5}$/,
        )
        const isSame = one.every((byte, at) => (byte & 31) === ((two[at] ?? 0) & 31))
        expect(recoveryCodeOf(two) === code).toBe(isSame)
      }),
    )
  })

  it('is read as it was made, however it is typed from paper', () => {
    fc.assert(
      fc.property(bytes, (some) => {
        const code = recoveryCodeOf(some)
        const plain = code.replaceAll('-', '')
        for (const typed of [
          code,
          plain,
          code.toLowerCase(),
          ` ${code}\n`,
          code.replaceAll('-', ' '),
          code.replaceAll('-', '–'),
          code.replaceAll('0', 'O').replaceAll('1', 'l'),
        ]) {
          expect(readRecoveryCode(typed)).toBe(plain)
        }
      }),
    )
  })

  it.each(['', ' ', '000000', '0'.repeat(25), '0'.repeat(27), 'U'.repeat(26), '%'.repeat(26)])(
    'is never %j',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeUndefined()
    },
  )
})
