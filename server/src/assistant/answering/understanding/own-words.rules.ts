const WORD = /[\p{L}\p{N}'’-]{3,}/gu
const LEAST = 4
/** Words that say nothing of what a message is about. */
const SAYS_NOTHING =
  /^(?:never|always|every|everyone|everything|someone|something|nobody|problem|thing|things|when|what|with|from|their|there|about|have|want|would|could|should|really|just|make|work|good|people)$/

/** Whether two words are forms of one: all but the last three letters are the same. */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const same = Math.max(LEAST, long.length - 3)
  return one === other || (short.length >= same && short.slice(0, same) === long.slice(0, same))
}

/** The first word of a message that is a form of one of these; null if there is none. */
export function ownWords(text: string, found: readonly string[]): string | null {
  const known = found.flatMap((part) => part.toLowerCase().match(WORD) ?? [])
  const said = text.match(WORD) ?? []
  const isMeant = (word: string) =>
    !SAYS_NOTHING.test(word) && known.some((one) => isSameWord(one, word))
  return said.find((word) => isMeant(word.toLowerCase())) ?? null
}
