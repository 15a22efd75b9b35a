import { asksForHouse } from './house.rules.ts'
import { plainOf, words } from './words.rules.ts'

/** Subjects that only the rules of a company decide, by area. */
const RULED = [
  'pay ?slips?|pay ?day|get paid|is paid|be paid|paid (?:for|out)|unpaid|bonus(?:es)?|salary|wages?|pay rise|overtime|pension|benefits|perks|discount|insurance|insured|expenses|travel costs|mileage|receipts?|reimburse\\w*|company car',
  "vacation|annual leave|holidays?|days? off|week\\w* off|time off|pto|leave|parental|maternity|paternity|doctor(?:'s)?|sick|ill|fever",
  'probation|my trial period|notice period|what notice|give notice|notice do i|job opening|open job|personnel file|bank (?:details|account)|new address|moved house|second job|side job|rating|my targets',
  'dress code|uniforms?|badge|id card|login|keyboard|laptop|equipment|protective|safety shoes|work clothes|licen[cs]e|meeting room|park(?:ing)?|canteen|glasses|childcare|home office|work from (?:home|abroad|[a-z]+)|bring my|pray(?:er)?|chatgpt|whatsapp',
  'whistle\\w*|works council|visitors|union|staff representatives?|data protection|hr|human resources|permission|policy|rules? for|staff survey|company news|journalist|social media|photos?|films?|recorded|monitored|gifts?',
  "near miss|accident|first[- ]?aid\\w*|alarm|evacuat\\w+|meeting point|mentor|master's|degree|qualification|team (?:dinner|meal|outing)",
]

/** Subjects that mean a rule if the question asks about a decision, an amount or a deadline. */
const SOMETIMES =
  'shifts?|swap|software|suppliers?|courses?|trainings?|hours|desk|locker|keys?|scanner|review|contract|money|budget|order|buy|spend|sign|form|report|travel\\w*|sunday|saturday|calls?|promot\\w+|lead a team|in a fire|address|name on it'

/** Asks about a permission, a decision, an amount or a deadline. */
const ALLOWED = words(
  'may (?:i|we)',
  '(?:am i|are we|is (?:it|anyone|everyone)) (?:\\w+ )?(?:allowed|insured|entitled|paid)',
  'can (?:i|we) (?:take|work|carry|swap|bring|wear|order|spend|claim|stay|tell|get|use|have|leave|park|be)',
  'can (?:they|it|that) be (?:changed|moved|paid)',
  '(?<!how )do (?:i|we) (?:really )?(?:have|need|get)',
  'does the (?:company|firm|employer)',
  'who (?:signs?|decides|approves|needs|pays|is (?:my|the|responsible)|are|do i (?:ask|call|tell)|gives|has to|listens|should know|tells|can approve)|are the first-?aiders?',
  'until when|by when|which form|up to how much|have to agree',
  'when (?:do|will|does|is|are)|where (?:do|can|is|are)',
  'how (?:long|many|much|soon|early|often|does|is)',
  'is there|are there|is (?:the|overtime|that)|are our',
  'what (?:are the rules|is the|notice|do we do|do i do if|am i allowed|can i do|now|do you need|happens (?:to|with|if))',
  'who (?:pays|do i)|does \\w+ (?:expire|count|cost)|can (?:my|our|the|someone)',
)
/** Asks for the steps. */
const STEPS = words(
  'how (?:do|can) (?:i|we) (?:report|book|claim|apply|register|request|get|hand in|submit|cancel|enter|return|order|become|find|call in|sign up|take|file|correct|change|recommend|swap|start|join)',
)

const ruled = RULED.join('|')
const ONLY_RULED = words(ruled)
const OFTEN_RULED = words(SOMETIMES)
const BARE = new RegExp(
  `^(?:and |what about |how about )?(?:my |the |our )?(?:${ruled}|review)[?.! ]*$`,
)

/** Words about feelings and talks: with these, advice helps and a rule doesn't. */
const FEELING = words(
  'calm|angry|feedback|criticism|honest|scared|nervous|embarrass\\w*|weak|mood|shouts?|thank|tired|switch off|listen|good moment|good first day|work late|on (?:fire|board)|reviews? that|correct my boss|lost (?:him|her)|write down goals|get people',
)

/** Whether a message only names a subject of rules, without a question about it. */
export const isBareRule = (text: string): boolean => BARE.test(plainOf(text))

/**
 * Whether only the company can answer a message: it asks for a rule (a permission, a decision, an
 * amount, a deadline), or for a term, value or link of the company.
 */
export function asksForRule(text: string): boolean {
  const said = plainOf(text)
  if (isBareRule(text) || asksForHouse(said)) return true
  if (FEELING.test(said)) return false
  if (ONLY_RULED.test(said)) {
    return ALLOWED.test(said) || STEPS.test(said) || said.startsWith('lost ')
  }
  return OFTEN_RULED.test(said) && ALLOWED.test(said)
}
