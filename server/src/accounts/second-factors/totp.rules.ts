import { Secret, TOTP } from 'otpauth'
import { sixDigits } from '#accounts/core/accounts.rules.ts'

/** The parameters of RFC 6238 that every authenticator app supports */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits, the length that RFC 4226, section 4, recommends */
export const SECRET_BYTES = 20
/** The steps by which the clock of a phone may be off */
const WINDOW = 1

/** The secret as people type it: base32. */
export const secretOf = (bytes: Uint8Array): string =>
  new Secret({ buffer: bytes.slice().buffer }).base32

/** The address that an authenticator app reads from the QR code. */
export const uriOf = (secret: string, product: string, email: string): string =>
  new TOTP({ ...FORM, secret, issuer: product, label: email }).toString()

/** The time step of a code, at most one step from the present one, or undefined. */
export function stepOf(secret: string, typed: string, now: number): number | undefined {
  const token = sixDigits(typed)
  if (token === undefined) return undefined
  const totp = new TOTP({ ...FORM, secret })
  const delta = totp.validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}
