const WORD = /[\p{L}\p{N}'’-]{3,}/gu
const LEAST = 4

const startOf = (word: string) => word.slice(0, Math.max(LEAST, word.length - 3))

/** Whether two words are forms of one: "meeting" and "meetings". */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || (startOf(one) === startOf(other) && one.length >= LEAST)

/** The first word of a message that is a form of one of these; null if there is none. */
export function ownWords(text: string, found: readonly string[]): string | null {
  const known = found.flatMap((part) => part.toLowerCase().match(WORD) ?? [])
  const said = text.match(WORD) ?? []
  return said.find((word) => known.some((one) => isSameWord(one, word.toLowerCase()))) ?? null
}
