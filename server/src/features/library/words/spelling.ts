type Change = readonly [british: RegExp, american: string]

/**
 * British endings as Americans write them. The index and the query go through the same changes, so
 * that a word that only looks British ("promise", "detour") still meets itself.
 */
const CHANGES: readonly Change[] = [
  [/(practi)s(?=e|ing)/, '$1c'],
  [/(\w{3})our(?=$|s$|ed$|ing$|able|ful|ite|al|er|hood)/, '$1or'],
  [/(\w{3})is(?=e$|ed$|es$|er$|ers$|ing$|ation)/, '$1iz'],
  [/(\w{2}l)ys(?=e$|ed$|es$|er$|ing$)/, '$1yz'],
  [/(\w{3})ogue(?=s?$)/, '$1og'],
  [/(\w{2}[bt])re(?=s?$)/, '$1er'],
  [/(\w{3})ence$/, '$1ense'],
  [/(\w{2}[aeiou])ll(?=ed$|ing$|er$|ers$|or$|ors$)/, '$1l'],
  [/(\w{3})amme(?=s?$)/, '$1am'],
  [/(judg|acknowledg)ement/, '$1ment'],
  [/^(ful|skil|wil|enrol|instal|distil)(?=fil|ful|ment|$)/, '$1l'],
  [/^grey/, 'gray'],
  [/^ageing$/, 'aging'],
]

/** A lower-case word in its American spelling. */
export function american(word: string): string {
  let out = word
  for (const [british, changed] of CHANGES) out = out.replace(british, changed)
  return out
}
