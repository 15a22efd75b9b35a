import { SAFETY_TOPICS, type SafetyTopic } from './safety-topics.rules.ts'
import { PEOPLE, words } from './words.rules.ts'

const ONE = '(?:he|she|they|someone|(?:my|a|the) \\w+)'

/** Phrases that name a danger in a few words. Those of self-harm are never overlooked. */
const PHRASES: Readonly<Record<SafetyTopic, RegExp>> = {
  'self-harm': words(
    '(?:kill|hang|shoot|drown|hurt|cut|harm)(?:ing|ting)? (?:my|him|her|them)sel(?:f|ves)(?! laughing)',
    'suicid\\w*(?! missions?)|self-?harm\\w*|selbstmord|suizid|umbringen',
    'want(?:s|ed)? to (?:die|be dead)|wish (?:i|he|she) (?:was|were) dead|better off dead',
    'not want to (?:live|be alive)(?! (?:in|near|at|with|on|from)\\b)|end(?:ing)? it all',
    '(?:end|ending|take|taking) (?:my|his|her|their) (?:own )?life|cutting again',
    'took \\d+ (?:pills?|tablets?|paracetamols?|ibuprofens?|aspirins?)|my wrists are bleeding|won.t be here tomorrow',
    // In other languages, because no other part of Mira reads them.
    'sterben|nicht mehr leben|umbringe\\w*|morir|matarme|suicidarme|mourir|me tuer|morire|uccidermi|umrze|zabi|wil dood|dood gaan|lmek istiyorum|morrer|matar-me',
  ),
  violence: words(
    `${ONE} (?:just )?(?:hit|hits|beat|beats|slapped|punched|kicked|choked|attacked|threatened) (?:me|her|him)(?! to it)`,
    '(?:has|have|with) (?:a|his|her) (?:gun|knife)|(?:wants?|going) to (?:kill|shoot|stab|hurt|punch) (?:me|him|her|them|someone|my \\w+)',
    `strangl\\w+|shooter|${ONE} (?:threw|throws) (?:a \\w+ at )?me(?! under the bus)|locked me in|i hit my (?:wife|husband|kids?|child|partner)`,
  ),
  harassment: words(
    'grop(?:ed|es|ing) (?:me|her)|rape[ds]?|wants nudes|keeps touching me|sexually|kissed me|touch(?:es|ed|ing) my',
    '(?:bull(?:y|ies|ied|ying)|stalk(?:s|ed|ing)?|harass(?:es|ed|ing)?) (?:me|her|him)|being bullied',
  ),
  discrimination: words('racis[tm]|sexis[tm]|homophob\\w*|antisemit\\w*|discriminat\\w+'),
  medical: words(
    'chest pains?|can not breathe|unconscious|overdosed?|having a seizure|is choking(?! (?:us|me|the|our|my|this|off))|has collapsed|colleague collapsed',
    'an ambulance|smell of gas|gas smell|smells of gas|there is a fire|is bleeding|i am bleeding',
  ),
  legal: words('sue (?:my|them|him|her)|(?:is|was) (?:it|this|that) (?:il)?legal|need a lawyer'),
}

/** The danger that a message, as `plainOf` reads it, names by a phrase. */
export const namedDanger = (said: string): SafetyTopic | undefined =>
  SAFETY_TOPICS.find((topic) => PHRASES[topic].test(said))

const HEAVY = words(
  '(?:can not|could not|not) stop crying|i (?:just |often |always )?cry (?:in the|on the|at|every|before|after|all)|cry before every|i cried (?:in the|on the|at|all|again)|i am in tears',
  '(?:can not|could not|do not|did not|hardly|barely) sleep|have not slept|awake (?:all|every|at) night|lie awake',
  '(?:i am|feel like|feel) (?:such )?(?:a )?(?:total |complete |big )?(?:failure|loser|fraud|burden)|i (?:have )?failed (?:everyone|them all|completely)',
  '(?:can not|could not) (?:take|do|go on with|cope with|face) (?:it|this|that) anymore|(?:can not|could not) (?:cope|face another day|take any more of this)',
  '(?:at|near) the end of my (?:rope|tether)|falling apart|broke down|breaking down|had a breakdown|hopeless|worthless|so alone|completely alone',
  'my hands (?:shake|are shaking)|panic attacks?|dread every (?:day|morning|shift)|sick with (?:fear|dread|worry)',
)

/** Whether a message, as `plainOf` reads it, is heavy but names no danger: it gets a human line before any advice. */
export function isHeavy(said: string): boolean {
  return HEAVY.test(said) && !ASKS_HOW.test(said) && !ABOUT_OTHERS.test(said)
}

const ASKS_HOW = /\bhow (?:do|can|should) i (?:tell|help|support|deal|handle|speak|talk)\b/
const ABOUT_OTHERS = words(`(?:my|a|our|the|one of my) (?:\\w+ )?(?:${PEOPLE}|lady|man|woman)`)

const WHOSE = {
  own: words(
    'myself|my (?:own )?life|without me|miss me',
    'i (?:just |really |sometimes )?(?:do not want|can not|want|am going|am done|am tired|have the|keep thinking|wish|feel)',
  ),
  other: words(
    `(?:my|a|our|the|one of (?:my|our)) (?:\\w+ )?(?:${PEOPLE}|friend|girl|boy|man|woman|wife|husband|partner|son|daughter|mother|father|sister|brother)`,
    '(?:he|she|they)(?: \\w+)? (?:wants?|says?|said|wrote|is|has|does|told|bought)',
    '(?:him|her|them)sel(?:f|ves)',
  ),
}

/** Whether another person is in danger of self-harm, so that the answer is for a helper. */
export function isAboutSomeoneElse(said: string): boolean {
  return !WHOSE.own.test(said) && WHOSE.other.test(said)
}

const AT_HOME = words(
  '(?:my|her|his) (?:ex-?|soon to be ex-? ?|drunk(?:en)? )?(?:husband|wife|partner|boyfriend|girlfriend|ex|fianc[ée]e?|spouse|mother-in-law|father-in-law)',
  '(?:my|her|his) (?:own )?(?:father|dad|mother|mum|mom|parents|brother|son)',
  'at home',
)

/** Whether a message about violence or harassment is about the person's home. */
export const isHurtAtHome = (said: string): boolean => AT_HOME.test(said)
