/** Topics with a fixed answer, in the order of the search for them. */
export const SAFETY_TOPICS = [
  'self-harm',
  'violence',
  'harassment',
  'discrimination',
  'medical',
  'legal',
] as const
export type SafetyTopic = (typeof SAFETY_TOPICS)[number]
