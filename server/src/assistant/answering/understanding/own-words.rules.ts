const LEAST = 4

/** Whether two words are forms of one: all but the last three letters are the same. */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const same = Math.max(LEAST, long.length - 3)
  return one === other || (short.length >= same && short.slice(0, same) === long.slice(0, same))
}
