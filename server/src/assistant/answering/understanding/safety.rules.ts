import { topicItSoundsLike } from './classifier.rules.ts'
import { DISCRIMINATION, HARASSMENT, HARASSMENT_SIGNS } from './conduct.rules.ts'
import { SELF_HARM, SELF_HARM_SIGNS, VIOLENCE, WHOSE } from './danger.rules.ts'
import { LEGAL, MEDICAL } from './expert.rules.ts'
import { SAFETY_TOPICS, type SafetyTopic } from './safety-topics.rules.ts'
import { type Expression, plainOf } from './words.rules.ts'

/** Expressions that mean no harm, taken out before the topics are looked for. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:is|are|was|were|be)? ?(?:just |really |slowly )?killing (?:me|us|it)\b(?! with)/g,
  /\b(?:could|would|can) (?:just |really )?(?:murder|kill)(?: for)? (?:a|an|one|some|my|him|her|them)\b/g,
  /\b(?:die|died|dying|dead) (?:of|from) (?:shame|laughter|laughing|boredom|embarrassment|curiosity)\b/g,
  /\b(?:nearly|almost) (?:died|had a heart attack)\b|\bdying (?:to|for)\b|\bdead (?:tired|end|line|serious)\b/g,
  /\b(?:will|would|is going to|are going to) kill me (?:if|when|for|about|over)\b/g,
  /\bsho(?:t|ot|ots|oting)(?: \w+)? (?:down|in the foot)\b|\bstab\w*(?: \w+)? in the back\b/g,
  /\b(?:beat|beats|beating|kick|kicking) (?:my|him|her|your|them)sel(?:f|ves)\b/g,
  /\b(?:it|that) (?:just )?hits? (?:me|us|him|her)\b|\bhit me up\b/g,
  /\bunwritten (?:law|rule)s?\b|\bdiscriminat\w+ between\b|\b(?:bring|brings|brought) .{0,20}to life\b/g,
]

/** What names a topic by itself. */
const STRONG: Readonly<Record<SafetyTopic, readonly Expression[]>> = {
  'self-harm': SELF_HARM,
  violence: VIOLENCE,
  harassment: HARASSMENT,
  discrimination: DISCRIMINATION,
  medical: MEDICAL,
  legal: LEGAL,
}

/** What says little alone, but much together with another of the same topic. */
const SIGNS: Readonly<Partial<Record<SafetyTopic, readonly RegExp[]>>> = {
  'self-harm': SELF_HARM_SIGNS,
  harassment: HARASSMENT_SIGNS,
}
const ENOUGH_SIGNS = 2

const readable = (text: string) =>
  HARMLESS.reduce((left, pattern) => left.replaceAll(pattern, ' '), plainOf(text))

/**
 * The topic of a message that gets a fixed answer; undefined if there is none. The patterns come first,
 * because they are precise; what they don't know is judged by what it sounds like.
 */
export function safetyTopicOf(text: string): SafetyTopic | undefined {
  return namedTopicOf(text) ?? topicItSoundsLike(readable(text))
}

/** The topic that a pattern finds in a message. */
export function namedTopicOf(text: string): SafetyTopic | undefined {
  const said = readable(text)
  return SAFETY_TOPICS.find((topic) => isAbout(topic, said))
}

function isAbout(topic: SafetyTopic, said: string): boolean {
  const isNamed = STRONG[topic].some(
    ({ means, unless }) => means.test(said) && !(unless?.test(said) ?? false),
  )
  if (isNamed) return true
  return (SIGNS[topic] ?? []).filter((sign) => sign.test(said)).length >= ENOUGH_SIGNS
}

/** Whether it is someone else who may harm themself, so that the answer is for a helper. */
export function isAboutSomeoneElse(text: string): boolean {
  const said = readable(text)
  return !WHOSE.own.test(said) && WHOSE.other.test(said)
}
