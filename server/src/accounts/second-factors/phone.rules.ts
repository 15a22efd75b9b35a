import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withoutInvisible } from '#lib/addresses.ts'

/** A telephone number with the code of its country, in E.164; nothing if it is none. */
export function readPhone(typed: string): string | undefined {
  if (typed.length > 40) return undefined
  // Only the length is judged: which numbers a country has changes, and the code that comes back
  // proves this one.
  const plain = withoutInvisible(typed.normalize('NFKC')).replace(/^tel:/i, '')
  const phone = parsePhoneNumberFromString(plain, { extract: false })
  return phone?.isPossible() && phone.ext === undefined ? phone.number : undefined
}

const PREFIX_DIGITS = 6

/** The beginning of a number, which those share who are paid for every message to a range. */
export const phonePrefix = (phone: string): string => phone.slice(0, 1 + PREFIX_DIGITS)

export const lastFour = (phone: string): string => phone.slice(-4)
