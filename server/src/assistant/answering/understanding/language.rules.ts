import { eld } from 'eld/small'

/** A text of fewer words may be a name, or a word that several languages have. */
const FEWEST_WORDS = 4
/** Words that no other language has in this form, or rarely. */
const ENGLISH =
  /\b(?:the|how|what|you|your|let's|ok|my (?:boss|team|job|work|colleague|manager)|i am|i have)\b/i

/** The language of a text, such as "de", if it is surely another one than English. */
export function otherLanguageOf(text: string): string | undefined {
  if ((text.match(/\p{L}+/gu) ?? []).length < FEWEST_WORDS && /\p{Script=Latin}/u.test(text)) {
    return undefined
  }
  if (ENGLISH.test(text)) return undefined
  const found = eld.detect(text)
  return found.language !== '' && found.language !== 'en' && found.isReliable()
    ? found.language
    : undefined
}
