import { domainToASCII } from 'node:url'

/**
 * Removes direction marks and zero-width signs, which people copy with text from an address book or
 * a web page.
 */
export const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, '').trim()

/** The apostrophes of word processors, which no mailbox has. */
const CURLY = /[\u2018\u2019\u02bc]/g

/**
 * A key by which addresses compare: NFKC, without invisible signs, trimmed, lower case, with straight
 * apostrophes. NFKC again, because some lower-case letters are composed differently.
 */
export const addressKey = (written: string) =>
  withoutInvisible(written.normalize('NFKC')).replace(CURLY, "'").toLowerCase().normalize('NFKC')

const AROUND = /^(["'])(.*)\1$/

/**
 * The address in a pasted text: `Otto Lund <otto@a.example>`, `otto@a.example;`,
 * `mailto:otto@a.example?cc=b@a.example`. Does not change any other text.
 */
export function pastedAddress(pasted: string): string {
  let text = withoutTail(withoutInvisible(pasted))
  text = /^[^<>]*<([^<>]*)>$/.exec(text)?.[1]?.trim() ?? text
  if (/^mailto:/i.test(text)) text = text.replace(/^(?:mailto:\s*)+/i, '').replace(/\?.*$/s, '')
  return withoutTail(text.replace(AROUND, '$2').trim())
}

/** Removes the signs that end a sentence or an entry of a list. */
function withoutTail(text: string): string {
  let end = text.length
  while (/[\s;,.]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const ASCII = /^[\0-\x7f]*$/

const SCRIPTS = [
  ...['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Georgian', 'Armenian'],
  ...['Hangul', 'Han'],
]
/**
 * Letters of one script only, and only unambiguous Latin ones: mixed or rare letters imitate other
 * domains. Excludes signs that would end the domain.
 */
const KINDS = [
  /^(?!.*[ıĸ])[a-z0-9.\u00df-\u017e-]+$/,
  ...SCRIPTS.map((script) => new RegExp(`^(?:\\p{Script=${script}}|\\p{M}|[0-9.-])+$`, 'u')),
]
const isOfOneKind = (text: string) => KINDS.some((kind) => kind.test(text))

/**
 * A domain in ASCII, as mail servers know it: bücher.example is xn--bcher-kva.example. Does not
 * convert a domain with mixed scripts.
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
 * The key of an address without its plus tag: ada+news@a.example is ada@a.example, the same mailbox at
 * many servers. Use it only where a wrong match gives no rights.
 */
export const mailboxKey = (key: string) => key.replace(/^([^+@]+)\+[^@]*@/, '$1@')

/** Whether a domain in lower case can be shown as typed, because it imitates no other. */
export const isShownAsTyped = (domain: string) => ASCII.test(domain) || isOfOneKind(domain)
