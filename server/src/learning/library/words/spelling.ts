type Change = readonly [within: string, british: RegExp, american: string]

/**
 * British endings as Americans write them. The index and the query go through the same changes, so
 * that a word that only looks British ("promise", "detour") still meets itself. What every such word
 * holds stands first: to look for that is quicker, and most words have none of it.
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

/** A lower-case word in its American spelling. */
export function american(word: string): string {
  let out = word
  for (const [within, british, changed] of CHANGES) {
    if (out.includes(within)) out = out.replace(british, changed)
  }
  return out
}
