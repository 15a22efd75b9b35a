import { PEOPLE, plainOf, words } from './words.rules.ts'

/** The goals of the person that a message asks for. */
export type GoalsWanted = 'open' | 'thisWeek' | 'overdue' | 'one' | 'achieved' | 'nextStep'

/** `about`: the words that name a goal, in small letters; empty if the message names no goal. */
export type WantsOfGoals = { wants: GoalsWanted; about: string[] }

/** Verbs for a goal that a person set or plans. */
const PLANNED =
  'plan|planned|commit|committed|want to|wanted to|say i would|said i would|promise|promised|intend|intended|set out|sign up|signed up'
const DONE =
  'achieve|achieved|finish|finished|complete|completed|get done|managed?|accomplish\\w*|reach|reached|let slip|forget|forgotten'

/** Speaks of the person's goals, plans and check-ins in this app. */
const MINE = words(
  // The goals themselves
  '(?:list|show|all|of|with|for|are|were|remind me of|overview of|one of) my (?:\\w+ )?goals?',
  '^(?:the )?goals? (?:that|which|i|for)|the goals i',
  '(?:what|which|how many) (?:\\w+ )?goals? (?:do i|did i|have i|i have|should be|are (?:still |now )?(?:open|due|running|overdue|over|late|done|mine))',
  '(?:do|did|have) i (?:still |already |ever |really )*(?:have|had|set|write|wrote|reach|reached|made?|forgotten|miss)~goals?',
  '(?:my|the) (?:\\w+ )?goals? (?:about|on|for|with|around|of|going|progress)',
  '(?:how is|how are|where am i with|how far am i with) (?:my|the) (?:\\w+ )?goals?',
  'the \\w+ goal|as a goal|a goal (?:about|for|on|with|here)|forgot a goal|check in on a goal',
  'which goal|(?:any|one|which) of my goals?|move my goals?|(?:step|thing)~(?:of|for) my goals?',
  // Plans and check-ins
  'my (?:if-?then )?plan (?:for|about|on)|(?:the )?plan i (?:made|wrote|had)|my next steps?|(?:my|a|which|next) check-?ins?|need to check in|to review this week',
  '(?:anything|something|what is|what else is) (?:due|planned|coming up|on for me)|^what is (?:overdue|due|next)[?!. ]*$',
  // Earlier wishes and their results
  `(?:what|which|when|how many)~(?:did|have) i (?:ever |already |really )?(?:${PLANNED}|${DONE})`,
  `(?:did|have) i (?:ever|already) (?:${DONE})`,
  '(?:what|anything|something|nothing)~i wanted to (?:do|get done|finish)',
  'did i (?:have|want|write|miss|plan)',
  '(?:am|was) i (?:\\w+ )?(?:working (?:on|towards)|trying to|behind with (?:anything|something|any|my goals)|late with(?! my))',
  '(?:what )?i am (?:working (?:on|towards)|trying to) ?[?!. ]*$|what i am (?:working|trying)',
  '(?:anything|something) i should have (?:finished|done)',
  '(?:my|list) (?:\\w+ )?(?:successes|achievements)',
  '^(?:ok |so |and |hey )*what (?:should|do|can) i do (?:next|now)[?!. ]*$',
)
const NOTHING_ELSE = /^my (?:\w+ )?goals?(?: please)?[?!. ]*$/

/** Asks how to do it, or speaks of goals set by others: there advice helps. */
const ADVICE = words(
  'how (?:do|can|could|should) (?:i|we)(?! stand)',
  'my goals? (?:at work )?(?:are|is|keep|keeps|change|do not|does not)',
  `(?:${PEOPLE}|they|company) (?:\\w+ )?(?:chang\\w+|sets?|gives?|wants?|never|always|shouts?|asks?)`,
  'can (?:my|the|our) (?:targets?|goals?) be|what should my goals be|wrong|and (?:nobody|everyone|they|i never)',
)
const NAMED = words('(?:my|the) (?:\\w+ )?goals? (?:about|on|for|with)', 'goals? (?:have|do|did) i')

const NEXT_STEP = words(
  'next steps?',
  'what (?:should|do|can|could) i do (?:next|now|today)',
  'comes next',
  '(?:start|begin|continue) with|(?:tackle|do|take) first',
  'small(?:est)? (?:step|thing)',
  'move my goals?',
  '(?:\\w+ )?minutes',
)
const OVERDUE = words(
  'overdue',
  '(?:too |am i |are |i am )late',
  'behind',
  'past (?:its|the|their) (?:date|day|end)',
  'miss(?:ed)?',
  'let slip|forg[eo]t(?:ten)?',
  'should (?:already )?(?:have|be) (?:already )?(?:finished|done|been|reached)',
  'by now',
  '(?:date|time|deadline|day) (?:is|was|has) (?:over|past|passed|gone|expired)',
  'expired',
)
const ACHIEVED = words(
  'achiev\\w*',
  'finish(?:ed)?',
  'complet\\w*',
  'reach(?:ed)?',
  'accomplish\\w*',
  'success(?:es)?|managed|(?:have|i) done',
  'get done (?:this|last|so far|in)',
)
const THIS_WEEK = words(
  '(?:this|the|my) week',
  'today',
  'tomorrow',
  'weekend',
  '(?:by|until|till|before|on) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
  'next (?:few |couple of )?days',
  'next week',
  'coming up',
  'due',
)

/** Patterns whose first group is the name of one goal. */
const ABOUT: readonly RegExp[] = [
  /\bgoals? (?:about|on|for|with|around|of) ([^.?!,;]{2,60})/,
  /\b(?:the|my) ((?:\w+ ){1,3})(?:goal|thing)\b/,
  /\bplan (?:i (?:made|wrote|had) )?(?:for|about|on) ([^.?!,;]{2,60})/,
  /\bplan(?:ned)? (?:something )?(?:about|on|with) ([^.?!,;]{2,60})/,
  /\b(?:something|anything) (?:with|about|on) ([^.?!,;]{2,60})/,
]

/** Words in the place of a goal's name that name no goal. */
const EMPTY = new Set(
  'a an the my me i you it of for to on in with and or is am are was be do done this that again going go please now next last open old current own finished overdue one all any some there here today tomorrow week weekend month year monday tuesday wednesday thursday friday saturday sunday goal goals thing things step steps small smallest few days first second attention need needs have has did what which when how fit would achieved if-then'.split(
    ' ',
  ),
)

/** The goals that a message asks for; undefined if it asks for something else. */
export function wantsOfGoals(text: string): WantsOfGoals | undefined {
  const said = plainOf(text)
  if (!MINE.test(said) && !NOTHING_ELSE.test(said)) return undefined
  if (ADVICE.test(said) && !NAMED.test(said)) return undefined
  const about = namesIn(said)
  return { wants: wantsIn(said, about), about }
}

function wantsIn(said: string, about: readonly string[]): GoalsWanted {
  if (NEXT_STEP.test(said)) return 'nextStep'
  if (OVERDUE.test(said)) return 'overdue'
  if (about.length > 0) return 'one'
  if (ACHIEVED.test(said)) return 'achieved'
  return THIS_WEEK.test(said) ? 'thisWeek' : 'open'
}

function namesIn(said: string): string[] {
  for (const pattern of ABOUT) {
    const named = (pattern.exec(said)?.[1] ?? '').split(/[^\p{L}\p{N}-]+/u)
    const left = named.filter((word) => word.length > 1 && !EMPTY.has(word))
    if (left.length > 0) return left
  }
  return []
}
