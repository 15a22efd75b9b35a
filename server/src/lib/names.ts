/** Control characters and direction overrides; joiners and marks stay. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** No script needs more than four marks on a letter; more cover the lines above and below. */
const TOWER = /(\p{M}{4})\p{M}+/gu
/** Invisible signs: a name of these only is empty. */
const UNSEEN = /[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * A name for storage: without control and direction characters, with at most four marks on a letter
 * and single spaces. Empty if nothing is visible.
 */
export function cleanName(typed: string): string {
  const name = typed
    .replace(/\s/gu, ' ')
    .replace(HIDDEN, '')
    .replace(TOWER, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
  return name.replace(UNSEEN, '') === '' ? '' : name
}

/** Letters without a Unicode decomposition, and what people type instead. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}
const LONGEST_KEY = 200

/**
 * The key for sorting and searching a name: lower case without accents, single spaces. Queries use it
 * too, so that "Zoe" finds Zoë.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_KEY)

/** The words of a person’s names, of their address before the @, and the whole address. */
export function wordsOf(person: { firstName: string; lastName: string; email: string }): string[] {
  const { firstName, lastName, email } = person
  const parts = [firstName, lastName, email.slice(0, email.lastIndexOf('@'))]
  const words = parts.flatMap((part) => nameKey(part).split(' '))
  return [...new Set([...words, nameKey(email)])].filter((word) => word !== '')
}
