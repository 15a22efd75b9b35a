import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RECOVERY_BYTES, readRecoveryCode, recoveryCodeOf } from './recovery-codes.rules.ts'

const bytes = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES })

describe('a recovery code (promise 10)', () => {
  it('a recovery code has 130 bits as 26 characters in groups', () => {
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

  it('reads a recovery code in every form in which people type it', () => {
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
    'refuses %j as a recovery code',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeUndefined()
    },
  )
})
