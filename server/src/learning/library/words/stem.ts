type Rule = readonly [ending: string, instead: string]
type Rules = ReadonlyMap<string, readonly Rule[]>

type Shape = {
  /** How often vowels are followed by consonants: Porter's measure */
  measure: number
  hasVowel: boolean
  /** Consonant, vowel, consonant at its end, the last none of w, x and y */
  endsShort: boolean
}

const VOWELS = new Set([...'aeiou'].map((letter) => letter.charCodeAt(0)))
const Y = 'y'.charCodeAt(0)

/** Which letters of a word are vowels; y is one after a consonant. */
function shapeOf(word: string): Shape {
  const shape = { measure: 0, hasVowel: false, endsShort: false }
  let [before, last] = [true, true]
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at)
    const vowel = VOWELS.has(letter) || (letter === Y && at > 0 && !last)
    if (at > 0 && last && !vowel) shape.measure += 1
    shape.hasVowel ||= vowel
    shape.endsShort = at > 1 && !before && last && !vowel
    ;[before, last] = [last, vowel]
  }
  shape.endsShort &&= !/[wxy]$/.test(word)
  return shape
}

const measure = (word: string) => shapeOf(word).measure
const hasVowel = (word: string) => shapeOf(word).hasVowel
const endsShort = (word: string) => shapeOf(word).endsShort

/** The rules by the last letter of their endings, in their order. */
function byLastLetter(rules: readonly Rule[]): Rules {
  return Map.groupBy(rules, ([ending]) => ending.at(-1) ?? '')
}

const SECOND = byLastLetter([
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
])
const THIRD = byLastLetter([
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
])
const FOURTH = byLastLetter(
  'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic ou'
    .split(' ')
    .map((ending) => [ending, '']),
)

/** Takes off the longest ending of a table, if enough of the word is left before it. */
function takeOff(word: string, rules: Rules, least: number): string {
  for (const [ending, instead] of rules.get(word.at(-1) ?? '') ?? []) {
    if (!word.endsWith(ending)) continue
    const rest = word.slice(0, -ending.length)
    if (ending === 'ion' && !/[st]$/.test(rest)) continue
    return measure(rest) > least ? rest + instead : word
  }
  return word
}

function plural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function past(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const rest = word.replace(/(?:ed|ing)$/, '')
  if (rest === word || !hasVowel(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/([^aeioulsz])\1$/.test(rest)) return rest.slice(0, -1)
  return measure(rest) === 1 && endsShort(rest) ? `${rest}e` : rest
}

function tidy(word: string): string {
  let out = word
  if (out.endsWith('e')) {
    const rest = out.slice(0, -1)
    if (measure(rest) > 1 || (measure(rest) === 1 && !endsShort(rest))) out = rest
  }
  return out.endsWith('ll') && measure(out) > 1 ? out.slice(0, -1) : out
}

/**
 * The stem of a lower-case English word: the algorithm of M. F. Porter, "An algorithm for suffix
 * stripping" (1980), with his later `bli` and `logi`. Other alphabets come back as they are.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  let out = past(plural(word))
  if (out.endsWith('y') && hasVowel(out.slice(0, -1))) out = `${out.slice(0, -1)}i`
  out = takeOff(out, SECOND, 0)
  out = takeOff(out, THIRD, 0)
  return tidy(takeOff(out, FOURTH, 1))
}
