import { DANGER, HARMLESS, SIGNS, STRONG } from './safety.patterns.ts'
import { plainOf } from './words.rules.ts'

/** Topics with a fixed answer, in the order in which they are looked for. */
export const SAFETY_TOPICS = [
  'self-harm',
  'violence',
  'harassment',
  'discrimination',
  'medical',
  'legal',
] as const
export type SafetyTopic = (typeof SAFETY_TOPICS)[number]

/** How many different signs together mean a topic that no single expression names. */
const ENOUGH_SIGNS = 2

const readable = (text: string) =>
  HARMLESS.reduce((left, pattern) => left.replaceAll(pattern, ' '), plainOf(text))

/** The topic of a message that gets a fixed answer; undefined if there is none. */
export function safetyTopicOf(text: string): SafetyTopic | undefined {
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
  return !DANGER.self.test(said) && DANGER.other.test(said)
}
