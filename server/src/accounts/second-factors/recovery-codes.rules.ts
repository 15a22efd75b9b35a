import { ungrouped } from '#lib/codes.ts'

/** Crockford's base32: no sign looks like another, so a code can be read from paper. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 26 signs of five bits: 130 bits. Product 4, promise 10 of sign-in */
export const RECOVERY_BYTES = 26
const GROUPS = [5, 4, 4, 4, 4, 5]

/** A recovery code as it is shown: five random bits of each byte, in groups. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => SIGNS[byte & 31])
  return GROUPS.map((size) => signs.splice(0, size).join('')).join('-')
}

/** A typed recovery code in the form that is hashed, or undefined for any other text. */
export function readRecoveryCode(typed: string): string | undefined {
  if (typed.length > 100) return undefined
  const signs = ungrouped(typed).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{26}$/.test(signs) ? signs : undefined
}
