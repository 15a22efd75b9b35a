import { words } from './words.rules.ts'

const HERE = '(?:here|at work|with us|for us|in (?:our|this|the) (?:company|firm|business|team))'

/** Words with which people speak of their own company. */
const OURS =
  'values?|missions?|visions?|purpose|principles?|mottos?|slogans?|promise|strategy|guidelines?|manifesto|beliefs?|abbreviations?|acronyms?'

/** Asks for the meaning of a word, the values of the company, or one of its links. */
const HOUSE: readonly RegExp[] = [
  // "it means when ..." asks for advice.
  /\bwhat (?:does|do) (?!it\b|this\b|that\b)(?:\S+ ){1,5}(?:mean|stand for)\b(?! (?:when|if|that|to me)\b)/,
  /\bwhat (?:is|are) (?:\S+ ){1,4}short for\b/,
  /\b(?:meaning of|(?:mean|meant) (?:by|with)) (?!life\b|it\b|this\b|that\b)\S+/,
  new RegExp(`\\bwhat (?:is|are) (?:an? |the )?(?:\\S+ ){1,3}${HERE}[?!. ]*$`),
  new RegExp(
    `\\b(?:is|are|know|explain|list|show me|tell me)(?: about)? (?:our|the company's|the company) (?:\\w+ )?(?:${OURS})\\b`,
  ),
  new RegExp(`\\b(?:${OURS}) (?:do we have|of (?:the|our|this) (?:company|firm))\\b`),
  /\bwhat (?:do we|does (?:our|the|this) (?:company|firm)) (?:stand|believe|aim)\b/,
  words(
    'where (?:is|are|can i find|do i find|can i get|do i get)~(?:links?|website|web page|intranet|wiki|portal)',
    '(?:links?|url|web address) (?:to|for|of)',
  ),
]

/** Whether a message, as `plainOf` reads it, asks for house knowledge of a company. */
export const asksForHouse = (said: string): boolean => HOUSE.some((pattern) => pattern.test(said))
