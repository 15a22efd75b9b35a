import { Secret, TOTP } from 'otpauth'
import { sixDigits } from '#accounts/core/accounts.rules.ts'

/** What every authenticator app understands: RFC 6238 with its first parameters. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits: as much as the hash takes in (RFC 4226, section 4) */
export const SECRET_BYTES = 20
/** Steps before and after the present one that a clock may be off */
const WINDOW = 1

/** The secret as people type it: base32. */
export const secretOf = (bytes: Uint8Array): string =>
  new Secret({ buffer: bytes.slice().buffer }).base32

/** The address that an authenticator app reads from the square code. */
export const uriOf = (secret: string, product: string, email: string): string =>
  new TOTP({ ...FORM, secret, issuer: product, label: email }).toString()

/** The time step that a code belongs to, one step either side of now, or nothing. */
export function stepOf(secret: string, typed: string, now: number): number | undefined {
  const token = sixDigits(typed)
  if (token === undefined) return undefined
  const totp = new TOTP({ ...FORM, secret })
  const delta = totp.validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}
