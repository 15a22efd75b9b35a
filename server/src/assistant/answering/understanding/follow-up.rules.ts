import { plainOf, words } from './words.rules.ts'

/** A message about Mira's last answer: `place` is that of a card, from 0; -1 is the last. */
export type FollowUp =
  | { wants: 'card' | 'save'; place: number }
  | { wants: 'shorter' | 'words' | 'others' }
  | { wants: 'quick'; minutes: number }

const PLACES: readonly (readonly [place: number, pattern: RegExp])[] = [
  [0, words('(?:the )?(?:first|1st|top|upper) (?:one|idea|option|tip|card|thing)', 'the first')],
  [1, words('(?:the )?(?:second|2nd|middle) (?:one|idea|option|tip|card|thing)', 'the second')],
  [2, words('(?:the )?(?:third|3rd) (?:one|idea|option|tip|card|thing)', 'the third')],
  [-1, words('(?:the )?(?:last|bottom) (?:one|idea|option|tip|card)', 'the last')],
]
const NUMBER = /(?:^|\b(?:number|no\.?|option|card|#) ?#?)([1-4])[.!? ]*$/

const SAVE = words(
  '(?:save|keep|bookmark|store) (?:it|this|that|them|the)',
  '(?:make|add) (?:it|this|that|the \\w+(?: one)?) (?:as |into |to )?(?:a |my )?goals?',
  '(?:as a|to my) goals?',
)
const SHORTER = words(
  '(?:shorter|simpler|too long|in short|briefly|tl;?dr)',
  '(?:summari[sz]e|shorten|cut) (?:it|that|this)',
  'in (?:one|two|a few|fewer|other|simple|plain) (?:words?|sentences?|lines?)',
)
const WORDS = words(
  '(?:an|any|another|one) example|for example|for instance|like what',
  'how (?:does|would) (?:that|this|it) sound|the (?:exact )?words',
)
const WORDS_FIRST =
  /\b(?:what|how) (?:do|would|could|should|can|exactly do) i (?:actually |even )?(?:say|word|put|phrase|write|ask)(?: (?:it|that|this|first|then))?[?!. ]*$/
const FULL = words(
  'tell me more|more about (?:it|that|this)|how (?:exactly|do i do (?:it|that|this)|does (?:it|that|this) work)',
  '(?:show|give) me the steps|the steps|what do you mean|explain (?:it|that|this)|open it',
  'which (?:one|of (?:them|these|those))(?: (?:is|would|should|do)\\b.{0,30})?',
)
const OTHERS = words(
  '(?:another|a different|one more) (?:one|idea|way|option|tip|card)|(?:something|anything|what) else',
  'other (?:ones?|ideas?|ways?|options?|tips?)|more (?:ideas|tips|options|of (?:them|these|those))',
  'none of (?:it|that|these|those|them)|not (?:it|that|this|these|those|what i mean[t]?|helpful)[.! ]*$',
  '(?:i )?(?:already |have |have already )?(?:tried|did|done) (?:it|that|this|all that|them|those)',
  'that (?:did|does) not (?:work|help|fit)|(?:does|did) not (?:work|help|fit)(?: me| us)?[.! ]*$',
)
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const QUICK = new RegExp(
  `\\b(?:something|anything|takes?|only have|only got|in|under|less than|at most)\\b.{0,20}?\\b(\\d{1,2}|${NUMBERS.join('|')}|fifteen|twenty|thirty|a few) ?(?:minutes?|mins?)\\b`,
)
const OTHER_NUMBERS: Readonly<Record<string, number>> = {
  ...{ fifteen: 15, twenty: 20, thirty: 30, 'a few': 5 },
}

const WISHES = [
  ...[SAVE, SHORTER, WORDS, WORDS_FIRST, FULL, OTHERS, QUICK, NUMBER],
  ...PLACES.map(([, pattern]) => pattern),
]

/** A longer message says more than the wish, so it is searched. */
const MOST_WORDS = 10

const isBrief = (said: string) => said.split(' ').length <= MOST_WORDS

/** Words beside a wish that add no subject. */
const FILLER = new Set(
  'a an the i me my you your we us it its that this these those them one ones ok okay please pls thanks and but or so then can could would should do does did is are was what how about give get make put say show tell for to of in at with on as now just really again yes no mira want need like have got sounds good nice better more also any another other something thing only already last first second third week time up think pick use try go goal goals idea ideas option tip card later new here am be'.split(
    ' ',
  ),
)

/** The wish about the last answer; undefined if the message says anything else. */
export function followUpOf(text: string): FollowUp | undefined {
  const said = plainOf(text)
  const wish = wishIn(said)
  return wish !== undefined && saysNoMore(said) ? wish : undefined
}

/** Whether a message says no more than a wish: else it may name a danger, or its own subject. */
function saysNoMore(said: string): boolean {
  if (/\b(?:not|never) (?:save|keep|bookmark|store)\b/.test(said)) return false
  const rest = WISHES.reduce((left, one) => left.replace(one, ' '), said)
  return (rest.match(/[\p{L}\p{N}'-]+/gu) ?? []).every((word) => FILLER.has(word))
}

function wishIn(said: string): FollowUp | undefined {
  if (!isBrief(said)) return undefined
  const place = placeIn(said)
  if (SAVE.test(said)) return { wants: 'save', place: place ?? 0 }
  const quick = QUICK.exec(said)?.[1]
  if (quick !== undefined) return { wants: 'quick', minutes: minutesOf(quick) }
  if (SHORTER.test(said)) return { wants: 'shorter' }
  if (OTHERS.test(said)) return { wants: 'others' }
  if (place !== undefined) return { wants: 'card', place }
  if (WORDS.test(said) || WORDS_FIRST.test(said)) return { wants: 'words' }
  return FULL.test(said) ? { wants: 'card', place: 0 } : undefined
}

function placeIn(said: string): number | undefined {
  const number = NUMBER.exec(said)?.[1]
  if (number !== undefined) return Number(number) - 1
  return PLACES.find(([, pattern]) => pattern.test(said))?.[0]
}

const minutesOf = (written: string): number =>
  OTHER_NUMBERS[written] ?? (NUMBERS.indexOf(written) + 1 || Number(written))

/** Begins like a reply to the message before. */
const REPLIES =
  /^(?:ok(?:ay)?[ ,]+)?(?:and|but|or|so|then|what if|what about|how about|no,|not that|are you sure|i (?:already )?(?:tried|did) that|that (?:did|does|is|was))\b/
/** Begins with a person or thing that only the message before names. */
const ABOUT_THEM = /^(?:it|she|he|they|not (?:from|with|for|in|at|my|the)) /

/** Asks for the answer in other words, which is no subject either. */
const EDITS = words(
  '(?:make|say|put|write|rewrite|rephrase|reword|translate|turn) (?:it|that|this|them|the (?:answer|text|message))',
  '(?:softer|friendlier|nicer|clearer|less formal|more formal)',
  '(?:sounds?|sound) (?:more|less|too|like me)',
  '(?:copy|send|print) (?:it|that|this)|where did you get|why should i (?:trust|believe)',
)

/** Words that must be judged, even in a message that leans on the one before. */
const GRAVE = words(
  'die|dies|died|dying|dead|death|kill\\w*|alive|live|lives|living|life|suicid\\w*|hurt\\w*|harm\\w*|pills?',
  'hit|hits|beat|beats|knife|gun|threat\\w*|rape\\w*|touch\\w*|attack\\w*|nobody|no one|anymore|forever|last time|goodbye',
)

const MOST_REPLY_WORDS = 16

/** Whether a message, as `plainOf` reads it, needs the one before to be understood. */
export const isReply = (said: string): boolean =>
  said.split(' ').length <= MOST_REPLY_WORDS && (REPLIES.test(said) || ABOUT_THEM.test(said))

/**
 * Whether a message, as `plainOf` reads it, leans on the one before and says too little to be judged
 * alone.
 */
export const isFollowUp = (said: string): boolean =>
  said.split(' ').length <= MOST_REPLY_WORDS &&
  !GRAVE.test(said) &&
  (REPLIES.test(said) || EDITS.test(said) || followUpOf(said) !== undefined)
