/** Controls, and what turns the direction of the text around it; joiners and marks stay. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** What no script needs on one letter; more of them climb over the lines above and below. */
const TOWER = /(\p{M}{4})\p{M}+/gu
/** Signs that nobody sees: a name of them alone is none. */
const UNSEEN = /[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * A person's name as it is kept: without control and direction characters, with at most four marks
 * on a letter and single spaces, and otherwise as it was typed. Empty where nothing can be seen.
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

/** Letters that no decomposition takes apart, by what people type in their stead. */
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
 * What a name is sorted and searched by: small letters without accents, words with one space
 * between them. Of a query as well, so that "Zoe" finds Zoë.
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
