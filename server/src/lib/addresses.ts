import { domainToASCII } from 'node:url'

/**
 * The key of an address, mail or other: what is the same one however it is written. NFKC, trimmed,
 * small letters; NFKC once more, for some small letters are composed another way than their capitals.
 */
export const addressKey = (written: string) =>
  written.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

const ASCII = /^[\0-\x7f]*$/

const SCRIPTS = [
  ...['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Georgian', 'Armenian'],
  ...['Hangul', 'Han'],
]
/**
 * Signs of one script alone, and of Latin those that are taken for no other: what is mixed or rare is
 * written to look like somebody else's domain, and hardly anybody registers it. No sign of another
 * kind either, which would be read as another part of an address.
 */
const KINDS = [
  /^(?!.*[ıĸ])[a-z0-9.\u00df-\u017e-]+$/,
  ...SCRIPTS.map((script) => new RegExp(`^(?:\\p{Script=${script}}|\\p{M}|[0-9.-])+$`, 'u')),
]
const isOfOneKind = (text: string) => KINDS.some((kind) => kind.test(text))

/**
 * A domain as mail servers know it: bücher.example is xn--bcher-kva.example. What mixes scripts in a
 * word stays as it is, and is no domain.
 */
export function asciiDomain(domain: string): string {
  const small = domain.toLowerCase()
  const isLeft = ASCII.test(domain) || !small.split('.').every(isOfOneKind)
  return isLeft ? domain : domainToASCII(small) || domain
}

/** A mail address with its domain in ASCII. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + asciiDomain(address.slice(at))
}

/** The key of a mail address: `addressKey`, with its domain in ASCII. */
export const mailKey = (written: string) => asciiAddress(addressKey(written))

/**
 * The key of an address without what stands behind a plus, which many servers put into the same
 * mailbox: ada+news@a.example is ada@a.example. For comparing where nobody gains by being taken for
 * somebody else.
 */
export const mailboxKey = (key: string) => key.replace(/^([^+@]+)\+[^@]*@/, '$1@')

/** Whether a domain, in small letters, can be shown as it was typed: all of one kind. */
export const isShownAsTyped = (domain: string) => ASCII.test(domain) || isOfOneKind(domain)
