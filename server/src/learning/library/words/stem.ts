import { stemmer } from 'stemmer'

type Change = readonly [within: string, british: RegExp, american: string]

/**
 * American forms of British endings, for both index and query, so that a word that only looks
 * British ("promise") still matches itself. `within` is a quick first test, which most words fail.
 */
const CHANGES: readonly Change[] = [
  ['practis', /(practi)s(?=e|ing)/, '$1c'],
  ['our', /(\w{3})our(?=$|s$|ed$|ing$|able|ful|ite|al|er|hood)/, '$1or'],
  ['is', /(\w{3})is(?=e$|ed$|es$|er$|ers$|ing$|ation)/, '$1iz'],
  ['lys', /(\w{2}l)ys(?=e$|ed$|es$|er$|ing$)/, '$1yz'],
  ['ogue', /(\w{3})ogue(?=s?$)/, '$1og'],
  ['re', /(\w{2}[bt])re(?=s?$)/, '$1er'],
  ['ence', /(\w{3})ence$/, '$1ense'],
  ['ll', /(\w{2}[aeiou])ll(?=ed$|ing$|er$|ers$|or$|ors$)/, '$1l'],
  ['amme', /(\w{3})amme(?=s?$)/, '$1am'],
  ['gement', /(judg|acknowledg)ement/, '$1ment'],
  ['l', /^(ful|skil|wil|enrol|instal|distil)(?=fil|ful|ment|$)/, '$1l'],
  ['grey', /^grey/, 'gray'],
  ['ageing', /^ageing$/, 'aging'],
]

function american(word: string): string {
  let out = word
  for (const [within, british, changed] of CHANGES) {
    if (out.includes(within)) out = out.replace(british, changed)
  }
  return out
}

/** Words whose Porter stem is that of an unrelated word. */
const WHOLE = new Set(
  (
    'business community department executive general generation internal international news ' +
    'policy position presentation university'
  ).split(' '),
)

/**
 * The Porter stem of a lower-case word, the same for both spellings. Keeps words in other
 * alphabets.
 */
export function stemOf(raw: string): string {
  const word = american(raw)
  const one = WHOLE.has(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '')
  if (WHOLE.has(one)) return one
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word
}
