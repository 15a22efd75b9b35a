import { mailKey } from './addresses.ts'

/** What stands around a word that may be an address, and is never in one. */
const WORD = /[^\s\p{C}"<>(),:;[\]\\%!]+/gu
const ADDRESS = /[^@]+@[\p{L}\p{M}\p{N}.-]+/gu
/** Quotes, bullets and the like that people put before an address; full stops they put behind it. */
const BEFORE = /^['’‘`“”„«»‹›*|/={}·•–—….-]*/u
const BEHIND = '.-'

/** A mail address in a text, by its key; where it is not sure what belongs to it, by more than one. */
export type Mentioned = readonly string[]

/** A text with what is given in place of each mail address in it; the very same text if that is nothing. */
export function replaceAddresses(
  text: string,
  by: (address: Mentioned) => string | undefined,
): string {
  let isChanged = false
  const put = (written: string) => {
    const { length: from = 0 } = BEFORE.exec(written)?.[0] ?? ''
    let until = written.length
    while (BEHIND.includes(written.charAt(until - 1))) until -= 1
    const given = by([...new Set([mailKey(written), mailKey(written.slice(from, until))])])
    isChanged ||= given !== undefined
    return given === undefined ? written : written.slice(0, from) + given + written.slice(until)
  }
  const inWord = (word: string) => (word.includes('@') ? word.replaceAll(ADDRESS, put) : word)
  const replaced = text.normalize('NFKC').replaceAll(WORD, inWord)
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

/** Whether one of these keys is the whole address, not a part of it. */
export const isOneOf = (address: Mentioned, keys: readonly string[]): boolean =>
  address.some((key) => keys.includes(key))
