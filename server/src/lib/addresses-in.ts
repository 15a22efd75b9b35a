import { addressKey, asciiDomain, mailKey } from './addresses.ts'

/** The at sign, also in its East Asian forms. */
const SIGN = /[@\uff20\ufe6b]/
/** Invisible signs that divide no word: soft hyphen, word joiner, variation selectors. */
const UNSEEN = /\u00ad|\u2060|[\ufe00-\ufe0f]/g
/** A word without the signs that no address contains. */
const WORD = /[^\s\p{C}"<>(),:;[\]\\%!]+/gu
/** If a hyphen joins two addresses, the domain of the first ends there. */
const ADDRESS = /([^@]+)@([\p{L}\p{M}\p{N}.-]+(?=-[\p{L}\p{M}\p{N}.]*@)|[\p{L}\p{M}\p{N}.-]+)/gu
/** Quotes, bullets and similar signs before an address; full stops after it. */
const BEFORE = /^['’‘`“”„«»‹›*|/={}·•–—….-]*/u
const BEHIND = /[.-]$/
/** Allowed before an address in the same word: nothing, or text that ends with a sign of no name. */
const APART = /(?:^|[^\p{L}\p{M}\p{N}._+'’-])[^\p{L}\p{M}\p{N}]*$/u
/** A capitalized word directly after a domain: ada@a.example.Please */
const GOES_ON = /(?<![.-])[.-]+(?=\p{Lu}\p{Ll})/gu
/** Above the limits of an address before and after its at sign. */
const MOST = { local: 128, domain: 300 }

/** A mail address in a text; `local` and `domain` may include other text of the same word. */
export type MentionedAddress = { written: string; local: string; domain: string }

/** Replaces each mail address for which `by` returns a text; without any, returns the same text. */
export function replaceAddresses(
  text: string,
  by: (address: MentionedAddress) => string | undefined,
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

/** The mail addresses in a text, in its order. */
export function addressesIn(text: string): MentionedAddress[] {
  const found: MentionedAddress[] = []
  replaceAddresses(text, (address) => {
    found.push(address)
    return undefined
  })
  return found
}

/** The form of an address key in `addressKeysIn`. */
export const seenKey = (key: string): string => key.replaceAll(UNSEEN, '')

function parts(key: string): [local: string, domain: string] {
  const seen = seenKey(key)
  const at = seen.lastIndexOf('@')
  return [seen.slice(0, at), seen.slice(at + 1)]
}

const domainKey = (written: string) => asciiDomain(addressKey(written))

/** The possible domains: all that is written, and the part before each capitalized word. */
function* domainKeys(domain: string): Generator<string> {
  yield domainKey(domain)
  for (const { index } of domain.matchAll(GOES_ON)) yield domainKey(domain.slice(0, index))
}

function isAt(domain: string, key: string): boolean {
  for (const found of domainKeys(domain)) if (found === key) return true
  return false
}

function isIt({ local, domain }: MentionedAddress, key: string): boolean {
  const [ofLocal, ofDomain] = parts(key)
  if (!local.endsWith(ofLocal)) return false
  return APART.test(local.slice(0, local.length - ofLocal.length)) && isAt(domain, ofDomain)
}

/**
 * Whether one of these keys is the whole address. Text before it in the same word must end with a
 * sign that no name contains: HR/ada@a.example, but not mary-ada@a.example.
 */
export const isOneOf = (address: MentionedAddress, keys: readonly string[]): boolean =>
  keys.some((key) => isIt(address, key))

const UP_TO_SIGN = /^.*[^\p{L}\p{M}\p{N}._+'’-]/u

/** The likely keys of an address: of the whole word, and of the part after the last sign of no name. */
export const likelyKeysOf = ({ written, local, domain }: MentionedAddress): string[] => [
  ...new Set([mailKey(written), `${local.replace(UP_TO_SIGN, '')}@${domainKey(domain)}`]),
]

/**
 * The addresses in texts, as one text between spaces. It contains the `seenKey` of each address that
 * `isOneOf` finds, but may contain more: use it to preselect only.
 */
export function addressKeysIn(texts: readonly string[]): string {
  const keys = new Set<string>()
  for (const { local, domain } of texts.flatMap(addressesIn)) {
    for (const key of domainKeys(domain)) keys.add(`${local}@${key}`)
  }
  return keys.size === 0 ? '' : ` ${[...keys].join(' ')} `
}
