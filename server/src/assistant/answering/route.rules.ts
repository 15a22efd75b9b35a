import type { ChatKind } from './answer.types.ts'

/** A message of few words, or one that asks for something by name. */
export type Route =
  | { kind: 'smalltalk'; reply: string }
  | { kind: Exclude<ChatKind, 'smalltalk' | 'safety' | 'nothing'>; reply?: undefined }

const SMALL_TALK: readonly (readonly [reply: string, pattern: RegExp])[] = [
  [
    'hello',
    /^(hi|hello|hey|hiya|good (morning|afternoon|evening)|morning)\b( there| mira)?[\s!.,]*$/,
  ],
  ['thanks', /^(thanks|thank you|cheers|ta|great|perfect|ok|okay|got it)\b.{0,30}$/],
  ['goodbye', /^(bye|goodbye|see you|good night|later)\b.{0,20}$/],
  ['how-are-you', /^(hi|hello|hey)?[\s,!]*how are (you|things)\b.{0,20}$/],
  [
    'who-are-you',
    /^(who|what) are you\b|^are you (a |an )?(robot|bot|human|real|person|ai|software|machine)\b|^what can you do\b/,
  ],
]

const GOALS =
  /\bmy (own )?(open |current |old |overdue |next )?goals?\b|\bgoals? (have|do|did) i\b|\bdid i (plan|commit)\b|\bmy (next )?check-?in\b|\bam i (working on|behind)\b/

const REHEARSAL =
  /\b(rehearse|rehearsal|role[- ]?play|practi[sc]e)\b.{0,60}\b(conversation|talk|talking|telling|asking|saying|tell|ask|say|how|with|it|no)\b|\b(pretend|act as|play) (to be )?(my|the|a)\b.{0,30}\b(boss|manager|colleague|customer|team|employee)\b/

const OUT_OF_SCOPE =
  /\b(recipe|weather|forecast|horoscope|lottery|bitcoin|crypto|stock (price|tip)s?|football|poem|song|lyrics|joke|essay|homework|capital of|translate|python|javascript|sql query|excel formula|election|vote for|film|movie|netflix|flight|hotel|birthday present|book (me )?a)\b/

/** What a message asks for by its words alone; undefined where the library has to say. */
export function routeOf(text: string): Route | undefined {
  const said = text.toLowerCase().replace(/’/g, "'").trim()
  const small = SMALL_TALK.find(([, pattern]) => pattern.test(said))
  if (small !== undefined) return { kind: 'smalltalk', reply: small[0] }
  if (REHEARSAL.test(said)) return { kind: 'rehearsal' }
  if (GOALS.test(said)) return { kind: 'goals' }
  if (OUT_OF_SCOPE.test(said)) return { kind: 'outOfScope' }
  return undefined
}
