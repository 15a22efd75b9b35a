import { withoutInvisible } from './addresses.ts'

/** Decimal digits of a script come in rows of ten, from a code point that ends in 0 or 6. */
function digitOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  const beginsAtZero = /\p{Nd}/u.test(String.fromCodePoint(point - (point % 16)))
  return String((point % 16) - (beginsAtZero ? 0 : 6))
}

/**
 * A code as people type it on any keyboard: Arabic, Persian and full-width digits are 0 to 9, every
 * dash is a hyphen, and signs without width are gone.
 */
export const plainTyped = (typed: string): string =>
  withoutInvisible(typed.normalize('NFKC'))
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\p{Pd}|\u2212|\u30fc/gu, '-')

/** A code without the spaces and dashes that group its signs. */
export const ungrouped = (typed: string): string => plainTyped(typed).replace(/[\s-]/g, '')

/**
 * The code of a link. Mail programs add the full stop or bracket after a link, and in a raw mail
 * `=3D` remains before its code.
 */
export const linkCode = (typed: string): string | undefined =>
  /^[^\w-]*(?:3D)?([\w-]{43})[^\w-]*$/.exec(typed)?.[1]
