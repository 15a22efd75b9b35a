import { type WantsOfGoals, wantsOfGoals } from './goals.rules.ts'
import { asksForRule } from './handbook.rules.ts'
import { isOutOfScope, isTask } from './scope.rules.ts'
import { PEOPLE, plainOf, words } from './words.rules.ts'

/** The request in a message; undefined if the library has to answer. */
export type Route =
  | { kind: 'smalltalk'; reply: string }
  | { kind: 'goals'; wanted: WantsOfGoals }
  | { kind: 'rehearsal' | 'outOfScope' | 'handbook' | 'colleague' | 'notEnglish' | 'noWords' }
  | { kind: 'help' }

const END = '[\\s!.,?)(:;-]*$'
const NAME = '(?:,? ?(?:there|mira|you|again|everyone|all))*'
const HELLO = `(?:hi+|hello+|hey+|hiya|yo|howdy|moin|good (?:morning|afternoon|evening|day)|morning|evening)${NAME}`
const small = (pattern: string) => new RegExp(`^(?:${HELLO}[\\s!.,]*)?(?:${pattern})${END}`)

const SMALL_TALK: readonly (readonly [reply: string, pattern: RegExp])[] = [
  ['hello', new RegExp(`^(?:${HELLO}[\\s!.,]*)+(?:i am (?:back|here))?${END}`)],
  ['hello', small('i am back|here i am|me again|knock knock|nice to meet you')],
  [
    'how-are-you',
    small(
      '(?:and )?how (?:are|is|was|did) (?:you|things|it going|life|your \\w+|you sleep).{0,20}|what is up|you ok(?:ay)?',
    ),
  ],
  [
    'who-are-you',
    small(
      "(?:who|what)(?: exactly)? are you\\b.{0,20}|(?:are|aren't) you (?:a |an )?(?:real|human|robot|bot|person|ai|software|machine|alive|chatgpt)\\b.{0,40}|what (?:can|do) you do(?: for me)?|who (?:made|built|created|wrote) you|what is your name|do you (?:have|feel|sleep|dream|like) ?(?:\\w+ ?){0,3}|how (?:old are you|do you work)|can you (?:feel|think)",
    ),
  ],
  ['thanks', /^(?:(?:ha)+h?|lol|hehe)\b.{0,60}\b(?:laugh\w*|funny|your last|joke)\b.{0,40}$/],
  ['thanks', /\b(?:nearly|almost) died laughing\b/],
  [
    'small-talk',
    /\b(?:could|would|can) (?:murder|kill for|do with|use) an? (?:coffee|tea|beer|cake|pizza|nap|holiday|sandwich|drink|chocolate)\b.{0,20}$/,
  ],
  [
    'goodbye',
    small(
      '(?:ok |thanks |well )*(?:bye+(?:[ -]?bye)?|goodbye|see (?:you|ya)|cu|good ?night|later|so long|ciao|have a (?:nice|good|great)|take care|talk to you)\\b.{0,30}',
    ),
  ],
]

/** Asks for help without a subject. */
const HELP = small(
  '(?:please[ ,]*)?(?:i (?:really )?need (?:your |some )?help|(?:can|could|would|will) (?:you|someone|anyone) (?:please )?help(?: me)?(?: out)?|help(?: me)?)(?: please| now)?',
)

/** Words of a polite message; at least one of them is in `THANKFUL`. */
const SOCIAL = new Set(
  'thanks thank you thx ty tysm cheers ta many a lot so much very again mira for your the help that this it was is really helped helps helpful great good perfect super nice awesome wow cool amazing brilliant lovely fine sure yes yep yeah no nope ok okay k alright got i see know to me lol haha hahaha hehe ha rofl sorry oops never mind nevermind wrong window chat my mistake are am best funny sweet cute smart kind well done bot love like finally friday happy monday weekend god appreciated just and but oh hm hmm nobody ever before'.split(
    ' ',
  ),
)
const MOST_SOCIAL = 10

/** Whether a message has polite words only, like "thanks, that helped a lot". */
function isPolite(said: string): boolean {
  const spoken = said.match(/[\p{L}'-]+/gu) ?? []
  return spoken.length <= MOST_SOCIAL && spoken.every((word) => SOCIAL.has(word))
}

const OTHER =
  '(?:(?:my|the|an?|our)(?: \\w+)? (?:' +
  PEOPLE +
  ')|him|her|them|the other (?:person|side)|jo|like (?:he|she) would)'

const REHEARSAL: readonly RegExp[] = [
  /\brehears\w+|\brole[- ]?play|\bdry run\b|\b(?:test|trial) run\b|\bmock (?:interview|talk|review|call|meeting)\b|\bact (?:it |this )?out\b|\bsimulat/,
  words(
    '(?:practi[sc]e|train|try out|try|test|go through|run through|say it|say this|rehearse)~(?:on|with|to) (?:you|me)',
    '(?:say|tell|try) (?:it|this|that)(?: out loud)? (?:to|on|with) you',
    '(?:try|go through|go over) (?:the|this|that|my)~(?:conversation|talk|call|opening|speech)~(?:here|first|with you)',
    '(?:warm up|prepare|negotiate|haggle|argue|discuss|talk it)~with me',
    'pretend to be \\w+',
    '(?:can|could|let) (?:i|me) (?:try|test|practi[sc]e|train)~on you',
    '(?:practi[sc]e|train|run through|go through|prepare for real)~(?:conversation|talk|telling|asking|saying|giving|apologi[sz]ing|admitting|explaining|discussion|call)',
    '^(?:practi[sc]e|train) (?:a|the|my|for)',
    `(?:pretend|imagine)(?: that)? (?:you are|to be|i am)~(?:${PEOPLE}|react|answer|landlord|judge)`,
    `(?:you|could you|can you|would you)(?: be| play| act as)(?: like)? ${OTHER}`,
    `you be (?:him|her|them|my|the)`,
    `(?:^|let us |now |please )(?:play|be|act as) (?:my|an?|the)(?: \\w+)? (?:${PEOPLE})`,
    'for real\\b.{0,20}$',
  ),
]
/** Everyday practice, asked about as advice. */
const NOT_REHEARSAL =
  /^(?:how|what|why|when|where)\b(?!.{0,20}\b(?:about|if) (?:you|we))(?!.{0,80}\b(?:with|on|to) you\b)/

const TRAITS =
  '(?:narcissis\\w+|psychopath\\w*|sociopath\\w*|autistic|bipolar|depressed|alcoholic|an? addict|on drugs|lazy|stupid|dumb|an? (?:idiot|liar|bully|cheat|good person|bad person|loser|snake)|lying|gay|lesbian|pregnant|crazy|insane|incompetent|jealous of me|borderline|mentally ill|on the spectrum|trustworthy|honest|good enough|having an affair|stealing|into me)'
const COLLEAGUE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is|are|could|might|isn't|do you think(?: that)?|think) (?:\\w+ ){1,4}?(?:is |be |are )?(?:really |just |a |an |simply |maybe )*${TRAITS}\\b`,
  ),
  new RegExp(
    `^(?:please |can you |could you |hey |mira )*(?:rate|score|rank|judge|assess|evaluate|diagnose|grade|analy[sz]e|profile) (?:\\w+$|him|her|them|(?:my|our|the)(?: \\w+)? (?:${PEOPLE})|[a-z]+ (?:as|from|on|and|by|for)\\b)`,
  ),
  /\bdoes (?:\w+ ){1,3}have (?:adhd|depression|autism|burn-?out|a drinking problem|an affair|bipolar|a disorder)\b/,
  /\bwhat (?:do you think|is your opinion) (?:of|about) (?!this|that|it\b|the|a\b|an\b|these)(?:\w+ ?){1,2}[?.! ]*$/,
  /\bwho (?:is|are) the (?:best|worst|laziest|weakest|smartest|most \w+|least \w+) (?:\w+ )?(?:in|on|of|at|employee|colleague|worker|person)\b/,
  /\b(?:is|are) \w+ (?:better|worse|smarter|lazier) than \w+/,
  /\b(?:should|would) you (?:fire|promote|hire|trust) \w+/,
]

/** A message that has only signs of thanks or greeting, in any skin tone. */
const only = (signs: string) =>
  new RegExp(`^(?:[${signs}][\\p{Emoji_Modifier}\\uFE0F]*[\\s!.]*)+$`, 'u')
const SIGNS: readonly (readonly [reply: string, pattern: RegExp])[] = [
  ['hello', only('👋')],
  ['thanks', only('👍👌👏🙏🙌💪✅❤😊🙂😀😃😄😁😍🥰🤗😂🤣😉😎🎉✨👋')],
]

const LATIN = /\p{Script=Latin}/u
const LETTER = /\p{L}/u

/** The request in a message, by its words alone. */
export function routeOf(text: string): Route | undefined {
  const said = plainOf(text)
  const letters = [...said].filter((sign) => LETTER.test(sign))
  const latin = letters.filter((sign) => LATIN.test(sign)).length
  const signs = SIGNS.find(([, pattern]) => pattern.test(said))
  if (signs !== undefined) return { kind: 'smalltalk', reply: signs[0] }
  if (letters.length === 0) return { kind: 'noWords' }
  if (latin < letters.length / 2) return { kind: 'notEnglish' }
  const talk = SMALL_TALK.find(([, pattern]) => pattern.test(said))
  if (talk !== undefined) return { kind: 'smalltalk', reply: talk[0] }
  if (HELP.test(said)) return { kind: 'help' }
  if (isPolite(said)) return { kind: 'smalltalk', reply: 'thanks' }
  if (REHEARSAL.some((pattern) => pattern.test(said)) && !NOT_REHEARSAL.test(said)) {
    return { kind: 'rehearsal' }
  }
  if (COLLEAGUE.some((pattern) => pattern.test(said))) return { kind: 'colleague' }
  const wanted = wantsOfGoals(text)
  if (wanted !== undefined) return { kind: 'goals', wanted }
  if (isTask(text)) return { kind: 'outOfScope' }
  const isRule = asksForRule(text)
  if (isOutOfScope(text) && !isRule) return { kind: 'outOfScope' }
  return isRule ? { kind: 'handbook' } : undefined
}

const GENERAL = new Set(
  'a an the i am is are was be been it its this that these those my our your me we us you he she they them him her his their to of in on at for with about from and or but so too all do does did not no have has had having get got can could should would will may might what who how when where why which there here please help hi hey hello mira want need like just really some something someone somebody anything thing things up out any into by as if than then now better good bad best new wrong trouble problem problems issue issues work works working job feel feeling improve stuck much more talk going go know make tell say again everything mess everyone'.split(
    ' ',
  ),
)
const MOST_WORDS = 8

const spokenIn = (text: string) => plainOf(text).match(/[\p{L}\p{N}'-]+/gu) ?? []

/** The number of words that name a thing. */
export const countNamed = (text: string): number =>
  spokenIn(text).filter((word) => !GENERAL.has(word)).length

/** Whether a message names at most one thing, so that it can mean many. */
export function isVague(text: string): boolean {
  const spoken = spokenIn(text).length
  return spoken > 0 && spoken <= MOST_WORDS && countNamed(text) <= 1
}

const WHOM = words(PEOPLE, 'my (?:boss|team)', 'customers?', 'myself')

/** Whether a message names the person it is about. */
export const namesSomeone = (text: string): boolean => WHOM.test(plainOf(text))
