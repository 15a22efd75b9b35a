import { words } from './words.rules.ts'

const IT = '(?:it|that|this|them|the (?:answer|text|message))'

/** Asks for the answer in other words, or for more of it. */
const EDITS = words(
  `(?:make|say|put|write|rewrite|rephrase|reword|explain|shorten|translate|turn|cut|keep|summari[sz]e) ${IT}`,
  '(?:shorter|simpler|softer|friendlier|nicer|clearer|less formal|more formal|too long|too short)',
  '(?:sounds?|sound) (?:more|less|too|like me)|in (?:other|simple|simpler|plain|fewer|your own|two|three) (?:words?|sentences?|lines?)',
  '(?:another|one more|a second|a different) (?:one|idea|example|way|option|tip)|(?:give|show) me (?:an|another|the) \\w+',
  'which (?:one|of (?:them|these))',
  '(?:the|that) (?:first|second|third|last|other|next) (?:one|option|idea|tip)|tell me more',
  '(?:save|copy|send|print) (?:it|that|this)|what do you mean|where did you get|why should i (?:trust|believe)',
)

/** Begins like a reply to the message before. */
const REPLIES =
  /^(?:ok(?:ay)?[ ,]+)?(?:and|but|or|so|then|what if|what about|how about|no,|not that|are you sure|i (?:already )?(?:tried|did) that|that (?:did|does|is|was))\b/

/** Words that must be judged, even in a message that leans on the one before. */
const GRAVE = words(
  'die|dies|died|dying|dead|death|kill\\w*|alive|live|lives|living|life|suicid\\w*|hurt\\w*|harm\\w*|pills?',
  'hit|hits|beat|beats|knife|gun|threat\\w*|rape\\w*|touch\\w*|attack\\w*|nobody|no one|anymore|forever|last time|goodbye',
)

const MOST_WORDS = 16

/**
 * Whether a message, as `plainOf` reads it, leans on the one before and says too little to be judged
 * alone.
 */
export const isFollowUp = (said: string): boolean =>
  said.split(' ').length <= MOST_WORDS &&
  (EDITS.test(said) || REPLIES.test(said)) &&
  !GRAVE.test(said)
