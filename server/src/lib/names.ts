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

/** Letters without a Unicode decomposition, and the letters that people type instead. */
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
 * The key for sorting a name and of a query: lower case without accents, single spaces, so that "Zoe"
 * finds Zoë.
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

/** How German, Danish and Norwegian write letters that a keyboard lacks. */
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/**
 * The key of a name as it is stored: `nameKey`, and after two spaces its words in other spellings.
 * Jürgen is found by "Juergen", and Juergen by "Jürgen". The spaces keep the order of names.
 */
export function storedNameKey(name: string): string {
  const key = nameKey(name)
  const spelt = nameKey(
    name.normalize('NFC').replace(/[äöüøå]/gi, (sign) => SPELT[sign.toLowerCase()] ?? sign),
  )
  const short = key.replace(/(?<=[aou])e|(?<=a)a/g, '')
  const known = new Set(key.split(' '))
  const others = new Set(`${spelt} ${short}`.split(' ').filter((word) => !known.has(word)))
  return others.size === 0 ? key : `${key}  ${[...others].join(' ')}`.slice(0, LONGEST_KEY)
}

/** The words of a person’s names, of their address before the @, and the whole address. */
export function wordsOf(person: { firstName: string; lastName: string; email: string }): string[] {
  const { firstName, lastName, email } = person
  const parts = [firstName, lastName, email.slice(0, email.lastIndexOf('@'))]
  const words = parts.flatMap((part) => nameKey(part).split(' '))
  return [...new Set([...words, nameKey(email)])].filter((word) => word !== '')
}
