import { eld } from 'eld/small'

/** A text of fewer words may be a name, or a word that several languages have. */
const FEWEST_WORDS = 4
/** Words that no other language has in this form, or rarely. */
const ENGLISH =
  /\b(?:the|how|what|you|your|let's|ok|my (?:boss|team|job|work|colleague|manager)|i am|i have)\b/i
const WORD = /\p{L}+/gu
const LATIN = /\p{Script=Latin}/u

/**
 * The language of a text if it is surely another one than English, such as "de"; "other" for an
 * unknown one in another script. Null for a text without letters.
 */
export function languageOf(text: string): string | null | undefined {
  const words = text.match(WORD) ?? []
  if (words.length === 0) return null
  const isLatin = words.filter((word) => LATIN.test(word)).length >= words.length / 2
  if (isLatin && (words.length < FEWEST_WORDS || ENGLISH.test(text))) return undefined
  const found = eld.detect(text)
  const isSure = found.language !== '' && found.language !== 'en' && found.isReliable()
  if (isSure) return found.language
  return isLatin ? undefined : 'other'
}
