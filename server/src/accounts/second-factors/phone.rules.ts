import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withoutInvisible } from '#lib/addresses.ts'

/** A phone number with its country code in E.164, or undefined for any other text. */
export function readPhone(typed: string): string | undefined {
  if (typed.length > 40) return undefined
  // Checks only the length: the numbers of a country change, and the texted code proves this one.
  const plain = withoutInvisible(typed.normalize('NFKC')).replace(/^tel:/i, '')
  const phone = parsePhoneNumberFromString(plain, { extract: false })
  return phone?.isPossible() && phone.ext === undefined ? phone.number : undefined
}

const PREFIX_DIGITS = 6

/** The beginning of a number. Owners of a range of numbers may be paid for each message to it. */
export const phonePrefix = (phone: string): string => phone.slice(0, 1 + PREFIX_DIGITS)

export const lastFour = (phone: string): string => phone.slice(-4)
