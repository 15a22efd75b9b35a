import { addressKey, asciiDomain, mailKey } from './addresses.ts'

/** The sign of an address, as it is typed in East Asia too. */
const SIGN = /[@\uff20\ufe6b]/
/** What is not seen and divides nothing: where a word may be cut, or not, and how a sign is drawn. */
const UNSEEN = /\u00ad|\u2060|[\ufe00-\ufe0f]/g
/** What stands around a word that may be an address, and is never in one. */
const WORD = /[^\s\p{C}"<>(),:;[\]\\%!]+/gu
/** Where two are glued with a hyphen, the domain of the first ends there. */
const ADDRESS = /([^@]+)@([\p{L}\p{M}\p{N}.-]+(?=-[\p{L}\p{M}\p{N}.]*@)|[\p{L}\p{M}\p{N}.-]+)/gu
/** Quotes, bullets and the like that people put before an address; full stops they put behind it. */
const BEFORE = /^['’‘`“”„«»‹›*|/={}·•–—….-]*/u
const BEHIND = /[.-]$/
/** What may stand before an address in the same word: nothing, or up to a sign that is in no name. */
const APART = /(?:^|[^\p{L}\p{M}\p{N}._+'’-])[^\p{L}\p{M}\p{N}]*$/u
/** A word that goes on behind a domain without a space: ada@a.example.Please */
const GOES_ON = /(?<![.-])[.-]+(?=\p{Lu}\p{Ll})/gu
/** More than an address has before its sign and behind it. */
const MOST = { local: 128, domain: 300 }

/** A mail address in a text, with what else stands in the word and may not belong to it. */
export type Mentioned = { written: string; local: string; domain: string }

/** A text with what is given in place of each mail address in it; the very same text if that is nothing. */
export function replaceAddresses(
  text: string,
  by: (address: Mentioned) => string | undefined,
): string {
  if (!SIGN.test(text)) return text
  let isChanged = false
  const put = (whole: string, before: string, behind: string) => {
    const { length: from = 0 } = BEFORE.exec(whole)?.[0] ?? ''
    let until = whole.length
    while (BEHIND.test(whole.charAt(until - 1))) until -= 1
    const local = addressKey(before.slice(-MOST.local))
    const domain = behind.slice(0, until - before.length - 1).slice(0, MOST.domain)
    const given = by({ written: whole.slice(from, until), local, domain })
    isChanged ||= given !== undefined
    return given === undefined ? whole : whole.slice(0, from) + given + whole.slice(until)
  }
  const inWord = (word: string) => (word.includes('@') ? word.replaceAll(ADDRESS, put) : word)
  const replaced = text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(WORD, inWord)
  return isChanged ? replaced : text
}

/** The mail addresses that a text names, in its order, however they are written. */
export function addressesIn(text: string): Mentioned[] {
  const found: Mentioned[] = []
  replaceAddresses(text, (address) => {
    found.push(address)
    return undefined
  })
  return found
}

/** The key of an address as it stands in `addressKeysIn`. */
export const seenKey = (key: string): string => key.replaceAll(UNSEEN, '')

function parts(key: string): [local: string, domain: string] {
  const seen = seenKey(key)
  const at = seen.lastIndexOf('@')
  return [seen.slice(0, at), seen.slice(at + 1)]
}

const domainKey = (written: string) => asciiDomain(addressKey(written))

/** The domains that are meant: all that is written, and what stands before each word that goes on. */
function* domainKeys(domain: string): Generator<string> {
  yield domainKey(domain)
  for (const { index } of domain.matchAll(GOES_ON)) yield domainKey(domain.slice(0, index))
}

function isAt(domain: string, key: string): boolean {
  for (const found of domainKeys(domain)) if (found === key) return true
  return false
}

function isIt({ local, domain }: Mentioned, key: string): boolean {
  const [ofLocal, ofDomain] = parts(key)
  if (!local.endsWith(ofLocal)) return false
  return APART.test(local.slice(0, local.length - ofLocal.length)) && isAt(domain, ofDomain)
}

/**
 * Whether one of these keys is the address, not a part of it: what stands before it in the same word
 * is divided from it by a sign that is in no name (HR/ada@a.example, and not mary-ada@a.example).
 */
export const isOneOf = (address: Mentioned, keys: readonly string[]): boolean =>
  keys.some((key) => isIt(address, key))

const UP_TO_SIGN = /^.*[^\p{L}\p{M}\p{N}._+'’-]/u

/**
 * The keys that an address most likely has: of all that is written, and of what stands behind the last
 * sign that is in no name.
 */
export const likelyKeysOf = ({ written, local, domain }: Mentioned): string[] => [
  ...new Set([mailKey(written), `${local.replace(UP_TO_SIGN, '')}@${domainKey(domain)}`]),
]

/**
 * The addresses that texts name, as one text between spaces: it holds the `seenKey` of each address
 * that `isOneOf` finds in them. More may stand before a key, so it narrows down and does not decide.
 */
export function addressKeysIn(texts: readonly string[]): string {
  const keys = new Set<string>()
  for (const { local, domain } of texts.flatMap(addressesIn)) {
    for (const key of domainKeys(domain)) keys.add(`${local}@${key}`)
  }
  return keys.size === 0 ? '' : ` ${[...keys].join(' ')} `
}
